/** The parts of one result as the whole of it. */
import type { Part } from './parts.js';
import type { Scanned } from './scan.js';
/** Parts in the order of the file; lines are counted from the beginning of each. */
export declare function mergeScanned(parts: readonly Part[]): Scanned;
