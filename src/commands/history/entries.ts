/** Reads the entries of a recorded history without keeping all of them in memory. */
import type { Policy } from '../../config/policy.js';
import { readSettings, type CheckRequest } from '../../config/settings.js';
import { findStore, openStore } from '../../history/stores/index.js';
import { toSegmentTime } from '../../history/layout.js';
import { streamHistory } from '../../history/stream-history.js';
import { checkHistoryLine } from '../../formats/own/history-ndjson.js';
import { compareCodeUnits } from '../../lang/natural-order.js';
import { unusable, type Result } from '../../model/exit-code.js';
import type { HistoryLine, Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { OpenedHistory, Store } from '../../model/store.js';
import { isError } from '../../problems/problem.js';
import { noHistory } from '../../problems/commands.js';

export type HistoryRequest = Pick<CheckRequest, 'config' | 'baselines'>;

export interface Opened {
  readonly store: Store;
  readonly place: string;
  /** The name that the user gave. */
  readonly name: string;
  readonly history: OpenedHistory;
  readonly policy: Policy;
}

/** Opens the recorded history. Returns a result with the reason if that is impossible. */
export async function openHistory(request: HistoryRequest, host: Host): Promise<Opened | Result> {
  const settings = await readSettings(request, host);
  const failed = (problems: readonly Problem[]): Result => ({ exitCode: unusable, problems });
  if (settings.problems.some(isError)) return failed(settings.problems);
  const history = await openStore(settings.store, host);
  if (history.problems?.some(isError)) return failed(history.problems);
  const isEmpty = history.files.length + (history.segments?.names.length ?? 0) === 0;
  return isEmpty
    ? failed([noHistory(settings.store)])
    : { ...findStore(settings.store), name: settings.store, history, policy: settings.policy };
}

export interface Entry {
  readonly line: string;
  readonly file: string;
  readonly value: HistoryLine;
}

/** The entries of one file. */
export interface EntryBatch {
  readonly entries: readonly Entry[];
  /** No later batch has a run that began before this time, in the format of segment names. */
  readonly settled: string;
}

/**
 * Reads all entries, file by file. A line that cannot be read is an error, because no entry of a history may be lost
 * unnoticed. Omits the levels that are older than the newest runs, because they follow from the other entries.
 *
 * @param problems receives the problems found
 */
export async function* readBatches(
  history: OpenedHistory,
  problems: Problem[],
  host: Host,
): AsyncGenerator<EntryBatch, void, undefined> {
  const { validate } = await import('../../generated/validators/history.js');
  for await (const { file, text = await host.readText(file), settled } of streamHistory(history, problems)) {
    const entries: Entry[] = [];
    for (const [index, line] of (text ?? '').split(/\r?\n/).entries()) {
      if (line.trim() === '') continue;
      const { value, problems: found } = checkHistoryLine(line, { file, line: index + 1 }, validate);
      problems.push(...found);
      if (value !== undefined && value.level === undefined) entries.push({ line, file, value });
    }
    yield { entries, settled };
  }
}

/**
 * Reads all entries in the order in which their runs started, oldest first. Entries with equal starts keep their order, and
 * accepted levels come first.
 */
export async function* readInOrder(
  history: OpenedHistory,
  problems: Problem[],
  host: Host,
): AsyncGenerator<Entry, void, undefined> {
  let waiting: readonly Entry[] = [];
  const sorted = (entries: readonly Entry[]): readonly Entry[] =>
    entries.toSorted((a, b) => compareCodeUnits(readStart(a), readStart(b)));
  for await (const { entries, settled } of readBatches(history, problems, host)) {
    const isSettled = (entry: Entry): boolean => toSegmentTime(readStart(entry)) < settled;
    const all = [...waiting, ...entries];
    yield* sorted(all.filter(isSettled));
    waiting = all.filter((entry) => !isSettled(entry));
  }
  yield* sorted(waiting);
}

export const readStart = ({ value: { provenance } }: Entry): string => provenance?.startedAt ?? '';
