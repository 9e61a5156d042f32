/** What raw results say about the load test itself: a ramp-up inside the measurement, controllers that repeat their child. */
import type { Host } from '../../model/host.js';
import { readRawRows, type RawRow } from './raw-rows.js';

/** A controller with one child, so that every request is counted twice: as the controller and as the child. */
export type Repetition = readonly [controller: string, child: string];

export interface RawTraits {
  /** The longest ramp-up that is a notable part of its result: the time from the first request until all threads ran. */
  readonly rampUp?: { readonly file: string; readonly seconds: number };
  /** The file of the first of them. */
  readonly repeated?: { readonly file: string; readonly pairs: readonly Repetition[] };
}

/** A shorter ramp-up hardly changes the figures: its share of the time that was read. */
const notableShare = 0.02;
/** Further files usually belong to the same load test. */
const mostFilesExamined = 12;
/** Their beginnings are enough. */
const [mostBytes, mostBytesEach] = [16 * 1024 * 1024, 8 * 1024 * 1024];

/** @param files results of any format; only the raw ones of JMeter have traits */
export async function readRawTraits(files: readonly string[], host: Host): Promise<RawTraits> {
  const step = Math.ceil(files.length / mostFilesExamined);
  const examined = files.filter((_, i) => i % step === 0);
  const bytesEach = Math.min(mostBytesEach, mostBytes / examined.length);
  let rampUp: RawTraits['rampUp'];
  let firstRepeated: string | undefined;
  const children: Children = new Map();
  for (const file of examined) {
    const rows = await readRawRows(file, bytesEach, host);
    const seconds = findRampUp(rows);
    if (seconds !== undefined && seconds > (rampUp?.seconds ?? 0)) rampUp = { file, seconds };
    collectChildren(rows, children);
    if (findRepeated(children).length > 0) firstRepeated ??= file;
  }
  const pairs = findRepeated(children);
  return {
    ...(rampUp !== undefined && { rampUp }),
    ...(firstRepeated !== undefined && pairs.length > 0 && { repeated: { file: firstRepeated, pairs } }),
  };
}

/** The number of threads rises until all have started. */
function findRampUp(rows: readonly RawRow[]): number | undefined {
  const counts = rows
    .filter(({ startMs, threads }) => Number.isFinite(startMs) && Number.isFinite(threads))
    .sort((a, b) => a.startMs - b.startMs);
  const [first, last] = [counts[0], counts.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const most = counts.reduce((highest, { threads }) => Math.max(highest, threads), 0);
  const full = counts.find(({ threads }) => threads === most)?.startMs ?? first.startMs;
  const rampUpMs = full - first.startMs;
  const isNotable = rampUpMs >= 1000 && rampUpMs > notableShare * (last.startMs - first.startMs);
  return isNotable ? Math.ceil(rampUpMs / 1000) : undefined;
}

/** The children of every controller; `several` stands for executions with another number of children than one. */
type Children = Map<string, Set<string>>;
const several = '';

/** JMeter writes "Number of samples in transaction : 1, ..." into the row of a controller. */
function collectChildren(rows: readonly RawRow[], children: Children): void {
  const lastOfThread = new Map<string, string>();
  for (const { label, message, thread } of rows) {
    const count = /^Number of samples in transaction : (\d+)/.exec(message)?.[1];
    if (count !== undefined) {
      const known = children.get(label) ?? new Set();
      children.set(label, known.add((count === '1' ? lastOfThread.get(thread) : undefined) ?? several));
    }
    lastOfThread.set(thread, label);
  }
}

const findRepeated = (children: Children): readonly Repetition[] =>
  [...children].flatMap(([label, [child = several, ...others]]) =>
    others.length === 0 && child !== several ? [[label, child] as const] : [],
  );
