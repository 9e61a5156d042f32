import { formatCount } from '../../lang/list.js';
import { unusable } from '../../model/exit-code.js';
import {
  baselinesOption,
  commitOption,
  describeRun,
  readingOptions,
  requestFrom,
  runOptions,
  type Command,
} from '../command.js';
import { showProblems } from '../show-problems.js';
import { record as recordRun } from './record.js';

export const record: Command = {
  usage: 'RESULTS... [options]',
  about: `Failed, invalid and partial cases are refused by name; the others are recorded. Recording the same run again adds
nothing, except a --tag that the run did not have. A run is the same if it was measured at the same time, even with another
warm-up: the values recorded first are kept. Results without a time are the same run if all their values equal those of the
newest recorded run. The history is one NDJSON file per scenario: commit it.

If the results do not name the commit of the run, it is that of the CI job (GitHub, GitLab, Jenkins), or else of
the git work tree in the current folder. No commit is recorded if tracked files have changes, except history files
(.ndjson).

Exit codes: 0 everything was recorded, 1 something was refused, 3 nothing could be read.

Example:
  guardband record results/ --tag 4.5.0 --note 'new garbage collector'`,
  options: [...readingOptions, commitOption, baselinesOption, ...runOptions],
  commitSource: 'job-or-git',
  run: async (given, host) => {
    const request = { ...requestFrom(given, given.operands), ...describeRun(given) };
    const { exitCode, recorded, refused, files, problems } = await recordRun(request, host);
    showProblems(problems, host);
    if (exitCode === unusable) return exitCode;
    const where = files.length === 0 ? '' : ` in ${files.join(', ')}`;
    host.stdout(
      `Recorded ${formatCount(recorded.length, 'case')}${where}; refused ${formatCount(refused.length, 'case')}.\n`,
    );
    return exitCode;
  },
};
