import { csvScanner } from '../../generated/csv-scanner.js';
import type { Dialect } from './dialect.js';
import { decodeRaw } from '../field-text.js';
import { summedFields } from '../summed-fields.js';
import { WasmScanner } from '../wasm-scanner.js';

interface Own {
  columns(delimiter: number, width: number, ...columns: readonly number[]): void;
  sumColumn(sum: number, column: number): void;
  threadsColumn(column: number): void;
  errorColumns(code: number, message: number, failureMessage: number): void;
}

/** The largest buffer: CAPACITY in scanner/csv.ts. */
export const csvBufferBytes = 16 * (64 * 1024 - 64);

export class CsvWasmScanner extends WasmScanner<Own> {
  constructor({ delimiter, width, columns }: Dialect, capacity: number) {
    super(csvScanner, capacity, decodeRaw, undefined, columns.allThreads !== -1);
    const { timeStamp, elapsed, label, success, responseMessage, threadName, SampleCount, allThreads } = columns;
    this.exports.columns(
      delimiter,
      width,
      timeStamp,
      elapsed,
      label,
      success,
      responseMessage,
      threadName,
      SampleCount,
    );
    if (allThreads !== -1) this.exports.threadsColumn(allThreads);
    this.exports.errorColumns(columns.responseCode, responseMessage, columns.failureMessage);
    for (const [i, { column }] of summedFields.entries())
      if (columns[column] !== -1) this.exports.sumColumn(i, columns[column]);
  }
}
