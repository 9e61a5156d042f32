/**
 * Which runs every check reads: the newest of every case, and those of the level that it is judged by. A check therefore reads the same
 * amount after ten thousand runs as after seventy. Older runs are in the archive alone.
 */
import { measuredRunKey, nameCase } from '../cases/names.js';
import { attempt, defined, groupBy } from '../lang/objects.js';
import type { HistoryLine, Measurement } from '../model/documents.js';
import { byStart, type HistoryEntry, type PastMeasurement } from '../model/run.js';
import type { RetainRuns } from '../model/store.js';

/**
 * The newest runs of every case that stay in the file of the scenario. The shift of a run is determined from 60 runs of a case,
 * and the candidate may be among the recorded runs.
 */
export const recentRuns = 64;
/** The least number of runs that are dropped at once: finding out which level judges a case takes as long as a check. */
const slackRuns = 8;

/** Parses a whole line of a history without validating it; undefined if it is none. */
export function parseLine(line: string): HistoryEntry | undefined {
  const { measurement, provenance, accept } = attempt(() => JSON.parse(line) as HistoryLine | null) ?? {};
  if (accept !== undefined) return { accept };
  return measurement === undefined || provenance === undefined ? undefined : { measurement, provenance };
}

/**
 * Drops the runs that no later check needs once there are enough of them. Accepted levels and unreadable lines stay.
 *
 * @param retain selects what stays in addition to the newest runs
 * @param toLine makes the line of a measurement that lost some of its values
 */
export function dropOldRuns<Own extends { readonly entry?: HistoryEntry | undefined }>(
  lines: readonly Own[],
  retain: RetainRuns | undefined,
  toLine: (entry: PastMeasurement) => Own,
): readonly Own[] {
  const entries = lines.flatMap(({ entry }) => entry ?? []);
  const measurements = entries.filter((entry) => 'measurement' in entry);
  const beyond = groupSeries(measurements).map((series) => sortRuns(series).slice(0, -recentRuns));
  if (beyond.every(({ length }) => length < slackRuns)) return lines;
  const accepts = entries.flatMap((entry) => ('accept' in entry ? [entry.accept] : []));
  const retained = retain?.(measurements, accepts);
  const older = beyond.map((runs) => runs.filter((run) => run.some((entry) => retained?.get(entry) !== entry)));
  if (older.every(({ length }) => length < slackRuns)) return lines;
  const affected = new Set<HistoryEntry>(older.flat(2));
  return lines.flatMap((line) => {
    const { entry } = line;
    if (entry === undefined || !('measurement' in entry) || !affected.has(entry)) return [line];
    const kept = retained?.get(entry);
    return kept === entry ? [line] : kept === undefined ? [] : [toLine(kept)];
  });
}

/** What tells how other values were measured. */
const context: ReadonlySet<string> = new Set(['errorPercent', 'mean', 'max']);

/** What an old run shows of a level of some metrics; undefined if it shows nothing. */
export function trimMeasurement(measurement: Measurement, ids: readonly string[]): Measurement | undefined {
  const { metrics, groupedMedian, ...rest } = measurement;
  const all = Object.entries(metrics);
  const kept = all.filter(([id]) => ids.includes(id) || context.has(id));
  if (!kept.some(([id]) => ids.includes(id))) return undefined;
  if (kept.length === all.length) return measurement;
  return {
    ...rest,
    ...(ids.includes('p50') && defined({ groupedMedian })),
    metrics: Object.fromEntries(kept),
  };
}

/** Identifies a case in one environment. */
const seriesKey = ({ measurement, provenance: { environment = {} } }: PastMeasurement): string =>
  JSON.stringify([nameCase(measurement).key, Object.entries(environment).sort()]);

/** The series of each repository. Runs that do not say theirs are of the one that recorded last. */
function groupSeries(measurements: readonly PastMeasurement[]): readonly (readonly PastMeasurement[])[] {
  const usual = measurements.findLast(({ provenance }) => provenance.recorded?.repository)?.provenance.recorded;
  const groups = groupBy(measurements, (one) => {
    const { repository } = one.provenance.recorded ?? usual ?? {};
    return `${seriesKey(one)} ${repository ?? ''}`;
  });
  return [...groups.values()];
}

/** The runs of a series, oldest first. */
const sortRuns = (series: readonly PastMeasurement[]): readonly (readonly PastMeasurement[])[] =>
  [...groupBy(series, ({ provenance }) => measuredRunKey(provenance)).values()].sort(([a], [b]) =>
    byStart(a?.provenance ?? {}, b?.provenance ?? {}),
  );

/** The start of the oldest of the newest runs of a series; undefined if it has fewer, so that nothing of it was dropped. */
const startOfRecent = (series: readonly PastMeasurement[]): string | undefined => {
  const oldest = sortRuns(series).at(-recentRuns)?.[0];
  return oldest && (oldest.provenance.startedAt ?? '');
};

/**
 * Whether all runs since a time are in the recent files, so that the archive need not be read.
 *
 * @param start ISO 8601, or the beginning of it
 * @param recent the measurements in the recent files
 */
export const hasAllSince = (start: string, recent: readonly PastMeasurement[]): boolean =>
  [...groupBy(recent, seriesKey).values()].every((series) => (startOfRecent(series) ?? '') <= start);
