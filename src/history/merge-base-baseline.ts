/** Finds the baselines that judge a change: those of its base, so that it cannot change its own. */
import type { Host } from '../model/host.js';
import type { Problem } from '../model/documents.js';
import type { ChangeBase } from './change-base.js';
import { findFolderAt } from './stores/git.js';
import { findStore } from './stores/index.js';
import { baselinesNew, baselinesNotFiles, targetTaken, unguarded } from '../problems/git.js';

export interface BaseHistory {
  /** The commit whose history is read; undefined for the history as it is now. */
  readonly commit?: string;
  readonly problems: readonly Problem[];
}

/** @param settings.store where the baselines are stored; a change cannot change a history outside the code */
export async function findBaseHistory(
  base: ChangeBase,
  { store: storeId }: { store: string },
  host: Host,
): Promise<BaseHistory> {
  const { store, place } = findStore(storeId);
  if (store.filesAt === undefined || base.kind === 'none' || base.kind === 'unknown') return { problems: [] };
  if (base.kind === 'problem') return { problems: [base.problem] };
  if (base.kind === 'no-repository')
    return { problems: (await host.find(place)).length > 0 ? [unguarded('baselines', base.why)] : [] };
  const { commit, isTargetItself } = base;
  const notes = isTargetItself && host.context.run.isAfterRun !== true ? [targetTaken(commit)] : [];
  const atBase = await findFolderAt(place, commit, host);
  if (atBase === 'folder') return { commit, problems: notes };
  if (atBase === 'outside') return { problems: [] };
  if (typeof atBase !== 'string') return { problems: [atBase] };
  if (atBase === 'link') return { problems: [baselinesNotFiles(place)] };
  // The base has none. Those of the work tree count only if the change does not contain them, such as those of a cache.
  const own = await findFolderAt(place, 'HEAD', host);
  if (own === 'absent') return { problems: [] };
  return own === 'folder' ? { commit, problems: [baselinesNew(commit)] } : { problems: [baselinesNotFiles(place)] };
}
