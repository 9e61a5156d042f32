import type { Reader } from '../model.js';
/**
 * The summary.md that is published beside a summary.csv: what the run was made on and for how long. The same case on
 * another instance type or for another time is another experiment.
 */
export declare const environmentMarkdown: Reader;
