import { csvScanner } from '../../../generated/csv-scanner.js';
import type { Dialect } from './dialect.js';
import { decodeField } from '../field-text.js';
import { WasmScanner } from '../wasm-scanner.js';

interface Own {
  columns(delimiter: number, width: number, ...columns: readonly number[]): void;
}

/** The most that it takes: CAPACITY in scanner/csv.ts. */
export const csvBufferBytes = 16 * (64 * 1024 - 64);

/** The compiled scanner for CSV. */
export class CsvWasmScanner extends WasmScanner<Own> {
  constructor({ delimiter, width, columns: at }: Dialect, capacity: number) {
    // Between its quotes or without any: only there can quotes stand, and then doubled.
    super(csvScanner, capacity, (bytes) => decodeField(bytes, bytes.includes(34)));
    const { timeStamp, elapsed, label, success, responseMessage, threadName, bytes, sentBytes } = at;
    this.exports.columns(
      ...([delimiter, width, timeStamp, elapsed, label, success, responseMessage, threadName] as const),
      ...[bytes, sentBytes, at.Latency, at.Connect, at.SampleCount],
    );
  }
}
