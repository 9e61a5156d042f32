/**
 * How many samples took how many milliseconds: exact, in pages taken only where there is something to count, so that a
 * hundred thousand labels of one sample each cost little and a label of a billion samples no more than its spread.
 */
export interface Counts {
  readonly pages: (Float64Array | undefined)[];
  /** From 65,536 ms on samples are rare, and may be anything up to years. */
  readonly beyond: Map<number, number>;
}

/** The distinct values in ascending order, and how often each occurs. */
export interface Distribution {
  readonly n: number;
  readonly values: readonly number[];
  readonly times: readonly number[];
}

const pageBits = 7;
export const pageSize = 1 << pageBits;
const beyondMs = 65_536;

export const noCounts = (): Counts => ({ pages: [], beyond: new Map() });

/** Pages are cut from larger pieces of memory: each piece is something to keep track of for who collects garbage. */
const pagesAtOnce = 64;
let free = new Float64Array(0);

export function newPage(): Float64Array {
  if (free.length === 0) free = new Float64Array(pagesAtOnce * pageSize);
  const page = free.subarray(0, pageSize);
  free = free.subarray(pageSize);
  return page;
}

export function count(counts: Counts, ms: number, times = 1): void {
  if (ms < beyondMs) {
    const page = (counts.pages[ms >> pageBits] ??= newPage());
    const slot = ms & (pageSize - 1);
    page[slot] = (page[slot] ?? 0) + times;
  } else counts.beyond.set(ms, (counts.beyond.get(ms) ?? 0) + times);
}

/** Adds what others have counted, who need it no more. */
export function addCounts(sum: Counts, others: Counts): void {
  others.pages.forEach((page, i) => {
    const own = sum.pages[i];
    if (page !== undefined && own !== undefined) addPage(own, page);
    else if (page !== undefined) sum.pages[i] = page;
  });
  for (const [ms, n] of others.beyond) sum.beyond.set(ms, (sum.beyond.get(ms) ?? 0) + n);
}

/** A function of its own, as these are many: it is compiled well after the first ones. */
function addPage(sum: Float64Array, page: Float64Array): void {
  for (let slot = 0; slot < pageSize; slot++) sum[slot] = (sum[slot] ?? 0) + (page[slot] ?? 0);
}

export function distributionOf(counts: Counts): Distribution {
  const values: number[] = [];
  const times: number[] = [];
  counts.pages.forEach((page, i) => {
    if (page !== undefined) takePage(page, i * pageSize, values, times);
  });
  for (const [value, n] of [...counts.beyond].sort(([a], [b]) => a - b)) {
    values.push(value);
    times.push(n);
  }
  return { n: times.reduce((sum, n) => sum + n, 0), values, times };
}

/** A function of its own, too. */
function takePage(page: Float64Array, first: number, values: number[], times: number[]): void {
  for (let slot = 0; slot < pageSize; slot++) {
    const n = page[slot] ?? 0;
    if (n === 0) continue;
    values.push(first + slot);
    times.push(n);
  }
}
