/** Determines the measured commit from the CI job, or from git in the working directory. */
import { defined } from '../../lang/objects.js';
import type { Host } from '../../model/host.js';
import type { Provenance } from '../../model/documents.js';

/**
 * The commit for a command line; empty if it is unknown.
 *
 * @param usesGit whether git is asked outside of CI, which takes a while
 */
export async function commitHere(
  { context, git }: Pick<Host, 'context' | 'git'>,
  usesGit: boolean,
): Promise<Provenance> {
  const { commit, branch } = context.subject;
  if (commit !== undefined || context.system !== undefined || !usesGit) return defined({ commit, branch });
  return commitOfFolder(git);
}

/** Ignores history files, which recording changes, and untracked files. */
const status = ['status', '--porcelain=v2', '--branch', '--no-ahead-behind', '--untracked-files=no'];
const allButHistories = ['--', ':(top)', ':(top,exclude,glob)**/*.ndjson'];

/** No commit if tracked files were modified, because the measured code then differs from the commit. */
async function commitOfFolder(git: Host['git']): Promise<Provenance> {
  const { code, stdout } = await git([...status, ...allButHistories]);
  if (code !== 0) return {};
  const [, commit] = /^# branch\.oid ([0-9a-f]+)$/m.exec(stdout) ?? [];
  const [, branch] = /^# branch\.head (?!\(detached\)$)(.+)$/m.exec(stdout) ?? [];
  const isChanged = /^[^#\n]/m.test(stdout);
  return defined({ commit: isChanged ? undefined : commit, branch });
}
