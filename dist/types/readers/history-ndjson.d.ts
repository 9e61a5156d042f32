import type { Reader } from '../model.js';
/** The store's own lines: in each one measurement with its run, or a level that was accepted. A broken line is said and skipped: the others stand for themselves. */
export declare const historyNdjson: Reader;
