import type { Renderer } from '../model.js';
/**
 * One JSON object per line, worst first: what failed the gate, suspects, problems. No file ending chooses it; the
 * publisher of annotations reads it. One per scenario and metric, as CI systems show ten and drop the rest.
 */
export declare const annotations: Renderer;
