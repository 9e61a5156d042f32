/** Compares a run with its past: derived metrics, pairs of cases, and the levels of their histories. Pure. */
import type { Policy } from '../config/policy.js';
import { nameCase } from '../cases/names.js';
import { matchesWhere } from '../cases/patterns.js';
import type { Selection } from '../history/select-past.js';
import type { Past } from '../history/baseline.js';
import { allMetrics } from '../history/decisions.js';
import { defined, groupBy } from '../lang/objects.js';
import type { Accept, Problem, Provenance } from '../model/documents.js';
import { startOf, type Pair, type PastMeasurement, type Run } from '../model/run.js';
import { deriveMetrics, derivePast } from './derived-metrics.js';
import { assignLevels, type LevelChange } from './levels/assign-levels.js';
import { shortenHistories } from './levels/long-histories.js';
import { leaveOutEnded } from './usable-past.js';
import { pairsOfOthers } from '../problems/comparison.js';
import { areInTurn, countRepetitions, detectSession, type Session } from './same-session.js';
import { addNoiseRuns, countNoiseRuns } from './noise-runs.js';
import { pairCases } from './pair-cases.js';

export interface PairedRun {
  /** The cases to judge, each with the history that its level is estimated from. */
  readonly pairs: readonly Pair[];
  /** These, and the cases that `only` excludes: what they did shows what the machine did. */
  readonly withOthers: readonly Pair[];
  /** All cases of both sides, including those that `only` excludes. */
  readonly allPairs: readonly Pair[];
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

export interface ComparedRun extends PairedRun {
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
    ...pairWithPast(candidate, { ...before, measurements: past }, policy, only),
  };
}

/** Like compareRun, for a run and a past that already contain their derived metrics. */
export function pairWithPast(
  candidate: Run,
  { measurements, accepts, selection }: Past,
  policy: Policy,
  only?: readonly string[],
): PairedRun {
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
    // Without one of its repetitions, a session would pair the others wrongly.
    runs: hasLevels || isSession ? Infinity : policy.historyRuns,
    isSession,
    countsOwn: ownAccepts.length > 0,
    isControl: (name) => policy.controls.some((where) => matchesWhere(where, name)),
  };
  const all = pairCases(candidate, counted, look);
  const selected = only === undefined ? all : pairCases(candidate, counted, { ...look, only });
  const wanted = new Set(selected.pairs.map((pair) => pair.case.key));
  const shorten = (long: readonly Pair[]): readonly Pair[] =>
    hasLevels ? shortenHistories(long, accepts, policy) : long;
  const short = shorten(all.pairs);
  const whole = (): typeof all => pairCases(candidate, past, { ...look, selector: 'history', runs: Infinity });
  const isSelected = isPart && all.runs.length > 0;
  const others = isSelected ? addNoiseRuns(all, whole(), accepts, policy) : short;
  const { pairs: withOthers, changes } = hasLevels
    ? assignLevels(short, accepts, policy)
    : { pairs: others, changes: [] };
  const pairs = only === undefined ? withOthers : withOthers.filter((pair) => wanted.has(pair.case.key));
  return {
    pairs,
    withOthers,
    allPairs: all.pairs,
    runs: selected.runs,
    ...defined({ noiseRuns: countNoiseRuns(pairs), repetitions: session.repetitions }),
    levelChanges: changes.filter((change) => wanted.has(change.case.key)),
    problems: [
      ...session.problems,
      ...(selection === 'result' && isSession ? [pairsOfOthers(session.pauseHours, areInTurn(pairs))] : []),
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
