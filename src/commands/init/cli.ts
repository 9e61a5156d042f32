import type { Command } from '../command.js';
import { showProblems } from '../show-problems.js';
import { init as initialise } from './init.js';
import { nextSteps } from './next-steps.js';

export const init: Command = {
  usage: '[RESULTS...] [options]',
  about: `RESULTS are files, folders or globs in any supported formats; without them, results/ and other usual places are
searched. Writes guardband.yml (what was found, and every setting as a comment) and .github/workflows/guardband.yml
(judges every pull request, once you add your load test), and says what to do next.

Exit codes: 0 both files are written, 3 nothing was written.

Examples:
  guardband init
  guardband init 'out/**/*.jtl' --force`,
  options: [{ name: 'force', about: 'replace existing files' }],
  run: async ({ operands, one }, host) => {
    const initialised = await initialise({ results: operands, isForced: one('force') === 'true' }, host);
    showProblems(initialised.problems, host, false);
    if (initialised.exitCode === 0) host.stdout(nextSteps(initialised));
    return initialised.exitCode;
  },
};
