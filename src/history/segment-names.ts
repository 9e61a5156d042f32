/**
 * The names of segments: archive-v1/SCENARIO.FROM-TO.DIGEST.ndjson. FROM and TO are the starts of the oldest and of the newest run in
 * it, so that a reader can take the segments in order of time without opening them. The digest is that of the content, so that two
 * jobs that move the same runs write the same segment.
 */
import { digest } from '../lang/digest.js';

/** The version of the layout of a history (docs/history-layout.md). */
export const layoutVersion = 1;

export const segmentFolder = `archive-v${String(layoutVersion)}`;

export const isSegment = (path: string): boolean => path.split(/[\\/:]/).at(-2) === segmentFolder;

/** The oldest and the newest start of a run, as segment names write them; empty for a run without a start. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** A start in the format of segment names, 20260131T235959Z: fractions of a second are left out. */
export const toSegmentTime = (start: string): string => start.replace(/\.\d+/, '').replace(/[^0-9TZ]/g, '');

const undated = 'undated';

/**
 * @param file the name of the scenario's file
 * @param text what the segment holds
 */
export async function nameSegment(file: string, text: string): Promise<string> {
  const { from, to } = findSpan(text);
  return `${segmentFolder}/${file.replace(/\.ndjson$/, '')}.${from || undated}-${to || undated}.${await digest(text, 12)}.ndjson`;
}

/** The start of the oldest run according to the name of a segment; undefined for the names of older versions, which lack it. */
export function readFrom(path: string): string | undefined {
  const [, from] = /\.(undated|\d{8}T\d{6}\d*Z?)-(?:undated|\d{8}T\d{6}\d*Z?)\.[0-9a-f]{12}\.ndjson$/.exec(path) ?? [];
  return from === undated ? '' : from;
}

/** Finds the span of a text without parsing its lines: inside a JSON string, these quotes would be escaped. */
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
