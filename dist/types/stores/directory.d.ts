import type { Store } from '../model.js';
/**
 * A folder with one NDJSON file per scenario: append-only, keys in one order, one entry a line, so that git merges
 * it as a union and any engine reads it as it is.
 */
export declare const directory: Store;
