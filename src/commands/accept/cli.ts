import { formatCount } from '../../lang/list.js';
import { allMetrics } from '../../compare/levels/accepted-levels.js';
import { nameCase } from '../../cases/names.js';
import { defined } from '../../lang/defined.js';
import { printableLine } from '../../lang/printable.js';
import { unusable } from '../../model/exit-code.js';
import { baselinesOption, readingOptions, requestFrom, type Command } from '../command.js';
import { showProblems } from '../show-problems.js';
import { accept as acceptLevels } from './accept.js';

export const accept: Command = {
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
  options: [
    { name: 'reason', value: 'TEXT', about: 'the reason for the new baseline; kept in the history' },
    { name: 'metric', value: 'ID', about: 'only this metric: throughput, p99, ... (default: all metrics)' },
    {
      name: 'from',
      value: 'RUN-START',
      about: 'the start time of the first run of the level, or its beginning (default: the newest run)',
    },
    {
      name: 'results',
      value: 'RESULTS',
      multiple: true,
      about: 'the run to accept; it is recorded first',
    },
    ...readingOptions,
    baselinesOption,
  ],
  commitSource: 'job-or-git',
  run: async (given, host) => {
    const { operands, get, getAll } = given;
    if (operands.length === 0 || operands.some((pattern) => pattern.trim() === '')) {
      host.stderr('Name one or more patterns of cases, in quotes. See guardband accept --help.\n');
      return unusable;
    }
    const { results, ...reading } = requestFrom(given, getAll('results'));
    const request = {
      ...reading,
      ...defined({
        results: getAll('results').length === 0 ? undefined : getAll('results'),
        metric: get('metric'),
        from: get('from'),
      }),
      pattern: operands,
      reason: get('reason') ?? '',
    };
    const { exitCode, accepted, waiting, files, problems } = await acceptLevels(request, host);
    showProblems(problems, host);
    const where = files.length === 0 ? '' : ` in ${files.join(', ')}`;
    if (exitCode !== 0) {
      if (where !== '') host.stdout(`The run was recorded${where}, but nothing was accepted.\n`);
      return exitCode;
    }
    const lines = accepted.map(
      ({ case: accepted, metric, from }) =>
        `  ${printableLine(`${nameCase(accepted).key}: ${metric === allMetrics ? 'all metrics' : metric}, from ${from}`)}\n`,
    );
    const shared =
      waiting.length === 0
        ? ''
        : `The throughput of ${formatCount(waiting.length, 'label')} in the same load test fell with it and is accepted, too.\n`;
    host.stdout(`Accepted ${formatCount(lines.length, 'level')}${where}.\n${lines.join('')}${shared}`);
    return exitCode;
  },
};
