import { escapeText, formatJson, printableLine } from '../../lang/printable.js';
import { forgotten, joinRecords } from '../../history/decisions.js';
import { capitalize, quote } from '../../lang/format.js';
import type { Page } from '../../model/host.js';
import { numbers, type Column } from '../../report/blocks/blocks.js';
import { drawTable } from '../../report/renderers/text/table.js';
import { defineCommand, shared } from '../command.js';
import { accept } from '../accept/accept.js';
import { showHistory, type ScenarioHistory } from './history.js';

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
  return `${drawTable({ columns, rows }, page).join('\n')}\n`;
}
