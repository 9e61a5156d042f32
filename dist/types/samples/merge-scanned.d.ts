/** The parts of one result as the whole of it. */
import { type Scanned } from './ledger.js';
import type { Part } from './parts.js';
/** Parts in the order of the file; lines are counted from the beginning of each. */
export declare function mergeScanned(parts: readonly Part[]): Scanned;
