/** Reads the baseline, with which the candidate is compared. */
import { byStart, type PastMeasurement, type Run } from '../model/run.js';
import type { Accept, Problem, Provenance } from '../model/documents.js';
import type { ChangeBase } from './change-base.js';
import { findBranches, selectPast, type Selector, type Version } from './select-past.js';
import type { Settings } from '../config/settings.js';
import type { Host } from '../model/host.js';
import type { Scope } from '../model/store.js';
import { readFiles, type ReadResult } from '../input/read-files.js';
import { findStore, isCommitted, withStoredFiles } from './stores/index.js';
import { readRecorded, type RecordedHistory } from './read-recorded.js';
import { hasAllSince, recentRuns } from './recent-runs.js';
import { isError } from '../problems/problem.js';
import { findFolderAt, readResultsAt } from './stores/git.js';
import { groupBy } from '../lang/objects.js';
import { measuredRunKey, nameCase, runKey } from '../cases/names.js';
import { baselinesNew, baselinesNotFiles, refOfBranch, targetTaken } from '../problems/git.js';
import { nothingRead } from '../problems/inputs.js';
import { badValue } from '../problems/config.js';

/** The past that a run is compared with. */
export interface Past {
  readonly measurements: readonly PastMeasurement[];
  /** Accepted levels. */
  readonly accepts: readonly Accept[];
  readonly selection: Selector;
  /** Beside runs that were selected, as those of a release: the history, in which losses may have been accepted since. */
  readonly whole?: readonly PastMeasurement[];
}

export interface BaselineRead extends Past {
  readonly problems: readonly Problem[];
  /** Whether another program made the recorded history, so nobody judged it. */
  readonly isForeign?: boolean;
}

/** Whether a selector names runs of the recorded history, without the commit to read it from. */
export const isOfHistory = (against: string): boolean => /^(?:history$|last$|tag:.|commit:.)/.test(against);

/**
 * Whether a part of the history is selected, which is then that of the base of a change. A commit or a file that the workflow
 * names is read as it is.
 */
const readsHistory = ({ against, reference }: Settings): boolean =>
  isOfHistory(against) || (reference !== undefined && isOfHistory(reference));

/** Extra runs to read: runs of the candidate that are already recorded are not compared with themselves. */
const spareRuns = 10;

/**
 * Reads the baseline that `--against` selects: the recorded history, a part of it, or any readable result.
 *
 * @param part the runs of a history to read: by default those that the rule can use, with a tag the releases
 * @param commit the commit whose history is read if `against` names none
 */
export async function readBaseline(
  settings: Settings,
  host: Host,
  part?: Scope,
  commit?: string,
): Promise<BaselineRead> {
  const { against } = settings;
  const [, kind, name = ''] = /^(tag|commit|ref):(.+)$/.exec(against) ?? [];
  if (against === 'history' || against === 'last' || kind !== undefined) {
    const { historyRuns } = settings.policy;
    const usable =
      kind === 'tag' ? 'releases' : kind === 'commit' || historyRuns + spareRuns > recentRuns ? 'all' : 'recent';
    const [, ref = kind === 'ref' ? name : commit, path] = (kind === 'ref' && /^([^:]+):(.+)$/.exec(name)) || [];
    const wanted = part ?? usable;
    const stored = await readStored(settings, ref, wanted, host);
    // A commit without a recorded history may hold results, such as a summary.csv that is committed with every release.
    const committed =
      kind === 'ref' && (path !== undefined || isEmpty(stored))
        ? await readCommitted(settings, ref ?? '', path, host)
        : undefined;
    // A new history is empty: that is no fault of the results.
    const isResult = committed !== undefined && (path !== undefined || committed.runs.length > 0);
    const found = isResult ? committed : stored;
    const { accepts, problems } = found;
    return {
      measurements: isResult ? committed.runs.flatMap(toPastMeasurements) : stored.measurements,
      accepts,
      ...(!isResult && stored.isForeign && { isForeign: true }),
      selection:
        kind === 'tag'
          ? { tag: name }
          : kind === 'commit'
            ? { commit: name }
            : against === 'last'
              ? 'last'
              : isResult && committed.runs.length === 1
                ? 'result'
                : 'history',
      problems,
    };
  }
  if (/^[a-z]+:/.test(against))
    return {
      measurements: [],
      accepts: [],
      selection: 'history',
      problems: [
        badValue(
          '--against',
          against,
          'history, last, tag:NAME, commit:ID, ref:GITREF, or the path of a readable result',
        ),
      ],
    };
  const { runs, accepts, problems } = await readFiles({ ...settings.readBaseline, patterns: [against] }, host);
  return {
    measurements: runs.flatMap(toPastMeasurements),
    accepts,
    selection: runs.length === 1 && accepts.length === 0 ? 'result' : 'history',
    problems: [...problems, ...(runs.length > 0 ? [] : [nothingRead()])],
  };
}

/** Reads the recent runs, and all runs only if those since the start are not among them. */
export async function readRunsSince(start: string | undefined, settings: Settings, host: Host): Promise<BaselineRead> {
  const ofHistory = { ...settings, against: 'history' };
  const recent = await readBaseline(ofHistory, host, 'recent');
  const isEnough = start === undefined || hasAllSince(start, recent.measurements);
  return isEnough ? recent : await readBaseline(ofHistory, host, 'all');
}

const isEmpty = ({ measurements, problems }: RecordedHistory): boolean =>
  measurements.length === 0 && !problems.some(isError);

/**
 * Reads results as they are in a commit: those of a path, or else those of the same files and folders as the candidate.
 */
async function readCommitted(
  settings: Settings,
  ref: string,
  path: string | undefined,
  host: Host,
): Promise<ReadResult> {
  const patterns = path === undefined ? settings.read.patterns : [path];
  const stored = await readResultsAt(ref, patterns, host);
  const request = { ...settings.readBaseline, patterns: stored.files, areListed: true };
  const found = await readFiles(request, withStoredFiles(stored, host));
  return { ...found, problems: [...(stored.problems ?? []), ...found.problems] };
}

/** Reads the recorded history, as it is now or in a commit. */
async function readStored(
  settings: Settings,
  ref: string | undefined,
  part: Scope,
  host: Host,
): Promise<RecordedHistory> {
  const { store, place } = findStore(settings.store);
  const opened = ref === undefined ? await store.open(place, part, host) : await store.openAt?.(place, ref, host);
  const stored = opened ?? { files: [], problems: [refOfBranch(ref ?? '', settings.store)] };
  return await readRecorded(stored, part, settings.readBaseline, host);
}

export const toPastMeasurements = ({ provenance, measurements }: Run): readonly PastMeasurement[] =>
  measurements.map((measurement) => ({ measurement, provenance }));

/** The tags of these measurements, newest first. */
export const listTags = (past: readonly PastMeasurement[]): readonly string[] => [
  ...new Set(
    groupRuns(past)
      .toSorted((a, b) => byStart(b.provenance, a.provenance))
      .flatMap(({ provenance: { tag } }) => tag ?? []),
  ),
];

/** Groups past measurements into runs. */
export const groupRuns = (past: readonly PastMeasurement[]): readonly Run[] =>
  [...groupBy(past, ({ provenance }) => runKey(provenance)).values()].flatMap((group) => {
    const [first] = group;
    return first === undefined
      ? []
      : [{ provenance: first.provenance, measurements: group.map(({ measurement }) => measurement) }];
  });

/**
 * Drops what a run has more than once because it was recorded again with another tag. It is one run: counted twice, it would
 * make the noise look smaller than it is.
 */
export function joinTags(past: readonly PastMeasurement[]): readonly PastMeasurement[] {
  const tagged = new Map(past.map(({ provenance }) => [runKey(provenance), provenance]));
  const distinct = new Set([...tagged.values()].map(measuredRunKey));
  if (distinct.size === tagged.size) return past;
  const firsts = new Map<string, string>();
  return past.filter(({ measurement, provenance }) => {
    const environment = Object.entries(provenance.environment ?? {}).sort();
    const key = JSON.stringify([measuredRunKey(provenance), nameCase(measurement).key, environment]);
    const first = firsts.get(key) ?? runKey(provenance);
    firsts.set(key, first);
    return first === runKey(provenance);
  });
}

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
  if (isEmpty || (isNamed && read.accepts.length === 0)) return { baseline: read, hasRuns };
  const version: Version = {
    commit: base.kind === 'known' ? base.commit : (candidate.commit ?? 'HEAD'),
    head: candidate.commit ?? 'HEAD',
    branches: findBranches(host.context),
    ...(candidate.startedAt !== undefined && { startedAt: candidate.startedAt }),
    accepts: read.accepts,
    isCommitted: read.accepts.length > 0 && (await isCommitted(settings.store, host)),
  };
  const selected = await selectPast(read.measurements, version, host);
  const { accepts, measurements: ofVersion } = selected;
  if (isNamed) return { baseline: { ...read, accepts, ...(accepts.length > 0 && { whole: ofVersion }) }, hasRuns };
  // The recent runs can all be of busier branches.
  const whole = selected.hasBranch
    ? undefined
    : withoutOwn(await readBaseline(settings, host, 'all', commit), candidate);
  const found = whole === undefined ? selected : await selectPast(whole.measurements, version, host);
  const { problems, measurements, accepts: held } = found;
  return {
    baseline: { ...(whole ?? read), measurements, accepts: held, problems: [...read.problems, ...problems] },
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
