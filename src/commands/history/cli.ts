import { escapeText, formatJson, printableLine } from '../../lang/printable.js';
import { forgotten, joinRecords } from '../../history/decisions.js';
import { capitalize, quote } from '../../lang/format.js';
import type { Host, Page } from '../../model/host.js';
import { type Column, numbers } from '../../report/blocks/blocks.js';
import { drawTextTable } from '../../report/renderers/text/table.js';
import { defineCommand, shared } from '../command.js';
import { accept } from '../accept/accept.js';
import { addAll, type Mutable, remember } from '../../lang/objects.js';
import { measuredRunKey, nameCase } from '../../cases/names.js';
import { type CheckRequest, readSettings } from '../../config/settings.js';
import { checkLines } from '../../formats/own/documents.js';
import { findUndeclared } from '../../formats/parse/measurement.js';
import { isSegment, readArchive } from '../../history/stores/ndjson.js';
import { openStore } from '../../history/stores/index.js';
import { type Result, unusable } from '../../model/exit-code.js';
import type { Accept, HistoryLine, Problem } from '../../model/documents.js';
import { noHistory } from '../../problems/commands.js';
import { emptyHistory } from '../../problems/history.js';
import { decisionHolds } from '../../problems/levels.js';
import { distinct, isError } from '../../problems/problem.js';

type Scenarios = readonly ScenarioHistory[];

const renderers = [
  { id: 'text', endings: [], render: formatTable },
  { id: 'json', endings: [], render: (rows: Scenarios) => formatJson(rows) },
];

export const command = defineCommand({
  summary: 'show the recorded history and its broken lines, or forget a run',
  usage: '[options]',
  about: `Shows the recorded history, in any store: its scenarios, cases and runs, how much of them every check reads, and its
broken lines. A line is broken if it is cut off, is a conflict marker of git, violates the schema, or has values that
cannot be measured. The next recording moves the broken lines of the part that checks read into side files beside the
history files (shop.ndjson.1a2b3c4d5e6f.broken), and says so.

With --forget, a run that was measured wrongly counts no more, in any version; it stays in the history, with the reason.

Exit codes: 0 every line can be read, 1 lines are broken, 3 the history cannot be read.

Examples:
  guardband history
  guardband history --baselines branch:performance
  guardband history --forget 2026-11-20T02:00 --reason 'the database was being copied'`,
  own: {
    'forget RUN': 'the start or the commit of a run that counts no more, or the beginning of it',
    'reason TEXT': 'why it does not count; kept in the history',
  },
  shared: shared('config', 'baselines'),
  renderers,
  refuse: ({ operands: [operand] }) => (operand === undefined ? undefined : `Unexpected argument ${quote(operand)}.`),
  run: async ({ forget, reason = '', ...request }, host) => {
    if (forget !== undefined) {
      const decision = { pattern: '*', metric: forgotten, from: forget, reason };
      const { accepted, files, exitCode, problems } = await accept({ ...request, ...decision }, host);
      const lines = joinRecords(accepted).map(
        ({ what }) => `${capitalize(printableLine(what))}: ${files.join(', ')}\n`,
      );
      return { exitCode, problems, data: { decided: accepted, files }, text: lines.join('') };
    }
    const { scenarios, broken, ...result } = await showHistory(request, host);
    return scenarios.length > 0 ? { ...result, document: scenarios } : { ...result, data: { broken } };
  },
});

const columns: readonly Column[] = [
  { head: 'scenario' },
  ...['cases', 'runs', 'first', 'last', 'recent lines', 'archived', 'accepted levels'].map(numbers),
];

function formatTable(scenarios: Scenarios, page: Page): string {
  const rows = scenarios.map((row) => [
    escapeText(row.scenario),
    ...[row.cases, row.runs].map(String),
    ...[row.first, row.last].map((start) => start?.slice(0, 10) ?? '?'),
    ...[row.recentLines, row.archivedLines, row.accepts].map(String),
  ]);
  return `${drawTextTable({ columns, rows }, page).join('\n')}\n`;
}

/** Shows the recorded history, and every line of it that is broken. */
type HistoryRequest = Pick<CheckRequest, 'config' | 'baselines'>;

interface ScenarioHistory {
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

/** 0: every line can be read. 1: lines are broken. 3: the history cannot be read. */
type HistoryResult = Result<{ readonly scenarios: readonly ScenarioHistory[]; readonly broken: number }>;

/**
 * Counts the runs, cases and lines of a history.
 *
 * @param request where the history is
 * @returns a row for each scenario, a problem for each broken line, and an exit code
 */
async function showHistory(request: HistoryRequest, host: Host): Promise<HistoryResult> {
  const failed = (problems: readonly Problem[]) => ({ exitCode: unusable, scenarios: [], broken: 0, problems });
  const settings = await readSettings(request, host);
  if (settings.problems.some(isError)) return failed(settings.problems);
  const opened = await openStore(settings.store, host);
  if (opened.problems?.some(isError)) return failed(opened.problems);
  if (opened.files.length + (opened.segments?.names.length ?? 0) === 0) return failed([noHistory(settings.store)]);
  const counts = new Map<string, ScenarioCounts>();
  const [problems, unread, undeclared]: [Problem[], Problem[], Problem[]] = [[], [], []];
  const accepts: Accept[] = [];
  let broken = 0;
  const look = async (file: string, text: string): Promise<void> => {
    if (text.trim() === '') problems.push(emptyHistory({ file }));
    for (const { entry, problems: found } of await checkLines(text.split(/\r?\n/), { file })) {
      addAll(problems, found);
      if (found.length > 0) broken++;
      if (entry === undefined) continue;
      countEntry(counts, entry, file);
      if (entry.accept !== undefined) accepts.push(entry.accept);
      // The configuration is at fault, not the line.
      const measured = entry.measurement === undefined ? [] : [entry.measurement];
      addAll(
        undeclared,
        findUndeclared(measured, { file }, settings.read.options.declared).map((one) => one.problem),
      );
    }
  };
  for (const file of opened.files) await look(file, opened.texts?.get(file) ?? (await host.readText(file)) ?? '');
  for await (const read of readArchive(opened.segments))
    if ('code' in read) unread.push(read);
    else await look(...read);
  const scenarios = [...counts].map(([scenario, { cases, runs, ...counted }]) => ({
    scenario,
    cases: cases.size,
    runs: runs.size,
    ...counted,
  }));
  const all = [
    ...unread,
    ...problems,
    ...distinct(undeclared),
    ...joinRecords(accepts).map((one) => decisionHolds(one)),
  ];
  return { exitCode: unread.some(isError) ? unusable : all.some(isError) ? 1 : 0, scenarios, broken, problems: all };
}

interface ScenarioCounts extends Mutable<Omit<ScenarioHistory, 'scenario' | 'cases' | 'runs'>> {
  readonly cases: Set<string>;
  readonly runs: Set<string>;
}

function countEntry(
  all: Map<string, ScenarioCounts>,
  { accept, measurement, provenance = {} }: Partial<HistoryLine>,
  file: string,
): void {
  const { scenario } = accept?.case ?? measurement ?? {};
  if (scenario === undefined) return;
  const none = { cases: new Set<string>(), runs: new Set<string>(), recentLines: 0, archivedLines: 0, accepts: 0 };
  const counts = remember(all, scenario, (): ScenarioCounts => none);
  if (isSegment(file)) counts.archivedLines++;
  else counts.recentLines++;
  if (accept !== undefined) counts.accepts++;
  if (measurement === undefined) return;
  counts.cases.add(nameCase(measurement).key);
  counts.runs.add(measuredRunKey(provenance));
  const { startedAt: start = '' } = provenance;
  if (start === '') return;
  if (counts.first === undefined || start < counts.first) counts.first = start;
  if (counts.last === undefined || start > counts.last) counts.last = start;
}
