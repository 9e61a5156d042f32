import { printableLine } from '../../lang/printable.js';
import { baselinesOption, tell, type Command } from '../command.js';

export const accept: Command = {
  name: 'accept',
  summary: 'make the present level of cases their new baseline',
  usage: 'CASE-PATTERN --reason TEXT [options]',
  about: `CASE-PATTERN is a case's name, part of one, or a pattern with * and ?; '*' means all. From its newest recorded run
on, each case is judged against the level it has now; what was recorded before still tells its noise. So record the
run first. The mark is a line in the history: commit it.

Exit codes: 0 the cases are marked, 3 nothing could be marked.

Examples:
  guardband accept 'checkout*' --reason 'checks signatures now'
  guardband accept checkout --metric p99 --from 2026-11-20 --reason 'new garbage collector'`,
  options: [
    { name: 'reason', value: 'TEXT', about: 'why this is the new baseline; kept in the history' },
    { name: 'metric', value: 'ID', about: 'only throughput, p99, ... (default: all metrics)' },
    {
      name: 'from',
      value: 'RUN-START',
      about: 'the first run of the level: when it started, or as much of that as names one (default: the newest)',
    },
    baselinesOption,
    { name: 'config', value: 'FILE', about: 'the configuration (default: guardband.yml, if there is one)' },
  ],
  run: async (given, host) => {
    const { acceptLevel, nameCase } = await import('../_judging.js');
    const [pattern = '', ...more] = given.operands;
    if (pattern.trim() === '' || more.length > 0) {
      host.stderr('Which case? Name one pattern, in quotes. See guardband accept --help.\n');
      return 3;
    }
    const chosen = ['metric', 'from', 'baselines', 'config'].flatMap((name) => {
      const value = given.one(name);
      return value === undefined ? [] : [[name, value] as const];
    });
    const request = { ...Object.fromEntries(chosen), pattern, reason: given.one('reason') ?? '' };
    const { exitCode, accepted, files, problems } = await acceptLevel(request, host);
    tell(problems, host);
    if (exitCode !== 0) return exitCode;
    const lines = accepted.map(
      ({ case: of, metric, from }) =>
        `  ${printableLine(`${nameCase(of).key}: ${metric === '*' ? 'all metrics' : metric}, from ${from}`)}\n`,
    );
    const where = files.length === 0 ? '' : ` in ${files.join(', ')}`;
    host.stdout(`Accepted ${String(lines.length)} level${lines.length === 1 ? '' : 's'}${where}.\n${lines.join('')}`);
    return exitCode;
  },
};
