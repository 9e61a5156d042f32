/**
 * Finds rows inside a quoted value. A quote whose partner is missing ends at a quote of a later row. That is valid CSV, so
 * the rows between them would be read as the text of a message.
 */
import { parseBoolean, parseInteger } from '../integers.js';
import type { Dialect } from './dialect.js';
import type { Row } from './rows.js';

const LF = 10;
const CR = 13;
const QUOTE = 34;

/**
 * Returns the physical line of a quote whose value contains a row, or undefined. The lines of ordinary messages, such as
 * stack traces, do not begin with a time stamp and an elapsed time.
 */
export function findSwallowingQuote(row: Row, dialect: Dialect): number | undefined {
  if (row.lines === 1) return undefined;
  const { bytes, recordStart, recordEnd } = row;
  const { timeStamp } = dialect.columns;
  // Beyond the fields of this row are the offsets of another one.
  const ownTime = timeStamp < row.fields ? (row.starts[timeStamp] ?? recordStart) : recordStart;
  for (let start = nextLine(bytes, recordStart, recordEnd); start < recordEnd;) {
    const next = nextLine(bytes, start, recordEnd);
    // A label of several lines may precede the record's own time stamp.
    const isOwn = start <= ownTime && ownTime < next;
    if (!isOwn && isRow(bytes, start, bytes[next - 2] === CR ? next - 2 : next - 1, dialect))
      return lineOfQuote(row, start);
    start = next;
  }
  return undefined;
}

/** The offset after the next newline; on the last line of a record, one after its end. */
function nextLine(bytes: Uint8Array, position: number, recordEnd: number): number {
  const newline = bytes.indexOf(LF, position);
  return newline === -1 || newline > recordEnd ? recordEnd + 1 : newline + 1;
}

/** Whether a line has a time stamp, an elapsed time, and either all columns or a value in the column `success`. */
function isRow(
  bytes: Uint8Array,
  start: number,
  end: number,
  { delimiter, width, columns, timeStamp }: Dialect,
): boolean {
  let hasSuccess = false;
  let fields = 0;
  for (let position = start; position <= end; fields++) {
    const isQuoted = bytes[position] === QUOTE;
    const start = isQuoted ? position + 1 : position;
    const stop = isQuoted ? closingQuote(bytes, start, end) : fieldEnd(bytes, start, end, delimiter);
    if (fields === columns.timeStamp && Number.isNaN(timeStamp.parse(bytes, start, stop))) return false;
    if (fields === columns.elapsed && Number.isNaN(parseInteger(bytes, start, stop))) return false;
    if (fields === columns.success) hasSuccess = parseBoolean(bytes, start, stop) !== undefined;
    position = (isQuoted ? fieldEnd(bytes, stop, end, delimiter) : stop) + 1;
  }
  return fields > Math.max(columns.timeStamp, columns.elapsed) && (fields >= width || hasSuccess);
}

function fieldEnd(bytes: Uint8Array, position: number, end: number, delimiter: number): number {
  const found = bytes.indexOf(delimiter, position);
  return found === -1 || found > end ? end : found;
}

/** The offset of the quote that closes a value; doubled quotes are part of the value. */
function closingQuote(bytes: Uint8Array, position: number, end: number): number {
  for (let i = position; i < end; i++) {
    if (bytes[i] !== QUOTE) continue;
    if (bytes[i + 1] !== QUOTE) return i;
    i++;
  }
  return end;
}

/** The line on which the value at an offset of the record begins. */
function lineOfQuote({ bytes, starts, fields, line, recordStart }: Row, position: number): number {
  const after = starts.subarray(0, fields).findIndex((start) => start > position);
  const valueStart = starts[(after === -1 ? Math.min(fields, starts.length) : after) - 1] ?? recordStart;
  let found = line;
  for (let i = recordStart; i < valueStart; i++) if (bytes[i] === LF) found++;
  return found;
}
