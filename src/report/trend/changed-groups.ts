/** Groups the cases whose levels changed, in the same way as a report groups the findings of a run. */
import { loadTestKey } from '../../cases/names.js';
import { groupBy } from '../../lang/group-by.js';
import type { Finding } from '../../model/documents.js';
import type { Trend, TrendChange, TrendSeries } from '../../model/trend.js';
import { groupFindings, type Group, type GroupedCases } from '../../judge/groups/groups.js';
import { patternsFor } from '../../judge/groups/patterns.js';
import { classifyChange, seriesKey } from './page-data.js';
import type { Wording } from '../phrases/wording.js';

export interface ChangedGroups {
  readonly findings: readonly Finding[];
  readonly all: GroupedCases;
  /** The groups that changed, worst first, without those that only follow. Open regressions are failing, settled ones waived. */
  readonly groups: readonly Group[];
  /** Changes of throughput that follow from those of other labels. */
  readonly following: readonly TrendChange[];
}

/** @param isFull whether changes that only follow from others are in groups */
export function groupChanges(
  { series }: Pick<Trend, 'series'>,
  changes: readonly TrendChange[],
  wording: Wording,
  isFull = false,
): ChangedGroups {
  const following = isFull ? [] : findFollowing(changes, wording);
  const findings = toFindings(
    series,
    changes.filter((change) => !following.includes(change)),
  );
  const all = groupFindings({ findings });
  return { findings, all, following, groups: all.groups.filter(({ state }) => state !== 'same') };
}

/** Throughputs of labels of one loop differ by less than this factor, and so do their changes. */
const alike = 1.1;

/**
 * In a closed loop, users wait for a label that got slower, so the throughput of all others falls with it. These are the
 * changes of throughput where another label of the same load test moved as far, and only that one takes longer.
 */
function findFollowing(changes: readonly TrendChange[], wording: Wording): readonly TrendChange[] {
  const tests = groupBy(changes, ({ case: name, direction, run }) =>
    JSON.stringify([loadTestKey(name), direction, run]),
  );
  return [...tests.values()].flatMap((ofTest) => {
    const timed = new Set(
      ofTest.filter((change) => wording.metric(change).unit === 'ms').map(({ case: { key } }) => key),
    );
    const rates = ofTest.filter(({ metric }) => metric === 'throughput');
    const leading = rates.filter(({ case: { key } }) => timed.has(key));
    return rates.filter(
      (rate) => !timed.has(rate.case.key) && leading.some((leader) => areAlike(rate.percent, leader.percent)),
    );
  });
}

const areAlike = (one: number, other: number): boolean =>
  Math.abs(Math.log((100 + one) / (100 + other))) <= Math.log(alike);

/** The changes between the same two commits. */
export interface ChangedTogether {
  readonly changed: ChangedGroups;
  readonly changes: readonly TrendChange[];
}

/** Changes by the commits between which they happened, newest first. */
export function groupByCommits(changes: readonly TrendChange[]): readonly (readonly TrendChange[])[] {
  const byCommits = groupBy(changes, ({ before, after, run }) =>
    JSON.stringify(after.commit === undefined && before.commit === undefined ? run : [before.commit, after.commit]),
  );
  return [...byCommits.values()].sort((a, b) => findNewestRun(b) - findNewestRun(a));
}

const findNewestRun = (changes: readonly TrendChange[]): number => Math.max(...changes.map(({ run }) => run));

/** Patterns that together match the cases of some changes and no others. */
export function patternsForChanges(changes: readonly TrendChange[], { all }: ChangedGroups): readonly string[] {
  const keys = new Set(changes.map((change) => change.case.key));
  const cases = all.cases.filter(({ name }) => keys.has(name.key));
  return patternsFor(
    { state: 'failing', kind: 'moved', cases, shared: {}, caseTotal: all.cases.length, moves: [] },
    all,
  );
}

/**
 * The changes as findings, together with the series that did not change, so that groups can describe which part of the
 * cases moved.
 */
export function toFindings(
  series: readonly Pick<TrendSeries, 'case' | 'metric'>[],
  changes: readonly TrendChange[],
): readonly Finding[] {
  const changed = new Map(changes.map((change) => [seriesKey(change), change]));
  return series.map((entry): Finding => {
    const change = changed.get(seriesKey(entry));
    const common = { case: entry.case, metric: entry.metric, gated: true, reason: 'beyond-limit' } as const;
    if (change === undefined) return { ...common, verdict: 'pass' };
    const { before: value, after } = change.level;
    return {
      ...common,
      ...judgeChange(change),
      candidate: after,
      baseline: { value, low: value, high: value, runs: 1 },
      delta: { absolute: after - value, percent: change.percent, direction: change.direction },
      severity: Math.abs(change.percent),
    };
  });
}

function judgeChange(change: TrendChange): Pick<Finding, 'verdict' | 'fails'> {
  const kind = classifyChange(change);
  if (kind === 'better') return { verdict: 'improvement' };
  return kind === 'worse' ? { verdict: 'regression', fails: true } : { verdict: 'waived' };
}
