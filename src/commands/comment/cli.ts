import { chooseOccasion, comment, commentKind } from '../../report/publishers/comment.js';
import { defined } from '../../lang/defined.js';
import { unusable } from '../../model/exit-code.js';
import { pageOptions, withPageOptions } from '../../report/page-options.js';
import { configOption, type Command } from '../command.js';
import { findWrongInputs } from '../mode.js';
import { showProblems } from '../show-problems.js';
import { commentOnRun } from './comment.js';

const options = [
  configOption,
  ...commentKind.options.filter(({ name }) => name === 'comment-on'),
  ...pageOptions('command-line'),
];

export const commentCommand: Command = {
  usage: 'REPORT... [options]',
  about: `Writes a note on the merge request of a GitLab job about the reports (.json) that other jobs wrote: the job with the token
then runs nothing of the change. The outcome is computed again from the findings, by the rules of the merge base.

Exit codes: 0 done, or a warning that says why not; 3 a file is not a report.

Example:
  guardband comment report.json --key load-test`,
  options,
  run: async (given, host) => {
    const wrong = findWrongInputs(options, given);
    const reports = given.operands.length === 0 ? ['report.json'] : given.operands;
    const request = { reports, ...defined({ config: given.get('config') }) };
    const publishers = [comment({ key: given.get('key') ?? '', on: chooseOccasion(given.get('comment-on')) })];
    const connected = { host: withPageOptions(host, given), problems: [] };
    const { exitCode, problems } =
      wrong.length > 0
        ? { exitCode: unusable, problems: wrong }
        : await commentOnRun(request, publishers, connected.host, () => Promise.resolve(connected));
    showProblems(problems, host);
    return exitCode;
  },
};
