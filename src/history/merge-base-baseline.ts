/** Finds the baseline of a pull request at the merge base, so that a pull request cannot change its own baseline. */
import type { Host } from '../model/host.js';
import type { Problem } from '../model/documents.js';
import { baselinesNew, baselinesUnguarded, targetTaken } from '../problems/git.js';
import { fetchShallow } from './stores/git.js';
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
  const stored = await store.filesAt(place, mergeBase, 'recent', host);
  const isKnown = !stored.problems?.some(({ level }) => level === 'error');
  if (isKnown) return stored.files.length > 0 ? { commit: mergeBase, problems: [] } : useWorkTree(place, host);
  const { stdout } = await host.git(['rev-parse', '--is-shallow-repository']);
  if (stdout.trim() === 'true') await fetchShallow(target, host);
  const current = await store.filesAt(place, target, 'recent', host);
  if (current.problems?.some(({ level }) => level === 'error')) return { commit: mergeBase, problems: [] };
  return current.files.length > 0 ? { commit: target, problems: [targetTaken(target)] } : useWorkTree(place, host);
}

/** If the target has no baselines, or they are not kept in git, those in the work tree are used. */
async function useWorkTree(place: string, host: Host): Promise<MergeBaseBaseline> {
  return { problems: (await host.find(place)).length > 0 ? [baselinesNew()] : [] };
}
