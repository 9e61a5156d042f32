/** Shows, trims, exports and copies the recorded history. */
import { nameCase, runKey } from '../../cases/names.js';
import { groupBy } from '../../lang/group-by.js';
import { compareCodeUnits } from '../../lang/natural-order.js';
import { readSettings, type Request } from '../../config/settings.js';
import { appendEntries } from '../../history/append-entries.js';
import { isSegment } from '../../history/segments.js';
import { findStore } from '../../history/stores/index.js';
import { lineOf } from '../../history/stores/ndjson.js';
import { checkHistoryLine } from '../../input/readers/own/history-ndjson.js';
import { unusable } from '../../model/exit-code.js';
import type { HistoryLine, Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { HistoryEntry } from '../../model/run.js';
import type { ChooseLines, DividedText, Store } from '../../model/store.js';
import { noHistory } from '../../problems/commands.js';
import { notTrimmable, sameStore } from '../../problems/history.js';
import { isError } from '../../problems/problem.js';
import type { Result } from '../result.js';

export type HistoryRequest = Pick<Request, 'config' | 'baselines'>;

/** The history of one scenario. */
export interface ScenarioHistory {
  readonly scenario: string;
  readonly cases: number;
  readonly runs: number;
  /** Start times as ISO 8601; absent if no run has one. */
  readonly first?: string;
  readonly last?: string;
  /** The lines that every check reads. */
  readonly recentLines: number;
  /** The lines in segments. */
  readonly archivedLines: number;
  readonly accepts: number;
}

interface Opened {
  readonly store: Store;
  readonly place: string;
  readonly name: string;
  /** By file. */
  readonly texts: ReadonlyMap<string, string>;
}

type Failed = Result;

/** Reads all files of the history; returns a failed result if that is impossible. */
async function openHistory(request: HistoryRequest, host: Host): Promise<Opened | Failed> {
  const settings = await readSettings(request, host);
  const failed = (problems: readonly Problem[]): Failed => ({ exitCode: unusable, problems });
  if (settings.problems.some(isError)) return failed(settings.problems);
  const { store, place } = findStore(settings.store);
  const { files, texts: stored, problems = [] } = await store.files(place, 'all', host);
  if (problems.some(isError)) return failed(problems);
  const texts = new Map<string, string>();
  for (const file of files) texts.set(file, stored?.get(file) ?? (await host.readText(file)) ?? '');
  return texts.size === 0 ? failed([noHistory(settings.store)]) : { store, place, name: settings.store, texts };
}

interface Entry {
  readonly line: string;
  readonly file: string;
  readonly value: HistoryLine;
}

/** Parses all entries. A line that cannot be read is an error, because no part of a history may get lost silently. */
async function readEntries(texts: ReadonlyMap<string, string>): Promise<{ entries: Entry[]; problems: Problem[] }> {
  const { validate } = await import('../../generated/validators/history.js');
  const [entries, problems]: [Entry[], Problem[]] = [[], []];
  for (const [file, text] of texts)
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      if (line.trim() === '') continue;
      const { value, problems: found } = checkHistoryLine(line, { file, line: index + 1 }, validate);
      problems.push(...found);
      if (value !== undefined) entries.push({ line, file, value });
    }
  return { entries, problems };
}

const scenarioOf = ({ value: { measurement, accept } }: Entry): string =>
  measurement?.scenario ?? accept?.case.scenario ?? '';
const startOf = ({ value: { provenance } }: Entry): string => provenance?.startedAt ?? '';

/**
 * Counts the runs, cases and lines of a history.
 *
 * @param request where the history is
 * @param host the outside world; `nodeHost()` on a machine with Node
 * @returns a row for each scenario, and an exit code: 0, or 3 if the history cannot be read
 */
export async function showHistory(
  request: HistoryRequest,
  host: Host,
): Promise<Result<{ readonly scenarios: readonly ScenarioHistory[] }>> {
  const opened = await openHistory(request, host);
  if ('exitCode' in opened) return { ...opened, scenarios: [] };
  const { entries, problems } = await readEntries(opened.texts);
  const scenarios = [...groupBy(entries, scenarioOf)].map(([scenario, ofScenario]) => summarize(scenario, ofScenario));
  return { exitCode: problems.length > 0 ? unusable : 0, scenarios, problems };
}

function summarize(scenario: string, entries: readonly Entry[]): ScenarioHistory {
  const measured = entries.filter(({ value }) => value.measurement !== undefined);
  const starts = measured
    .map(startOf)
    .filter((start) => start !== '')
    .sort(compareCodeUnits);
  const [first, last] = [starts[0], starts.at(-1)];
  const archivedLines = entries.filter(({ file }) => isSegment(file)).length;
  return {
    scenario,
    cases: new Set(measured.map(({ value: { measurement } }) => (measurement ? nameCase(measurement).key : ''))).size,
    runs: new Set(measured.map(({ value: { provenance = {} } }) => runKey(provenance))).size,
    ...(first !== undefined && { first }),
    ...(last !== undefined && { last }),
    recentLines: entries.length - archivedLines,
    archivedLines,
    accepts: entries.length - measured.length,
  };
}

/** Lines by the start of their run, oldest first; equal starts keep their order. */
export async function exportHistory(
  request: HistoryRequest,
  host: Host,
): Promise<Result<{ readonly lines: readonly string[] }>> {
  const opened = await openHistory(request, host);
  if ('exitCode' in opened) return { ...opened, lines: [] };
  const { entries, problems } = await readEntries(opened.texts);
  const sorted = entries.toSorted((a, b) => compareCodeUnits(startOf(a), startOf(b)));
  return { exitCode: problems.length > 0 ? unusable : 0, lines: sorted.map(({ line }) => line), problems };
}

/**
 * Copies all entries into another store, which need not be empty: entries that it already has are not added twice.
 *
 * @param to the other store, as for --baselines
 */
export async function copyHistory(
  { to, ...request }: HistoryRequest & { readonly to: string },
  host: Host,
): Promise<Result<{ readonly copied: number }>> {
  const opened = await openHistory(request, host);
  if ('exitCode' in opened) return { ...opened, copied: 0 };
  if (to === opened.name) return { exitCode: unusable, copied: 0, problems: [sameStore(to)] };
  const { entries, problems } = await readEntries(opened.texts);
  if (problems.length > 0) return { exitCode: unusable, copied: 0, problems };
  const there = findStore(to);
  const { texts = new Map<string, string>(), problems: unread = [] } = await there.store.files(
    there.place,
    'all',
    host,
  );
  if (unread.some(isError)) return { exitCode: unusable, copied: 0, problems: unread };
  const known = new Set([...texts.values()].flatMap((text) => text.split('\n')));
  const added = entries.map(({ value }) => toEntry(value)).filter((entry) => !known.has(lineOf(entry)));
  if (added.length === 0) return { exitCode: 0, copied: 0, problems: [] };
  const appended = await appendEntries(added, to, host);
  const isFailed = appended.problems?.some(isError) === true;
  return {
    exitCode: isFailed ? unusable : 0,
    copied: isFailed ? 0 : added.length - appended.known.length,
    problems: appended.problems ?? [],
  };
}

const toEntry = ({ schemaVersion: _, ...entry }: HistoryLine): HistoryEntry => entry as HistoryEntry;

/**
 * Removes old runs from the segments. The runs that a check reads are never removed, nor are accepted levels.
 *
 * @param before ISO 8601, or the beginning of it; runs that began earlier are removed
 * @param dryRun whether the runs are only counted
 */
export async function trimHistory(
  { before, dryRun = false, ...request }: HistoryRequest & { readonly before: string; readonly dryRun?: boolean },
  host: Host,
): Promise<Result<{ readonly removed: number; readonly files: readonly string[] }>> {
  const nothing = { removed: 0, files: [] };
  const opened = await openHistory(request, host);
  if ('exitCode' in opened) return { ...opened, ...nothing };
  const { store, place, name, texts } = opened;
  if (store.moveLines === undefined) return { exitCode: unusable, ...nothing, problems: [notTrimmable(name)] };
  const found = chooseOld(texts, before);
  if (dryRun || found.removed === 0) return { exitCode: 0, removed: found.removed, files: [], problems: [] };
  let { removed } = found;
  const choose: ChooseLines = (current) => {
    const chosen = chooseOld(current, before);
    removed = chosen.removed;
    return chosen.divided;
  };
  const { files, problems = [] } = await store.moveLines(place, choose, host);
  if (problems.some(isError)) return { exitCode: unusable, ...nothing, problems };
  return { exitCode: 0, removed, files, problems };
}

function chooseOld(
  texts: ReadonlyMap<string, string>,
  before: string,
): { readonly removed: number; readonly divided: ReadonlyMap<string, DividedText> } {
  const divided = new Map<string, DividedText>();
  let removed = 0;
  for (const [file, text] of texts) {
    if (!isSegment(file)) continue;
    const lines = text.split('\n').filter((line) => line !== '');
    const kept = lines.filter((line) => !isOlder(line, before));
    if (kept.length === lines.length) continue;
    removed += lines.length - kept.length;
    divided.set(file, { kept: kept.map((line) => `${line}\n`).join(''), moved: '' });
  }
  return { removed, divided };
}

/** False for a line that cannot be read, which is left to `guardband doctor`. */
function isOlder(line: string, before: string): boolean {
  try {
    const { provenance } = JSON.parse(line) as HistoryLine;
    return provenance?.startedAt !== undefined && provenance.startedAt < before;
  } catch {
    return false;
  }
}
