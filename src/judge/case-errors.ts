/** The errors of each case by code and message, now and in the newest run of the baseline. */
import { defined } from '../lang/defined.js';
import type { CaseErrors, CountedError, Measurement } from '../model/documents.js';
import type { Pair } from '../model/run.js';

/** The maximum number of errors per case in a report. */
const mostErrors = 3;

/** The cases of this run that have errors with a known code or message. */
export function listCaseErrors(pairs: readonly Pair[]): readonly CaseErrors[] {
  return pairs.flatMap((pair): readonly CaseErrors[] => {
    const present = addUp(pair.candidate);
    if (present.size === 0) return [];
    const newest = pair.history.reduce((run, past) => Math.max(run, past.run), -Infinity);
    const past = pair.history
      .filter(({ run }) => pair.baseline === 'session' || run === newest)
      .map(({ measurement }) => measurement);
    const earlier = addUp(past);
    const isComplete = past.length > 0 && past.every(isFullyDescribed);
    const sorted = [...present.entries()].sort(
      ([a, errorA], [b, errorB]) => errorB.count - errorA.count || (a < b ? -1 : 1),
    );
    const listed = sorted.slice(0, mostErrors);
    const others = countFailed(pair.candidate) - listed.reduce((sum, [, { count }]) => sum + count, 0);
    return [
      {
        case: pair.case.key,
        errors: listed.map(([key, error]) => ({
          ...error,
          ...defined({ before: earlier.get(key)?.count ?? (isComplete ? 0 : undefined) }),
        })),
        ...(others > 0 ? { others } : {}),
      },
    ];
  });
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
  measurements.reduce(
    (sum, { errors = [], otherErrors = 0 }) => errors.reduce((total, { count }) => total + count, sum + otherErrors),
    0,
  );

/** Whether an error certainly did not occur if a measurement does not list it. */
const isFullyDescribed = ({ metrics, errors, otherErrors }: Measurement): boolean =>
  metrics['errorPercent'] === 0 || (errors !== undefined && otherErrors === undefined);
