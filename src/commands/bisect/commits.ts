/** The commits between GOOD and BAD. What they contain is untrusted: it is bounded here, and escaped where it is shown. */
import type { BisectCommit, Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import { nothingToBisect } from '../../problems/gate.js';
import { gitFailed } from '../../problems/git.js';
import { findRevision } from '../../history/commits.js';

/** A search among more takes minutes to compute, and its history is rather a wrong argument. */
const maxCommits = 1000;
const longest = 200;

export interface CommitRange {
  readonly good: BisectCommit;
  /** Along the first parents, oldest first; the last one is BAD. */
  readonly commits: readonly BisectCommit[];
}

/**
 * @param goodRef a revision
 * @param badRef a later revision
 */
export async function listCommits(goodRef: string, badRef: string, host: Host): Promise<CommitRange | Problem> {
  const [goodId, badId] = [await findRevision(goodRef, host), await findRevision(badRef, host)];
  if (goodId === undefined) return nothingToBisect(`${goodRef} is not a commit of this clone`);
  if (badId === undefined) return nothingToBisect(`${badRef} is not a commit of this clone`);
  const { code } = await host.git(['merge-base', '--is-ancestor', goodId, badId]);
  if (code !== 0) return nothingToBisect(`${goodRef} is not an ancestor of ${badRef}`);
  const [good] = await logCommits(['--max-count=1', goodId], host);
  const commits = await logCommits(
    ['--first-parent', `--max-count=${String(maxCommits + 1)}`, `${goodId}..${badId}`],
    host,
  );
  if (good === undefined) return gitFailed('read the commits', goodId);
  if (commits.length === 0) return nothingToBisect(`${goodRef} and ${badRef} are the same commit`);
  if (commits.length > maxCommits) return nothingToBisect(`there are more than ${String(maxCommits)} commits`);
  return { good, commits: commits.toReversed() };
}

/** Newest first. */
async function logCommits(args: readonly string[], host: Host): Promise<readonly BisectCommit[]> {
  const { stdout } = await host.git(['log', '--no-show-signature', '--format=%H%x00%an%x00%cs%x00%s', ...args, '--']);
  return stdout.split('\n').flatMap((line) => {
    const [commit = '', author = '', day = '', title = ''] = line.split('\0');
    return /^[0-9a-f]{40,64}$/.test(commit)
      ? [
          {
            commit,
            author: author.slice(0, longest),
            title: title.slice(0, longest),
            ...(/^\d{4}-\d\d-\d\d$/.test(day) && { day }),
          },
        ]
      : [];
  });
}
