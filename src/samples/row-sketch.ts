/**
 * Recognises samples that a result has twice, or shares with another one. Rows of 0 ms, embedded resources and controllers may be
 * alike without being the same sample, and are left out.
 */
import { addAll } from '../lang/objects.js';
import type { RowSketch } from '../model/reading.js';

/** With more selected rows than this, fewer starts are selected. A few per cent of half as many are still a dozen. */
const mostRows = 1024;
/** The size of a row, and the number of rows to select if the size of a result is known. */
const [rowBytes, wantedRows] = [110, mostRows / 2];

export const emptySketch = (bits = 0): RowSketch => ({ bits, starts: [], rows: [], threads: [], lines: [] });

/** Selects enough rows of a result of this many bytes; of an unknown one, few enough that its first rows are read fast. */
export const bitsForSize = (bytes: number | undefined): number =>
  bytes === undefined ? 3 : Math.max(0, Math.ceil(Math.log2(bytes / rowBytes / wantedRows)));

/** The largest hash of a selected start. The compiled scanner leaves these rows to the plain one. */
export const largestHash = ({ bits }: RowSketch): number => 2 ** (32 - bits) - 1;

/** Spreads the starts, which differ in few bits: scanner/warmup.ts has the same factor. */
const hashStart = (startMs: number): number => Math.imul(startMs >>> 0, 0x9e3779b1) >>> 0;

export const isRowSelected = (sketch: RowSketch, startMs: number): boolean => hashStart(startMs) <= largestHash(sketch);

export interface SketchedRow {
  readonly startMs: number;
  readonly elapsedMs: number;
  readonly label: string;
  readonly thread: string;
  readonly line: number;
}

export function addRow(sketch: RowSketch, { startMs, elapsedMs, label, thread, line }: SketchedRow): void {
  sketch.starts.push(hashStart(startMs));
  sketch.rows.push(hashText(`${String(startMs)} ${String(elapsedMs)} ${label}`));
  sketch.threads.push(thread === '' ? 0 : 1 + hashText(thread));
  sketch.lines.push(line);
  limit(sketch);
}

/** Adds the rows of the next part of the same result, which begins after so many lines. */
export function mergeSketches(into: RowSketch, part: RowSketch, lines: number): void {
  into.bits = Math.max(into.bits, part.bits);
  for (const key of ['starts', 'rows', 'threads'] as const) addAll(into[key], part[key]);
  addAll(
    into.lines,
    part.lines.map((line) => line + lines),
  );
  Object.assign(into, selectRows(into, into.bits));
  limit(into);
}

function limit(sketch: RowSketch): void {
  while (sketch.rows.length > mostRows && sketch.bits < 31) Object.assign(sketch, selectRows(sketch, sketch.bits + 1));
}

function selectRows({ starts, rows, threads, lines }: RowSketch, bits: number): RowSketch {
  const isKept = (_: number, i: number): boolean => (starts[i] ?? Infinity) <= largestHash(emptySketch(bits));
  const [kept, of] = [starts.filter(isKept), { threads: threads.filter(isKept), lines: lines.filter(isKept) }];
  return { bits, starts: kept, rows: rows.filter(isKept), ...of };
}

/** 53 bits, so that two of a thousand rows are never mistaken for one another. */
function hashText(text: string): number {
  let [high, low] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ unit, 0x85ebca6b) ^ (low >>> 15);
  }
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
}

/** Results share this many of their rows by mistake; all but so many are those of a copy. */
const [fewShared, nearlyAll] = [0.03, 0.95];
/** How much more rows than would be alike by chance are no chance. */
const beyondChance = 3;
/** Fewer selected rows show nothing. */
const fewestRows = 20;
/** Rows nearer to each other may be alike: what two users did in the same millisecond is written at once. */
const nearLines = 100;

type Counts = ReadonlyMap<string | number, number>;

/** How often each row is in a sketch. */
function countRows({ rows, threads }: RowSketch, withThreads: boolean): Counts {
  const counts = new Map<string | number, number>();
  for (const [i, row] of rows.entries()) {
    const key = withThreads ? `${String(row)} ${String(threads[i])}` : row;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const hasThreads = ({ threads }: RowSketch): boolean => threads.every((thread) => thread !== 0);

const sumOf = (counts: Counts, value: (count: number, key: string | number) => number): number =>
  [...counts].reduce((sum, [key, count]) => sum + value(count, key), 0);

/**
 * How many rows of one thread are alike by chance, as those of two load generators with the same names of threads: as many as those of
 * any other two threads.
 */
function alikeByChance(sketch: RowSketch, countPairs: (withThreads: boolean) => number): number {
  const others = new Set(sketch.threads).size - 1;
  return others === 0 ? 0 : (countPairs(false) - countPairs(true)) / others;
}

const pairsWithin = (sketch: RowSketch, withThreads: boolean): number =>
  sumOf(countRows(sketch, withThreads), (count) => (count * (count - 1)) / 2);

/**
 * The share of the rows of a result that it has before. One thread never runs the same sample twice at once. Without threads, rows
 * count that are far apart, and all of them if nearly each is there equally often.
 */
export function repeatedShare(sketch: RowSketch): number {
  const total = sketch.rows.length;
  if (total < fewestRows) return 0;
  const isKnown = hasThreads(sketch);
  const counts = countRows(sketch, isKnown);
  const again = (total - counts.size) / total;
  if (isKnown) {
    const chance = alikeByChance(sketch, (withThreads) => pairsWithin(sketch, withThreads)) / total;
    return again > fewShared + beyondChance * chance ? again : 0;
  }
  const firstLines = new Map<number, number>();
  const far = sketch.rows.filter((row, i) => {
    const [line = 0, first = line] = [sketch.lines[i], firstLines.get(row)];
    firstLines.set(row, first);
    return Math.abs(line - first) > nearLines;
  });
  if (far.length > total * fewShared) return far.length / total;
  const isCopied = (times: number): boolean =>
    sumOf(counts, (count) => Number(count % times === 0)) >= counts.size * nearlyAll;
  return counts.size >= fewestRows && [2, 3, 4].some(isCopied) ? again : 0;
}

/** The result nearly all of whose rows the other one has, too; neither if each has others. */
type SharedRows = 'first' | 'second' | 'neither';

/** Undefined if two results have no rows in common, except by chance. */
export function findSharedRows(first: RowSketch, second: RowSketch): SharedRows | undefined {
  const bits = Math.max(first.bits, second.bits);
  const [a, b] = [selectRows(first, bits), selectRows(second, bits)];
  const isKnown = hasThreads(a) && hasThreads(b);
  const [inA, inB] = [countRows(a, isKnown), countRows(b, isKnown)];
  const fewest = Math.min(a.rows.length, b.rows.length);
  if (fewest < fewestRows) return undefined;
  const share = sumOf(inA, (count, key) => Math.min(count, inB.get(key) ?? 0)) / fewest;
  const pairs = (withThreads: boolean): number => {
    const others = countRows(b, withThreads);
    return sumOf(countRows(a, withThreads), (count, key) => count * (others.get(key) ?? 0));
  };
  const withinOne = ({ rows }: RowSketch, counts: Counts): number => sumOf(counts, (n) => n * (n - 1)) / rows.length;
  const chance = isKnown ? alikeByChance(a, pairs) / fewest : Math.max(withinOne(a, inA), withinOne(b, inB));
  if (share <= fewShared + beyondChance * chance) return undefined;
  if (share >= nearlyAll) return b.rows.length <= a.rows.length ? 'second' : 'first';
  // The only thread of a result has no other one that shows what is chance.
  return isKnown && new Set(a.threads).size === 1 ? undefined : 'neither';
}
