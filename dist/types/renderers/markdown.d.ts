import type { Renderer } from '../model.js';
/** For a pull request comment or a job summary. */
export declare const markdown: Renderer;
