import type { Report } from '../../model.js';
export declare function matrix(report: Report): readonly string[];
