/** Adds a run to the recorded history, except for cases that must not become a baseline. */
import { withGiven, completeGiven, noteGiven, type Given } from '../given.js';
import { nameCase, environmentDifferences, runKey } from '../../cases/names.js';
import { defined, addAll } from '../../lang/objects.js';
import { retainRuns } from '../../compare/levels/long-histories.js';
import { findFormerScenarios } from '../../judge/account/patterns.js';
import { unusable, type Result } from '../../model/exit-code.js';
import type { CaseName, Finding, Measurement, Problem, Provenance } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import { startOf, type PastMeasurement, type HistoryEntry, type Run } from '../../model/run.js';
import { findKnownChange } from '../../model/context.js';
import { isSharedStore } from '../../history/stores/index.js';
import { isError, isOf } from '../../problems/problem.js';
import { doubtResults, findRecorded, serializeValues, type Repetition } from '../../history/doubt-results.js';
import { readSettings, historyOptions, type CheckRequest, type Settings } from '../../config/settings.js';
import { findChangeBase, findVersionContradiction } from '../../history/change-base.js';
import { appendEntries, assessDamage, findRepository, sayRecorder, type Damage } from '../../history/append-entries.js';
import { readRunsSince, toPastMeasurements, readHistory } from '../../history/baseline.js';
import { completeRun, findWrongCommit, readCandidate } from '../../input/candidate.js';
import { afterWord, headline } from '../../report/sentences/headline.js';
import { plainWording } from '../../report/sentences/words.js';
import { checkWithPast, type Checked } from '../check/read-and-judge.js';
import { createReport } from '../check/create-report.js';
import { findRefusals, judgeAlone, toEntries } from '../recordable.js';
import * as historyProblems from '../../problems/history.js';
import type { LeftOut } from '../../problems/history.js';
import { decisionHolds } from '../../problems/levels.js';
import { findPlaces, readPlace, type FileSet, type RunsRead } from './runs-of-history.js';
import { badValue } from '../../problems/config.js';
import { toAbsence } from '../../compare/usable-values.js';
import { findGivenLevels } from '../../compare/levels/given-levels.js';
import { hash } from '../../lang/digest.js';
import { toleratedMs } from '../../history/decisions.js';
import { nothingRead } from '../../problems/inputs.js';
import { median } from '../../stats/averages.js';
import { loadDiffers } from '../../problems/comparison.js';
import { noHistory } from '../../problems/commands.js';

export interface RecordRequest extends Omit<CheckRequest, 'against' | 'only'> {
  /** A release name to find these measurements by. */
  readonly tag?: string;
  /** A note about the run, of at most 200 characters. */
  readonly note?: string;
  /** When results that do not say it were measured: a date, or a date and a time with its zone. */
  readonly at?: string;
  /** Whether the run of a change that is not merged is recorded into a shared history. Default: false. */
  readonly unmerged?: boolean;
  /** Whether the entries get a separate file, so that a change that contains it never conflicts. */
  readonly isSeparate?: boolean;
  /** Finds what is wrong with the request once the past and this run are read: an error ends it before anything is written. */
  readonly findErrors?: (known: readonly PastMeasurement[]) => readonly Problem[];
}

/** Limited because every line of the run repeats the note. */
const maxNoteCharacters = 200;

/** 0: everything was recorded. 1: something was refused or left out. 3: nothing could be read. */
export type RecordResult = Result<{
  /** The names of the cases that were added. */
  readonly recorded: readonly string[];
  /** The names of the cases that were refused. */
  readonly refused: readonly string[];
  /** The history files that were changed. */
  readonly files: readonly string[];
  /** When the run began, as ISO 8601. */
  readonly startedAt?: string;
  /** If the results are a history, what was added of it. */
  readonly history?: RecordedHistory;
}>;

export interface RecordedHistory {
  readonly runs: number;
  readonly lines: number;
  /** The times of the first and of the last run, as ISO 8601. */
  readonly first?: string;
  readonly last?: string;
}

/** A date, or a date and a time with its zone. */
const dateFormat = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/**
 * Adds a run, or every run of a history, to the recorded history. Cases that failed, are invalid or partial are refused by name, so
 * that they never become a baseline.
 *
 * @param request which results to read and where the history is; `tag` is a release name to find the run by,
 *   `note` is kept with it
 * @param host the outside world; `nodeHost()` on a machine with Node
 * @returns the cases that were added and refused, and an exit code: 0 everything was recorded, 1 some cases were refused,
 *   3 nothing could be read
 * @throws only for defects; what a user can cause is a problem in the result
 */
export async function record(
  { tag, note: given, at, unmerged = false, isSeparate = false, findErrors = () => [], ...request }: RecordRequest,
  host: Host,
): Promise<RecordResult> {
  const nothing = { exitCode: unusable, recorded: [], refused: [], files: [] };
  const refuse = (problems: readonly Problem[]): RecordResult => ({ ...nothing, problems });
  const note = given?.trim() || undefined;
  if (note !== undefined && note.length > maxNoteCharacters)
    return refuse([badValue('--note', note, `at most ${String(maxNoteCharacters)} characters`)]);
  if (at !== undefined && (!dateFormat.test(at) || Number.isNaN(Date.parse(at))))
    return refuse([badValue('--at', at, 'a date such as 2025-01-31')]);
  const settings = await readSettings({ ...request, charts: true }, host);
  const obstacles = [...settings.problems, ...(await findContradictions(settings, host))];
  if (obstacles.some(isError)) return refuse(obstacles);
  const { isRefused, problems: remarks } = await judgeMerged(unmerged || isSeparate, settings.store, host);
  if (isRefused) return { ...nothing, exitCode: findKnownChange(host.context) ? 0 : unusable, problems: remarks };
  const places = isSeparate ? undefined : await findPlaces(settings, at !== undefined, host);
  const stated = defined({ at, commit: settings.commit, tag, note });
  const found = places && (await recordHistory(places, stated, settings, host));
  if (found !== undefined && 'exitCode' in found) return { ...found, problems: [...found.problems, ...remarks] };
  const candidate = found === undefined ? await readCandidate(settings, host) : toCandidate(found, settings, host);
  const { run, problems } = candidate;
  if (run === undefined || (found === undefined && problems.some(isUnread))) return refuse(problems);
  const startedAt = run.provenance.startedAt ?? host.now().toISOString();
  const baseline = await readRunsSince(startedAt, settings, host);
  const damage = assessDamage(baseline.problems, settings.store);
  if (damage.problems.some(isError)) return refuse([...problems, ...damage.problems]);
  const past = baseline.measurements;
  const errors = findErrors([...past, ...toPastMeasurements(run)]);
  const doubts = await doubtResults({ sources: new Map(), ...candidate, run }, past, settings, host);
  if ([...errors, ...doubts].some(isError)) return refuse([...problems, ...doubts, ...errors]);
  const guarded = { base: await findChangeBase(host), settings, notes: [] };
  const whole = { isOfHistory: false, unsound: new Set<string>(), ...candidate, run };
  const checked = await checkWithPast(guarded, request, host, { candidate: { sources: new Map(), ...whole } });
  const judged = checked.judged ?? judgeAlone(run.measurements, settings.policy);
  const refusals = findRefusals(judged, candidate, settings.policy);
  const accepted = run.measurements.filter((measurement) => !refusals.has(nameCase(measurement).key));
  const recordedBefore = findRecorded({ ...run, provenance: { ...run.provenance, ...defined({ tag }) } }, past);
  const added = accepted.filter((measurement) => !recordedBefore.has(measurement));
  const dated = { ...run.provenance, startedAt, ...defined({ tag, note }) };
  const own = toEntries(added, sayRecorder(dated, 'guardband', await findRepository(host)));
  const entries = withGiven(own, baseline, settings);
  const options = { isSeparate, broken: damage.broken };
  const appended = await appendEntries(entries, settings.store, retainRuns(settings.policy), host, options);
  if (appended.problems?.some(isError)) return refuse([...problems, ...appended.problems]);
  const repeated = appended.known.flatMap((entry) => ('measurement' in entry ? [nameCase(entry.measurement).key] : []));
  return {
    exitCode: refusals.size > 0 || problems.some(isError) ? 1 : 0,
    recorded: caseKeys(added).filter((key) => !repeated.includes(key)),
    refused: [...refusals.keys()],
    files: appended.files,
    startedAt,
    problems: [
      ...problems,
      ...doubts,
      ...damage.problems,
      ...damage.moved,
      ...remarks,
      ...(await remarkOn(checked, caseKeys(added), host)),
      ...[...refusals].map(([key, reason]) => historyProblems.refused(key, reason)),
      ...repetitionProblems(accepted, recordedBefore, repeated),
    ],
  };
}

/** Whether an input was not read. Cases of what is not a whole test are refused by name. */
const isUnread = (problem: Problem): boolean =>
  isError(problem) && problem.withholds !== 'test' && problem.withholds !== 'record';

/** A run of a history as the candidate, as if its file held no other. */
const toCandidate = ({ whole, read }: FoundRun, settings: Settings, host: Host) => ({
  run: completeRun(whole, settings, host),
  sources: read.sources,
  problems: read.problems,
});

const findContradictions = async (settings: Settings, host: Host): Promise<readonly Problem[]> =>
  [(settings.commit === undefined ? await findVersionContradiction(host) : findWrongCommit(settings)) ?? []].flat();

/** A test under another load would be the baseline of later ones; and what is recorded is neither judged nor unchanged. */
async function remarkOn(checked: Checked, recorded: readonly string[], host: Host): Promise<readonly Problem[]> {
  if (checked.judged === undefined || recorded.length === 0) return [];
  const { caveats, findings, runs } = checked.judged;
  const list = (wanted: Finding['verdict']): readonly CaseName[] => [
    ...new Map(findings.flatMap((one) => (one.verdict === wanted ? [[one.case.key, one.case]] : []))).values(),
  ];
  const own = list('new');
  const former = own.length < recorded.length ? [] : findFormerScenarios(list('missing'), own);
  const report = await createReport(checked, host);
  const said = headline(report, plainWording(report));
  return [
    ...caveats.filter((one) => isOf(one, loadDiffers, decisionHolds)),
    ...(report.outcome === 'passed' || runs.length === 0
      ? []
      : [historyProblems.recordedBeyond(report.outcome, afterWord(said))]),
    ...(former.length === 0 ? [] : [historyProblems.recordedApart(former, own[0]?.scenario ?? '')]),
  ];
}

/** The run of a change that is not merged is not recorded where other versions read it. */
async function judgeMerged(isWanted: boolean, store: string, host: Host) {
  const { change } = host.context;
  // A history in a folder belongs to this checkout until someone commits it.
  const isRefused = isSharedStore(store);
  const isOutside = isRefused && 'isUnplaced' in change && (await findChangeBase(host)).kind !== 'none';
  const outside = isOutside ? `a commit outside of the default branch (${change.why})` : undefined;
  const name = isWanted ? undefined : (findKnownChange(host.context)?.name ?? outside);
  if (name === undefined) return { isRefused: false, problems: [] };
  return {
    isRefused,
    problems: [isRefused ? historyProblems.unmergedRefused(name, store) : historyProblems.unmergedRecorded(name)],
  };
}

const caseKeys = (measurements: readonly Measurement[]): readonly string[] => [
  ...new Set(measurements.map((measurement) => nameCase(measurement).key)),
];

/** Notes about measurements that the history already has, and how they compare with the recorded ones. */
function repetitionProblems(
  accepted: readonly Measurement[],
  recordedBefore: ReadonlyMap<Measurement, Repetition>,
  repeated: readonly string[],
): readonly Problem[] {
  const casesRecordedAs = (repetition: Repetition): readonly string[] =>
    caseKeys(accepted.filter((measurement) => recordedBefore.get(measurement) === repetition));
  const all = {
    'same-result': [...new Set([...casesRecordedAs('same-result'), ...repeated])],
    'other-values': casesRecordedAs('other-values'),
    'same-values': casesRecordedAs('same-values'),
  };
  return Object.entries(all).flatMap(([how, keys]) =>
    keys.length > 0 ? [historyProblems.alreadyRecorded(keys, how as Repetition)] : [],
  );
}

/** Records every run of an existing history, with the dates and commits that they have, in memory that does not grow with it. */

/** What the user says about results of one run. */
interface StatedRun extends Pick<Provenance, 'commit' | 'tag' | 'note'> {
  /** When it was measured, in any form. */
  readonly at?: string;
}

interface FoundRun {
  /** With the measurements that are new. */
  readonly run: Run;
  readonly whole: Run;
  readonly read: RunsRead;
}

/**
 * @returns instead of a result the only run, or the newest one if no other is new, as in a file to which every night adds its run: it
 *   is that of this job
 */
async function recordHistory(
  places: readonly FileSet[],
  stated: StatedRun,
  settings: Settings,
  host: Host,
): Promise<RecordResult | FoundRun> {
  const recording = new Recording(stated, settings, host);
  let obstacles = await recording.readKnown();
  for (const place of places)
    for await (const read of readPlace(place, settings, host)) {
      if (!obstacles.some(isError)) obstacles = await recording.add(read);
      if (obstacles.some(isError)) return { ...nothing, problems: obstacles };
    }
  return await recording.end();
}

const nothing = { exitCode: unusable, recorded: [], refused: [], files: [] };

/** A bucket writes the entries of a call as one object. */
const entriesAtOnce = 5000;
/** The runs that are named where some are left out. */
const mostNames = 6;
/** Codes of rows and cases that were not recorded, although nothing is wrong with the others. */
const leavesOut: ReadonlySet<string> = new Set(['run-left-out', 'refused', 'same-row-again', 'measured-twice']);

/** Where a measurement is known from. */
type KnownFrom = 'history' | 'input';

/** What a history has, in little memory: so that no run is recorded twice. */
class KnownRuns {
  /** By a hash of what a measurement is known by: the runs that have it. */
  private readonly runs = { history: new Map<number, Known>(), input: new Map<number, Known>() };

  /** @param isRepeatable whether several measurements of a case at one time are repetitions unless their values are equal */
  find(measurement: Measurement, provenance: Provenance, isRepeatable: boolean): KnownFrom | undefined {
    const isIn = (from: KnownFrom): boolean =>
      marksOf(measurement, provenance, isRepeatable).some((mark) =>
        [this.runs[from].get(mark) ?? []].flat().some((other) => areAlike(provenance, other)),
      );
    return isIn('history') ? 'history' : isIn('input') ? 'input' : undefined;
  }

  add(from: KnownFrom, measurement: Measurement, provenance: Provenance, isRepeatable: boolean): void {
    for (const mark of marksOf(measurement, provenance, isRepeatable)) {
      const known = this.runs[from].get(mark);
      this.runs[from].set(mark, known === undefined ? provenance : [...[known].flat(), provenance]);
    }
  }
}

/** Almost all have one. */
type Known = Provenance | readonly Provenance[];

/** What one of them does not say may be equal. */
const areAlike = (own: Provenance, other: Provenance): boolean =>
  (own.tag === undefined || own.tag === other.tag) &&
  (own.commit === undefined || other.commit === undefined || own.commit === other.commit) &&
  environmentDifferences(own, other).length === 0;

function marksOf(measurement: Measurement, provenance: Provenance, isRepeatable: boolean): readonly number[] {
  const { key } = nameCase(measurement);
  const start = Date.parse(measurement.startedAt ?? provenance.startedAt ?? '');
  if (isRepeatable) return [hash(`${key} ${String(start)} ${serializeValues({ measurement, provenance })}`)];
  // Excluding another warm-up changes the start of a test, but not its end.
  const end = measurement.startedAt === undefined ? NaN : start + (measurement.durationMs ?? NaN);
  return [hash(`${key} from ${String(start)}`), ...(Number.isNaN(end) ? [] : [hash(`${key} to ${String(end)}`)])];
}

class Recording {
  private readonly known = new KnownRuns();
  private readonly units = new OtherUnits();
  private readonly casesBefore = new Set<string>();
  /** The new cases of histories that nobody judged. */
  private readonly unjudged = new Set<string>();
  private readonly recorded = new Set<string>();
  private readonly refusals = new Map<string, number>();
  private readonly leftOut = new Map<LeftOut, { readonly names: string[]; runs: number }>();
  private readonly files = new Set<string>();
  private readonly problems = new Map<string, Problem>();
  private damage: Damage = { broken: [], problems: [], moved: [] };
  /** The first new run, until there is a second one. */
  private held: FoundRun | undefined;
  private only: FoundRun | undefined;
  private count = { found: 0, fresh: 0, added: 0, lines: 0 };
  private repository: string | undefined;
  private newest = '';
  /** The run that was added last: a part of a file may begin with the rest of it. */
  private last = '';
  private readonly span = { first: '~', last: '' };

  constructor(
    private readonly stated: StatedRun,
    private readonly settings: Settings,
    private readonly host: Host,
  ) {}

  /** Reads what is recorded. Returns what is wrong with it. */
  async readKnown(): Promise<readonly Problem[]> {
    const { store, readBaseline } = this.settings;
    this.repository = await findRepository(this.host);
    const history = await readHistory([], readBaseline, store, this.host);
    for (const { provenance, measurements } of history.runs)
      for (const measurement of measurements) {
        this.casesBefore.add(nameCase(measurement).key);
        for (const isRepeatable of [true, false]) this.known.add('history', measurement, provenance, isRepeatable);
      }
    const found = history.problems.filter((one) => !isOf(one, noHistory));
    this.damage = assessDamage(found, store);
    this.tell(this.damage.problems);
    return this.damage.problems;
  }

  /** Records some runs. Returns why nothing can be recorded. */
  async add(read: RunsRead): Promise<readonly Problem[]> {
    this.tell(read.problems);
    this.units.learn(read.runs);
    const fresh = read.runs.flatMap((run) => this.examine(run, read) ?? []);
    this.count.fresh += fresh.length;
    const { at, commit, tag, note } = this.stated;
    const ofSeveral = this.count.fresh > 1 ? { at, commit, tag, note } : { at };
    const [given] = this.count.found > 1 ? Object.entries(defined(ofSeveral)) : [];
    if (given !== undefined)
      return [badValue(`--${given[0]}`, given[1], 'the results of one run; these are of several')];
    if (this.count.fresh === 1 && read.accepts.length === 0) {
      this.held ??= fresh[0];
      return [];
    }
    const first = this.held === undefined ? [] : [this.held];
    this.held = undefined;
    return await this.write(
      [...first, ...fresh],
      read.accepts.map((accept) => ({ accept })),
    );
  }

  /** The run with what is new of it; undefined if nothing is, or if it is left out. */
  private examine(whole: Run, read: RunsRead): FoundRun | undefined {
    this.count.found++;
    this.only = { run: whole, whole, read };
    const { measurements } = whole;
    const { at } = this.stated;
    const startedEarlier = at === undefined ? undefined : new Date(at).toISOString();
    const provenance = { ...defined({ startedAt: startedEarlier }), ...whole.provenance };
    const run = { measurements, provenance };
    const { startedAt } = provenance;
    const isFuture = Date.parse(startedAt ?? '') > this.host.now().getTime() + toleratedMs;
    if (startedAt === undefined || isFuture || this.units.areOther(run)) {
      this.leaveOut(startedAt === undefined ? 'undated' : isFuture ? 'future' : 'unit', run, read);
      return undefined;
    }
    if (startedAt > this.newest) this.newest = startedAt;
    const fresh = measurements.filter((measurement) => {
      const from = this.known.find(measurement, provenance, read.hasRepetitions);
      if (from === 'input' && read.mayRepeat !== true) this.leaveOut('doubled', run, read);
      if (from === undefined) this.known.add('input', measurement, provenance, read.hasRepetitions);
      return from === undefined;
    });
    return fresh.length === 0 ? undefined : { run: { provenance, measurements: fresh }, whole, read };
  }

  private leaveOut(why: LeftOut, { provenance: { startedAt }, measurements: [first] }: Run, read: RunsRead): void {
    const [{ file, line } = { file: '' }] = (first && read.sources.get(first)) ?? [];
    const name = startedAt ?? (line === undefined ? file : `${file}:${String(line)}`);
    const known = this.leftOut.get(why) ?? { names: [], runs: 0 };
    this.leftOut.set(why, known);
    if (known.names.at(-1) === name) return;
    known.runs++;
    if (known.names.length < mostNames) known.names.push(name);
  }

  private async write(found: readonly FoundRun[], marks: readonly HistoryEntry[]): Promise<readonly Problem[]> {
    const entries: HistoryEntry[] = [];
    for (const { run, read } of found) {
      const accepted = read.isOwn ? run : this.select(run, read, entries);
      const by = read.isOwn ? 'guardband' : 'import';
      addAll(entries, toEntries(accepted.measurements, sayRecorder(accepted.provenance, by, this.repository)));
      if (accepted.measurements.length === 0) continue;
      this.count.added += runKey(run.provenance) === this.last ? 0 : 1;
      this.last = runKey(run.provenance);
      this.count.lines += accepted.measurements.length;
      const start = startOf(run.provenance);
      if (start < this.span.first) this.span.first = start;
      if (start > this.span.last) this.span.last = start;
      for (const { key } of accepted.measurements.map(nameCase)) {
        this.recorded.add(key);
        if (!read.isOwn && !this.casesBefore.has(key)) this.unjudged.add(key);
      }
    }
    return await this.append([...entries, ...marks]);
  }

  /** Judges a run by itself: cases that failed, are invalid or partial never become a baseline. */
  private select({ provenance, measurements }: Run, read: RunsRead, entries: HistoryEntry[]): Run {
    const { policy } = this.settings;
    const environment = { ...this.settings.environment, ...provenance.environment };
    const run = {
      provenance: { ...provenance, ...(Object.keys(environment).length > 0 && { environment }) },
      measurements,
    };
    const reasons = findRefusals(judgeAlone(measurements, policy), read, policy, true);
    const from = startOf(provenance);
    for (const name of new Map(measurements.map((one) => [nameCase(one).key, nameCase(one)])).values()) {
      const why = reasons.get(name.key);
      if (why === undefined) continue;
      const told = `${name.key}: ${why}`;
      this.refusals.set(told, (this.refusals.get(told) ?? 0) + 1);
      entries.push({ accept: toAbsence({ case: name, from }, why, from) });
    }
    return { ...run, measurements: measurements.filter((measurement) => !reasons.has(nameCase(measurement).key)) };
  }

  private async append(entries: readonly HistoryEntry[]): Promise<readonly Problem[]> {
    const { store, policy } = this.settings;
    for (let start = 0; start < Math.max(entries.length, this.damage.broken.length); start += entriesAtOnce) {
      this.host.progress(`writing line ${String(this.count.lines)}`);
      const part = entries.slice(start, start + entriesAtOnce);
      const { broken, moved } = this.damage;
      const appended = await appendEntries(part, store, retainRuns(policy), this.host, { broken });
      if (appended.problems?.some(isError)) return [...this.problems.values(), ...appended.problems];
      for (const file of appended.files) this.files.add(file);
      this.tell(moved);
      this.damage = { broken: [], problems: [], moved: [] };
    }
    return [];
  }

  /** Every problem once: each part of a large file has the same ones. */
  private tell(problems: readonly Problem[]): void {
    for (const problem of problems) {
      const key = `${problem.code} ${problem.message} ${problem.file?.replace(/ from line \d+$/, '') ?? ''}`;
      if (!this.problems.has(key)) this.problems.set(key, problem);
    }
  }

  async end(): Promise<RecordResult | FoundRun> {
    const { at, ...ofOne } = this.stated;
    const { held, only, count } = this;
    if (count.found === 0) return { ...nothing, problems: [...this.problems.values(), nothingRead()] };
    const last = count.found === 1 ? only : held;
    const isOfJob = at === undefined && last?.read.isOwn === false;
    if (last !== undefined && isOfJob && (last === only || startOf(last.run.provenance) === this.newest)) return last;
    const single = held && { ...held.run, provenance: { ...ofOne, ...held.run.provenance } };
    const unwritten = await this.write(held && single ? [{ ...held, run: single }] : [], []);
    if (unwritten.length > 0) return { ...nothing, problems: unwritten };
    const given = await this.findGiven();
    const ungiven = await this.append(given.accepts.map((accept) => ({ accept })));
    if (ungiven.length > 0) return { ...nothing, problems: ungiven };
    const told = [
      ...this.problems.values(),
      ...[...this.leftOut].map(([why, { names, runs }]) => historyProblems.runsLeftOut(why, runs, names)),
      ...(this.refusals.size > 0 ? [historyProblems.historyRefused(this.refusals)] : []),
      ...noteGiven(given, historyOptions(this.settings)),
    ];
    return {
      exitCode: told.some((problem) => isError(problem) || leavesOut.has(problem.code)) ? 1 : 0,
      recorded: [...this.recorded],
      refused: [...this.refusals.keys()],
      files: [...this.files],
      history: {
        runs: count.added,
        lines: count.lines,
        ...(count.added > 0 && this.span),
      },
      problems: told,
    };
  }

  /** What is taken as given of new cases: of those that the history knew before, a loss may be a regression that this gate found. */
  private async findGiven(): Promise<Given> {
    const { store, policy, readBaseline } = this.settings;
    const acceptedAt = this.host.now().toISOString();
    if (this.unjudged.size === 0) return completeGiven([], [], acceptedAt);
    const { runs, accepts } = await readHistory([], readBaseline, store, this.host);
    const past = runs.flatMap(toPastMeasurements).filter((one) => this.unjudged.has(nameCase(one.measurement).key));
    return completeGiven([findGivenLevels(past, accepts, policy, acceptedAt)], past, acceptedAt);
  }
}

/** Units of time differ by powers of a thousand, and a load test varies by less than this. */
const mostVariation = 4;

/** Runs whose response times are in another unit than those of the other runs, because a script was changed. */
class OtherUnits {
  /** The usual times of the cases, as logarithms to the base of 1,000. */
  private readonly usual = new Map<string, number>();
  private readonly rates = new Map<string, number>();

  /** The first runs that have a case show its usual time. */
  learn(runs: readonly Run[]): void {
    const found = new Map<string, Measurement[]>();
    for (const measurement of runs.flatMap(({ measurements }) => measurements)) {
      const { key } = nameCase(measurement);
      if (!this.usual.has(key)) found.set(key, [...(found.get(key) ?? []), measurement]);
    }
    for (const [key, own] of found) {
      const [times, rates] = [own.flatMap(timeOf), own.flatMap(rateOf)];
      if (times.length >= fewestRuns) this.usual.set(key, median(times));
      if (rates.length >= fewestRuns) this.rates.set(key, median(rates));
    }
  }

  /** Whether all times of a run are a thousand times the usual ones, or a thousandth, at about the usual rates. */
  areOther({ measurements }: Run): boolean {
    const steps = measurements.flatMap((measurement) => {
      const { key } = nameCase(measurement);
      const [time, rate] = [timeOf(measurement)[0], rateOf(measurement)[0]];
      const [usual, usualRate] = [this.usual.get(key), this.rates.get(key)];
      if (time === undefined || usual === undefined) return [];
      // What really takes a thousand times as long is requested less often.
      const isRateOther = rate !== undefined && usualRate !== undefined && Math.abs(rate - usualRate) > Math.log10(30);
      return [isRateOther ? 0 : time - usual];
    });
    const tolerance = Math.log(mostVariation) / Math.log(1000);
    return (
      steps.length > 0 && steps.every((step) => Math.abs(step) > 0.5 && Math.abs(step - Math.round(step)) < tolerance)
    );
  }
}

/** Fewer runs show no usual time. */
const fewestRuns = 3;

const timeOf = ({ metrics }: Measurement): readonly number[] => {
  const value = [metrics['p50'], metrics['mean'], metrics['p90'], metrics['p99'], metrics['value']].find(
    (each) => typeof each === 'number' && each > 0,
  );
  return typeof value === 'number' ? [Math.log(value) / Math.log(1000)] : [];
};

const rateOf = ({ metrics: { throughput } }: Measurement): readonly number[] =>
  typeof throughput === 'number' && throughput > 0 ? [Math.log10(throughput)] : [];
