import { measuredRunKey } from '../../cases/names.js';
import { compareCodeUnits } from '../../lang/natural-order.js';
import { printableLine } from '../../lang/printable.js';
import { describeNotes } from '../../report/trend/shared.js';
import { defined } from '../../lang/defined.js';
import { escapeText, formatJson } from '../../lang/json-text.js';
import { formatCount, quote } from '../../lang/list.js';
import { unusable, type ExitCode } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import { badDate, unknownHistoryTask } from '../../problems/commands.js';
import { baselinesOption, configOption, formatOption, type Command, type Arguments } from '../command.js';
import { canShow } from '../show-document.js';
import { showProblems } from '../show-problems.js';
import { copyHistory } from './copy.js';
import { exportHistory, showHistory, trimHistory, type ScenarioHistory } from './history.js';

type Scenarios = readonly ScenarioHistory[];

const renderers = [
  { id: 'text', endings: [], render: formatTable },
  { id: 'json', endings: [], render: (rows: Scenarios) => formatJson(rows) },
];

type Task = (given: Arguments, location: { config?: string; baselines?: string }, host: Host) => Promise<ExitCode>;

const show: Task = async ({ get }, location, host) => {
  const format = get('format') ?? 'text';
  if (!canShow({ renderers, format, files: [] }, host)) return unusable;
  const { exitCode, scenarios, problems } = await showHistory(location, host);
  showProblems(problems, host);
  if (scenarios.length > 0) host.stdout(renderers.find(({ id }) => id === format)?.render(scenarios) ?? '');
  return exitCode;
};

const exportAll: Task = async (_, location, host) => {
  const write = (line: string): void => {
    host.stdout(`${line}\n`);
  };
  const { exitCode, problems } = await exportHistory(location, write, host);
  showProblems(problems, host);
  return exitCode;
};

const copy: Task = async ({ get, operands: [, operand] }, location, host) => {
  const target = get('to') ?? operand;
  if (target === undefined) return refuse('copy', 'Name the other store.', host);
  const { exitCode, copied, problems } = await copyHistory({ ...location, to: target }, host);
  showProblems(problems, host);
  if (exitCode === 0) host.stdout(`Copied ${formatCount(copied, 'line')} to ${target}.\n`);
  return exitCode;
};

const trim: Task = async ({ get }, location, host) => {
  const before = get('before');
  if (before === undefined) return refuse('trim', 'Select the runs with --before DATE.', host);
  if (!/^\d{4}-\d\d(-\d\d(T[\d:.]+Z?)?)?$/.test(before)) {
    showProblems([badDate('before', before)], host);
    return unusable;
  }
  const dryRun = get('dry-run') === 'true';
  const { exitCode, removed, files, problems } = await trimHistory({ ...location, before, dryRun }, host);
  showProblems(problems, host);
  if (exitCode !== 0) return exitCode;
  const verb = dryRun ? 'Would remove' : 'Removed';
  host.stdout(`${verb} ${formatCount(removed, 'line')} of runs before ${before}.\n`);
  for (const file of files) host.stdout(`  ${escapeText(file)}\n`);
  return exitCode;
};

const tasks: Readonly<Record<string, Task>> = { show, export: exportAll, copy, trim };

function refuse(task: string, why: string, host: Host): ExitCode {
  host.stderr(`${why} See guardband history --help (${task}).\n`);
  return unusable;
}

export const history: Command = {
  usage: '[show | export | copy STORE | trim] [options]',
  about: `Manages the recorded history, in any store:

  show     scenarios, cases and runs, and how much of them every check reads (the default)
  export   print all lines, oldest run first, as NDJSON, which DuckDB and jq can read
  copy     add all lines to another store: guardband history copy s3://bucket/perf
  trim     remove runs that began before a date from the segments; the runs that a check reads always stay

Exit codes: 0 done, 3 the history cannot be read or written.

Examples:
  guardband history
  guardband history export > history.ndjson
  guardband history copy branch:perf-history --baselines baselines
  guardband history trim --before 2025-01-01 --dry-run`,
  options: [
    configOption,
    baselinesOption,
    formatOption(renderers),
    { name: 'to', value: 'STORE', about: 'copy: the other store, if it is not an argument' },
    { name: 'before', value: 'DATE', about: 'trim: runs that began earlier are removed (2025-01-31)' },
    { name: 'dry-run', about: 'trim: only show what would be removed' },
  ],
  run: async (given, host) => {
    const [name = 'show', ...more] = given.operands;
    const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
    if (task === undefined) {
      showProblems([unknownHistoryTask(name, Object.keys(tasks))], host);
      return unusable;
    }
    const mostOperands = name === 'copy' && given.get('to') === undefined ? 1 : 0;
    const excess = more[mostOperands];
    if (excess !== undefined) return refuse(name, `Unexpected argument ${quote(excess)}.`, host);
    return await task(given, defined({ config: given.get('config'), baselines: given.get('baselines') }), host);
  },
};

function formatTable(scenarios: Scenarios): string {
  const rows = [
    ['scenario', 'cases', 'runs', 'first', 'last', 'recent lines', 'archived', 'accepted levels'],
    ...scenarios.map((row) => [
      escapeText(row.scenario),
      ...[row.cases, row.runs].map(String),
      ...[row.first, row.last].map((start) => start?.slice(0, 10) ?? '?'),
      ...[row.recentLines, row.archivedLines, row.accepts].map(String),
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const isText = (column: number): boolean => column === 0;
  const table = rows
    .map((row) =>
      row
        .map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .map((line) => `${line}\n`)
    .join('');
  return `${table}${formatNotes(scenarios)}`;
}

/** Lists the notes of runs, newest first. A run of several scenarios is listed once. */
function formatNotes(scenarios: Scenarios): string {
  const runs = new Map(scenarios.flatMap(({ noted }) => noted.map((run) => [measuredRunKey(run), run] as const)));
  const inOrder = [...runs.values()].sort((a, b) => compareCodeUnits(a.startedAt ?? '', b.startedAt ?? ''));
  const lines = describeNotes(inOrder, printableLine);
  return lines.length === 0 ? '' : `\nNotes:\n${lines.map((line) => `${line}\n`).join('')}`;
}
