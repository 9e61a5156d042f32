/** Cases that a history no longer has although nobody retired them: what ended before anyone judged it is taken as given. */
import { nameCase } from '../cases/names.js';
import { groupBy } from '../lang/objects.js';
import type { Accept, CaseName } from '../model/documents.js';
import type { PastMeasurement } from '../model/run.js';

/** Stands for a metric where it is accepted that a case is not measured. */
export const absence = 'absence';

/**
 * The past without the cases that may be absent.
 *
 * @param measured the keys of the cases of the candidate, which are never left out
 */
export function leaveOutEnded(
  past: readonly PastMeasurement[],
  accepts: readonly Accept[],
  measured: ReadonlySet<string>,
): readonly PastMeasurement[] {
  const absences = accepts.filter(({ metric }) => metric === absence);
  if (absences.length === 0) return past;
  const byCase = groupBy(absences, (accept) => nameCase(accept.case).key);
  const isAbsent = (key: string, last: string): boolean => byCase.get(key)?.some(({ from }) => from > last) === true;
  const ended = new Set(
    [...groupBy(past, ({ measurement }) => nameCase(measurement).key)].flatMap(([key, own]) =>
      !measured.has(key) && isAbsent(key, newestStart(own)) ? [key] : [],
    ),
  );
  return past.filter(({ measurement }) => !ended.has(nameCase(measurement).key));
}

const newestStart = (past: readonly PastMeasurement[]): string =>
  past.reduce((newest, { provenance: { startedAt = '' } }) => (startedAt > newest ? startedAt : newest), '');

/** A case that the newest runs of its scenario do not have. */
export interface EndedCase {
  readonly case: CaseName;
  /** When the first run without it began. */
  readonly from: string;
}

/**
 * The cases that the newest runs of their scenarios do not have.
 *
 * @param past a whole history
 * @param runs how many runs without a case show that it ended
 */
export function findEnded(past: readonly PastMeasurement[], runs: number): readonly EndedCase[] {
  return [...groupBy(past, ({ measurement }) => measurement.scenario).values()].flatMap((ofScenario) => {
    const starts = [...new Set(ofScenario.map(({ provenance }) => provenance.startedAt ?? ''))].sort();
    return [...groupBy(ofScenario, ({ measurement }) => nameCase(measurement).key).values()].flatMap((own) => {
      const [first] = own;
      const after = starts.slice(starts.indexOf(newestStart(own)) + 1);
      const [from] = after;
      return first === undefined || from === undefined || after.length < runs
        ? []
        : [{ case: nameCase(first.measurement), from }];
    });
  });
}

/** What says in the history that a case may be absent. */
export const toAbsence = (
  { case: { key: _, ...name }, from }: EndedCase,
  reason: string,
  acceptedAt: string,
): Accept => ({ case: name, metric: absence, from, reason, given: true, acceptedAt });
