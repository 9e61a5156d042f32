import type { Report } from '../../model.js';
export declare function matrix({ findings, tallies }: Report): readonly string[];
