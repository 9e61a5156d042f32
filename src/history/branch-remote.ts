/** The remote of a history branch: finding it, fetching the branch and pushing to it. */
import { digest } from '../lang/digest.js';
import type { GitAnswer, Host } from '../model/host.js';
import type { Problem } from '../model/documents.js';
import type { HistoryEntry } from '../model/run.js';
import type { AppendResult } from '../model/store.js';
import { summarizeError } from './commits.js';
import { branchBusy, gitFailed, noRemote, noRepository, pushRefused, remoteUnreachable } from '../problems/git.js';
import { badValue } from '../problems/config.js';

/** The location of a history branch. */
export interface Location {
  readonly name: string;
  /** The name of a remote, or a URL. */
  readonly remote: string;
  /** The local ref for the fetched branch. */
  readonly tracked: string;
}

/** The branch with the archive: what a check fetches does not grow with it. Each of its commits has only the files that it adds. */
export const archiveOf = ({ name, remote, tracked }: Location): Location => ({
  name: `${name}-archive`,
  remote,
  tracked: `${tracked}-archive`,
});

/** A commit to be pushed. */
export interface PreparedCommit {
  /** Undefined if there was nothing to change. */
  readonly commit?: string;
  /** The commit of the archive; undefined if it does not change. */
  readonly archive?: string | undefined;
  /** The changed files, relative to the root of the branch. */
  readonly files: readonly string[];
  /** Entries that the branch already had. */
  readonly repeated: readonly HistoryEntry[];
}

const mostRounds = 60;
const firstPauseMs = 50;
const longestPauseMs = 10_000;
const mostFetches = 12;

/**
 * Pushes a commit on top of the branch. If another process has pushed in the meantime, creates the commit again on top of
 * the new tip.
 *
 * @param prepare creates a commit whose parent is the tip; there is no tip if the branch does not exist yet
 */
export async function pushCommit(
  location: Location,
  prepare: (tip: string | undefined) => Promise<PreparedCommit | Problem>,
  host: Host,
): Promise<AppendResult> {
  const { name, remote } = location;
  let known: readonly HistoryEntry[] | undefined;
  let files: readonly string[] = [];
  // One writer succeeds in every round, so even with many writers each of them succeeds within the limit.
  let tookMs = 0;
  for (let round = 0; round < mostRounds; round++) {
    if (round > 0) await host.pauseUpTo(pauseMs(tookMs));
    const began = host.now().getTime();
    const tip = await findTip(location, host);
    if ('code' in tip) return refuse(tip);
    const made = await prepare(tip.tip);
    if ('code' in made) return refuse(made);
    // A push may have succeeded although its response was lost, so entries found in later rounds may be this process's
    // own.
    known ??= made.repeated;
    if (made.commit === undefined) return { files, known };
    files = made.files.map((file) => `${name}:${file}`);
    const [own, archive] = [`${made.commit}:${branchRef(name)}`, archiveOf(location).name];
    const both = made.archive === undefined ? [own] : [`${made.archive}:${branchRef(archive)}`, own];
    let answer = await host.git(['push', '--quiet', ...(both.length > 1 ? ['--atomic'] : []), remote, ...both]);
    // Without it the archive comes first: it may have a run twice, but lacks none.
    if (/does not support --atomic/.test(answer.stderr))
      for (const ref of both) if ((answer = await host.git(['push', '--quiet', remote, ref])).code !== 0) break;
    if (answer.code === 0) return { files, known };
    if (!isTransient(answer)) return refuse(pushRefused(name, remote, summarizeError(answer)));
    tookMs = host.now().getTime() - began;
  }
  return refuse(branchBusy(name, mostRounds));
}

export const refuse = (problem: Problem): AppendResult => ({ files: [], known: [], problems: [problem] });

/**
 * Processes that lost a round retry after a random pause of at most twice its duration. A round takes longer with more
 * writers, so the pause adapts to their number; exponential backoff would be too short at first and too long in the end.
 */
const pauseMs = (tookMs: number): number => Math.min(longestPauseMs, Math.max(firstPauseMs, 2 * tookMs));

const branchRef = (name: string): string => `refs/heads/${name}`;

/** Whether a retry may succeed: another writer was faster, or the connection failed. */
const isTransient = ({ stderr }: GitAnswer): boolean =>
  /\(fetch first\)|\(non-fast-forward\)|cannot lock ref|failed to update ref|reference already exists|\.lock'?: File exists|incorrect old value|shallow file has changed|unpacker error|early EOF|hung up unexpectedly|RPC failed|Connection (reset|timed out)|Could not resolve host|returned error: (429|5\d\d)/i.test(
    stderr,
  );

/** The remote of the current repository that has the branch. */
export async function findOwnRemote(name: string, host: Host): Promise<Location | Problem> {
  const wrong = await checkBranch(name, host);
  if (wrong !== undefined) return wrong;
  const remotes = await host.git(['remote']);
  if (remotes.code !== 0) return noRepository(summarizeError(remotes));
  const all = remotes.stdout.split('\n').filter((name) => name !== '');
  const remote = all.includes('origin') ? 'origin' : all[0];
  return remote === undefined ? noRemote(name) : { name, remote, tracked: `refs/remotes/${remote}/${name}` };
}

/** @param place URL#BRANCH */
export async function findOtherRemote(place: string, host: Host): Promise<Location | Problem> {
  const hash = place.lastIndexOf('#');
  const [remote, name] = [place.slice(0, hash), place.slice(hash + 1)];
  // Rejects transports that run commands, and command-line options.
  if (hash < 0 || !/^(?:(?:https?|ssh|git|file):\/\/[^-]|[\w.]+@[\w.]|\/)/.test(remote))
    return badValue('--baselines', `git:${place}`, 'git:https://HOST/OWNER/REPOSITORY#BRANCH, or an ssh address');
  const wrong = await checkBranch(name, host);
  if (wrong !== undefined) return wrong;
  const repository = await host.git(['rev-parse', '--git-dir']);
  if (repository.code !== 0) return noRepository(summarizeError(repository));
  return { name, remote, tracked: `refs/remotes/guardband-${await digest(remote, 16)}/${name}` };
}

async function checkBranch(name: string, host: Host): Promise<Problem | undefined> {
  const { code, ...failure } = await host.git(['check-ref-format', branchRef(name)]);
  if (code === 0 && !name.startsWith('-')) return undefined;
  return code <= 1
    ? badValue('--baselines', name, 'branch:performance, with a name that git allows')
    : gitFailed('look for the branch', summarizeError(failure));
}

/**
 * Fetches the tip of the branch; undefined if it does not exist yet.
 *
 * @param isWhole whether all of its commits are needed
 */
export async function findTip(
  { name, remote, tracked }: Location,
  host: Host,
  isWhole = false,
): Promise<{ readonly tip: string | undefined } | Problem> {
  const fetch = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
  // A commit per recording would soon outweigh the history itself, so a shallow clone, as in most CI jobs, gets only the
  // newest one. A complete clone would become shallow, so it gets all of them.
  const { stdout: shallow } = await host.git(['rev-parse', '--is-shallow-repository']);
  let depth = shallow.trim() === 'true' ? [isWhole ? '--depth=2147483647' : '--depth=1'] : [];
  let answer: GitAnswer = { code: 1, stdout: '', stderr: '' };
  for (let round = 0; round < mostFetches; round++) {
    if (round > 0) await host.pauseUpTo(Math.min(longestPauseMs, firstPauseMs * 2 ** round));
    answer = await host.git(['fetch', ...fetch, ...depth, remote, `+${branchRef(name)}:${tracked}`]);
    if (/couldn't find remote ref/i.test(answer.stderr)) return { tip: undefined };
    if (answer.code === 0) break;
    // Some transports cannot limit the depth.
    if (depth.length > 0 && /shallow capabilit|does not support shallow/i.test(answer.stderr)) depth = [];
    else if (!isTransient(answer)) break;
  }
  if (answer.code !== 0) return remoteUnreachable(name, remote, summarizeError(answer));
  const { code, stdout, ...failure } = await host.git(['rev-parse', '--verify', `${tracked}^{commit}`]);
  return code === 0 ? { tip: stdout.trim() } : gitFailed('find the fetched commit', summarizeError(failure));
}
