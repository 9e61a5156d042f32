import type { Scanned } from './scanned.js';

/** The records that begin in a range of bytes of a result. */
export interface ScannedPart {
  readonly scanned: Scanned;
  readonly lines: number;
  /** The range, which ends at Infinity for the last part. */
  readonly start: number;
  readonly limit: number;
  /** The start of the first record after the part. */
  readonly end: number;
  /** Whether the result ends in this part, or one of its elements has no end. */
  readonly isLast: boolean;
}
