import type { HybridScan } from './hybrid-scan.js';
import type { Scan, ScanOptions } from './scanned.js';

/** The scanners for a raw result. */
export interface Scanners {
  readonly plain: (scanning: ScanOptions) => Scan;
  /** Only for CSV in its usual form; gives the same result. */
  readonly fast?: FastScanner | undefined;
}

/** A compiled scanner, whose work threads can share. */
export interface FastScanner {
  /** With a warm-up, the first start must be given. */
  readonly scan: (scanning: ScanOptions, capacity?: number, collectAfter?: number) => HybridScan;
  /** Guesses the start of the first record in bytes from the middle of a result. */
  readonly recordStart: (bytes: Uint8Array) => number | undefined;
}
