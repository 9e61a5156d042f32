/** Finds and fetches the commits that a comparison needs. */
import { defined, groupBy } from '../lang/objects.js';
import type { Problem } from '../model/documents.js';
import type { Host, Repository } from '../model/host.js';
import { gitFailed, noMergeBase, noSuchCommit } from '../problems/git.js';

/** The error in git's output, without hints for interactive use. */
export const summarizeError = ({ stderr }: { readonly stderr: string }): string => {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('hint:'));
  const errors = lines.filter((line) => /^(fatal|error|remote): |\[.*rejected\]/.test(line));
  return (errors.length > 0 ? errors : lines).slice(-3).join('; ').slice(0, 600);
};

/**
 * Finds the commit that a pull request is compared with: the merge base, or the target itself if the clone is too shallow to
 * find the merge base. A clone of a single branch may lack the target, so it is fetched then.
 *
 * @param target the commit that the pull request will be merged into
 * @param head the commit that is measured
 */
export async function findBaseCommit(
  target: string,
  host: Pick<Host, 'git'>,
  head = 'HEAD',
): Promise<string | Problem> {
  const both = `${target}...${head}`;
  const mergeBase = await findCommit(both, host);
  if (typeof mergeBase === 'string') return mergeBase;
  const isShallow = await isShallowClone(host);
  await fetchCommit(target, host);
  return await findCommit(isShallow ? target : both, host);
}

export const isShallowClone = async (host: Pick<Host, 'git'>): Promise<boolean> =>
  (await host.git(['rev-parse', '--is-shallow-repository'])).stdout.trim() === 'true';

/**
 * Fetches a commit, or a branch into a ref. The default checkout has a single commit, so one more does not truncate it; a depth would make a complete
 * clone shallow.
 */
export async function fetchCommit(commit: string, host: Pick<Host, 'git'>): Promise<void> {
  const depth = (await isShallowClone(host)) ? ['--depth=1'] : [];
  const fetch = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', ...depth];
  await host.git(['fetch', ...fetch, 'origin', commit]);
}

/** The commit of the work tree and what it says about its parents, which a shallow clone may not have. */
export async function readHead({
  git,
}: Pick<Host, 'git'>): Promise<{ readonly head?: string; readonly parents: readonly string[] }> {
  const { stdout } = await git(['cat-file', '--batch'], 'HEAD\n');
  const [header = ''] = stdout.split('\n\n'); // the message may have any lines
  const [, head] = /^([0-9a-f]+) commit /.exec(header) ?? [];
  return { ...defined({ head }), parents: [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id = '']) => id) };
}

const resolve = (name: string, { git }: Pick<Host, 'git'>): ReturnType<Host['git']> =>
  git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);

/** The commit of a revision; undefined if there is none. */
export async function findRevision(name: string, host: Pick<Host, 'git'>): Promise<string | undefined> {
  const { code, stdout } = await resolve(name, host);
  return code === 0 ? stdout.trim() : undefined;
}

/** The commit of a revision, or the merge base of `a...b`. */
export async function findCommit(ref: string, host: Pick<Host, 'git'>): Promise<string | Problem> {
  const [, base = '', head = ''] = /^(.*?)\.\.\.(.*)$/.exec(ref) ?? [];
  const ids: string[] = [];
  for (const name of base === '' ? [ref] : [base, head === '' ? 'HEAD' : head]) {
    const { code, stdout, ...answer } = await resolve(name, host);
    if (code === unknownRevision) return noSuchCommit(name, await isShallowClone(host));
    if (code !== 0) return gitFailed(`find the commit ${name}`, summarizeError(answer));
    ids.push(stdout.trim());
  }
  const [first = '', second] = ids;
  if (second === undefined) return first;
  const { code, stdout } = await host.git(['merge-base', first, second]);
  return code === 0 ? (stdout.split('\n')[0] ?? '') : noMergeBase(first, await isShallowClone(host));
}

/** The exit code of `git rev-parse --verify --quiet` if there is no such commit; with any other, git did not look. */
const unknownRevision = 1;

/** Older commits are asked for one by one. */
const mostListed = 20_000;

/**
 * The position of a commit among the ancestors of the base: 0 for the base itself, larger for older ones. 'none': it is not an
 * ancestor. Undefined: git does not have it.
 */
export type Position = number | 'none' | undefined;
type Ancestry = ReadonlyMap<string, Exclude<Position, undefined>>;

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

/** What a message says of the commits that it was made of, by a squash or a pick; not of those that it reverts. */
const namesCommit = /(?:^commit|cherry picked from commit) ([0-9a-f]{40,64})\b/gm;
/** What the merge of a change writes: GitHub and Bitbucket, Azure, or GitLab. */
const namesChange =
  /^[^\n]*\((?:pull request )?#(\d+)\)(?:\n|$)|^Merged PR (\d+):|\nSee merge request \S*!(\d+)(?:\n|$)/;

/**
 * Finds what commits outside of a version became in it: the merge of their change, what names them, or what has their author, date and
 * subject, as after a rebase or a pick.
 *
 * @param wanted the commits, each with the number of its change
 * @returns their positions
 */
export async function findLandings(
  wanted: ReadonlyMap<string, number | undefined>,
  base: string,
  host: Repository,
): Promise<ReadonlyMap<string, number>> {
  const read = async (...args: readonly string[]) =>
    (await host.git(['log', '-z', '--format=%H %at %ae %s%n%B', ...args])).stdout.split('\0').map((text) => {
      const [, id = '', identity, message = ''] = /^(\S+) ([^\n]*)\n([^]*)$/.exec(text) ?? [];
      return { id, identity, message };
    });
  const own = await findExisting([...wanted.keys()], host);
  const identities = new Map((await read('--no-walk', ...own, '--')).map(({ id, identity }) => [identity, id]));
  const byChange = groupBy([...wanted.keys()], (id) => String(wanted.get(id)));
  const found = new Map<string, number>();
  for (const [i, { identity, message }] of (await read(`--max-count=${String(mostListed)}`, base, '--')).entries()) {
    const number = namesChange.exec(message)?.slice(1).find(Boolean) ?? '';
    const named = Array.from(message.matchAll(namesCommit), ([, id = '']) => id);
    for (const id of [identities.get(identity) ?? '', ...named, ...(byChange.get(number) ?? [])])
      if (wanted.has(id) && !found.has(id)) found.set(id, i);
  }
  return found;
}

/** Those of the commits that this clone has. */
export async function findExisting(commits: readonly string[], host: Repository): Promise<readonly string[]> {
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

/** The newest known commit of a branch of origin, which is fetched if the clone does not have it. */
export async function findBranch(branch: string, host: Pick<Host, 'git'>): Promise<string | undefined> {
  const tracked = `refs/remotes/origin/${branch}`;
  const known = await findRevision(tracked, host);
  if (known !== undefined) return known;
  await fetchCommit(`+refs/heads/${branch}:${tracked}`, host);
  return await findRevision(tracked, host);
}

interface Trunk {
  readonly name: string;
  readonly commit: string;
}

/** The default branch of origin, which is asked if this clone does not know it, or lacks what it knows. */
export async function findTrunk({ git, context }: Pick<Host, 'git' | 'context'>): Promise<Trunk | undefined> {
  const find = async (name?: string): Promise<Trunk | undefined> => {
    const commit = name === undefined ? undefined : await findBranch(name, { git });
    return name === undefined || commit === undefined ? undefined : { name, commit };
  };
  const { stdout: noted } = await git(['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD']);
  const known = context.place.defaultBranch ?? /^refs\/remotes\/origin\/(.+)/.exec(noted)?.[1];
  const trunk = await find(known);
  if (trunk !== undefined) return trunk;
  const { stdout } = await git(['ls-remote', '--symref', 'origin', 'HEAD']);
  const stated = /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(stdout)?.[1];
  if ((stated ?? known) !== undefined) return await find(stated);
  // Nobody tells. A usual name is only a guess: where it is not the default branch, whoever may push could have taken it.
  for (const name of ['main', 'master']) {
    const commit = await findRevision(`refs/remotes/origin/${name}`, { git });
    if (commit !== undefined) return { name, commit };
  }
  return undefined;
}
