/** The ways to read a form of raw result: the plain one and the fast one, which give the same. */
import { HybridScan } from './hybrid-scan.js';
import type { WasmScanner } from './wasm-scanner.js';
import type { PlainScan } from './scanned.js';

/** What holds for one scan. */
export interface ScanOptions {
  readonly warmupMs: number;
  /** Where it is known beforehand. When it proves too late, the result has to be read again. */
  readonly firstStartMs?: number;
  /** False for a part from the middle of a result. */
  readonly isBeginning?: boolean;
}

export interface Scanners {
  readonly canScanFast: boolean;
  readonly plain: (scanning: ScanOptions) => PlainScan;
  /** Where there is a warm-up, the first start must be known. */
  readonly fast: (scanning: ScanOptions, capacity?: number, collectAfter?: number) => HybridScan;
  /** Where in bytes from the middle a record seems to begin. */
  readonly recordStart: (bytes: Uint8Array) => number | undefined;
}

export function createScanners(
  bufferBytes: number,
  plain: Scanners['plain'],
  kernelOf: (capacity: number) => WasmScanner,
): Pick<Scanners, 'plain' | 'fast'> {
  return {
    plain,
    fast: (scanning, capacity = bufferBytes, collectAfter) => {
      const { warmupMs, firstStartMs, isBeginning = true } = scanning;
      const kernel = kernelOf(capacity);
      if (firstStartMs !== undefined) kernel.cutBefore(firstStartMs + warmupMs);
      return new HybridScan(kernel, plain(scanning), isBeginning, collectAfter);
    },
  };
}
