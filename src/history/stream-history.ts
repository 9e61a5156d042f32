/**
 * Reads a whole history in little memory: first its recent runs, then its segments by the start of their oldest run. A run
 * is settled when no later piece can add measurements to it. A reader can then process and release it.
 */
import { compareCodeUnits } from '../lang/natural-order.js';
import type { Problem } from '../model/documents.js';
import type { OpenedHistory, Segments } from '../model/store.js';
import { findSpan, readFrom } from './layout.js';
import { segmentMisnamed } from '../problems/history.js';

/** One file of a history. */
export interface Piece {
  readonly file: string;
  /** Undefined if the host has to read the file. */
  readonly text?: string;
  /** No later piece has a run that began before this time, in the format of segment names. */
  readonly settled: string;
}

/** The number of segments read at the same time, because each costs a request. */
const readAhead = 8;
/** Later than every run. */
const end = '~';

const noSegments: Segments = { names: [], read: () => Promise.resolve(new Map()) };

/**
 * @param problems receives what went wrong
 * @returns every file once; lines that an earlier piece had are blank in a segment, because concurrent recordings can move the same
 *   run into two segments
 */
export async function* streamHistory(opened: OpenedHistory, problems: Problem[]): AsyncGenerator<Piece> {
  const { names, read } = opened.segments ?? noSegments;
  const segments = names
    .map((file) => ({ file, from: readFrom(file) }))
    .sort((a, b) => compareCodeUnits(a.from, b.from) || compareCodeUnits(a.file, b.file));
  const first = segments[0]?.from ?? end;
  const recent = new Set<string>();
  for (const [i, file] of opened.files.entries()) {
    const text = opened.texts?.get(file);
    if (segments.length > 0) for (const line of text?.split('\n') ?? []) recent.add(line);
    const settled = i === opened.files.length - 1 ? first : '';
    yield text === undefined ? { file, settled } : { file, text, settled };
  }
  /** The segments whose runs may not be settled yet. */
  let live: readonly { readonly to: string; readonly lines: ReadonlySet<string> }[] = [];
  for (let start = 0; start < segments.length; start += readAhead) {
    const ahead = segments.slice(start, start + readAhead);
    const texts = await read(ahead.map(({ file }) => file));
    if ('code' in texts) {
      problems.push(texts);
      return;
    }
    for (const [i, { file, from }] of ahead.entries()) {
      const text = texts.get(file);
      if (text === undefined) continue;
      const span = findSpan(text);
      if (span.from < from) problems.push(segmentMisnamed(file));
      live = live.filter(({ to }) => to >= from);
      const lines = text.split('\n');
      const isKnown = (line: string): boolean => recent.has(line) || live.some((segment) => segment.lines.has(line));
      // Blank lines keep the line numbers of the others.
      const kept = lines.map((line) => (line !== '' && isKnown(line) ? '' : line));
      live = [...live, { to: span.to, lines: new Set(lines) }];
      const settled = segments[start + i + 1]?.from ?? end;
      if (kept.some((line) => line !== '')) yield { file, text: kept.join('\n'), settled };
    }
  }
}
