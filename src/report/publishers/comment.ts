import type { Publisher, PublisherKind } from '../../model/rendering.js';
import type { Report } from '../../model/documents.js';
import { noComment, nothingToCommentOn } from '../../problems/publishing.js';
import { foreignLead } from './shared/foreign-lead.js';
import { markdownWithin, sendWithinLimit } from './shared/size-limit.js';
import { marker, upsertComment } from './shared/sticky-comment.js';

export interface CommentOptions {
  /** Comments with different keys are independent. */
  readonly key: string;
  /** always: on every run. change: only if something is wrong, or if an existing comment must be corrected. */
  readonly on: 'always' | 'change';
}

/**
 * A single comment on the pull request that every run updates, even if it judged nothing. Sets the output `comment-url`. A
 * failure to post is only a warning.
 */
export const comment = (options: CommentOptions): Publisher => ({
  id: 'comment',
  publish: async (published, { forge, job }) => {
    const pullRequest = forge?.pullRequest;
    if (pullRequest === undefined) return [nothingToCommentOn()];
    const first = marker(options.key);
    const lead = foreignLead(published, forge?.foreign);
    const extraBytes = new TextEncoder().encode(`${first}\n${lead}`).length;
    const isToBegin = options.on === 'always' || published.report === undefined || isWrong(published.report);
    const send = (text: string) => upsertComment(`${first}\n${lead}${text}`, isToBegin, pullRequest);
    const answer = await sendWithinLimit(markdownWithin(published), send, extraBytes);
    if ('refusal' in answer) return [noComment(pullRequest.name, answer.refusal)];
    if (answer.value !== undefined) job?.setOutput('comment-url', answer.value);
    return [];
  },
});

const isWrong = ({ outcome, tallies, runShifts }: Report): boolean =>
  outcome !== 'passed' ||
  tallies.regression + tallies.suspect + tallies.missing + tallies.invalid > 0 ||
  runShifts.some(({ verdict }) => verdict === 'regression');

export const commentKind: PublisherKind = {
  id: 'comment',
  options: [
    { name: 'comment', about: 'where to comment', choices: ['none', 'pull-request'], frontEnd: 'action' },
    {
      name: 'comment',
      value: 'WORD',
      about: 'where to comment: none (default), merge-request of the GitLab job',
      choices: ['none', 'merge-request'],
      frontEnd: 'command-line',
    },
    {
      name: 'comment-on',
      value: 'WORD',
      about: 'when to comment: always (default), change (only if something is wrong, or was)',
      choices: ['always', 'change'],
    },
    { name: 'comment-key', value: 'NAME', about: 'which comment to update', frontEnd: 'action' },
  ],
  make: ({ get }) => {
    if (!['pull-request', 'merge-request'].includes(get('comment') ?? '')) return [];
    return [
      comment({
        key: get('comment-key') ?? get('key') ?? '',
        on: get('comment-on') === 'change' ? 'change' : 'always',
      }),
    ];
  },
};
