import { nameCase } from '../../cases/names.js';
import { defined } from '../../lang/defined.js';

import { printableLine } from '../../lang/printable.js';
import { unusable } from '../../model/exit-code.js';
import { count } from '../../report/phrases/words.js';
import { baselinesOption, configOption, type Command } from '../command.js';
import { showProblems } from '../show-problems.js';

export const accept: Command = {
  name: 'accept',
  summary: 'make the current level of cases their new baseline',
  usage: 'CASE-PATTERN --reason TEXT [options]',
  about: `CASE-PATTERN is the name of a case, part of one, or a pattern with * and ?; '*' matches all cases. From its newest
recorded run on, each case is compared with its current level. Older runs still show how noisy it is. So record the
run first. The acceptance is a line in the history: commit it.

Exit codes: 0 the cases are accepted, 3 nothing could be accepted.

Examples:
  guardband accept 'checkout*' --reason 'checks signatures now'
  guardband accept checkout --metric p99 --from 2026-11-20 --reason 'new garbage collector'`,
  options: [
    { name: 'reason', value: 'TEXT', about: 'why this is the new baseline; kept in the history' },
    { name: 'metric', value: 'ID', about: 'only this metric: throughput, p99, ... (default: all metrics)' },
    {
      name: 'from',
      value: 'RUN-START',
      about: 'the first run of the level: when it started, or the beginning of that time (default: the newest)',
    },
    baselinesOption,
    configOption,
  ],
  run: async ({ operands, one }, host) => {
    const { accept: acceptLevels } = await import('./accept.js');
    const [pattern = '', ...more] = operands;
    if (pattern.trim() === '' || more.length > 0) {
      host.stderr('Which case? Name one pattern, in quotes. See guardband accept --help.\n');
      return unusable;
    }
    const options = { metric: one('metric'), from: one('from'), baselines: one('baselines'), config: one('config') };
    const request = { ...defined(options), pattern, reason: one('reason') ?? '' };
    const { exitCode, accepted, files, problems } = await acceptLevels(request, host);
    showProblems(problems, host);
    if (exitCode !== 0) return exitCode;
    const lines = accepted.map(
      ({ case: accepted, metric, from }) =>
        `  ${printableLine(`${nameCase(accepted).key}: ${metric === '*' ? 'all metrics' : metric}, from ${from}`)}\n`,
    );
    const where = files.length === 0 ? '' : ` in ${files.join(', ')}`;
    host.stdout(`Accepted ${count(lines.length, 'level')}${where}.\n${lines.join('')}`);
    return exitCode;
  },
};
