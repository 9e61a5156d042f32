import { defined } from '../../lang/defined.js';
import { unusable } from '../../model/exit-code.js';
import { baselinesOption, commitOption, readingOptions, requestFrom, type Command } from '../command.js';
import { showProblems } from '../show-problems.js';
import { accept as acceptLevels } from './accept.js';
import { describeAccepted } from './accepted-text.js';

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
    commitOption,
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
    const result = await acceptLevels(request, host);
    const { exitCode, files, problems } = result;
    showProblems(problems, host);
    if (exitCode === 0) host.stdout(describeAccepted(result));
    else if (files.length > 0) host.stdout(`The run was recorded in ${files.join(', ')}, but nothing was accepted.\n`);
    return exitCode;
  },
};
