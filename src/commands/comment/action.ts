import { defined } from '../../lang/objects.js';
import { unusable } from '../../model/exit-code.js';
import type { Publisher } from '../../model/rendering.js';
import { pageOptions } from '../../report/page-options.js';
import { checkRun } from '../../report/publishers/check-run.js';
import { chooseOccasion, comment } from '../../report/publishers/comment.js';
import { publisherOptions } from '../../report/publishers/index.js';
import { jobSummary } from '../../report/publishers/job-summary.js';
import { nothingJudged } from '../check/check.js';
import { findWrongInputs, pullRequestOption, refuseStep, type Mode, type Step } from '../mode.js';
import { showNotes, showProblems } from '../show-problems.js';
import { commentOnRun } from './comment.js';

function choosePublishers({ get }: Step): readonly Publisher[] {
  const key = get('comment-key') ?? '';
  return [
    jobSummary,
    comment({ key, on: chooseOccasion(get('comment-on')) }),
    // Neutral, because the author of a report could have forged it, so it must not turn a commit green.
    ...(get('check-run') === 'true' ? [checkRun(key, true)] : []),
  ];
}

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
    if (wrong.length > 0) return await refuseStep(wrong, host);
    const given = step.getAll('report');
    const request = { reports: given.length === 0 ? ['report.json'] : given, ...defined({ config: get('config') }) };
    const { exitCode, problems, isPosted } = await commentOnRun(
      request,
      choosePublishers(step),
      host,
      step.connectForReports,
    );
    showProblems(problems, host);
    showNotes(problems, host);
    const outcome = exitCode === unusable ? 'unusable' : isPosted ? 'commented' : 'not-commented';
    host.job?.setOutput('outcome', outcome);
    return exitCode;
  },
  withdraw: async (step, problem) => {
    const { host } = await step.connectForReports();
    await nothingJudged([problem], choosePublishers(step), host);
  },
};
