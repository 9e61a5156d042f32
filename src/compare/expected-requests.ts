/**
 * Whether a case that was not measured would have been, had nothing changed: a rare label, or the last request of a plan, stays out
 * of a short measurement by chance.
 */
import { loadTestKey } from '../cases/names.js';
import { defined, groupBy } from '../lang/objects.js';
import type { Pair } from '../model/run.js';
import { sum } from '../stats/averages.js';

/** Where so many requests were to be expected, none is no chance: that happens once in twenty thousand times. */
export const surelyMeasured = 10;

/**
 * Adds to each case without a candidate how many requests of it were to be expected: its share of the load test in the baseline, in
 * as much of the load test as the candidate measured.
 */
export function addExpectedRequests(pairs: readonly Pair[]): readonly Pair[] {
  if (pairs.every(isMeasured)) return pairs;
  const tests = new Map(
    [...groupBy(pairs, ({ case: name }) => loadTestKey(name))].map(([key, own]) => [key, measureTest(own)]),
  );
  return pairs.map((pair) =>
    isMeasured(pair) ? pair : { ...pair, ...defined({ expected: tests.get(loadTestKey(pair.case))?.(pair) }) },
  );
}

const isMeasured = ({ candidate }: Pair): boolean => candidate.length > 0;

/** @returns how many requests of one of its cases were to be expected; undefined if nothing tells */
function measureTest(pairs: readonly Pair[]): (pair: Pair) => number | undefined {
  // A case that is new takes its time from the others, and says nothing about them.
  const common = pairs.filter((pair) => isMeasured(pair) && pair.history.length > 0);
  const runs = new Set(common.flatMap(({ history }) => history.map(({ run }) => run)));
  const repetitions = Math.max(0, ...common.map(({ candidate }) => candidate.length));
  const present = sum(common.map(({ candidate }) => countRequests(candidate)));
  const past = sum(common.map(({ history }) => countRequests(history.map(({ measurement }) => measurement))));
  // Requests at a fixed rate do not become more if those of others do.
  const share = Math.min(present / past, repetitions / runs.size);
  return ({ history }) => {
    const known = history.filter(({ run }) => runs.has(run));
    const expected = share * countRequests(known.map(({ measurement }) => measurement));
    return known.length > 0 && Number.isFinite(expected) ? expected : undefined;
  };
}

/** NaN if the results do not tell. */
const countRequests = (measurements: readonly { readonly samples?: number | undefined }[]): number =>
  sum(measurements.map(({ samples = NaN }) => samples));
