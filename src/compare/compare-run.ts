/**
 * Compare: puts each case of the candidate beside its past, before anything is judged. Pure.
 *
 * Types: ComparedCase (a case with its candidate and its history), ComparedRun (all of them). The way: derived-metrics.ts
 * computes the metrics that the configuration derives, join-cases.ts joins the cases with the selected runs, levels/ finds where
 * the level of a history changed, and usable-values.ts says for each metric which values count.
 * What must hold: a run is never its own past; runs under another load or in another environment do not count as its past; a
 * regression that nobody accepted never becomes the baseline.
 *
 * Example: p99 of eight nights is 98 to 102 ms, and 130 ms tonight. It is one ComparedCase whose history has eight values at one
 * level, 100 ms; the judge makes a change of +30 % of it.
 */
import type { Policy } from '../config/policy.js';
import { environmentDifferences, measuredRunKey, nameCase } from '../cases/names.js';
import { matchesWhere } from '../cases/patterns.js';
import type { Selection } from '../history/select-past.js';
import type { Past } from '../history/baseline.js';
import { allMetrics } from '../history/decisions.js';
import { compareCodeUnits, defined, groupBy } from '../lang/objects.js';
import type { Accept, Problem, Provenance } from '../model/documents.js';
import { type ComparedCase, type PastMeasurement, type Run, startOf } from '../model/run.js';
import { deriveMetrics, derivePast } from './derived-metrics.js';
import { assignLevels, type LevelChange } from './levels/assign-levels.js';
import { shortenHistories } from './levels/long-histories.js';
import { leaveOutEnded, minNoiseRuns } from './usable-values.js';
import { notOneSession, pairsOfOthers } from '../problems/comparison.js';
import { joinCases, type JoinedCases } from './join-cases.js';
import { approximateSpans, longestGapMs, longestPause, splitSessions } from '../model/spans.js';

interface JoinedRun {
  /** The cases to judge, each with the history that its level is estimated from. */
  readonly cases: readonly ComparedCase[];
  /** These, and the cases that `only` excludes: what they did shows what the machine did. */
  readonly withOthers: readonly ComparedCase[];
  /** All cases of both sides, including those that `only` excludes. */
  readonly allCases: readonly ComparedCase[];
  /** The runs of the baseline, oldest first. */
  readonly runs: readonly Provenance[];
  /** If runs were selected: how many other runs show how much the cases vary. */
  readonly noiseRuns?: number;
  /** Level changes that were not accepted. */
  readonly levelChanges: readonly LevelChange[];
  /** Repetitions of a case in the baseline if both sides are assumed to be from one session. */
  readonly repetitions?: number;
  readonly problems: readonly Problem[];
}

export interface ComparedRun extends JoinedRun {
  /** The candidate with its derived metrics. */
  readonly candidate: Run;
  /** The number of measurements that each derivation of the policy produced. */
  readonly derived: readonly number[];
  /** The past with its derived metrics. */
  readonly past: readonly PastMeasurement[];
}

/** @param only patterns of the cases that are expected on either side; undefined for all cases */
export function compareRun(run: Run, before: Past, policy: Policy, only?: readonly string[]): ComparedRun {
  const { run: candidate, counts: derived } = deriveMetrics(run, policy);
  const past = derivePast(before.measurements, policy);
  return {
    candidate,
    derived,
    past,
    ...joinWithPast(candidate, { ...before, measurements: past }, policy, only),
  };
}

/** Like compareRun, for a run and a past that already contain their derived metrics. */
export function joinWithPast(
  candidate: Run,
  { measurements, accepts, selection }: Past,
  policy: Policy,
  only?: readonly string[],
): JoinedRun {
  const past = leaveOutEnded(
    measurements,
    accepts,
    new Set(candidate.measurements.map((measurement) => nameCase(measurement).key)),
  );
  const session: Session =
    selection === 'pairs'
      ? { repetitions: countRepetitions(past), problems: [] }
      : selection === 'result'
        ? detectSession(candidate, past)
        : { problems: [] };
  const isSession = session.repetitions !== undefined;
  // A single run, or the runs of a release, are the level, whatever it was in the history.
  const isPart = selection === 'last' || typeof selection === 'object';
  const hasLevels = !isPart && !isSession;
  const ownAccepts = hasLevels ? accepts.filter(({ from }) => from === candidate.provenance.startedAt) : [];
  const counted = ownAccepts.length === 0 ? past : countOwnRun(past, ownAccepts);
  const look: Selection = {
    selector: selection,
    // Without one of its repetitions, a session would join the others wrongly.
    runs: hasLevels || isSession ? Infinity : policy.historyRuns,
    isSession,
    countsOwn: ownAccepts.length > 0,
    isControl: (name) => policy.controls.some((where) => matchesWhere(where, name)),
  };
  const all = joinCases(candidate, counted, look);
  const selected = only === undefined ? all : joinCases(candidate, counted, { ...look, only });
  const wanted = new Set(selected.cases.map((compared) => compared.case.key));
  const shorten = (long: readonly ComparedCase[]): readonly ComparedCase[] =>
    hasLevels ? shortenHistories(long, accepts, policy) : long;
  const short = shorten(all.cases);
  const whole = (): typeof all => joinCases(candidate, past, { ...look, selector: 'history', runs: Infinity });
  const isSelected = isPart && all.runs.length > 0;
  const others = isSelected ? addNoiseRuns(all, whole(), accepts, policy) : short;
  const { cases: withOthers, changes } = hasLevels
    ? assignLevels(short, accepts, policy)
    : { cases: others, changes: [] };
  const cases = only === undefined ? withOthers : withOthers.filter((compared) => wanted.has(compared.case.key));
  return {
    cases,
    withOthers,
    allCases: all.cases,
    runs: selected.runs,
    ...defined({ noiseRuns: countNoiseRuns(cases), repetitions: session.repetitions }),
    levelChanges: changes.filter((change) => wanted.has(change.case.key)),
    problems: [
      ...session.problems,
      ...(selection === 'result' && isSession ? [pairsOfOthers(session.pauseHours, areInTurn(cases))] : []),
    ],
  };
}

/**
 * A run whose level was accepted is its own baseline in what was accepted; accepting it would not change its verdict otherwise. Later
 * runs were not part of that level.
 */
function countOwnRun(past: readonly PastMeasurement[], own: readonly Accept[]): readonly PastMeasurement[] {
  const start = own[0]?.from ?? '';
  const byCase = groupBy(own, (accept) => nameCase(accept.case).key);
  return past.flatMap((one) => {
    const [isOwn, isEarlier] = [startOf(one.provenance) === start, startOf(one.provenance) < start];
    const accepted = byCase.get(nameCase(one.measurement).key)?.map(({ metric }) => metric) ?? [];
    const { metrics } = one.measurement;
    const isKept = (id: string): boolean => (accepted.includes(allMetrics) || accepted.includes(id)) === isOwn;
    const kept = isEarlier ? metrics : Object.fromEntries(Object.entries(metrics).filter(([id]) => isKept(id)));
    if (isOwn && Object.keys(kept).length === 0) return [];
    return [{ ...one, measurement: { ...one.measurement, metrics: kept } }];
  });
}

/** Detects whether both sides were measured in one session: back to back, on one machine. */
interface Session {
  /** Repetitions of a case in the baseline; undefined if the sides are not from one session. */
  readonly repetitions?: number;
  /** The longest pause in it, by the times of its measurements, in hours; undefined if these do not tell. */
  readonly pauseHours?: number;
  readonly problems: readonly Problem[];
}

/**
 * A result given as the baseline belongs to the candidate's session if their dates are close. If either side has no dates,
 * repetitions decide, because people do not repeat a measurement to compare with it weeks later.
 *
 * @param past the given run, not a recorded history
 */
export function detectSession(candidate: Run, past: readonly PastMeasurement[]): Session {
  const repetitions = countRepetitions(past);
  const isElsewhere = past.some(
    ({ provenance }) => environmentDifferences(provenance, candidate.provenance).length > 0,
  );
  if (repetitions === 0 || isElsewhere) return { problems: [] };
  const candidateSpans = candidate.measurements.flatMap((item) =>
    approximateSpans(item, candidate.provenance.startedAt),
  );
  const pastSpans = past.flatMap(({ measurement, provenance }) => approximateSpans(measurement, provenance.startedAt));
  if (candidateSpans.length === 0 || pastSpans.length === 0)
    return repetitions > 1 ? { repetitions, problems: [] } : { problems: [] };
  const pauseMs = longestPause(splitSessions([...candidateSpans, ...pastSpans]));
  const pauseHours = longestGapMs / 3_600_000;
  if (pauseMs === 0) return { repetitions, pauseHours, problems: [] };
  return { problems: repetitions > 1 ? [notOneSession(pauseMs / 3_600_000, pauseHours)] : [] };
}

/** How often the case that was measured most often was measured. */
const countRepetitions = (past: readonly PastMeasurement[]): number =>
  Math.max(
    0,
    ...[...groupBy(past, ({ measurement }) => nameCase(measurement).key).values()].map(({ length }) => length),
  );

/**
 * Whether base and head of each case were measured in turn, by the dates of their measurements; undefined if these do not tell.
 * Otherwise what the machine did in between looks like a change. One measurement of each side has no turns.
 */
function areInTurn(cases: readonly ComparedCase[]): boolean | undefined {
  const whole = cases.filter(({ candidate, history }) => candidate.length === history.length);
  const orders = whole.map(({ candidate, history }) =>
    [
      ...candidate.map(({ startedAt = '' }) => ({ startedAt, side: 'head' })),
      ...history.map(({ measurement: { startedAt = '' } }) => ({ startedAt, side: 'base' })),
    ].toSorted((a, b) => compareCodeUnits(a.startedAt, b.startedAt)),
  );
  if (orders.length === 0 || orders.flat().some(({ startedAt }) => startedAt === '')) return undefined;
  return orders.every(
    (order) => order.length > 2 && order.every(({ side }, i) => i % 2 === 1 || side !== order[i + 1]?.side),
  );
}

/**
 * Adds the newest other runs, each on its level, to the cases that have a selected run. The indices of all runs are then those of
 * the whole history.
 *
 * @param whole the same candidate with all runs of the history
 */
function addNoiseRuns(
  { cases, runs }: JoinedCases,
  whole: JoinedCases,
  accepts: readonly Accept[],
  policy: Policy,
): readonly ComparedCase[] {
  const indexByRun = new Map(whole.runs.map((run, i) => [measuredRunKey(run), i]));
  const indices = runs.map((run) => indexByRun.get(measuredRunKey(run)) ?? 0);
  if (indexByRun.size <= runs.length) return cases;
  const levelled = assignLevels(shortenHistories(whole.cases, accepts, policy), accepts, policy).cases;
  const all = new Map(levelled.map((compared) => [compared.case.key, compared.history]));
  return cases.map((compared) => {
    if (compared.history.length === 0 || compared.candidate.length === 0) return compared;
    const history = compared.history.map((past) => ({ ...past, run: indices[past.run] ?? 0 }));
    const selected = new Set(history.map(({ run }) => run));
    const noise = (all.get(compared.case.key) ?? []).filter(({ run }) => !selected.has(run));
    return noise.length === 0 ? compared : { ...compared, history, noise };
  });
}

/** The number of other runs of the case that has most; undefined without any that count. */
function countNoiseRuns(cases: readonly ComparedCase[]): number | undefined {
  const max = Math.max(0, ...cases.map(({ noise = [] }) => new Set(noise.map(({ run }) => run)).size));
  return max < minNoiseRuns ? undefined : max;
}
