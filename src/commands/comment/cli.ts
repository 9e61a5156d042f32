import { defined } from '../../lang/objects.js';
import { unusable } from '../../model/exit-code.js';
import type { Publisher } from '../../model/rendering.js';
import { pageOptions } from '../../report/outputs.js';
import { checkRun, checkRunKind } from '../../report/publishers/check-run.js';
import { chooseOccasion, comment, commentKind } from '../../report/publishers/comment.js';
import { jobSummary } from '../../report/publishers/job.js';
import { nothingJudged } from '../check/check.js';
import { pullRequestOption } from '../check/judge-step.js';
import { defineCommand, repositoryOption, shared, type CommandCall } from '../command.js';
import { commentOnRun } from './comment.js';

export const command = defineCommand({
  summary: 'comment on a pull request or merge request about the reports of other jobs',
  usage: 'REPORT... [options]',
  about: `Comments on the change of this job about the reports (.json) that other jobs wrote: the job with the token then runs nothing
of the change. On GitHub, from any CI system: the token is in GUARDBAND_GITHUB_TOKEN. In a GitLab job: GUARDBAND_GITLAB_TOKEN. The outcome is computed again from the findings, by the rules of the merge base.

Exit codes: 0 done, or a warning that says why not; 3 a report cannot be used, which the comment then says.

Example:
  guardband comment report.json --key load-test --commit-status`,
  own: {},
  shared: [
    ...shared('config'),
    ...commentKind.options.filter(({ name }) => name !== 'comment'),
    ...checkRunKind.options,
    ...pageOptions,
    repositoryOption,
    pullRequestOption,
  ],
  mode: {
    summary: 'post the reports of other jobs as one comment, for a matrix or for pull requests from forks',
    outcomes: ['commented', 'not-commented', 'unusable'],
    operands: ({ getAll }) => getAll('report'),
  },
  run: async ({ operands, config }, host, step) => {
    const request = { reports: operands.length === 0 ? ['report.json'] : operands, ...defined({ config }) };
    const { isPosted, ...result } = await commentOnRun(request, publishersOf(step), host, step.connectForReports);
    const outcome = result.exitCode === unusable ? 'unusable' : isPosted ? 'commented' : 'not-commented';
    return { ...result, outputs: { outcome }, data: { posted: isPosted } };
  },
  withdraw: async (step, problems) =>
    await nothingJudged(problems, publishersOf(step), (await step.connectForReports()).host),
});

function publishersOf({ get }: CommandCall): readonly Publisher[] {
  const key = get('comment-key') ?? get('key') ?? '';
  return [
    jobSummary,
    comment({ key, on: chooseOccasion(get('comment-on')) }),
    // Neutral, because the author of a report could have forged it, so it must not turn a commit green.
    ...(get('check-run') === 'true' ? [checkRun(key, true)] : []),
    ...(get('commit-status') === 'true' ? [checkRun(key)] : []),
  ];
}
