/** Adds a run to the recorded history, except for cases that must not become a baseline. */
import { withGiven } from '../given.js';
import { nameCase } from '../../cases/names.js';
import { defined } from '../../lang/objects.js';
import { retainRuns } from '../../compare/levels/long-histories.js';
import { findFormerScenarios } from '../../judge/groups/renamings.js';
import { unusable, type Result } from '../../model/exit-code.js';
import type { CaseName, Finding, Measurement, Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { PastMeasurement } from '../../model/run.js';
import { findKnownChange } from '../../model/context.js';
import { isShared } from '../../history/stores/index.js';
import { isError } from '../../problems/problem.js';
import { doubtResults, findRecorded, type Repetition } from '../../history/doubt-results.js';
import { readSettings, type CheckRequest, type Settings } from '../../config/settings.js';
import { findChangeBase, findContradiction } from '../../history/change-base.js';
import { appendEntries, assessDamage, findRepository, sayRecorder } from '../../history/append-entries.js';
import { readRunsSince, toPastMeasurements } from '../../history/baseline.js';
import { completeRun, findWrongCommit, readCandidate } from '../../input/candidate.js';
import { afterWord, headline } from '../../report/phrases/headline.js';
import { plainWording } from '../../report/phrases/words.js';
import { checkWithPast, type Checked } from '../check/read-and-judge.js';
import { createReport } from '../check/create-report.js';
import { findRefusals, judgeAlone, toEntries } from '../recordable.js';
import {
  alreadyRecorded,
  recordedApart,
  recordedBeyond,
  refused,
  unmergedRecorded,
  unmergedRefused,
} from '../../problems/history.js';
import { decisionHolds } from '../../problems/decisions.js';
import { recordHistory, type FoundRun } from './record-history.js';
import { findPlaces } from './runs-of-history.js';
import { badValue } from '../../problems/config.js';

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
  const whole = { isOfHistory: false, dashboards: [], unsound: new Set<string>(), ...candidate, run };
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
      ...[...refusals].map(([key, reason]) => refused(key, reason)),
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
  [(settings.commit === undefined ? await findContradiction(host) : findWrongCommit(settings)) ?? []].flat();

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
    ...caveats.filter(({ code }) => code === 'load-differs' || code === decisionHolds.kind.code),
    ...(report.outcome === 'passed' || runs.length === 0 ? [] : [recordedBeyond(report.outcome, afterWord(said))]),
    ...(former.length === 0 ? [] : [recordedApart(former, own[0]?.scenario ?? '')]),
  ];
}

/** The run of a change that is not merged is not recorded where other versions read it. */
async function judgeMerged(isWanted: boolean, store: string, host: Host) {
  const { change } = host.context;
  // A history in a folder belongs to this checkout until someone commits it.
  const isRefused = isShared(store);
  const isOutside = isRefused && 'isUnplaced' in change && (await findChangeBase(host)).kind !== 'none';
  const outside = isOutside ? `a commit outside of the default branch (${change.why})` : undefined;
  const name = isWanted ? undefined : (findKnownChange(host.context)?.name ?? outside);
  if (name === undefined) return { isRefused: false, problems: [] };
  return { isRefused, problems: [isRefused ? unmergedRefused(name, store) : unmergedRecorded(name)] };
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
    keys.length > 0 ? [alreadyRecorded(keys, how as Repetition)] : [],
  );
}
