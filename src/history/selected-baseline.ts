/** Reads the part of the recorded history that a version is compared with. */
import type { Settings } from '../config/settings.js';
import type { Provenance, Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { readBaseline, readsHistory, type BaselineRead } from './baseline.js';
import type { ChangeBase } from './change-base.js';
import { findBranches, selectPast, type Version } from './select-past.js';
import { findFolderAt } from './stores/git.js';
import { findStore } from './stores/index.js';
import { baselinesNew, baselinesNotFiles, targetTaken } from '../problems/git.js';

export interface SelectedBaseline {
  readonly baseline: BaselineRead;
  /** The commit whose ancestors count; undefined if it is not known. */
  readonly version?: string;
  /** Whether the history has runs, although none of them may count. */
  readonly hasRuns: boolean;
}

/**
 * @param candidate the run to judge
 * @param commit the commit whose history is read if the settings name none
 */
export async function readSelectedBaseline(
  settings: Settings,
  candidate: Provenance,
  base: ChangeBase,
  commit: string | undefined,
  host: Host,
): Promise<SelectedBaseline> {
  const read = withoutOwn(await readBaseline(settings, host, undefined, commit), candidate);
  const isEmpty = read.measurements.length === 0;
  // A change that began before the first run was recorded meets a history in its target.
  const later = isEmpty && base.kind === 'known' ? await readBaseline(settings, host, undefined, base.target) : read;
  const hasRuns = later.measurements.length > 0;
  // Releases, results and files are compared as they were named.
  const isNamed = typeof read.selection === 'object' || read.selection === 'result' || !isHistory(settings.against);
  if (isNamed || isEmpty) return { baseline: read, hasRuns };
  const version: Version = {
    commit: base.kind === 'known' ? base.commit : (candidate.commit ?? 'HEAD'),
    branches: findBranches(host.context),
    ...(candidate.startedAt !== undefined && { startedAt: candidate.startedAt }),
    accepted: new Set(read.accepts.map(({ from }) => from)),
  };
  const selected = await selectPast(read.measurements, version, host);
  // The recent runs can all be of busier branches.
  const whole = selected.hasBranch
    ? undefined
    : withoutOwn(await readBaseline(settings, host, 'all', commit), candidate);
  const found = whole === undefined ? selected : await selectPast(whole.measurements, version, host);
  const { measurements, problems } = found;
  return {
    baseline: { ...(whole ?? read), measurements, problems: [...read.problems, ...problems] },
    version: version.commit,
    hasRuns,
  };
}

/** The last run is not that of the candidate's own commit: a second attempt would be compared with what the first one found. */
const withoutOwn = (read: BaselineRead, { commit }: Provenance): BaselineRead =>
  read.selection === 'last' && commit !== undefined
    ? { ...read, measurements: read.measurements.filter(({ provenance }) => provenance.commit !== commit) }
    : read;

const isHistory = (against: string): boolean => /^(?:history$|last$|ref:)/.test(against);

/** What a run is compared with, and the commit that it was read from. */
export interface PastRead extends SelectedBaseline, BaseHistory {}

/** The history of the base of a change, if the settings select a part of a history. */
export const findHistory = async (settings: Settings, base: ChangeBase, host: Host): Promise<BaseHistory> =>
  readsHistory(settings) ? await findBaseHistory(base, settings, host) : { problems: [] };

/** Reads the second baseline from the same commit as the first one; on a pull request, from the merge base. */
export const readReference = async (
  { reference: against = '', ...settings }: Settings,
  commit: string | undefined,
  host: Host,
): Promise<BaselineRead> => await readBaseline({ ...settings, against }, host, undefined, commit);

interface BaseHistory {
  /** The commit whose history is read; undefined for the history as it is now. */
  readonly commit?: string;
  readonly problems: readonly Problem[];
}

/** @param settings.store where the baselines are stored; a change cannot change a history outside the code */
async function findBaseHistory(
  base: ChangeBase,
  { store: storeId }: { store: string },
  host: Host,
): Promise<BaseHistory> {
  const { store, place } = findStore(storeId);
  if (store.openAt === undefined || base.kind === 'none') return { problems: [] };
  if (base.kind !== 'known') return { problems: base.kind === 'problem' ? [base.problem] : [] };
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
