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
/** @param today YYYY-MM-DD, where known: what is proposed for a while begins then */
export declare function nextSteps(report: Report, today?: string): readonly Step[];
export {};
