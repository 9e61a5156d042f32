/**
 * History: the past that a run is compared with, and decisions about it. Only append-entries.ts writes to it.
 *
 * Types: HistoryEntry (a measurement with the provenance of its run, or an accepted level), Store (where lines are kept;
 * `stores/` has the kinds and what they share), Past (what was selected). The way: change-base.ts finds the commit that a change began at,
 * readBaseline reads what `--against` names, and select-past.ts keeps the runs that are part of the version under test;
 * doubt-results.ts warns of results that were measured before.
 * What must hold: a run that is recorded before it is judged is not its own baseline; damaged lines are reported, and the rest is
 * used, as lines are independent.
 *
 * Example: `record` of a run with one case and no timeline appends three lines to baselines/shop.ndjson: the run, the case, and
 * their values by their ids. `check` of the same run then says that the baseline contains only the run under test.
 */
import { byStart, type PastMeasurement, type Run, startOf } from '../model/run.js';
import type { Accept, Measurement, Problem, Provenance } from '../model/documents.js';
import type { ChangeBase } from './change-base.js';
import { findBranches, type Selector, selectPast, type Version } from './select-past.js';
import type { ReadRequest, Settings } from '../config/settings.js';
import type { Host } from '../model/host.js';
import type { Reading } from '../model/reading.js';
import type { OpenedHistory, Scope } from '../model/store.js';
import { type FileReading, isLabelSelected, readFiles, readFile, type ReadResult } from '../input/read-files.js';
import { findStore, isCommitted, openStore, withStoredFiles } from './stores/index.js';
import { hasAllSince, parseLine, recentRuns } from './recent-runs.js';
import { ifRefused, isError, isOf } from '../problems/problem.js';
import { findFolderAt, readResultsAt } from './stores/git.js';
import { addAll, cacheByObject, compareCodeUnits, groupBy, remember } from '../lang/objects.js';
import { indexRuns, measuredRunKey, nameCase, runKey } from '../cases/names.js';
import { baselinesNew, baselinesNotFiles, refOfBranch, targetTaken } from '../problems/git.js';
import { noSuchFile, nothingRead, unknownFormat } from '../problems/inputs.js';
import { badValue } from '../problems/config.js';
import { historyNdjson, readHistoryLines } from '../formats/own/documents.js';
import { findUndeclared } from '../formats/parse/measurement.js';
import { renameCases, type RecordedMeasurement } from '../input/name-case.js';
import { isIntact, isOwnLine, readArchive, splitStores } from './stores/ndjson.js';
import { forgotten } from './decisions.js';
import { leaveOutOthers } from './append-entries.js';
import { hasResultName } from '../formats/recognise/result-names.js';
import { noHistory } from '../problems/commands.js';
import { findSimilarPath } from '../lang/nearest.js';

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

/**
 * Whether a part of the history is selected, which is then that of the base of a change. A commit or a file that the workflow
 * names is read as it is.
 */
const readsHistory = ({ against, reference = '' }: Settings): boolean =>
  [against, reference].some((selector) => /^(?:history$|last$|tag:.|commit:.)/.test(selector));

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
  const tagged = indexRuns(past);
  const distinct = new Set([...tagged.values()].map(measuredRunKey));
  if (distinct.size === tagged.size) return past;
  const firsts = new Map<string, string>();
  return past.filter(({ measurement, provenance }) => {
    const environment = Object.entries(provenance.environment ?? {}).sort();
    const key = JSON.stringify([measuredRunKey(provenance), nameCase(measurement).key, environment]);
    return remember(firsts, key, () => runKey(provenance)) === runKey(provenance);
  });
}

interface SelectedBaseline {
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

/** The history of the base of a change, if a part of it is selected; a change cannot change a history outside the code. */
export async function findHistory(settings: Settings, base: ChangeBase, host: Host): Promise<BaseHistory> {
  const { store, place } = findStore(settings.store);
  if (!readsHistory(settings) || store.openAt === undefined || base.kind === 'none') return { problems: [] };
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

/** Reads what is recorded: short lines at once, and files of the archive that nobody changed without checking their lines again. */
interface RecordedHistory {
  /** Oldest first. */
  readonly measurements: readonly PastMeasurement[];
  readonly accepts: readonly Accept[];
  readonly problems: readonly Problem[];
  /** Whether another program made the history, so nobody judged it. */
  readonly isForeign: boolean;
}

/** @param scope the part that is needed */
export async function readRecorded(
  { files, texts, segments, problems = [] }: OpenedHistory,
  scope: Scope,
  request: ReadRequest,
  host: Host,
): Promise<RecordedHistory> {
  const reading = new HistoryReader(request, host);
  const failed: Problem[] = [];
  for await (const read of readArchive(scope === 'recent' ? undefined : segments))
    if ('code' in read) failed.push(read);
    else await reading.addSegment(...read, scope === 'releases');
  for (const file of files) {
    const isSpecial = texts?.has(file) !== true && host.isSpecial?.(file) === true;
    const text = isSpecial
      ? undefined
      : (texts?.get(file) ?? (await host.readText(file).catch(ifRefused(() => undefined))));
    await reading.addRecent(file, text);
  }
  const found = await reading.end();
  return { ...found, problems: [...problems, ...failed, ...found.problems] };
}

interface Found extends Required<RecordedMeasurement> {
  measurement: Measurement;
  readonly file: string;
}

/** What two files have is one measurement: two jobs can move the same run into two. */
const listDistinct = (past: readonly Found[]): readonly Found[] =>
  [...groupBy(past, ({ measurement }) => nameCase(measurement).key).values()].flatMap((own) => {
    if (own.every(({ file }) => file === own[0]?.file)) return own;
    const firsts = new Map<string, Found>();
    return own.filter((one) => {
      const { startedAt = '', course } = one.measurement;
      const key = `${runKey(one.run)} ${startedAt}`;
      const first = remember(firsts, key, () => one);
      // Only the file of the scenario gives the course of the newest run.
      if (first.file !== one.file && course !== undefined) first.measurement = { ...first.measurement, course };
      return first.file === one.file;
    });
  });

class HistoryReader {
  private readonly past: Found[] = [];
  private readonly accepts: Accept[] = [];
  private readonly problems: Problem[] = [];
  private readonly runs = new Map<string, Provenance>();
  /** The metrics of the archive, whose lines are not checked. */
  private readonly ids = new Set<string>();
  private isOwn = false;

  constructor(
    private readonly request: ReadRequest,
    private readonly host: Host,
  ) {}

  async addSegment(file: string, text: string, isForTags: boolean): Promise<void> {
    if (!(await isIntact(file, text))) {
      await this.addRecent(file, text);
      return;
    }
    const lines = text.split('\n');
    for (const line of lines) {
      const entry = line === '' || (isForTags && !line.includes('"tag":')) ? undefined : parseLine(line);
      if (entry === undefined || !('measurement' in entry)) continue;
      // Courses take most of the memory, and only pages show that of the newest run.
      const { course: _, ...measurement } = entry.measurement;
      for (const id in measurement.metrics) this.ids.add(id);
      this.add({ measurement, provenance: entry.provenance }, file);
    }
    this.isOwn ||= lines.some(isOwnLine);
  }

  /** Checks every line. Entries of a history name their cases, so no paths or axes are added. */
  async addRecent(file: string, text: string | undefined): Promise<void> {
    const { options } = this.request;
    const lines = text?.replace(/^\uFEFF/, '').split('\n') ?? [];
    this.isOwn ||= lines.some(isOwnLine);
    if (text !== undefined && historyNdjson.recognises(text.slice(0, 65_536))) {
      for (const reading of await readHistoryLines(lines, file, options.declared)) this.take(reading, file);
      return;
    }
    const texts = new Map(text === undefined ? [] : [[file, text] as const]);
    const source = text === undefined ? this.host : withStoredFiles({ files: [file], texts }, this.host);
    for await (const reading of readFile({ file, isNamed: true, mayBePipe: false }, options, source))
      this.take(reading, file);
  }

  private take(reading: FileReading | Reading, file: string): void {
    if (reading.kind === 'accept') this.accepts.push(reading.accept);
    else if (reading.kind === 'problem') this.problems.push(reading.problem);
    else if (reading.kind === 'measurement') {
      const { measurement: bare, run = {} } = reading;
      const measurement = bare.scenario === undefined ? { ...bare, scenario: 'default' } : (bare as Measurement);
      this.add({ measurement, provenance: run }, file);
    }
  }

  private add({ measurement, provenance }: PastMeasurement, file: string): void {
    if (isLabelSelected(measurement.label, this.request.labels))
      this.past.push({ measurement, run: this.intern(provenance), file });
  }

  /** The same object for all measurements of a run. */
  private readonly intern = cacheByObject((provenance: Provenance): Provenance => {
    return remember(this.runs, JSON.stringify(provenance), () => provenance);
  });

  async end(): Promise<RecordedHistory> {
    const { accepts, problems, request } = this;
    // By run, as there are few: sorting all measurements takes longer.
    const byRun = [...groupBy(listDistinct(this.past), ({ run }) => startOf(run))];
    const sorted = byRun.sort(([a], [b]) => compareCodeUnits(a, b)).flatMap(([, ofRun]) => ofRun);
    const renamed = renameCases(sorted, accepts, request.renamed ?? []);
    const own = await leaveOutOthers(renamed.items, renamed.marks, this.host);
    const metrics = Object.fromEntries([...this.ids].map((id) => [id, 0]));
    const undeclared = findUndeclared([{ metrics }], { file: '' }, request.options.declared);
    const left = new Set(
      own.accepts.flatMap((one) => (one.metric === forgotten ? [`${one.from} ${nameCase(one.case).key}`] : [])),
    );
    const isReported = problems.some(({ code }) => code === undeclared[0]?.problem.code);
    return {
      measurements: own.measurements.filter(
        (one) => left.size === 0 || !left.has(`${startOf(one.provenance)} ${nameCase(one.measurement).key}`),
      ),
      accepts: own.accepts,
      problems: [
        ...problems,
        ...renamed.problems,
        ...own.problems,
        ...(isReported ? [] : undeclared.map(({ problem }) => problem)),
      ],
      isForeign: !this.isOwn && this.past.length > 0 && !problems.some(isError),
    };
  }
}

/** Reads past runs, oldest first, from the recorded history or from any files. */
interface HistoryRead extends Omit<RecordedHistory, 'measurements'> {
  /** Oldest first. Runs without a date come before the others. */
  readonly runs: readonly Run[];
}

/**
 * @param named files, folders and globs; the recorded history if there are none
 * @param place the location of the recorded history
 */
export async function readHistory(
  named: readonly string[],
  request: ReadRequest,
  place: string,
  host: Host,
): Promise<HistoryRead> {
  if (named.length > 0) return await readNamed(named, request, host);
  const opened = await openStore(place, host);
  const { measurements, accepts, problems, isForeign } = await readRecorded(opened, 'all', request, host);
  const isEmpty = opened.files.length + (opened.segments?.names.length ?? 0) === 0;
  return {
    runs: toRuns(measurements),
    accepts,
    problems: [...problems, ...(isEmpty && !problems.some(isError) ? [noHistory(place)] : [])],
    isForeign,
  };
}

/** Measurements with the same run key, as in the files of a store, are of one run. */
const toRuns = (past: readonly PastMeasurement[]): readonly Run[] =>
  [...groupBy(past, ({ provenance }) => measuredRunKey(provenance)).values()]
    .flatMap((own) => {
      const [first] = own;
      const measurements = joinTags(own).map(({ measurement }) => measurement);
      return first === undefined ? [] : [{ provenance: first.provenance, measurements }];
    })
    .sort((a, b) => byStart(a.provenance, b.provenance));

/** Reads every file separately, because each run document is a separate run. A folder may contain a recorded history. */
async function readNamed(named: readonly string[], request: ReadRequest, host: Host): Promise<HistoryRead> {
  const files = new Set<string>();
  const [accepts, problems, past]: [Accept[], Problem[], PastMeasurement[]] = [[], [], []];
  const stores: string[] = [];
  for (const pattern of named) {
    const matching = await host.find(pattern);
    if (matching.length === 0) problems.push(noSuchFile(pattern, await findSimilarPath(pattern, host)));
    const { stores: found, others } = splitStores(matching);
    addAll(stores, found);
    for (const file of others) files.add(file);
  }
  for (const file of files) {
    const found = await readFiles({ ...request, patterns: [file], areListed: !named.includes(file) }, host);
    addAll(accepts, found.accepts);
    addAll(past, found.runs.flatMap(toPastMeasurements));
    // Ignores other files in a folder unless they were named explicitly or have the name of a result.
    const mustBeRead = named.includes(file) || hasResultName(file);
    addAll(
      problems,
      found.problems.filter((one) => !isOf(one, unknownFormat) || mustBeRead),
    );
  }
  for (const store of new Set(stores)) {
    const recorded = await readRecorded(await openStore(store, host), 'all', request, host);
    addAll(past, recorded.measurements);
    addAll(accepts, recorded.accepts);
    addAll(problems, recorded.problems);
  }
  return { runs: toRuns(past), accepts, problems, isForeign: false };
}
