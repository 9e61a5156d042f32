import type { Renderer } from '../model.js';
/** The report document itself (schemas/report.schema.json), for programs. */
export declare const json: Renderer;
