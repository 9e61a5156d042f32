/** Reads and judges a run, without a report. */
import { type CheckRequest, historyOptions, type Settings } from '../../config/settings.js';
import { doubtResults } from '../../history/doubt-results.js';
import { type GuardedSettings, readGuardedSettings } from '../../history/guarded-settings.js';
import { judgeFirstRun } from '../../judge/pairs/first-run.js';
import { type KeptGate, readGate } from '../../measuring/gate-file.js';
import { type CheckedRun, createPairJudge, readHistoryForScreen, withoutPass } from '../../measuring/judge-measured.js';
import { defined } from '../../lang/objects.js';
import { type Host, type Repository, today } from '../../model/host.js';
import { byStart, type PastMeasurement, type Run } from '../../model/run.js';
import { rulesDiffer } from '../../problems/gate.js';
import { distinct, isError } from '../../problems/problem.js';
import {
  type BaselineRead,
  findHistory,
  groupRuns,
  listTags,
  type PastRead,
  readBaseline,
  readSelectedBaseline,
} from '../../history/baseline.js';
import { type Candidate, readCandidate } from '../../input/candidate.js';
import { judgeRun } from '../../judge/judge-run.js';
import { loadTestKey, nameCase } from '../../cases/names.js';
import { findUnmatched } from '../unmatched.js';
import type { BaselineSide, Problem, Provenance } from '../../model/documents.js';
import { describeAge } from '../../report/sentences/runs.js';
import { staleBaseline } from '../../problems/history.js';
import { loadTestFailed } from '../../problems/inputs.js';
import { includeGiven } from '../given.js';
import { countMergesSince } from '../../history/commits.js';
import { selectRuns } from '../../compare/join-cases.js';
import { badValue } from '../../problems/config.js';

/** The measurements of a gate are judged as the gate judged them, whatever else is compared with its past. */
export async function readAndJudge(request: CheckRequest, host: Host): Promise<Checked> {
  const guarded = await readGuardedSettings(request, host);
  const { settings } = guarded;
  if (settings.problems.some(isError)) return { problems: settings.problems };
  const kept = await readGate(settings, host);
  if (kept === undefined) return await checkWithPast(guarded, request, host);
  if ('code' in kept) return { problems: [kept] };
  const checked = await judgeAgain(kept, guarded, request, host);
  const notes = kept.hasSameRules ? [] : [rulesDiffer()];
  if (checked.judged === undefined) return checked;
  return { ...checked, gate: kept.gate, problems: [...checked.problems, ...notes] };
}

async function judgeAgain(
  { gate, pairs, screen }: KeptGate,
  guarded: GuardedSettings,
  request: CheckRequest,
  host: Host,
): Promise<Checked> {
  if (gate.decidedBy === 'errors') {
    const checked = await checkWithPast(guarded, request, host);
    if (checked.judged === undefined) return checked;
    const { settings, judged, problems } = checked;
    const { failed = judged } = judgeFirstRun(judged, settings.policy, problems.some(isError));
    return { ...checked, judged: failed };
  }
  const ofHistory = { ...guarded.settings, against: 'history' };
  const recorded = await readHistoryForScreen(ofHistory, guarded.base, host);
  const { past, reference } = recorded;
  const judged = await createPairJudge(guarded, host)(pairs, {
    base: gate.base,
    isOfItself: gate.isOfItself,
    screen,
    recorded,
  });
  if ('problems' in judged) return judged;
  const doubted = await doubt(judged.checked, past.baseline.measurements, host);
  const checked = { ...doubted, ...defined({ reference }) };
  return gate.isBudgetSpent === true ? withoutPass(checked) : checked;
}

/** What is not of the version that the job is about shows neither that it is slower nor that it is not. */
async function doubt(checked: CheckedRun, past: readonly PastMeasurement[], host: Host): Promise<CheckedRun> {
  const { candidate, settings, judged } = checked;
  const doubts = await doubtResults(candidate, past, settings, host);
  const isUndecided = doubts.some(isError) && judged.outcome === 'passed';
  const decided = isUndecided ? ({ ...judged, outcome: 'undecided', reasons: ['unreadable-input'] } as const) : judged;
  return { ...checked, judged: decided, problems: [...doubts, ...checked.problems] };
}

/** A run that was judged, or why nothing could be. */
export type Checked = CheckedRun | { readonly judged?: undefined; readonly problems: readonly Problem[] };

/**
 * @param guarded settings without errors
 * @param known what was read before
 */
export async function checkWithPast(
  { base, settings: asked, source, notes }: GuardedSettings,
  request: CheckRequest,
  host: Host,
  { past: known, candidate: read }: { readonly past?: PastRead; readonly candidate?: Candidate } = {},
): Promise<Checked> {
  const { commit, problems: moved } = known ?? (await findHistory(asked, base, host));
  if (moved.some(isError)) return { problems: [...moved, ...notes] };
  const settings = commit !== undefined && asked.against === 'history' ? { ...asked, against: `ref:${commit}` } : asked;
  const end = request.loadTest ?? 'success';
  const failed = end === 'success' ? [] : [loadTestFailed(end)];
  const candidate = read ?? (await readRecordedCandidate(settings, host)) ?? (await readCandidate(settings, host));
  const selected = known ?? (await readSelectedBaseline(settings, candidate.run?.provenance ?? {}, base, commit, host));
  const { version, hasRuns } = selected;
  const isAsked = settings.policy.judge !== 'none';
  const given = includeGiven(selected.baseline, settings);
  const baseline = isAsked || candidate.run === undefined ? given : nameAlike(given, candidate.run);
  const doubts =
    candidate.run === undefined || !isAsked
      ? []
      : await doubtResults(candidate as Candidate, baseline.measurements, settings, host);
  const others = [...failed, ...candidate.problems, ...baseline.problems, ...moved, ...notes];
  const hasBaseline = baseline.measurements.length > 0 || !baseline.problems.some(isError);
  if (candidate.run === undefined || !hasBaseline) return { problems: distinct([...others, ...doubts]) };
  const past = settings.only === undefined ? [] : baseline.measurements.map(({ measurement }) => measurement);
  const unmatched = findUnmatched(settings.only ?? [], [...candidate.run.measurements, ...past].map(nameCase));
  const problems = distinct([...unmatched, ...doubts, ...others]);
  const { policy } = settings;
  // A history whose runs do not count for this version is not that of a first run.
  const isEmpty = !hasRuns || baseline.measurements.length > 0;
  // A test that failed, or ran with another load than usual, shows neither a regression nor that there is none.
  const isWithheld = problems.some(({ withholds }) => withholds === 'run');
  const judged = judgeRun({
    candidate: candidate.run,
    past: baseline,
    policy: { ...policy, emptyPasses: policy.emptyPasses && mayBeEmpty(settings.against) && isEmpty },
    ...(settings.only !== undefined && { only: settings.only }),
    today: today(host),
    isInputIncomplete: problems.some(isError),
    ...defined({ unsound: isWithheld ? listLoadTests(candidate.run, baseline.measurements) : candidate.unsound }),
    history: historyOptions(settings),
  });
  // A release or a file may be as old as its user likes.
  const age =
    version === undefined ? undefined : await findBaselineAge(judged.runs, judged.candidate.provenance, version, host);
  const stale = isStale(age) && age !== undefined ? [staleBaseline(describeAge(age))] : [];
  return {
    settings,
    candidate: candidate as Candidate,
    baseline,
    judged,
    problems: [...problems, ...stale],
    ...defined({ source, commit, age }),
  };
}

/** The scenarios of two results may only be named by their folders, "before" and "after". A single one is the same in both. */
function nameAlike(past: BaselineRead, candidate: Run): BaselineRead {
  const [own, others] = [past.measurements.map(({ measurement }) => measurement), candidate.measurements].map(
    (all) => new Set(all.map(({ scenario }) => scenario)),
  );
  const [scenario] = others ?? [];
  if (past.selection !== 'result' || scenario === undefined || own?.size !== 1 || others?.size !== 1) return past;
  const measurements = past.measurements.map((one) => ({ ...one, measurement: { ...one.measurement, scenario } }));
  return { ...past, measurements };
}

/** The load tests of both sides: what a failed test did not measure is not missing. */
const listLoadTests = ({ measurements }: Run, past: readonly PastMeasurement[]): ReadonlySet<string> =>
  new Set([...measurements, ...past.map(({ measurement }) => measurement)].map(loadTestKey));

/** Whether this baseline may have no runs yet. A release, a commit or a file that the user names must have some. */
const mayBeEmpty = (against: string): boolean => against === 'history' || against === 'last';

const dayMs = 86_400_000;

/**
 * How old the newest run of a baseline was when the candidate began.
 *
 * @param version the commit up to which commits are counted
 * @returns undefined if one of them has no date, or less than a day lies between them
 */
async function findBaselineAge(
  runs: readonly Provenance[],
  candidate: Provenance,
  version: string,
  host: Repository,
): Promise<BaselineSide['age']> {
  const newest = runs.at(-1);
  const days = (Date.parse(candidate.startedAt ?? '') - Date.parse(newest?.startedAt ?? '')) / dayMs;
  if (!(days >= 1)) return undefined;
  const commits = newest?.commit === undefined ? undefined : await countMergesSince(newest.commit, version, host);
  return { days: Math.round(days), ...(commits !== undefined && { commits }) };
}

/** Merges are recorded when they happen, or in the next night: after a month without a run, recording has ended. */
const staleDays = 30;

/** Whether recording seems to have ended although the code changed. */
const isStale = (age: BaselineSide['age']): boolean => age !== undefined && age.days > staleDays && age.commits !== 0;

/** @returns the newest run of a tag or a commit; undefined if the results are files */
async function readRecordedCandidate(
  settings: Settings,
  host: Host,
): Promise<Awaited<ReturnType<typeof readCandidate>> | undefined> {
  const [name = '', ...others] = settings.read.patterns;
  if (others.length > 0 || !/^(?:tag|commit):./.test(name)) return undefined;
  const { measurements, selection, problems } = await readBaseline({ ...settings, against: name }, host, 'all');
  const runs = groupRuns(measurements).toSorted((a, b) => byStart(a.provenance, b.provenance));
  const ofRuns = runs.map(({ provenance }) => provenance);
  const newest = selectRuns(ofRuns, selection, undefined).at(-1);
  const run = runs.find(({ provenance }) => provenance === newest);
  const errors = problems.filter(isError);
  const tags = listTags(measurements).map((tag) => `tag:${tag}`);
  if (run === undefined)
    return {
      problems: [...errors, badValue('RESULTS', name, tags.length > 0 ? tags : 'a tag or a commit of the history')],
    };
  return { run, problems: errors, sources: new Map(), unsound: new Set(), isOfHistory: false };
}
