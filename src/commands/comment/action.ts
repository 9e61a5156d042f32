import { defined } from '../../lang/defined.js';
import { unusable } from '../../model/exit-code.js';
import { pageOptions } from '../../report/page-options.js';
import { checkRun } from '../../report/publishers/check-run.js';
import { chooseOccasion, comment } from '../../report/publishers/comment.js';
import { publisherOptions } from '../../report/publishers/index.js';
import { jobSummary } from '../../report/publishers/job-summary.js';
import { findWrongInputs, pullRequestOption, refuseStep, type Mode } from '../mode.js';
import { showNotes, showProblems } from '../show-problems.js';
import { commentOnRun } from './comment.js';

export const commentMode: Mode = {
  name: 'comment',
  summary: 'post the reports of other jobs as one comment, for a matrix or for pull requests from forks',
  outcomes: ['commented', 'not-commented', 'unusable'],
  options: [
    ...publisherOptions('action').filter(({ name }) => name !== 'out'),
    ...pageOptions('action'),
    pullRequestOption,
  ],
  endings: [],
  run: async (step) => {
    const { host, get } = step;
    const wrong = findWrongInputs(commentMode.options, step);
    if (wrong.length > 0) return refuseStep(wrong, host);
    const given = step.getAll('report');
    const request = { reports: given.length === 0 ? ['report.json'] : given, ...defined({ config: get('config') }) };
    const key = get('comment-key') ?? '';
    const publishers = [
      jobSummary,
      comment({ key, on: chooseOccasion(get('comment-on')) }),
      // Neutral, because the author of a report could have forged it, so it must not turn a commit green.
      ...(get('check-run') === 'true' ? [checkRun(key, true)] : []),
    ];
    const { exitCode, problems, isPosted } = await commentOnRun(request, publishers, host, step.connectForReports);
    showProblems(problems, host);
    showNotes(problems, host);
    const outcome = exitCode === unusable ? 'unusable' : isPosted ? 'commented' : 'not-commented';
    host.job?.setOutput('outcome', outcome);
    return exitCode;
  },
};
