/**
 * Which runs every check reads: the newest of every case, and those of the level that it is judged by. A check therefore reads the same
 * amount after ten thousand runs as after seventy. Older runs are in the archive alone.
 */
import { measuredRunKey, nameCase } from '../cases/names.js';
import { attempt } from '../lang/attempt.js';
import { groupBy } from '../lang/objects.js';
import type { HistoryLine, KeptLevel } from '../model/documents.js';
import { byStart, type HistoryEntry, type PastMeasurement } from '../model/run.js';
import type { RetainRuns } from '../model/store.js';

/**
 * The newest runs of every case that stay in the file of the scenario. The shift of a run is determined from 60 runs of a case,
 * and the candidate may be among the recorded runs.
 */
export const recentRuns = 64;
/** The least number of runs that are dropped at once: finding out which level judges a case takes as long as a check. */
export const slackRuns = 8;

/** Parses a whole line of a history without validating it; undefined if it is none. */
export function parseLine(line: string): HistoryEntry | undefined {
  const { measurement, provenance, accept, level } = attempt(() => JSON.parse(line) as HistoryLine | null) ?? {};
  if (accept !== undefined) return { accept };
  if (level !== undefined) return { level };
  return measurement === undefined || provenance === undefined ? undefined : { measurement, provenance };
}

interface Line {
  readonly entry?: HistoryEntry | undefined;
}

/**
 * Drops the runs that no later check needs once there are enough of them. Accepted levels and unreadable lines stay.
 *
 * @param retain selects what stays in addition to the newest runs
 * @param toLine makes a line of a level that is older than the newest runs
 */
export function dropOldRuns<Own extends Line>(
  lines: readonly Own[],
  retain: RetainRuns | undefined,
  toLine: (level: KeptLevel) => Own,
): readonly Own[] {
  const entries = lines.flatMap(({ entry }) => entry ?? []);
  const measurements = entries.filter((entry) => 'measurement' in entry);
  const beyond = groupSeries(measurements).map((series) => sortRuns(series).slice(0, -recentRuns));
  if (beyond.every(({ length }) => length < slackRuns)) return lines;
  const retained = retain?.({
    measurements,
    accepts: entries.flatMap((entry) => ('accept' in entry ? [entry.accept] : [])),
    levels: entries.flatMap((entry) => ('level' in entry ? [entry.level] : [])),
  });
  const needed = new Set(retained?.measurements);
  const older = beyond.map((runs) => runs.filter((run) => !run.every((entry) => needed.has(entry))));
  if (older.every(({ length }) => length < slackRuns)) return lines;
  const dropped = new Set<HistoryEntry>(older.flat(2));
  const isKept = ({ entry }: Own): boolean =>
    entry === undefined || (!dropped.has(entry) && !('level' in entry && retained !== undefined));
  return [...lines.filter(isKept), ...(retained?.levels ?? []).map(toLine)];
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
 * Whether measurements are so old that they may be recorded in the archive alone.
 *
 * @param recent the measurements in the recent files
 */
export function mayBeArchived(measurements: readonly PastMeasurement[], recent: readonly PastMeasurement[]): boolean {
  const series = groupBy(recent, seriesKey);
  return measurements.some((entry) => {
    const oldest = startOfRecent(series.get(seriesKey(entry)) ?? []);
    return oldest !== undefined && (entry.measurement.startedAt ?? entry.provenance.startedAt ?? '') <= oldest;
  });
}

/**
 * Whether all runs since a time are in the recent files, so that the archive need not be read.
 *
 * @param start ISO 8601, or the beginning of it
 * @param recent the measurements in the recent files
 */
export const hasAllSince = (start: string, recent: readonly PastMeasurement[]): boolean =>
  [...groupBy(recent, seriesKey).values()].every((series) => (startOfRecent(series) ?? '') <= start);
