/** Determines the measured commit from the CI job, or from git in the working directory. */
import type { Host } from '../../model/host.js';
import type { Provenance } from '../../model/documents.js';
import { githubEvent } from '../github/event.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables of GitLab and Jenkins; other CI systems fall back to git. */
const variables = [
  // In a merged results pipeline CI_COMMIT_SHA is a temporary merge.
  ['CI_MERGE_REQUEST_SOURCE_BRANCH_SHA', 'CI_COMMIT_REF_NAME'],
  ['CI_COMMIT_SHA', 'CI_COMMIT_REF_NAME'],
  ['GIT_COMMIT', 'GIT_BRANCH'],
] as const;

/**
 * The commit for a command line; empty if it is unknown.
 *
 * @param git undefined to use only the CI job
 */
export async function commitHere(
  git: Host['git'] | undefined,
  environment: Environment = process.env,
): Promise<Provenance> {
  if (environment['GITHUB_ACTIONS']) return commitOfGithubJob(environment);
  const found = variables.find(([commit]) => /^[0-9a-f]{7,64}$/i.test(environment[commit] ?? ''));
  if (found === undefined) return git === undefined ? {} : commitOfFolder(git);
  const [commit, branch] = found.map((name) => environment[name]);
  return toProvenance(commit, branch?.replace(/^origin\//, ''));
}

/**
 * On a pull request GITHUB_SHA is a temporary merge commit, so the head commit is used. In a job that runs after a run of a
 * pull request, GITHUB_SHA is on the default branch, so the commit of that run is used, which produced the results.
 */
export function commitOfGithubJob(environment: Environment = process.env): Provenance {
  const { GITHUB_EVENT_PATH, GITHUB_SHA, GITHUB_HEAD_REF, GITHUB_REF_NAME } = environment;
  const { pullRequest, workflowRun } = githubEvent(GITHUB_EVENT_PATH ?? '');
  if (workflowRun?.event === 'pull_request') return toProvenance(workflowRun.commit, workflowRun.headBranch);
  return toProvenance(pullRequest?.commit ?? GITHUB_SHA, GITHUB_HEAD_REF || GITHUB_REF_NAME);
}

/** The URL of the job's repository on GitHub, compatible services, or GitLab. */
export function repositoryOfJob(environment: Environment = process.env): string | undefined {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, CI_PROJECT_URL } = environment;
  return GITHUB_SERVER_URL && GITHUB_REPOSITORY
    ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
    : CI_PROJECT_URL || undefined;
}

/** Ignores history files, which recording changes, and untracked files. */
const status = ['status', '--porcelain=v2', '--branch', '--no-ahead-behind', '--untracked-files=no'];
const allButHistories = ['--', ':(top)', ':(top,exclude,glob)**/*.ndjson'];

/** No commit if tracked files were modified, because the measured code then differs from the commit. */
async function commitOfFolder(git: Host['git']): Promise<Provenance> {
  const { code, stdout } = await git(['--no-optional-locks', ...status, ...allButHistories]);
  if (code !== 0) return {};
  const [, commit] = /^# branch\.oid ([0-9a-f]+)$/m.exec(stdout) ?? [];
  const [, branch] = /^# branch\.head (?!\(detached\)$)(.+)$/m.exec(stdout) ?? [];
  const isChanged = /^[^#\n]/m.test(stdout);
  return toProvenance(isChanged ? undefined : commit, branch);
}

const toProvenance = (commit: string | undefined, branch: string | undefined): Provenance => ({
  ...(commit && { commit }),
  ...(branch && { branch }),
});
