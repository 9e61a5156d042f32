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
const pageSize = 1 << pageBits;
const beyondMs = 65_536;

export const noCounts = (): Counts => ({ pages: [], beyond: new Map() });

export function count(counts: Counts, ms: number, times = 1): void {
  if (ms < beyondMs) {
    const page = (counts.pages[ms >> pageBits] ??= new Float64Array(pageSize));
    const slot = ms & (pageSize - 1);
    page[slot] = (page[slot] ?? 0) + times;
  } else counts.beyond.set(ms, (counts.beyond.get(ms) ?? 0) + times);
}

/** Both together; neither is changed. Page by page, as these are many. */
export function mergeCounts(a: Counts, b: Counts): Counts {
  const merged = noCounts();
  for (const { pages, beyond } of [a, b]) {
    pages.forEach((page, i) => {
      const sum = (merged.pages[i] ??= new Float64Array(pageSize));
      for (let slot = 0; slot < pageSize; slot++) sum[slot] = (sum[slot] ?? 0) + (page?.[slot] ?? 0);
    });
    for (const [ms, n] of beyond) merged.beyond.set(ms, (merged.beyond.get(ms) ?? 0) + n);
  }
  return merged;
}

export function distributionOf(counts: Counts): Distribution {
  const values: number[] = [];
  const times: number[] = [];
  const take = (value: number, n: number): void => {
    values.push(value);
    times.push(n);
  };
  counts.pages.forEach((page, i) => {
    page?.forEach((n, slot) => {
      if (n > 0) take(i * pageSize + slot, n);
    });
  });
  for (const [value, n] of [...counts.beyond].sort(([a], [b]) => a - b)) take(value, n);
  return { n: times.reduce((sum, n) => sum + n, 0), values, times };
}
