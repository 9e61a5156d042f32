/**
 * The layout of a history: one file per scenario with the newest runs of every case, which is all that a check needs, and
 * immutable segments with the older runs. A check therefore reads the same amount after ten thousand runs as after seventy.
 */
import { nameCase, runKey } from '../cases/names.js';
import { compareCodeUnits } from '../lang/natural-order.js';
import { groupBy } from '../lang/group-by.js';
import type { HistoryLine } from '../model/documents.js';
import type { PastMeasurement } from '../model/run.js';

/**
 * The number of newest runs of every case that stay in the scenario's file. Level changes are searched for in 60 of them.
 */
export const recentRuns = 70;
/** The minimum number of older runs in a segment. Without this slack every recorded run would create a segment. */
const slackRuns = 15;

/** Contains the version of the layout, so that a future version is not mistaken for this one. */
export const segmentFolder = 'archive-v1';

export const isSegment = (path: string): boolean => path.split(/[\\/:]/).at(-2) === segmentFolder;

export interface Rotated {
  /** The text of the scenario's file. */
  readonly recent: string;
  /** The path of the new segment, relative to the root of the history, and its text. */
  readonly segment?: { readonly path: string; readonly text: string };
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
  if (lines.length < recentRuns + slack) return { recent: text };
  const parsed = lines.map((line) => ({ line, entry: parseLine(line) }));
  const older = findOlder(
    parsed.flatMap(({ entry }) => (entry === undefined ? [] : [entry])),
    slack,
  );
  if (older.size === 0) return { recent: text };
  const isOlder = ({ entry }: (typeof parsed)[number]): boolean => entry !== undefined && older.has(entry);
  const moved = parsed.filter(isOlder);
  const segment = joinLines(moved.map(({ line }) => line));
  const newest = moved.map(({ entry }) => entry?.provenance.startedAt ?? '').sort(compareCodeUnits);
  return {
    recent: joinLines(parsed.filter((line) => !isOlder(line)).map(({ line }) => line)),
    segment: { path: await nameSegment(file, newest.at(-1) ?? '', segment), text: segment },
  };
}

const joinLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

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

/** Derived from the content, so that two jobs that move the same runs write the same segment. */
async function nameSegment(file: string, newestStart: string, text: string): Promise<string> {
  const { createHash } = await import('node:crypto'); // only loaded when a segment is written
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const scenario = file.replace(/\.ndjson$/, '');
  return `${segmentFolder}/${scenario}.${toSegmentTime(newestStart) || 'undated'}.${digest}.ndjson`;
}

/** A time in the format that segment names use: 20260131T235959Z. */
const toSegmentTime = (start: string): string => start.replace(/\.\d+/, '').replace(/[^0-9TZ]/g, '');

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
