/** Finds measurements that the history already contains, so that no result is recorded twice. */
import { nameCase, environmentDifferences } from '../cases/names.js';
import { groupBy } from '../lang/objects.js';
import type { Measurement } from '../model/documents.js';
import type { PastMeasurement, Run } from '../model/run.js';

/**
 * same-result: same time and values. other-values: same time, but different values because it was read differently.
 * same-values: undated, with the values of the newest recorded run of the case.
 */
export type Repetition = 'same-result' | 'other-values' | 'same-values';

/** Finds the measurements that are already recorded. A measurement that gets a new tag does not count as recorded. */
export function findRecorded(run: Run, past: readonly PastMeasurement[]): ReadonlyMap<Measurement, Repetition> {
  const recorded = groupBy(past, ({ measurement }) => nameCase(measurement).key);
  return new Map(
    run.measurements.flatMap((measurement) => {
      const known = classify(
        { measurement, provenance: run.provenance },
        recorded.get(nameCase(measurement).key) ?? [],
      );
      return known === undefined ? [] : [[measurement, known] as const];
    }),
  );
}

function classify(pastMeasurement: PastMeasurement, before: readonly PastMeasurement[]): Repetition | undefined {
  const values = serializeValues(pastMeasurement);
  const { tag } = pastMeasurement.provenance;
  const alike = before.filter(
    ({ provenance }) =>
      (tag === undefined || tag === provenance.tag) &&
      environmentDifferences(pastMeasurement.provenance, provenance).length === 0,
  );
  if (readStart(pastMeasurement) !== undefined) {
    const same = alike.filter((measurement) => isSameTime(pastMeasurement, measurement));
    if (same.length === 0) return undefined;
    return same.some((recorded) => serializeValues(recorded) === values) ? 'same-result' : 'other-values';
  }
  // An undated run was recorded with the date of its recording.
  const newest = before.map(recordedAt).sort().at(-1);
  const isSame = (stored: PastMeasurement): boolean =>
    recordedAt(stored) === newest && stored.measurement.startedAt === undefined && serializeValues(stored) === values;
  return alike.some(isSame) ? 'same-values' : undefined;
}

const readStart = ({ measurement, provenance }: PastMeasurement): string | undefined =>
  measurement.startedAt ?? provenance.startedAt;

const recordedAt = ({ provenance }: PastMeasurement): string => provenance.startedAt ?? '';

/** Excluding another warm-up changes the start of a test, but not its end. */
function isSameTime(a: PastMeasurement, b: PastMeasurement): boolean {
  const end = computeEnd(a);
  return readStart(a) === readStart(b) || (end !== undefined && end === computeEnd(b));
}

const computeEnd = ({ measurement: { startedAt, durationMs } }: PastMeasurement): number | undefined =>
  startedAt === undefined || durationMs === undefined ? undefined : Date.parse(startedAt) + durationMs;

export const serializeValues = ({ measurement: { metrics, missing = {}, samples } }: PastMeasurement): string =>
  JSON.stringify([samples, sortMembers(metrics), sortMembers(missing)]);

const sortMembers = (named: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Object.keys(named)
    .sort()
    .map((name) => [name, named[name]]);
