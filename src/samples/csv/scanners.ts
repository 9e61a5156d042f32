import { csvScanner } from '../../generated/csv-scanner.js';
import { csvBufferBytes, CsvWasmScanner } from './wasm.js';
import type { Dialect } from './dialect.js';
import { canRun } from '../wasm-scanner.js';
import { CsvScan } from './scan.js';
import { createScanners, type Scanners } from '../scanners.js';

export function csvScanners(dialect: Dialect): Scanners {
  return {
    canScanFast: dialect.timeStamp.kind === 'milliseconds' && canRun(csvScanner),
    ...createScanners(
      csvBufferBytes,
      (scanning) => new CsvScan(dialect, scanning),
      (capacity) => new CsvWasmScanner(dialect, capacity),
    ),
    recordStart: (bytes) => rowStart(bytes, dialect),
  };
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
