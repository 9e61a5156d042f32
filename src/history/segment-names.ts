/**
 * The names of segments: archive-v1/SCENARIO.FROM-TO.DIGEST.ndjson. FROM and TO are the starts of the oldest and the newest
 * run of the segment, so segments can be sorted by time without opening them. The digest depends only on the content, so
 * two jobs that move the same runs write the same segment.
 */
import { digest } from '../lang/digest.js';

/** The version of the layout of a history (docs/history-layout.md). */
export const layoutVersion = 1;

export const segmentFolder = `archive-v${String(layoutVersion)}`;

export const isSegment = (path: string): boolean => path.split(/[\\/:]/).at(-2) === segmentFolder;

/** The starts of the oldest and the newest run, as in names of segments; empty for a run without a start. */
export interface Span {
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

/**
 * Reads the start of the oldest run from the name of a segment. Undefined for names written by older versions, which lack
 * it.
 */
export function readFrom(path: string): string | undefined {
  const [, from] = /\.(undated|\d{8}T\d{6}\d*Z?)-(?:undated|\d{8}T\d{6}\d*Z?)\.[0-9a-f]{12}\.ndjson$/.exec(path) ?? [];
  return from === undated ? '' : from;
}

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
