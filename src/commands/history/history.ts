/** Shows, trims and exports the recorded history. */
import { measuredRunKey, nameCase } from '../../cases/names.js';
import { isSegment } from '../../history/layout.js';
import { streamHistory } from '../../history/stream-history.js';
import { readProperty, type Mutable } from '../../lang/objects.js';
import { escapeInvisible, parseJson } from '../../lang/printable.js';
import { unusable, type Result } from '../../model/exit-code.js';
import type { Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { ChooseLines, DividedText } from '../../model/store.js';
import { isError } from '../../problems/problem.js';
import { openHistory, readBatches, readInOrder, readStart, type Entry, type HistoryRequest } from './entries.js';
import { appendOnly } from '../../problems/history.js';

export interface ScenarioHistory {
  readonly scenario: string;
  readonly cases: number;
  readonly runs: number;
  /** Start times as ISO 8601; absent if no run has one. */
  readonly first?: string;
  readonly last?: string;
  /** The lines that every check reads. */
  readonly recentLines: number;
  readonly archivedLines: number;
  readonly accepts: number;
}

const readScenario = ({ value: { measurement, accept } }: Entry): string =>
  measurement?.scenario ?? accept?.case.scenario ?? '';

/**
 * Counts the runs, cases and lines of a history.
 *
 * @param request where the history is
 * @returns a row for each scenario, and an exit code: 0, or 3 if the history cannot be read
 */
export async function showHistory(
  request: HistoryRequest,
  host: Host,
): Promise<Result<{ readonly scenarios: readonly ScenarioHistory[] }>> {
  const opened = await openHistory(request, host);
  if ('exitCode' in opened) return { ...opened, scenarios: [] };
  const problems: Problem[] = [];
  const counts = new Map<string, ScenarioCounts>();
  for await (const { entries } of readBatches(opened.history, problems, host))
    for (const entry of entries) {
      const scenario = readScenario(entry);
      const known = counts.get(scenario) ?? createCounts();
      counts.set(scenario, known);
      countEntry(known, entry);
    }
  const scenarios = [...counts].map(([scenario, { cases, runs, ...counted }]) => ({
    scenario,
    cases: cases.size,
    runs: runs.size,
    ...counted,
  }));
  return { exitCode: problems.some(isError) ? unusable : 0, scenarios, problems };
}

interface ScenarioCounts extends Mutable<Omit<ScenarioHistory, 'scenario' | 'cases' | 'runs'>> {
  readonly cases: Set<string>;
  readonly runs: Set<string>;
}

const createCounts = (): ScenarioCounts => ({
  cases: new Set(),
  runs: new Set(),
  recentLines: 0,
  archivedLines: 0,
  accepts: 0,
});

function countEntry(counts: ScenarioCounts, entry: Entry): void {
  const { measurement, provenance = {} } = entry.value;
  if (isSegment(entry.file)) counts.archivedLines++;
  else counts.recentLines++;
  if (measurement === undefined) {
    counts.accepts++;
    return;
  }
  counts.cases.add(nameCase(measurement).key);
  counts.runs.add(measuredRunKey(provenance));
  const start = readStart(entry);
  if (start === '') return;
  if (counts.first === undefined || start < counts.first) counts.first = start;
  if (counts.last === undefined || start > counts.last) counts.last = start;
}

/** Prints all lines in the order in which their runs started, oldest first: one at a time, because there may be many. */
export async function exportHistory(request: HistoryRequest, host: Host): Promise<Result> {
  const opened = await openHistory(request, host);
  if ('exitCode' in opened) return opened;
  const problems: Problem[] = [];
  for await (const { line } of readInOrder(opened.history, problems, host)) host.stdout(`${escapeInvisible(line)}\n`);
  return { exitCode: problems.some(isError) ? unusable : 0, problems };
}

export interface TrimRequest extends HistoryRequest {
  /** ISO 8601, or the beginning of it; runs that began earlier are removed. */
  readonly before: string;
  /** Whether the runs are only counted. */
  readonly dryRun?: boolean;
}

/** Removes old runs from the segments. The runs that a check reads are never removed, nor are accepted levels. */
export async function trimHistory(
  { before, dryRun = false, ...request }: TrimRequest,
  host: Host,
): Promise<Result<{ readonly removed: number; readonly files: readonly string[] }>> {
  const nothing = { removed: 0, files: [] };
  const opened = await openHistory(request, host);
  if ('exitCode' in opened) return { ...opened, ...nothing };
  const { store, place, name, history } = opened;
  if (store.moveLines === undefined) return { exitCode: unusable, ...nothing, problems: [appendOnly(name, 'remove')] };
  const problems: Problem[] = [];
  let removed = 0;
  for await (const { file, text } of streamHistory(history, problems))
    if (isSegment(file)) removed += chooseOld(new Map([[file, text ?? '']]), before).removed;
  if (problems.some(isError)) return { exitCode: unusable, ...nothing, problems };
  if (dryRun || removed === 0) return { exitCode: 0, removed, files: [], problems };
  const choose: ChooseLines = (current) => {
    const chosen = chooseOld(current, before);
    removed = chosen.removed;
    return chosen.divided;
  };
  const { files, problems: refused = [] } = await store.moveLines(place, choose, host);
  if (refused.some(isError)) return { exitCode: unusable, ...nothing, problems: refused };
  return { exitCode: 0, removed, files, problems: refused };
}

function chooseOld(texts: ReadonlyMap<string, string>, before: string) {
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

/** False for a line that cannot be read, which is left to `guardband history --repair`. */
function isOlder(line: string, before: string): boolean {
  const start = readProperty(parseJson(line), 'provenance', 'startedAt');
  return typeof start === 'string' && start < before;
}
