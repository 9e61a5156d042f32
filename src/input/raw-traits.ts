/**
 * Finds problems of the load test in raw results: a ramp-up within the measurement, and controllers with a single child.
 */
import type { Host } from '../model/host.js';
import { readRawRows, type RawRow } from './raw-rows.js';
import type { ReadRequest } from '../config/settings.js';
import type { Measurement, Problem } from '../model/documents.js';
import type { Source } from '../model/reading.js';
import { rampUpMeasured } from '../problems/commands.js';

/** A controller with one child: every request is counted twice, for the controller and for the child. */
export type Repetition = readonly [controller: string, child: string];

export interface RawTraits {
  /**
   * The longest ramp-up that takes a notable share of its result. It lasts from the first request until all threads run.
   */
  readonly rampUp?: { readonly file: string; readonly seconds: number };
  /** Controllers with one child, and the first file that has one. */
  readonly repeated?: { readonly file: string; readonly pairs: readonly Repetition[] };
}

/** A ramp-up below this share of the time that was read hardly changes the figures. */
const notableShare = 0.02;
/** Further files usually belong to the same load test. */
const mostFilesExamined = 12;
/** The beginning of each file is enough. */
const [mostBytes, mostBytesEach] = [16 * 1024 * 1024, 8 * 1024 * 1024];

/** @param files results of any format; only raw results of JMeter have traits */
export async function readRawTraits(files: readonly string[], host: Host): Promise<RawTraits> {
  const step = Math.ceil(files.length / mostFilesExamined);
  const examined = files.filter((_, i) => i % step === 0);
  const bytesEach = Math.min(mostBytesEach, mostBytes / examined.length);
  let rampUp: RawTraits['rampUp'];
  let firstRepeated: string | undefined;
  const children: Children = new Map();
  for (const file of examined) {
    const rows = await readRawRows(file, bytesEach, host);
    const seconds = measureRampUp(rows);
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

/** Finds the time until the number of threads reached its maximum. */
function measureRampUp(rows: readonly RawRow[]): number | undefined {
  const counts = rows
    .filter(({ startMs, threads }) => Number.isFinite(startMs) && Number.isFinite(threads))
    .sort((a, b) => a.startMs - b.startMs);
  const [first, last] = [counts[0], counts.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const most = counts.reduce((highest, { threads }) => Math.max(highest, threads), 0);
  const rampUpMs = (counts.find(({ threads }) => threads === most) ?? first).startMs - first.startMs;
  const isNotable = rampUpMs >= 1000 && rampUpMs > notableShare * (last.startMs - first.startMs);
  return isNotable ? Math.ceil(rampUpMs / 1000) : undefined;
}

/** The children of every controller. `several` marks executions with any number of children except one. */
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

/** The name of standard input, which cannot be read a second time. */
const standardInput = '-';

/**
 * Finds a ramp-up within the first run, before a history is built on it.
 *
 * @param options how the results were read: the warm-up is excluded already
 */
export async function findRampUp(
  sources: ReadonlyMap<Measurement, readonly Source[]> | undefined,
  { options }: Pick<ReadRequest, 'options'>,
  host: Host,
): Promise<readonly Problem[]> {
  const counted = [...(sources ?? [])].filter(([{ histogram }]) => histogram !== undefined);
  const files = new Set(counted.flatMap(([, places]) => places.map(({ file }) => file)));
  files.delete(standardInput);
  const { rampUp } = await readRawTraits([...files], host);
  return rampUp === undefined || rampUp.seconds * 1000 <= options.warmupMs
    ? []
    : [rampUpMeasured(rampUp.file, rampUp.seconds, false)];
}
