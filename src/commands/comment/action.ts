import { defined } from '../../lang/defined.js';
import { printableLine } from '../../lang/printable.js';
import { unusable } from '../../model/exit-code.js';
import { checkRunKind } from '../../report/publishers/check-run.js';
import { comment } from '../../report/publishers/comment.js';
import { publisherOptions } from '../../report/publishers/index.js';
import { findWrongInputs, type Mode } from '../mode.js';
import { showProblems } from '../show-problems.js';
import { commentOnRun } from './comment.js';

export const commentMode: Mode = {
  name: 'comment',
  summary: 'post the report of another run, for pull requests from forks',
  outcomes: ['commented', 'not-commented', 'unusable'],
  options: publisherOptions('action').filter(({ name }) => name !== 'out'),
  endings: [],
  run: async (step) => {
    const { host, one } = step;
    const connect = () => step.withForgeOfRun('report');
    const wrong = findWrongInputs(commentMode.options, step);
    const request = { report: one('report') ?? 'report.json', ...defined({ config: one('config') }) };
    const on = one('comment-on') === 'change' ? 'change' : 'always';
    const publishers = [comment({ key: one('comment-key') ?? '', on }), ...checkRunKind.make(step)];
    const { exitCode, problems } =
      wrong.length > 0
        ? { exitCode: unusable, problems: wrong }
        : await commentOnRun(request, publishers, host, connect);
    showProblems(problems, host);
    // A note says why there was nothing to post; it is worth a line in the log, but no annotation.
    for (const { level, message } of problems) if (level === 'note') host.stdout(`${printableLine(message)}\n`);
    const posted = problems.length === 0 ? 'commented' : 'not-commented';
    host.job?.setOutput('outcome', exitCode === unusable ? 'unusable' : posted);
    return exitCode;
  },
};
