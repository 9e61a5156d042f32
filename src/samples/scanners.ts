/** A plain and a fast scanner for a format of raw results; both give the same result. */
import type { HybridScan } from './hybrid-scan.js';
import type { RecordScan } from './record-scan.js';
import type { ScanOptions } from './scanned.js';

export interface Scanners {
  readonly canScanFast: boolean;
  readonly plain: (scanning: ScanOptions) => RecordScan;
  /** With a warm-up, the first start must be given. */
  readonly fast: (scanning: ScanOptions, capacity?: number, collectAfter?: number) => HybridScan;
  /** Guesses the start of the first record in bytes from the middle of a result. */
  readonly recordStart: (bytes: Uint8Array) => number | undefined;
}
