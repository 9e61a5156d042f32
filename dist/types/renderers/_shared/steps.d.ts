import type { Report } from '../../model.js';
export interface Step {
    /** One sentence; holds no text from the results. */
    readonly say: string;
    /** Lines to copy. They hold names from the results. */
    readonly code?: Code;
}
interface Code {
    readonly language: 'sh' | 'yaml';
    readonly lines: readonly string[];
}
export declare function nextSteps(report: Report): readonly Step[];
export {};
