import { csvScanner } from '../../generated/csv-scanner.js';
import type { Dialect } from './dialect.js';
import { canRun, WasmScanner } from '../wasm-scanner.js';
import { CsvScan } from './scan.js';
import type { ScanOptions } from '../scanned.js';
import { HybridScan } from '../hybrid-scan.js';
import type { FastScanner, Scanners } from '../scanners.js';
import { summedFields } from '../summed-fields.js';

export function csvScanners(dialect: Dialect): Scanners {
  const plain = (scanning: ScanOptions): CsvScan => new CsvScan(dialect, scanning);
  const fast: FastScanner = {
    scan: (scanning, capacity = csvBufferBytes, collectAfter) =>
      new HybridScan(createWasm(dialect, capacity, scanning), plain(scanning), scanning.isBeginning, collectAfter),
    recordStart: (bytes) => rowStart(bytes, dialect),
  };
  return { plain, fast: dialect.timeStamp.kind === 'milliseconds' && canRun(csvScanner) ? fast : undefined };
}

const LF = 10;

/**
 * The offset after the first newline that is followed by a time stamp and a delimiter, if the file's rows begin that way.
 */
function rowStart(bytes: Uint8Array, { columns, delimiter }: Dialect): number | undefined {
  const digits = 13;
  const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57;
  for (let newline = bytes.indexOf(LF); newline !== -1; newline = bytes.indexOf(LF, newline + 1)) {
    const stamp = bytes.subarray(newline + 1, newline + 1 + digits);
    if (columns.timeStamp !== 0 || (stamp.every(isDigit) && bytes[newline + 1 + digits] === delimiter))
      return newline + 1;
  }
  return undefined;
}

interface Own {
  columns(delimiter: number, width: number, ...columns: readonly number[]): void;
  sumColumn(sum: number, column: number): void;
  threadsColumn(column: number): void;
  errorColumns(code: number, message: number, failureMessage: number): void;
}

/** The largest buffer: CAPACITY in scanner/csv.ts. */
export const csvBufferBytes = 16 * (64 * 1024 - 64);

function createWasm({ delimiter, width, columns }: Dialect, capacity: number, scanning: ScanOptions): WasmScanner {
  const { timeStamp, elapsed, label, success, responseMessage, threadName, SampleCount, allThreads } = columns;
  const wasm = new WasmScanner<Own>(csvScanner, capacity, scanning, allThreads !== -1);
  const used = [timeStamp, elapsed, label, success, responseMessage, threadName, SampleCount];
  wasm.exports.columns(delimiter, width, ...used);
  if (allThreads !== -1) wasm.exports.threadsColumn(allThreads);
  wasm.exports.errorColumns(columns.responseCode, responseMessage, columns.failureMessage);
  for (const [i, { column }] of summedFields.entries())
    if (columns[column] !== -1) wasm.exports.sumColumn(i, columns[column]);
  return wasm;
}
