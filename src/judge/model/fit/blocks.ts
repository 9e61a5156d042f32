/** Blocks: the cases of a load test, or of a scenario, which share movements from run to run. */
import { loadTestKey } from '../../../cases/names.js';
import type { CaseName } from '../../../model/documents.js';
import { median, sum } from '../../../stats/averages.js';
import { common } from '../settings.js';

export interface Blocks {
  /** The block of each case, and the number of cases of each block. */
  readonly of: Int32Array;
  readonly sizes: Int32Array;
  /** The load test of each case. */
  readonly tests: Int32Array;
}

/** Numbers the distinct values in order of appearance, and counts each. */
function numberDistinct(values: readonly string[]): Omit<Blocks, 'tests'> {
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

/**
 * The blocks of cases, numbered in order of appearance: their load tests, or their scenarios if load tests of several labels do not
 * divide these.
 */
export function findBlocks(cases: readonly CaseName[]): Blocks {
  const scenarios = numberDistinct(cases.map(({ scenario }) => scenario));
  const tests = numberDistinct(cases.map(loadTestKey));
  const isFiner = tests.sizes.length > scenarios.sizes.length && tests.sizes.length < cases.length;
  return { ...(isFiner ? tests : scenarios), tests: tests.of };
}

/** Whether blocks add information to the machine and the cases: there are several, and some have two or more cases. */
export const isInformative = ({ sizes }: Blocks): boolean => sizes.length > 1 && sizes.some((size) => size > 1);

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
