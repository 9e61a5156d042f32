/**
 * Which past measurements tell the present level of a case, and which only its noise. A level begins where somebody
 * accepted it, or by itself where the history changed for the better or hardly at all. A change for the worse that nobody
 * accepted never becomes the baseline by itself: the gate would forget every regression that is not mended at once.
 */
import { nameCase } from '../../cases/names.js';
import { groupBy } from '../../lang/group-by.js';
import { segmentHistories } from './segment-histories.js';
import { findAcceptedLevels, firstRuns } from './accepted-levels.js';
import type { CaseHistory } from './log-histories.js';
import { metrics } from '../../metrics/index.js';
import type { Accept, CaseName, Provenance } from '../../model/documents.js';
import type { Pair, PairedMeasurement } from '../../model/run.js';
import { metricPolicyFinder, type Policy } from '../../config/policy.js';
import { toPercent } from '../../metrics/log-scale.js';

/** Changes are looked for among so many of a case's newest runs. */
export const longestHistory = 60;

export interface AssignedLevels {
  /** Every measurement with its stretches, and no more of them than the policy looks back on. */
  readonly pairs: readonly Pair[];
  readonly changes: readonly LevelChange[];
}

/** A level that changed without anybody having accepted it. */
export interface LevelChange {
  readonly case: CaseName;
  readonly metric: string;
  readonly percent: number;
  /** The first run of the new level. */
  readonly at: Provenance;
  /** Whether the new level is the baseline now; it never is where it is worse than the tolerance band. */
  readonly isTaken: boolean;
}

/** Runs with which the stretches of a history begin, the first one with whatever came before; and the number of each. */
interface Stretches {
  readonly starts: readonly number[];
  readonly numbers: readonly number[];
}

export function assignLevels(pairs: readonly Pair[], accepts: readonly Accept[], policy: Policy): AssignedLevels {
  const acceptsOf = groupBy(accepts, (accept) => nameCase(accept.case).key);
  const found = new Map(pairs.map((pair) => [pair, new Map<string, Stretches>()]));
  const judged = pairs.map((pair) => ({ pair, policyFor: metricPolicyFinder(policy, pair.case) }));
  const changes: LevelChange[] = [];
  for (const metric of metrics) {
    const acceptedIn = (pair: Pair): readonly number[] =>
      firstRuns(findAcceptedLevels(pair, metric, acceptsOf.get(pair.case.key) ?? []));
    for (const pair of acceptsOf.size === 0 ? [] : pairs) {
      const marked = acceptedIn(pair);
      if (marked.length > 0) found.get(pair)?.set(metric.id, markedOnly(marked));
    }
    for (const { row, starts, present, change } of segmentHistories(judged, metric, acceptedIn)) {
      if (starts.length > 1) found.get(row.pair)?.set(metric.id, numbered(starts, present, row));
      if (change !== undefined && row.pair.candidate.length > 0)
        changes.push({
          case: row.pair.case,
          metric: metric.id,
          percent: toPercent(change.by, metric),
          at: runOf(row.pair, row.runs[change.at]),
          isTaken: change.isTaken,
        });
    }
  }
  return { pairs: pairs.map((pair) => placed(pair, found.get(pair) ?? new Map(), policy.historyRuns)), changes };
}

/** Where no change is looked for, the newest accepted level counts. */
const markedOnly = (starts: readonly number[]): Stretches => ({
  starts: [-1, ...starts],
  numbers: [-1, ...starts].map((_, i) => starts.length - i),
});

/** 0 tells the level; the others are numbered from the newest on, only to be told apart. */
function numbered(starts: readonly number[], present: number, { runs }: CaseHistory): Stretches {
  const others = starts.map((_, i) => i).filter((i) => i !== present);
  return {
    starts: starts.map((at) => runs[at] ?? 0),
    numbers: starts.map((_, i) => (i === present ? 0 : others.length - others.indexOf(i))),
  };
}

const numberAt = ({ starts, numbers }: Stretches, run: number): number =>
  numbers[
    Math.max(
      starts.findLastIndex((start) => start <= run),
      0,
    )
  ] ?? 0;

const runOf = ({ history }: Pair, run: number | undefined): Provenance =>
  history.find((each) => each.run === run)?.provenance ?? {};

/**
 * The newest runs, and for every metric the newest that tell its level: after a regression that nobody accepted these lie
 * further back.
 */
function placed(pair: Pair, found: ReadonlyMap<string, Stretches>, most: number): Pair {
  const runs = [...new Set(pair.history.map(({ run }) => run))];
  if (found.size === 0 && runs.length <= most) return pair;
  const kept = new Set([
    ...runs.slice(-most),
    ...[...found.values()].flatMap((stretches) => runs.filter((run) => numberAt(stretches, run) === 0).slice(-most)),
  ]);
  const stretchesOf = new Map(
    [...kept].map((run) => [run, Object.fromEntries([...found].map(([id, each]) => [id, numberAt(each, run)]))]),
  );
  const history = pair.history.flatMap((each): readonly PairedMeasurement[] => {
    const stretches = stretchesOf.get(each.run);
    return stretches === undefined ? [] : [{ ...each, stretches }];
  });
  return { ...pair, history };
}
