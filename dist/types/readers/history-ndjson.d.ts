import type { Reader } from '../model.js';
/** The store's own lines, one measurement with its run in each. A broken line is said and skipped: the others stand for themselves. */
export declare const historyNdjson: Reader;
