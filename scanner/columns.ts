// The positions of the columns of a CSV result, as offsets into the list of a record's fields (two bytes each).
import { expectNoErrors } from './failures';
import { expectFields } from './fields';
import { hasSum } from './labels';
import { PAIR_COUNT, SUM_COUNT } from './layout';
import { defaultSumColumn } from './sums';

// JMeter's default columns in their default order, as most results have them (usual.ts).
export const TIME_STAMP: usize = 0;
export const ELAPSED: usize = 2;
export const LABEL: usize = 4;
export const CODE: usize = 6;
export const MESSAGE: usize = 8;
export const THREAD: usize = 10;
export const SUCCESS: usize = 14;
export const FAILURE_MESSAGE: usize = 16;
/** The size of a record in the list. */
export const USUAL_BYTES: usize = 34;
export const LAST_COLUMN: usize = USUAL_BYTES - 2;

/** Marks a column that the result does not have. */
export const NO_COLUMN: usize = 0xffffffff;
export let timeStampAt: usize = 0;
export let elapsedAt: usize = 0;
export let labelAt: usize = 0;
export let successAt: usize = NO_COLUMN;
export let countAt: usize = NO_COLUMN;
// Missing columns are replaced by another one, so that no record has to check for them.
export let messageAt: usize = 0;
export let threadAt: usize = 0;
export let threadsAt: usize = NO_COLUMN;
/** The columns of sums, four bytes each. */
const SUM_COLUMNS: usize = memory.data(32, 16);
/** The last column is a text, so a carriage return would become part of it. */
export let endsInText: bool = false;
/** Whether the columns are JMeter's defaults in their default order, as in most results. */
export let isUsual: bool = false;
let recordBytes: usize = 0;

// @ts-ignore: decorator
@inline
function column(index: i32, replacement: i32 = -1): usize {
  return index >= 0 ? <usize>index << 1 : replacement >= 0 ? <usize>replacement << 1 : NO_COLUMN;
}

/** The delimiter, the number of columns and their indexes, -1 if missing. The first three are required. */
export function columns(
  delimiterByte: u32,
  fields: u32,
  timeStamp: i32,
  elapsed: i32,
  label: i32,
  success: i32,
  message: i32,
  thread: i32,
  count: i32,
): void {
  expectFields(<u8>delimiterByte, fields, timeStamp == 0);
  expectNoErrors(fields);
  recordBytes = <usize>fields << 1;
  timeStampAt = column(timeStamp);
  elapsedAt = column(elapsed);
  labelAt = column(label);
  successAt = column(success);
  countAt = column(count);
  // A time stamp is neither the message of a transaction nor an empty thread name.
  messageAt = column(message, timeStamp);
  threadAt = column(thread, timeStamp);
  threadsAt = NO_COLUMN;
  for (let i: usize = 0; i < <usize>PAIR_COUNT << 1; i++) store<u32>(SUM_COLUMNS + (i << 2), <u32>elapsedAt);
  endsInText = <u32>(max(label, thread) + 1) == fields;
  recognize();
}

/** The index of the column of threads. Called after columns(), if the result has it. */
export function threadsColumn(index: u32): void {
  threadsAt = <usize>index << 1;
}

/** The index of the column of sum `i`. Called after columns(), for those that the result has. */
export function sumColumn(i: u32, index: u32): void {
  store<u32>(SUM_COLUMNS + (<usize>i << 2), index << 1);
  hasSum(i);
  recognize();
}

function recognize(): void {
  isUsual =
    recordBytes == USUAL_BYTES &&
    timeStampAt == TIME_STAMP &&
    elapsedAt == ELAPSED &&
    labelAt == LABEL &&
    messageAt == MESSAGE &&
    threadAt == THREAD &&
    successAt == SUCCESS &&
    countAt == NO_COLUMN;
  for (let i: usize = 0; i < <usize>SUM_COUNT; i++) if (sumAt(i) != defaultSumColumn(i)) isUsual = false;
}

// @ts-ignore: decorator
@inline
export function sumAt(i: usize): usize {
  return <usize>load<u32>(SUM_COLUMNS + (i << 2));
}
