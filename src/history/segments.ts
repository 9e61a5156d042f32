/**
 * The layout of a history: one file per scenario with all that a check needs, which is the newest runs of every case and those of
 * the level that it is judged by, and immutable segments with the other runs. A check therefore reads the same amount after ten
 * thousand runs as after seventy.
 */
import { measuredRunKey, nameCase } from '../cases/names.js';
import { attempt } from '../lang/attempt.js';
import { compareCodeUnits } from '../lang/natural-order.js';
import { groupBy } from '../lang/objects.js';
import type { Accept, HistoryLine, KeptLevel } from '../model/documents.js';
import { byStart, type PastMeasurement } from '../model/run.js';
import type { RetainRuns } from '../model/store.js';
import { nameSegment } from './layout.js';

/**
 * The newest runs of every case that stay in the file of the scenario. The shift of a run is determined from 60 runs of a case,
 * and the candidate may be among the recorded runs.
 */
export const recentRuns = 64;
/**
 * The minimum number of older runs in a segment. Without it, every recorded run would make a segment. With a larger number,
 * a check would read much more just before a segment is written than after 60 runs.
 */
export const slackRuns = 8;
/**
 * The older runs of a long file are divided into segments of about this size, so that each segment can be read separately.
 */
const segmentBytes = 4 * 1024 * 1024;

export interface Rotated {
  /** The text of the scenario's file. */
  readonly recent: string;
  /** The levels that are older than the newest runs, instead of those that the text had. */
  readonly levels: readonly KeptLevel[];
  /** The texts of the new segments by their path relative to the root of the history. */
  readonly segments: ReadonlyMap<string, string>;
}

/**
 * Moves the older runs of every case that are not retained into a segment once there are enough of them. Accepted levels and
 * unreadable lines stay where they are.
 *
 * @param file the name of the scenario's file
 * @param text its text, one entry per line
 * @param retain selects what stays in addition to the newest runs
 */
export async function rotate(file: string, text: string, retain?: RetainRuns): Promise<Rotated> {
  const lines = text.split('\n').filter((line) => line !== '');
  const unchanged = { recent: text, levels: [], segments: new Map<string, string>() };
  if (lines.length < recentRuns + slackRuns) return unchanged;
  const parsed = lines.map(parseLine);
  const older = findOlder(parsed, retain);
  if (older.entries.size === 0) return unchanged;
  const isOlder = ({ entry }: ParsedLine): boolean => entry !== undefined && older.entries.has(entry);
  const isReplaced = ({ level }: ParsedLine): boolean => level !== undefined && retain !== undefined;
  const segments = new Map<string, string>();
  for (const segment of divide(parsed.filter(isOlder))) segments.set(await nameSegment(file, segment), segment);
  const recent = parsed.filter((line) => !isOlder(line) && !isReplaced(line));
  return { recent: joinLines(recent.map(({ line }) => line)), levels: older.levels, segments };
}

interface ParsedLine {
  readonly line: string;
  /** Absent for levels and unreadable lines. */
  readonly entry?: PastMeasurement;
  readonly accept?: Accept;
  readonly level?: KeptLevel;
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

/** Parses a line of a history without validating it. */
export function parseLine(line: string): ParsedLine {
  const { measurement, provenance, accept, level } = attempt(() => JSON.parse(line) as HistoryLine | null) ?? {};
  if (accept !== undefined) return { line, accept };
  if (level !== undefined) return { line, level };
  return measurement === undefined || provenance === undefined
    ? { line }
    : { line, entry: { measurement, provenance } };
}

/** Identifies a case of a repository in one environment. */
const seriesKey = ({ measurement, provenance: { environment = {}, recorded } }: PastMeasurement): string =>
  JSON.stringify([nameCase(measurement).key, Object.entries(environment).sort(), recorded?.repository]);

/** The start of the oldest of the newest runs of a series; undefined if it has fewer, so that nothing of it is archived. */
const startOfRecent = (series: readonly PastMeasurement[]): string | undefined => {
  const oldest = sortRuns(series).at(-recentRuns)?.[0];
  return oldest && (oldest.provenance.startedAt ?? '');
};

/**
 * Whether measurements are so old that they may be recorded in a segment instead of the recent files.
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
 * Whether all runs since a time are in the recent files, so that no segment needs to be read.
 *
 * @param start ISO 8601, or the beginning of it
 * @param recent the measurements in the recent files
 */
export const hasAllSince = (start: string, recent: readonly PastMeasurement[]): boolean =>
  [...groupBy(recent, seriesKey).values()].every((series) => (startOfRecent(series) ?? '') <= start);

/**
 * The entries older than the newest runs of their case and environment that are not retained, and the levels of those that are.
 * None before a case has enough of them. A rarely measured case keeps its newest runs, however old they are.
 */
function findOlder(
  lines: readonly ParsedLine[],
  retain: RetainRuns | undefined,
): { readonly entries: ReadonlySet<PastMeasurement>; readonly levels: readonly KeptLevel[] } {
  const measurements = lines.flatMap(({ entry }) => entry ?? []);
  const beyond = [...groupBy(measurements, seriesKey).values()].map((series) => sortRuns(series).slice(0, -recentRuns));
  const none = { entries: new Set<PastMeasurement>(), levels: [] };
  if (beyond.every(({ length }) => length < slackRuns)) return none;
  const retained = retain?.({
    measurements,
    accepts: lines.flatMap(({ accept }) => accept ?? []),
    levels: lines.flatMap(({ level }) => level ?? []),
  });
  const needed = new Set(retained?.measurements);
  const older = beyond.map((runs) => runs.filter((run) => !run.every((entry) => needed.has(entry))));
  if (older.every(({ length }) => length < slackRuns)) return none;
  return { entries: new Set(older.flat(2)), levels: retained?.levels ?? [] };
}

/** The runs of a series, oldest first. */
const sortRuns = (series: readonly PastMeasurement[]): readonly (readonly PastMeasurement[])[] =>
  [...groupBy(series, ({ provenance }) => measuredRunKey(provenance)).values()].sort(([a], [b]) =>
    byStart(a?.provenance ?? {}, b?.provenance ?? {}),
  );

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
