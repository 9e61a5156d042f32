import type { Scanned } from './scanned.js';

/** The records that begin in a range of bytes of a result. */
export interface ScannedPart {
  readonly scanned: Scanned;
  /** How many lines were passed. */
  readonly lines: number;
  /** The range, which ends at Infinity for the last part. */
  readonly from: number;
  readonly to: number;
  /** Where the first record behind the part begins. */
  readonly end: number;
  /** The result ends in this part, or one of its elements has no end. */
  readonly isLast: boolean;
}
