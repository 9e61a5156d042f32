import type { Host } from '../model/host.js';
import { readRawRows, type RawRow } from './raw-rows.js';
import type { Problem } from '../model/documents.js';
import { childRepeated } from '../problems/commands.js';

/** A controller with one child: every request is counted twice, for the controller and for the child. */
export type Repetition = readonly [controller: string, child: string];

/** Further files usually belong to the same load test. */
const mostFilesExamined = 12;
/** The beginning of each file is enough. */
const [mostBytes, mostBytesEach] = [16 * 1024 * 1024, 8 * 1024 * 1024];

/**
 * Finds controllers with a single child in raw results of JMeter.
 *
 * @param files results of any format
 */
export async function findRepetition(files: readonly string[], host: Host): Promise<readonly Problem[]> {
  const step = Math.ceil(files.length / mostFilesExamined);
  const examined = files.filter((_, i) => i % step === 0);
  const bytesEach = Math.min(mostBytesEach, mostBytes / examined.length);
  let first: string | undefined;
  const children: Children = new Map();
  for (const file of examined) {
    collectChildren(await readRawRows(file, bytesEach, host), children);
    if (findRepeated(children).length > 0) first ??= file;
  }
  const pairs = findRepeated(children);
  return first === undefined || pairs.length === 0 ? [] : [childRepeated(first, pairs)];
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
