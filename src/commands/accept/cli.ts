import { defineCommand, readingOptions, shared } from '../command.js';
import { accept, type AcceptResult } from './accept.js';
import { joinRecords } from '../../history/decisions.js';
import { capitalize, formatCount } from '../../lang/format.js';
import { printableLine } from '../../lang/printable.js';

export const command = defineCommand({
  summary: 'make the current level of cases their new baseline',
  usage: 'CASE-PATTERN... --reason TEXT [options]',
  about: `CASE-PATTERN is the name of a case, part of one, or a pattern with * and ?; '*' matches all cases. With --results,
that run is recorded and accepted: its own check passes from then on, and later runs are compared with it. Without it,
the level of each case is accepted from its newest recorded run on. A level of five runs is steadier than that of one:
if there is time, record five and accept --from the first.

If users wait for an accepted label, so that the throughput of other labels of its load test fell as much, that
throughput is accepted as well. Older runs still show how noisy a case is. The acceptance is a line in the history: commit it.

Exit codes: 0 the cases are accepted, 3 nothing could be accepted.

Examples:
  guardband accept 'checkout*' --results results/ --reason 'checks signatures now'
  guardband accept checkout --metric p99 --from 2026-11-20 --reason 'new garbage collector'`,
  own: {
    'reason TEXT': 'the reason for the new baseline; kept in the history',
    'metric ID': 'only this metric: throughput, p99, ... (default: all metrics)',
    'from RUN-START': 'the start time of the first run of the level, or its beginning (default: the newest run)',
    'results RESULTS ...': 'the run to accept; it is recorded first',
  },
  shared: [...readingOptions, ...shared('commit', 'baselines')],
  commitSource: 'job-or-git',
  refuse: ({ operands }) =>
    operands.length === 0 || operands.some((pattern) => pattern.trim() === '')
      ? 'Name one or more patterns of cases, in quotes.'
      : undefined,
  run: async ({ operands: pattern, reason = '', ...request }, host) => {
    const result = await accept({ ...request, pattern, reason }, host);
    const recorded = `The run was recorded in ${result.files.join(', ')}, but nothing was accepted.\n`;
    const unaccepted = result.files.length > 0 ? recorded : undefined;
    const data = { accepted: result.accepted, files: result.files };
    return { ...result, data, text: result.exitCode === 0 ? acceptedText(result) : unaccepted };
  },
});

function acceptedText({ accepted, files }: AcceptResult): string {
  const where = files.length === 0 ? '' : ` in ${files.join(', ')}`;
  const list = joinRecords(accepted).map(({ what }) => `  ${printableLine(capitalize(what))}\n`);
  return `Accepted ${formatCount(accepted.length, 'level')}${where}.\n${list.join('')}`;
}
