/** Where commits are in the history of another one, as far as git knows. */
import type { Repository } from '../model/host.js';
import { isShallowClone } from './commits.js';

/** Older commits are asked for one by one. */
const mostListed = 20_000;

/**
 * The position of a commit among the ancestors of the base: 0 for the base itself, larger for older ones. 'none': it is not an
 * ancestor. Undefined: git does not have it.
 */
export type Ancestry = ReadonlyMap<string, number | 'none'>;

/**
 * Finds the positions of commits.
 *
 * @param base a revision
 * @returns undefined if git does not know the base
 */
export async function findAncestry(
  commits: ReadonlySet<string>,
  base: string,
  host: Repository,
): Promise<Ancestry | undefined> {
  const { code, stdout } = await host.git(['rev-list', `--max-count=${String(mostListed)}`, base, '--']);
  if (code !== 0) return undefined;
  const listed = stdout.split('\n').filter((id) => id !== '');
  const positions = new Map(listed.map((id, i) => [id, i] as const));
  const found = new Map<string, number | 'none'>();
  for (const commit of commits) {
    const position = positions.get(commit);
    if (position !== undefined) found.set(commit, position);
  }
  const others = [...commits].filter((commit) => !found.has(commit) && /^[0-9a-f]{40,64}$/.test(commit));
  // A shallow clone lacks ancestors, so what it does not list may be one.
  if (others.length === 0 || (await isShallowClone(host))) return found;
  for (const commit of await findExisting(others, host)) {
    const isOlder =
      listed.length === mostListed && (await host.git(['merge-base', '--is-ancestor', commit, base])).code === 0;
    found.set(commit, isOlder ? mostListed : 'none');
  }
  return found;
}

async function findExisting(commits: readonly string[], host: Repository): Promise<readonly string[]> {
  // A partial clone would fetch what it does not have.
  const request = ['-c', 'fetch.negotiationAlgorithm=noop', 'cat-file', '--batch-check'];
  const { code, stdout } = await host.git(request, commits.map((commit) => `${commit}\n`).join(''));
  return code === 0 ? [...stdout.matchAll(/^(\w+) commit \d+$/gm)].map(([, id = '']) => id) : [];
}

/** How many commits on the way from one commit to a later one are merges into the branch, or commits to it. */
export async function countMergesSince(commit: string, base: string, host: Repository): Promise<number | undefined> {
  const { code, stdout } = await host.git(['rev-list', '--count', '--first-parent', `${commit}..${base}`, '--']);
  return code === 0 ? Number(stdout.trim()) : undefined;
}
