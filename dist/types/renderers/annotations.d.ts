import type { Problem, Renderer } from '../model.js';
/** What a code review or job page shows beside a file or on top of a run. */
export interface Annotation {
    readonly level: Problem['level'];
    readonly message: string;
    readonly at: {
        readonly title: string;
        readonly file?: string;
        readonly line?: number;
    };
}
/**
 * One JSON object per line, worst first: what failed the gate, suspects, problems. No file ending chooses it; the
 * publisher of annotations reads it. One per scenario and metric, as CI systems show ten and drop the rest.
 */
export declare const annotations: Renderer;
