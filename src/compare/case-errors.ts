/** The errors of each case by code and message, now and in the newest run of the baseline. */
import { defined } from '../lang/objects.js';
import type { CaseErrors, CountedError, Measurement } from '../model/documents.js';
import type { Pair } from '../model/run.js';
import { sum } from '../stats/averages.js';
import { newestPast } from './newest-past.js';

/** The maximum number of errors per case in a report. */
const maxErrors = 3;

/**
 * The errors of each case of this run with a known code or message. An error of the run is also listed with a count of 0
 * where only the baseline of a case has it, or may have it, so that sums over all cases compare like with like.
 */
export function listCaseErrors(pairs: readonly Pair[]): readonly CaseErrors[] {
  const cases = pairs.filter((pair) => pair.candidate.length > 0).map(countErrors);
  const ofRun = new Map(cases.flatMap(({ listed }) => listed));
  return cases.flatMap(({ key, listed, present, earlier, isComplete, others }): readonly CaseErrors[] => {
    const gone = [...ofRun].filter(([id]) => !present.has(id) && (earlier.has(id) || isComplete === false));
    const errors = [...listed, ...gone.map(([id, error]) => [id, { ...error, count: 0 }] as const)]
      .slice(0, maxListed)
      .map(([id, error]) => ({
        ...error,
        ...defined({ before: earlier.get(id)?.count ?? (isComplete === true ? 0 : undefined) }),
      }));
    return errors.length === 0 ? [] : [{ case: key, errors, ...(others > 0 ? { others } : {}) }];
  });
}

/** The largest number of errors of a case that the schema of reports permits. */
const maxListed = 32;

interface CountedCase {
  readonly key: string;
  /** The most frequent errors of this run. */
  readonly listed: readonly (readonly [id: string, error: CountedError])[];
  /** All errors of this run. */
  readonly present: ReadonlyMap<string, CountedError>;
  /** Those of the newest run of the baseline. */
  readonly earlier: ReadonlyMap<string, CountedError>;
  /** Whether `earlier` is known to have every error; undefined without a baseline. */
  readonly isComplete: boolean | undefined;
  /** The number of failed requests that have none of the listed errors. */
  readonly others: number;
}

function countErrors(pair: Pair): CountedCase {
  const present = addUp(pair.candidate);
  const past = newestPast(pair);
  const sorted = [...present.entries()].sort(
    ([a, errorA], [b, errorB]) => errorB.count - errorA.count || (a < b ? -1 : 1),
  );
  const listed = sorted.slice(0, maxErrors);
  const known = sum(listed.map(([, { count }]) => count));
  return {
    key: pair.case.key,
    listed,
    present,
    earlier: addUp(past),
    isComplete: past.length === 0 ? undefined : past.every(isFullyDescribed),
    others: present.size === 0 ? 0 : countFailed(pair.candidate) - known,
  };
}

/** The errors of several measurements by code and message. */
function addUp(measurements: readonly Measurement[]): ReadonlyMap<string, CountedError> {
  const sums = new Map<string, CountedError>();
  for (const { errors = [] } of measurements)
    for (const error of errors) {
      const key = JSON.stringify([error.code, error.message]);
      sums.set(key, { ...error, count: error.count + (sums.get(key)?.count ?? 0) });
    }
  return sums;
}

const countFailed = (measurements: readonly Measurement[]): number =>
  sum(measurements.flatMap(({ errors = [], otherErrors = 0 }) => [otherErrors, ...errors.map(({ count }) => count)]));

/** Whether an error certainly did not occur if a measurement does not list it. */
const isFullyDescribed = ({ metrics, errors, otherErrors }: Measurement): boolean =>
  metrics['errorPercent'] === 0 || (errors !== undefined && otherErrors === undefined);
