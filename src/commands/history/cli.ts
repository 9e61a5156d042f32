import { escapeText, formatJson } from '../../lang/printable.js';
import { formatCount, quote } from '../../lang/format.js';
import { unusable } from '../../model/exit-code.js';
import type { Host, Page } from '../../model/host.js';
import { numbers, type Column } from '../../report/blocks/blocks.js';
import { drawTable } from '../../report/renderers/text/table.js';
import { defineCommand, shared, type Arguments } from '../command.js';
import type { Shown } from '../show.js';
import { examineHistory, type ExamineRequest } from './examine.js';
import { exportHistory, showHistory, trimHistory, type ScenarioHistory, type TrimRequest } from './history.js';
import { badValue } from '../../problems/config.js';

type Scenarios = readonly ScenarioHistory[];

const renderers = [
  { id: 'text', endings: [], render: formatTable },
  { id: 'json', endings: [], render: (rows: Scenarios) => formatJson(rows) },
];

/** What to do with the history. Each task has an option of the same name; without one, the history is shown. */
const tasks = ['check', 'repair', 'export', 'trim'] as const;

export const command = defineCommand({
  summary: 'show, check, repair, export or trim the recorded history',
  usage: '[--check | --repair | --export | --trim DATE] [options]',
  about: `Shows the recorded history, in any store: its scenarios, cases and runs, and how much of them every check reads.

A line is broken if it is cut off, has conflict markers of git, violates the schema, or has values that cannot be
measured. --repair moves such lines into a side file next to the history file (shop.ndjson.broken); on a branch, that is
one commit. --trim never removes the runs that a check reads.

Exit codes: 0 done, 1 lines are broken, 3 the history cannot be read or written.

Examples:
  guardband history
  guardband history --repair
  guardband history --export > history.ndjson
  guardband history --trim 2025-01-01 --dry-run`,
  own: {
    check: 'list the broken lines',
    repair: 'move broken lines into side files',
    export: 'print all lines, oldest run first, as NDJSON, which DuckDB and jq can read',
    'trim DATE': 'remove the archived runs that began before this date, such as 2025-01-31',
    'dry-run': 'only show what --trim would do',
  },
  shared: shared('config', 'baselines'),
  renderers,
  refuse: findMisuse,
  run: async ({ check, repair, trim, ...request }, host) => {
    if (check === true || repair === true) return await examine({ ...request, repair: repair === true }, host);
    if (request.export === true) return await exportHistory(request, host);
    if (trim !== undefined) return await trimRuns({ ...request, before: trim }, host);
    const { scenarios, ...result } = await showHistory(request, host);
    return scenarios.length > 0 ? { ...result, document: scenarios } : result;
  },
});

async function examine(request: ExamineRequest, host: Host): Promise<Shown<never>> {
  const { lines, broken, ...result } = await examineHistory(request, host);
  const text = `Examined ${formatCount(lines, 'line')}; ${formatCount(broken, 'line')} broken.\n`;
  return { ...result, data: { lines, broken }, ...(lines > 0 && { text }) };
}

async function trimRuns(request: TrimRequest, host: Host): Promise<Shown<never>> {
  const { before, dryRun = false } = request;
  if (!/^\d{4}-\d\d(-\d\d(T[\d:.]+Z?)?)?$/.test(before))
    return { exitCode: unusable, problems: [badValue('--trim', before, 'a date such as 2025-01-31')] };
  const { removed, files, ...result } = await trimHistory(request, host);
  if (result.exitCode !== 0) return result;
  const what = `${dryRun ? 'Would remove' : 'Removed'} ${formatCount(removed, 'line')} of runs before ${before}.`;
  const data = { removed, files };
  return { ...result, data, text: [what, ...files.map((file) => `  ${escapeText(file)}`), ''].join('\n') };
}

/** Why these arguments cannot be used; undefined if they can. */
function findMisuse({ operands: [operand], get }: Arguments): string | undefined {
  const chosen = tasks.filter((name) => get(name) !== undefined);
  if (operand !== undefined) {
    const guess = tasks.some((name) => name === operand) ? ` Did you mean --${operand}?` : '';
    return `Unexpected argument ${quote(operand)}.${guess}`;
  }
  if (chosen.length > 1) return `Use either --${chosen.join(' or --')}.`;
  return get('dry-run') === undefined || chosen[0] === 'trim'
    ? undefined
    : '--dry-run is for --trim; --check shows what --repair moves.';
}

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
  return `${drawTable({ columns, rows }, page).join('\n')}\n`;
}
