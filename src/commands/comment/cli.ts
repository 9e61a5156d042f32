import { chooseOccasion, comment, commentKind } from '../../report/publishers/comment.js';
import { pageOptions, withPageOptions } from '../../report/page-options.js';
import { defineCommand, shared } from '../command.js';
import { commentOnRun } from './comment.js';

export const command = defineCommand({
  summary: 'write a note on a merge request about the reports of other jobs',
  usage: 'REPORT... [options]',
  about: `Writes a note on the merge request of a GitLab job about the reports (.json) that other jobs wrote: the job with the token
then runs nothing of the change. The outcome is computed again from the findings, by the rules of the merge base.

Exit codes: 0 done, or a warning that says why not; 3 a file is not a report.

Example:
  guardband comment report.json --key load-test`,
  own: {},
  shared: [
    ...shared('config'),
    ...commentKind.options.filter(({ name }) => name === 'comment-on'),
    ...pageOptions('command-line'),
  ],
  run: async ({ operands, ...request }, host, given) => {
    const reports = operands.length === 0 ? ['report.json'] : operands;
    const publishers = [comment({ key: given.get('key') ?? '', on: chooseOccasion(given.get('comment-on')) })];
    const connected = { host: withPageOptions(host, given), problems: [] };
    return await commentOnRun({ ...request, reports }, publishers, connected.host, () => Promise.resolve(connected));
  },
});
