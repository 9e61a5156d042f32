import { chooseOccasion, comment, commentKind } from '../../report/publishers/comment.js';
import { checkRunKind } from '../../report/publishers/check-run.js';
import { pageOptions } from '../../report/page-options.js';
import { connectHost, defineCommand, repositoryOption, shared } from '../command.js';
import { commentOnRun } from './comment.js';

export const command = defineCommand({
  summary: 'comment on a pull request or merge request about the reports of other jobs',
  usage: 'REPORT... [options]',
  about: `Comments on the change of this job about the reports (.json) that other jobs wrote: the job with the token then runs nothing
of the change. On GitHub, from any CI system: the token is in GUARDBAND_GITHUB_TOKEN. In a GitLab job: GUARDBAND_GITLAB_TOKEN. The outcome is computed again from the findings, by the rules of the merge base.

Exit codes: 0 done, or a warning that says why not; 3 a file is not a report.

Example:
  guardband comment report.json --key load-test --commit-status`,
  own: {},
  shared: [
    ...shared('config'),
    ...commentKind.options.filter(({ name }) => name === 'comment-on'),
    ...checkRunKind.options.filter(({ name }) => name === 'commit-status'),
    ...pageOptions('command-line'),
    repositoryOption,
  ],
  run: async ({ operands, ...request }, host, given) => {
    const reports = operands.length === 0 ? ['report.json'] : operands;
    const occasion = chooseOccasion(given.get('comment-on'));
    const publishers = [comment({ key: given.get('key') ?? '', on: occasion }), ...checkRunKind.make(given)];
    const connect = () => connectHost(given, host, true);
    const { isPosted, ...result } = await commentOnRun({ ...request, reports }, publishers, host, connect);
    return { ...result, data: { posted: isPosted } };
  },
});
