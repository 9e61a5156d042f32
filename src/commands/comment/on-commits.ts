/** Comments on commits, for modes of the Action that find one. */
import type { Problem } from '../../model/documents.js';
import type { CommitComment } from '../../model/comparison.js';
import { commentOnCommits } from '../../report/publishers/comment.js';
import { option, type Step } from '../command.js';

export const commentOptions = [
  option('comment WORD', { about: 'where to comment', choices: ['none', 'commit'], frontEnd: 'action' }),
];

/** @param prefix distinguishes the comments of one mode from those of others with the same key */
export const commentIfAsked = async (
  create: () => readonly CommitComment[],
  prefix: string,
  { get, withForge }: Step,
): Promise<readonly Problem[]> =>
  get('comment') === 'commit'
    ? await commentOnCommits(create(), prefix + (get('comment-key') ?? ''), withForge().forge)
    : [];
