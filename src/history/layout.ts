/**
 * The layout of a history (docs/baselines.md): its version, and the names of segments,
 * archive-v1/SCENARIO.FROM-TO.DIGEST.ndjson. FROM and TO are the starts of the oldest and the newest run, so segments can be
 * sorted by time without opening them. The digest depends only on the content, so two jobs that move the same runs write the
 * same segment.
 */
import type { HistoryLayout, Problem } from '../model/documents.js';
import { newerLayout } from '../problems/history.js';
import { digest } from '../lang/digest.js';

const layoutVersion = 1;

export const segmentFolder = `archive-v${String(layoutVersion)}`;

export const isSegment = (path: string): boolean => path.split(/[\\/:]/).at(-2) === segmentFolder;

/** The starts of the oldest and the newest run, as in names of segments; empty for a run without a start. */
interface Span {
  readonly from: string;
  readonly to: string;
}

/** Formats a start as in names of segments, 20260131T235959Z. Fractions of a second are removed. */
export const toSegmentTime = (start: string): string => start.replace(/\.\d+/, '').replace(/[^0-9TZ]/g, '');

const undated = 'undated';

/**
 * @param file the name of the scenario's file
 * @param text the text of the segment
 */
export async function nameSegment(file: string, text: string): Promise<string> {
  const { from, to } = findSpan(text);
  return `${segmentFolder}/${file.replace(/\.ndjson$/, '')}.${from || undated}-${to || undated}.${await digest(text, 12)}.ndjson`;
}

/** The start of the oldest run, from the name of a segment; empty for a run without a start. */
export const readFrom = (path: string): string =>
  /\.(\d{8}T\d{6}\d*Z?)-(?:undated|\d{8}T\d{6}\d*Z?)\.[0-9a-f]{12}\.ndjson$/.exec(path)?.[1] ?? '';

/**
 * Finds the span of a text without parsing its lines. A match cannot be inside a JSON string, because its quotes would be
 * escaped.
 */
export function findSpan(text: string): Span {
  let [from, to]: [string | undefined, string] = [undefined, ''];
  for (const line of text.split('\n')) {
    if (!line.includes('"measurement"')) continue;
    const starts = [...line.matchAll(/"startedAt"\s*:\s*"([^"]*)"/g)].map(([, start = '']) => start);
    if (starts.length === 0) starts.push('');
    for (const start of starts) {
      if (from === undefined || start < from) from = start;
      if (start > to) to = start;
    }
  }
  return { from: toSegmentTime(from ?? ''), to: toSegmentTime(to) };
}

const layout: HistoryLayout = {
  schemaVersion: layoutVersion,
  segments: 'SCENARIO.FROM-TO.DIGEST.ndjson',
  lines: 'history.schema.json',
  levels: 'SCENARIO.ndjson',
};
const layoutText = `${JSON.stringify(layout, undefined, 2)}\n`;

/**
 * The path of the file that describes the layout, relative to the root of the history. It is written with the first
 * segment.
 */
export const layoutFile = `${segmentFolder}/layout.json`;

/** Adds the description of the layout to the texts to be written if they include segments. */
export const withLayout = (texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  [...texts.keys()].some(isSegment) ? new Map([[layoutFile, layoutText], ...texts]) : texts;

/**
 * Finds a folder with a newer layout.
 *
 * @param paths of files, or of folders with a trailing slash
 */
export function findNewerLayout(paths: readonly string[]): Problem | undefined {
  for (const path of paths) {
    const [, version] = /(?:^|[\\/:])archive-v(\d+)[\\/][^\\/]*$/.exec(path) ?? [];
    if (version !== undefined && Number(version) > layoutVersion)
      return newerLayout(path, Number(version), layoutVersion);
  }
  return undefined;
}
