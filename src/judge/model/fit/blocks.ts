/** Blocks: the cases of a scenario (outer) and of a load test (inner), which share movements from run to run. */
import { loadTestKey } from '../../../cases/names.js';
import type { CaseName } from '../../../model/documents.js';
import { median, sum } from '../../../stats/averages.js';
import { common } from '../settings.js';

export interface Blocks {
  readonly cases: number;
  /** Outer and inner block of each case, and the outer block of each inner one. */
  readonly outer: Int32Array;
  readonly inner: Int32Array;
  readonly outerOfInner: Int32Array;
  readonly outerSize: Int32Array;
  readonly innerSize: Int32Array;
}

/** Numbers the distinct values in order of appearance, and counts each. */
function numberDistinct(values: readonly string[]): { readonly of: Int32Array; readonly sizes: Int32Array } {
  const places = new Map<string, number>();
  const numbers = Int32Array.from(values, (value) => {
    const place = places.get(value) ?? places.size;
    places.set(value, place);
    return place;
  });
  const sizes = new Int32Array(places.size);
  for (const place of numbers) sizes[place] = (sizes[place] ?? NaN) + 1;
  return { of: numbers, sizes };
}

/** The blocks of cases: their scenarios and load tests, numbered in order of appearance. */
export function findBlocks(cases: readonly CaseName[]): Blocks {
  const outer = numberDistinct(cases.map(({ scenario }) => scenario));
  const inner = numberDistinct(cases.map(loadTestKey));
  const outerOfInner = new Int32Array(inner.sizes.length);
  inner.of.forEach((l, i) => (outerOfInner[l] = outer.of[i] ?? -1));
  return {
    cases: cases.length,
    outer: outer.of,
    inner: inner.of,
    outerOfInner,
    outerSize: outer.sizes,
    innerSize: inner.sizes,
  };
}

/** Whether blocks add information to the machine and the cases: there are several, and some have two or more cases. */
export const isInformative = (sizes: Int32Array): boolean => sizes.length > 1 && sizes.some((size) => size > 1);

/** Inner blocks that equal the outer ones add no information. */
export const innerIsInformative = ({ innerSize, outerSize, cases }: Blocks): boolean =>
  innerSize.length > outerSize.length && innerSize.length < cases && isInformative(innerSize);

/** Predicted movements and their variances, by run and block. */
export interface BlockMoves {
  readonly values: Float64Array;
  readonly variances: Float64Array;
}

/**
 * Mean square of the movements of blocks with two or more cases, bounded by nine times the median square, plus its
 * uncertainty.
 */
export function blockVariance(before: number, moves: BlockMoves, sizes: Int32Array, runs: number): number {
  if (before === 0 || runs < 2) return before;
  const shared = [...sizes.keys()].filter((b) => (sizes[b] ?? NaN) > 1);
  const inRuns = (values: Float64Array, b: number): readonly number[] =>
    Array.from({ length: runs }, (_, t) => values[t * sizes.length + b] ?? NaN);
  const squares = shared.flatMap((b) => {
    const own = inRuns(moves.values, b);
    const middle = median([...own]);
    return own.map((value) => (value - middle) ** 2);
  });
  const cut = 9 * Math.max(squares.toSorted((a, b) => a - b)[squares.length >> 1] ?? NaN, 1e-12);
  const doubt = sum(shared.flatMap((b) => inRuns(moves.variances, b)));
  const free = shared.length * (runs - 1);
  const square = (doubt + sum(squares.map((value) => Math.min(value, cut)))) / squares.length;
  const seen = square * (runs / (runs - 1));
  return (common.blockWeight * common.block ** 2 + free * seen) / (common.blockWeight + free);
}
