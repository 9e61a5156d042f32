import type { Renderer } from '../model.js';
/** For a terminal or a log. */
export declare const text: Renderer;
