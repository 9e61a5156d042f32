/**
 * The layout of a history: one file per scenario with the newest runs of every case, which is all that a check needs, and
 * immutable segments with the older runs. A check therefore reads the same amount after ten thousand runs as after seventy.
 */
import { nameCase, runKey } from '../cases/names.js';
import { compareCodeUnits } from '../lang/natural-order.js';
import { groupBy } from '../lang/group-by.js';
import type { HistoryLine } from '../model/documents.js';
import type { PastMeasurement } from '../model/run.js';
import { nameSegment } from './segment-names.js';

/**
 * The newest runs of every case that stay in the file of the scenario. Levels are determined from 60 runs of a case, and
 * the candidate may be among the recorded runs.
 */
export const recentRuns = 64;
/**
 * The minimum number of older runs in a segment. Without it, every recorded run would make a segment. With a larger number,
 * a check would read much more just before a segment is written than after 60 runs.
 */
const slackRuns = 8;
/**
 * The older runs of a long file are divided into segments of about this size, so that each segment can be read separately.
 */
const segmentBytes = 4 * 1024 * 1024;

export interface Rotated {
  /** The text of the scenario's file. */
  readonly recent: string;
  /** The texts of the new segments by their path relative to the root of the history. */
  readonly segments: ReadonlyMap<string, string>;
}

/**
 * Moves the older runs of every case into a segment once there are enough of them. Accepted levels and unreadable lines
 * stay where they are.
 *
 * @param file the name of the scenario's file
 * @param text its text, one entry per line
 * @param slack the number of older runs of a case at which they are moved
 */
export async function rotate(file: string, text: string, slack = slackRuns): Promise<Rotated> {
  const lines = text.split('\n').filter((line) => line !== '');
  const unchanged = { recent: text, segments: new Map<string, string>() };
  if (lines.length < recentRuns + slack) return unchanged;
  const parsed = lines.map((line) => ({ line, entry: parseLine(line) }));
  const older = findOlder(
    parsed.flatMap(({ entry }) => (entry === undefined ? [] : [entry])),
    slack,
  );
  if (older.size === 0) return unchanged;
  const isOlder = ({ entry }: ParsedLine): boolean => entry !== undefined && older.has(entry);
  const segments = new Map<string, string>();
  for (const segment of divide(parsed.filter(isOlder))) segments.set(await nameSegment(file, segment), segment);
  return { recent: joinLines(parsed.filter((line) => !isOlder(line)).map(({ line }) => line)), segments };
}

interface ParsedLine {
  readonly line: string;
  /** Undefined for accepted levels and unreadable lines. */
  readonly entry: PastMeasurement | undefined;
}

/** The texts of segments, oldest runs first. */
function divide(moved: readonly ParsedLine[]): readonly string[] {
  const sorted = moved.toSorted((a, b) => compareCodeUnits(readStart(a), readStart(b)));
  const texts: string[][] = [[]];
  let bytes = 0;
  for (const { line } of sorted) {
    if (bytes > segmentBytes) {
      texts.push([]);
      bytes = 0;
    }
    texts.at(-1)?.push(line);
    bytes += line.length;
  }
  return texts.map(joinLines);
}

const readStart = ({ entry }: ParsedLine): string => entry?.provenance.startedAt ?? '';

/** Lines as a text, each with its line break. */
export const joinLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

function parseLine(line: string): PastMeasurement | undefined {
  try {
    const { measurement, provenance } = JSON.parse(line) as HistoryLine;
    return measurement === undefined || provenance === undefined ? undefined : { measurement, provenance };
  } catch {
    return undefined;
  }
}

/** Identifies a case in one environment. */
const seriesKey = ({ measurement, provenance }: PastMeasurement): string =>
  JSON.stringify([nameCase(measurement).key, Object.entries(provenance.environment ?? {}).sort()]);

/**
 * Whether measurements are so old that they may be recorded in a segment instead of the recent files.
 *
 * @param recent the measurements in the recent files
 */
export function mayBeArchived(measurements: readonly PastMeasurement[], recent: readonly PastMeasurement[]): boolean {
  const series = groupBy(recent, seriesKey);
  return measurements.some((entry) => {
    const known = series.get(seriesKey(entry)) ?? [];
    const start = entry.measurement.startedAt ?? entry.provenance.startedAt ?? '';
    const isOldest = known.every(({ provenance }) => start <= (provenance.startedAt ?? ''));
    return isOldest && known.length >= recentRuns;
  });
}

/**
 * Whether all runs since a time are in the recent files, so that no segment needs to be read.
 *
 * @param start ISO 8601, or the beginning of it
 * @param recent the measurements in the recent files
 */
export const hasAllSince = (start: string, recent: readonly PastMeasurement[]): boolean =>
  [...groupBy(recent, seriesKey).values()].every(
    (series) =>
      series.length < recentRuns || series.some(({ provenance: { startedAt } }) => (startedAt ?? '') <= start),
  );

/**
 * The entries older than the newest runs of their case and environment; none before a case has enough runs. A rarely
 * measured case keeps its newest runs, however old they are.
 */
function findOlder(entries: readonly PastMeasurement[], slack: number): ReadonlySet<PastMeasurement> {
  const cases = groupBy(entries, seriesKey);
  const older = new Set<PastMeasurement>();
  let mostRuns = 0;
  for (const ofCase of cases.values()) {
    const runs = [...groupBy(ofCase, ({ provenance }) => runKey(provenance)).values()].sort(([a], [b]) =>
      compareCodeUnits(a?.provenance.startedAt ?? '', b?.provenance.startedAt ?? ''),
    );
    mostRuns = Math.max(mostRuns, runs.length);
    for (const entry of runs.slice(0, -recentRuns).flat()) older.add(entry);
  }
  return mostRuns < recentRuns + slack ? new Set() : older;
}

/**
 * Drops lines that also occur in an earlier text: concurrent recordings can move the same run into two segments.
 *
 * @param texts by path
 */
export function dropRepeatedLines(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const seen = new Set<string>();
  return new Map(
    [...texts].map(([path, text]) => {
      const lines = text.split('\n');
      // Blank lines keep the line numbers of the others.
      const kept = lines.map((line) => {
        if (line === '' || seen.has(line)) return '';
        seen.add(line);
        return line;
      });
      return [path, kept.join('\n')];
    }),
  );
}
