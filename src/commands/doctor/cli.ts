import { formatCount } from '../../lang/list.js';
import { defined } from '../../lang/defined.js';
import { baselinesOption, configOption, type Command } from '../command.js';
import { showProblems } from '../show-problems.js';
import { examineHistory } from './doctor.js';

export const doctor: Command = {
  usage: '[options]',
  about: `Examines every line of the history and lists its faults: truncated lines, conflict markers of git,
violations of the schema, values that cannot be measured. With --repair, the broken lines are moved into a side file
next to the history file (shop.ndjson.broken); the others remain unchanged. On a branch, the repair is one commit.

Exit codes: 0 no line is broken, or all were repaired, 1 lines are broken, 3 the history cannot be read.

Examples:
  guardband doctor --baselines baselines --repair --dry-run      shows what the repair would do
  guardband doctor --baselines branch:perf-history --repair`,
  options: [
    configOption,
    baselinesOption,
    { name: 'repair', about: 'move broken lines into side files' },
    { name: 'dry-run', about: 'with --repair: only show which lines would be moved' },
  ],
  run: async (given, host) => {
    const request = {
      repair: given.get('repair') === 'true',
      dryRun: given.get('dry-run') === 'true',
      ...defined({ config: given.get('config'), baselines: given.get('baselines') }),
    };
    const { exitCode, lines, broken, problems } = await examineHistory(request, host);
    showProblems(problems, host);
    if (lines > 0) host.stdout(`Examined ${formatCount(lines, 'line')}; ${formatCount(broken, 'line')} broken.\n`);
    return exitCode;
  },
};
