import { tell, type Command } from '../command.js';

export const init: Command = {
  name: 'init',
  summary: 'look at the results there are, and write guardband.yml and a workflow that fit them',
  usage: '[RESULTS...] [options]',
  about: `RESULTS are files, folders or globs in any supported format; without them, results/ and other usual places are
looked at. Writes guardband.yml (what was found, and every setting as a comment) and .github/workflows/guardband.yml
(judges every pull request, once your load test is put in), and says what to do next.

Exit codes: 0 both files are written, 3 nothing was written.

Examples:
  guardband init
  guardband init 'out/**/*.jtl' --force`,
  options: [{ name: 'force', about: 'replace files that are there' }],
  run: async ({ operands, one }, host) => {
    const { begin, nextSteps } = await import('../_looking-back.js');
    const begun = await begin({ results: operands, isForced: one('force') === 'true' }, host);
    tell(begun.problems, host, false);
    if (begun.exitCode === 0) host.stdout(nextSteps(begun));
    return begun.exitCode;
  },
};
