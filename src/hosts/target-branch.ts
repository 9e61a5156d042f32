/** Finds the target of a pull request in CI systems whose variables name its branch, but not its commit. */
import type { Host } from '../model/host.js';

/** The branch that a pull request goes into: Azure Pipelines, Jenkins, Bitbucket Pipelines, Buildkite. Absent or empty in other builds. */
const variables = [
  'SYSTEM_PULLREQUEST_TARGETBRANCH',
  'CHANGE_TARGET',
  'BITBUCKET_PR_DESTINATION_BRANCH',
  'BUILDKITE_PULL_REQUEST_BASE_BRANCH',
];

/** A name that git reads as nothing but a branch. */
const branchName = /^[^\s~^:?*[\\-][^\s~^:?*[\\]*$/;

/**
 * The newest known commit of the target branch; undefined outside a pull request. The branch is fetched if the clone does not
 * have it.
 *
 * @returns a commit, or the name of the branch if there is no such commit, which later becomes an error that names it
 */
export async function findTarget(
  host: Pick<Host, 'git'>,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  const stated = variables.map((name) => environment[name]).find((value) => value);
  if (stated === undefined) return undefined;
  const branch = stated.replace(/^refs\/heads\//, '');
  if (!branchName.test(branch)) return stated;
  const tracked = `refs/remotes/origin/${branch}`;
  const known = await findCommit(tracked, host);
  if (known !== undefined) return known;
  const { code, stdout } = await host.git(['rev-parse', '--is-shallow-repository']);
  if (code === 0) {
    // A depth would make a complete clone shallow.
    const depth = stdout.trim() === 'true' ? ['--depth=1'] : [];
    const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', ...depth];
    await host.git(['fetch', ...options, 'origin', `+refs/heads/${branch}:${tracked}`]);
  }
  return (await findCommit(tracked, host)) ?? `origin/${branch}`;
}

async function findCommit(ref: string, host: Pick<Host, 'git'>): Promise<string | undefined> {
  const { code, stdout } = await host.git(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
  return code === 0 ? stdout.trim() : undefined;
}
