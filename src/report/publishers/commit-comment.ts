import type { CommitComment } from '../../model/trend.js';
import type { Forge } from '../../model/forge.js';
import type { Problem } from '../../model/documents.js';
import { sendWithinLimit } from './shared/publication.js';
import { marker, upsertComment } from './shared/sticky-comment.js';
import { noCommitComment, nothingToCommentOn } from '../../problems/publishing.js';

/**
 * One comment on every commit at which levels moved, posted once and corrected by later runs.
 * A failure to post is only a warning. Needs `contents: write`.
 *
 * @param key comments with different keys are independent
 */
export async function commentOnCommits(
  comments: readonly CommitComment[],
  key: string,
  forge: Forge | undefined,
): Promise<readonly Problem[]> {
  if (forge?.commit === undefined) return comments.some(({ isNews }) => isNews) ? [nothingToCommentOn('commits')] : [];
  const first = marker(`trend ${key}`);
  const extraBytes = new TextEncoder().encode(`${first}\n`).length;
  const problems: Problem[] = [];
  for (const [i, { commit, isNews, body }] of comments.entries()) {
    const conversation = forge.commit(commit);
    const answer = await sendWithinLimit(
      body,
      (text) =>
        upsertComment(first, (present) => (present === undefined && !isNews ? undefined : { text }), conversation),
      extraBytes,
    );
    if (!('refusal' in answer)) continue;
    const { kind } = answer.refusal;
    const isOfThisCommit = kind === 'gone' || kind === 'unacceptable';
    // A commit that no longer exists needs no correction.
    if (isOfThisCommit && !isNews) continue;
    problems.push(noCommitComment(conversation.name, answer.refusal, isOfThisCommit ? 0 : comments.length - i - 1));
    if (!isOfThisCommit) break;
  }
  return problems;
}
