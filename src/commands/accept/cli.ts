import { defineCommand, readingOptions, shared } from '../command.js';
import { accept, type AcceptResult } from './accept.js';
import { allMetrics } from '../../compare/levels/accepted-levels.js';
import { nameCase } from '../../cases/names.js';
import { groupBy } from '../../lang/objects.js';
import { formatCount } from '../../lang/format.js';
import { printableLine } from '../../lang/printable.js';
import type { Accept } from '../../model/documents.js';

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
    return { ...result, data, text: result.exitCode === 0 ? describeAccepted(result) : unaccepted };
  },
});

/** More levels than this are listed by scenario. */
const maxLevels = 10;
const maxScenarios = 20;

function describeAccepted({ accepted, waiting, files, uncommitted }: AcceptResult): string {
  const where = files.length === 0 ? '' : ` in ${files.join(', ')}`;
  const lines =
    accepted.length > maxLevels
      ? listScenarios(accepted)
      : accepted.map(({ case: name, ...mark }) => `${nameCase(name).key}: ${describeMark(mark)}`);
  const shared =
    waiting.length === 0
      ? ''
      : `The throughput of ${formatCount(waiting.length, 'label')} in the same load test fell with it and is accepted, too.\n`;
  const next =
    uncommitted === undefined
      ? ''
      : `Commit ${printableLine(uncommitted.replace(/\/*$/, '/'))}: ${accepted.length === 1 ? 'the accepted level counts' : 'the accepted levels count'} from then on.\n`;
  const list = lines.map((line) => `  ${printableLine(line)}\n`).join('');
  return `Accepted ${formatCount(accepted.length, 'level')}${where}.\n${list}${shared}${next}`;
}

/** One line for all levels of a scenario that have the same metric and start. */
function listScenarios(accepted: readonly Accept[]): readonly string[] {
  const groups = groupBy(accepted, ({ case: { scenario }, metric, from }) => JSON.stringify([scenario, metric, from]));
  const lines = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    return [`${first.case.scenario}: ${formatCount(group.length, 'case')}, ${describeMark(first)}`];
  });
  const more = lines.length - maxScenarios;
  return more > 0 ? [...lines.slice(0, maxScenarios), `and ${String(more)} more`] : lines;
}

const describeMark = ({ metric, from }: Pick<Accept, 'metric' | 'from'>): string =>
  `${metric === allMetrics ? 'all metrics' : metric}, from ${from}`;
