/** The commit that is measured: as the CI job says, else as git says of the folder where the command is run. */
import type { Host } from '../../model/host.js';
import type { Provenance } from '../../model/documents.js';
import { githubEvent } from '../github/event.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where CI systems say it: GitLab's, Jenkins'. In any other one git is asked. */
const variables = [
  ['CI_COMMIT_SHA', 'CI_COMMIT_REF_NAME'],
  ['GIT_COMMIT', 'GIT_BRANCH'],
] as const;

/**
 * For a command line; nothing where nobody knows.
 *
 * @param git undefined where only the job is asked
 */
export async function commitHere(
  git: Host['git'] | undefined,
  environment: Environment = process.env,
): Promise<Provenance> {
  if (environment['GITHUB_ACTIONS']) return commitOfGithubJob(environment);
  const said = variables.find(([commit]) => /^[0-9a-f]{7,64}$/i.test(environment[commit] ?? ''));
  if (said === undefined) return git === undefined ? {} : commitOfFolder(git);
  const [commit, branch] = said.map((name) => environment[name]);
  return named(commit, branch?.replace(/^origin\//, ''));
}

/** On a pull request GITHUB_SHA is a merge that nobody wrote; its head is what people know. */
export function commitOfGithubJob(environment: Environment = process.env): Provenance {
  const { GITHUB_EVENT_PATH, GITHUB_SHA, GITHUB_HEAD_REF, GITHUB_REF_NAME } = environment;
  return named(
    githubEvent(GITHUB_EVENT_PATH ?? '').pullRequest?.commit ?? GITHUB_SHA,
    GITHUB_HEAD_REF || GITHUB_REF_NAME,
  );
}

/** A history grows where it lies, so its own files do not count; what is not tracked is no part of any commit. */
const status = ['status', '--porcelain=v2', '--branch', '--no-ahead-behind', '--untracked-files=no'];
const allButHistories = ['--', ':(top)', ':(top,exclude,glob)**/*.ndjson'];

/** Where tracked files differ from it, what was measured is not the commit. */
async function commitOfFolder(git: Host['git']): Promise<Provenance> {
  const { code, stdout } = await git(['--no-optional-locks', ...status, ...allButHistories]);
  if (code !== 0) return {};
  const [, commit] = /^# branch\.oid ([0-9a-f]+)$/m.exec(stdout) ?? [];
  const [, branch] = /^# branch\.head (?!\(detached\)$)(.+)$/m.exec(stdout) ?? [];
  const isChanged = /^[^#\n]/m.test(stdout);
  return named(isChanged ? undefined : commit, branch);
}

const named = (commit: string | undefined, branch: string | undefined): Provenance => ({
  ...(commit && { commit }),
  ...(branch && { branch }),
});
