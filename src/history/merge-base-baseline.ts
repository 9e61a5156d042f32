/** Finds the baseline of a pull request at the merge base, so that a pull request cannot change its own baseline. */
import type { Host } from '../model/host.js';
import type { Problem } from '../model/documents.js';
import { baselinesNew, baselinesUnguarded, targetTaken } from '../problems/git.js';
import { fetchCommit, isShallowClone } from './stores/git.js';
import { findStore } from './stores/index.js';

export interface MergeBaseBaseline {
  /** The commit whose history is read, as `--against ref:` takes it; undefined for the history in the work tree. */
  readonly commit?: string;
  readonly problems: readonly Problem[];
}

/**
 * Finds the baselines at the merge base of the branch and its target.
 *
 * @param target the commit that the pull request will be merged into
 * @param settings.store where the baselines are stored; a pull request cannot change a history outside the code
 */
export async function findMergeBaseBaseline(
  target: string,
  { store: storeId }: { store: string },
  host: Host,
): Promise<MergeBaseBaseline> {
  const { store, place } = findStore(storeId);
  if (store.filesAt === undefined) return { problems: [] };
  const repository = await host.git(['rev-parse', '--git-dir']);
  if (repository.code !== 0) return { problems: [baselinesUnguarded(repository.stderr.trim().split('\n')[0] ?? '')] };
  const mergeBase = `${target}...HEAD`;
  const filesAt = async (commit: string): Promise<readonly unknown[] | undefined> => {
    const { files, problems = [] } = (await store.filesAt?.(place, commit, 'recent', host)) ?? { files: [] };
    return problems.some(({ level }) => level === 'error') ? undefined : files;
  };
  const useCommit = (commit: string, files: readonly unknown[], problems: readonly Problem[]) =>
    files.length > 0 ? { commit, problems } : useWorkTree(place, host);
  const known = await filesAt(mergeBase);
  if (known !== undefined) return useCommit(mergeBase, known, []);
  const isShallow = await isShallowClone(host);
  await fetchCommit(target, isShallow, host);
  const base = isShallow ? target : mergeBase;
  const fetched = await filesAt(base);
  if (fetched === undefined) return { commit: mergeBase, problems: [] };
  return useCommit(base, fetched, isShallow ? [targetTaken(target)] : []);
}

/** If the target has no baselines, or they are not kept in git, those in the work tree are used. */
async function useWorkTree(place: string, host: Host): Promise<MergeBaseBaseline> {
  return { problems: (await host.find(place)).length > 0 ? [baselinesNew()] : [] };
}
