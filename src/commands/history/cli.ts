import { measuredRunKey } from '../../cases/names.js';
import { compareCodeUnits } from '../../lang/natural-order.js';
import { printableLine } from '../../lang/printable.js';
import { describeNotes } from '../../report/trend/shared.js';
import { defined } from '../../lang/defined.js';
import { escapeText, formatJson } from '../../lang/json-text.js';
import { formatCount, quote } from '../../lang/list.js';
import { unusable, type ExitCode } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import { baselinesOption, configOption, formatOption, type Command, type Arguments } from '../command.js';
import { canShow } from '../show-document.js';
import { showProblems } from '../show-problems.js';
import { copyHistory } from './copy.js';
import type { HistoryRequest } from './entries.js';
import { examineHistory } from './examine.js';
import { exportHistory, showHistory, trimHistory, type ScenarioHistory } from './history.js';
import { badValue } from '../../problems/config.js';

type Scenarios = readonly ScenarioHistory[];

const renderers = [
  { id: 'text', endings: [], render: formatTable },
  { id: 'json', endings: [], render: (rows: Scenarios) => formatJson(rows) },
];

/** What to do with the history. Each task has an option of the same name; without one, the history is shown. */
type Task = (request: HistoryRequest, given: Arguments, host: Host) => Promise<ExitCode>;

const show: Task = async (request, { get }, host) => {
  const format = get('format') ?? 'text';
  if (!canShow({ renderers, format, files: [] }, host)) return unusable;
  const { exitCode, scenarios, problems } = await showHistory(request, host);
  showProblems(problems, host);
  if (scenarios.length > 0) host.stdout(renderers.find(({ id }) => id === format)?.render(scenarios) ?? '');
  return exitCode;
};

const examine: Task = async (request, { get }, host) => {
  const [repair, dryRun] = [get('repair') === 'true', get('dry-run') === 'true'];
  const { exitCode, lines, broken, problems } = await examineHistory({ ...request, repair, dryRun }, host);
  showProblems(problems, host);
  if (lines > 0) host.stdout(`Examined ${formatCount(lines, 'line')}; ${formatCount(broken, 'line')} broken.\n`);
  return exitCode;
};

const exportAll: Task = async (request, _, host) => {
  const write = (line: string): void => {
    host.stdout(`${line}\n`);
  };
  const { exitCode, problems } = await exportHistory(request, write, host);
  showProblems(problems, host);
  return exitCode;
};

const copy: Task = async (request, { get }, host) => {
  const to = get('copy') ?? '';
  const { exitCode, copied, problems } = await copyHistory({ ...request, to }, host);
  showProblems(problems, host);
  if (exitCode === 0) host.stdout(`Copied ${formatCount(copied, 'line')} to ${to}.\n`);
  return exitCode;
};

const trim: Task = async (request, { get }, host) => {
  const before = get('trim') ?? '';
  if (!/^\d{4}-\d\d(-\d\d(T[\d:.]+Z?)?)?$/.test(before)) {
    showProblems([badValue('--trim', before, 'a date such as 2025-01-31')], host);
    return unusable;
  }
  const dryRun = get('dry-run') === 'true';
  const { exitCode, removed, files, problems } = await trimHistory({ ...request, before, dryRun }, host);
  showProblems(problems, host);
  if (exitCode !== 0) return exitCode;
  const verb = dryRun ? 'Would remove' : 'Removed';
  host.stdout(`${verb} ${formatCount(removed, 'line')} of runs before ${before}.\n`);
  for (const file of files) host.stdout(`  ${escapeText(file)}\n`);
  return exitCode;
};

const tasks: Readonly<Record<string, Task>> = { check: examine, repair: examine, export: exportAll, copy, trim };

export const history: Command = {
  usage: '[--check | --repair | --export | --copy STORE | --trim DATE] [options]',
  about: `Shows the recorded history, in any store: its scenarios, cases and runs, and how much of them every check reads.

A line is broken if it is cut off, has conflict markers of git, violates the schema, or has values that cannot be
measured. --repair moves such lines into a side file next to the history file (shop.ndjson.broken); on a branch, that is
one commit. --trim never removes the runs that a check reads.

Exit codes: 0 done, 1 lines are broken, 3 the history cannot be read or written.

Examples:
  guardband history
  guardband history --repair --dry-run
  guardband history --export > history.ndjson
  guardband history --copy branch:perf-history --baselines baselines
  guardband history --trim 2025-01-01 --dry-run`,
  options: [
    { name: 'check', about: 'list the broken lines' },
    { name: 'repair', about: 'move broken lines into side files' },
    { name: 'export', about: 'print all lines, oldest run first, as NDJSON, which DuckDB and jq can read' },
    { name: 'copy', value: 'STORE', about: 'add all lines to another store, such as s3://bucket/perf' },
    { name: 'trim', value: 'DATE', about: 'remove the archived runs that began before this date, such as 2025-01-31' },
    { name: 'dry-run', about: 'only show what --repair or --trim would do' },
    configOption,
    baselinesOption,
    formatOption(renderers),
  ],
  run: async (given, host) => {
    const refusal = findMisuse(given);
    if (refusal !== undefined) {
      host.stderr(`${refusal} See guardband history --help.\n`);
      return unusable;
    }
    const [name = ''] = chosenTasks(given);
    const request = defined({ config: given.get('config'), baselines: given.get('baselines') });
    return await (tasks[name] ?? show)(request, given, host);
  },
};

const chosenTasks = ({ get }: Arguments): readonly string[] =>
  Object.keys(tasks).filter((name) => get(name) !== undefined);

/** Why these arguments cannot be used; undefined if they can. */
function findMisuse(given: Arguments): string | undefined {
  const [operand] = given.operands;
  const chosen = chosenTasks(given);
  if (operand !== undefined) {
    const guess = Object.hasOwn(tasks, operand) ? ` Did you mean --${operand}?` : '';
    return `Unexpected argument ${quote(operand)}.${guess}`;
  }
  if (chosen.length > 1) return `Use either --${chosen.join(' or --')}.`;
  if (given.get('dry-run') === undefined || chosen[0] === 'repair' || chosen[0] === 'trim') return undefined;
  return '--dry-run is for --repair and --trim.';
}

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
