// The failed records of a CSV window. The counting loop only stores their positions; they are processed afterwards,
// because V8 would keep fewer values in registers if the loop called a function.
import { countError, isSuccessCode } from './errors';
import { CR, MOST_WINDOW, QUOTE } from './fields';

const NO_COLUMN: usize = 0xffffffff;
/** The label, the field list and the end of each failed record, sixteen bytes. No record is shorter than that. */
const NOTES: usize = memory.data(<i32>(MOST_WINDOW >> 4) << 4, 64);
let notesEnd: usize = NOTES;

// Columns, as offsets in the list of a record's fields.
let codeAt: usize = NO_COLUMN;
let messageAt: usize = NO_COLUMN;
let failureAt: usize = NO_COLUMN;
let lastColumn: usize = 0;

/** Prepares for a result without columns that describe errors. */
export function expectNoErrors(fields: u32): void {
  lastColumn = (<usize>fields - 1) << 1;
  codeAt = NO_COLUMN;
  messageAt = NO_COLUMN;
  failureAt = NO_COLUMN;
  forgetFailures();
}

/** Sets the indexes of the columns that describe an error, -1 if missing. Called after columns(). */
export function errorColumns(code: i32, message: i32, failureMessage: i32): void {
  codeAt = code < 0 ? NO_COLUMN : <usize>code << 1;
  messageAt = message < 0 ? NO_COLUMN : <usize>message << 1;
  failureAt = failureMessage < 0 ? NO_COLUMN : <usize>failureMessage << 1;
}

export function forgetFailures(): void {
  notesEnd = NOTES;
}

/** Stores the position of a record if `failed` is 1. */
// @ts-ignore: decorator
@inline
export function noteFailure(label: usize, fields: usize, finish: i64, failed: u64): void {
  store<u32>(notesEnd, <u32>label);
  store<u32>(notesEnd, <u32>fields, 4);
  store<i64>(notesEnd, finish, 8);
  notesEnd += <usize>failed << 4;
}

let begin: usize = 0;
let end: usize = 0;

/** Finds the text of a field, without enclosing quotes. */
function find(base: usize, fields: usize, column: usize): void {
  begin = base;
  end = base;
  if (column == NO_COLUMN) return;
  begin += <usize>load<u16>(fields + column);
  end += <usize>load<u16>(fields + column, 2) - 1;
  if (column == lastColumn && end > begin && load<u8>(end - 1) == CR) end--;
  if (end > begin + 1 && load<u8>(begin) == QUOTE) {
    begin++;
    end--;
  }
}

/** Counts the errors of the stored records of the window at `base`. */
export function countFailures(base: usize): void {
  for (let p = NOTES; p < notesEnd; p += 16) {
    const fields = <usize>load<u32>(p, 4);
    find(base, fields, codeAt);
    const code = begin;
    const codeEnd = end;
    const isAssertion = code == codeEnd || isSuccessCode(code, codeEnd);
    find(base, fields, isAssertion ? failureAt : messageAt);
    if (isAssertion && begin == end) find(base, fields, messageAt);
    countError(<usize>load<u32>(p), load<i64>(p, 8), code, codeEnd, begin, end);
  }
  notesEnd = NOTES;
}
