import type { Report } from '../../model.js';
/** What both sides were measured on, and where they differ. */
export declare function environment({ candidate, baseline }: Report): readonly string[];
