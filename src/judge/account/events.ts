/** The changes of a trend as groups of cases, by events with one cause. */
import type { TrendSeries, TrendChange, Finding, Trend, Provenance } from '../../model/documents.js';
import { groupFindings, listAwaited, type GroupedCases, type Group } from './groups.js';
import { groupBy } from '../../lang/objects.js';
import { largestMove, isUnresolved } from '../../model/comparison.js';
import { patternsForKeys } from './patterns.js';
import { toSigma, median } from '../../stats/averages.js';

/**
 * The changes as findings, together with the series that did not change, so that groups can describe which part of the cases
 * moved.
 */
function toFindings(
  series: readonly (TrendSeries | TrendChange)[],
  changes: readonly TrendChange[],
): readonly Finding[] {
  const changed = new Map(changes.map((change) => [seriesKey(change), change]));
  // A share that was the same in all runs before has no series.
  const all = new Map([...series, ...changes].map((entry) => [seriesKey(entry), entry]));
  return [...all.values()].map((entry): Finding => {
    const change = changed.get(seriesKey(entry));
    const common = { case: entry.case, metric: entry.metric, gated: true, reason: 'beyond-limit' } as const;
    const usual = 'levels' in entry ? findLevel(entry, changes[0]?.run ?? 0) : undefined;
    const { before: value = NaN, after = NaN } = change?.level ?? { before: usual, after: usual };
    const measured = { candidate: after, baseline: { value, low: value, high: value, runs: 1 } };
    if (change === undefined) return { ...common, ...measured, verdict: 'pass' };
    const isBetter = change.direction === 'better';
    const verdict = isUnresolved(change) ? 'regression' : isBetter ? 'improvement' : 'waived';
    return {
      ...common,
      verdict,
      ...(verdict === 'regression' && { fails: true }),
      ...measured,
      delta: { absolute: after - value, percent: change.percent, direction: change.direction },
      severity: Math.abs(change.percent),
    };
  });
}

export function groupChanges({ series }: Pick<Trend, 'series'>, changes: readonly TrendChange[]): ChangedGroups {
  const findings = toFindings(series, changes);
  const all = groupFindings({ findings });
  const changed = all.groups.filter(({ state }) => state !== 'same');
  const waiting = changed.filter((group) => listAwaited(group).length > 0);
  return { findings, all, groups: changed.filter((group) => !waiting.includes(group)), waiting };
}

export interface ChangedGroups {
  readonly findings: readonly Finding[];
  readonly all: GroupedCases;
  /** The groups that changed, worst first, without those that only wait. Open regressions are failing, settled ones waived. */
  readonly groups: readonly Group[];
  /** Those whose users wait for others. */
  readonly waiting: readonly Group[];
}

/** Changes with one cause, which lies between two runs. */
export interface TrendEvent {
  readonly before: Provenance;
  readonly after: Provenance;
  readonly changes: readonly TrendChange[];
}

/**
 * Joins changes into events, newest first. What changed within a few runs of a change that more cases show is one event with it if
 * it is another load of the same label, or if it has the same load and is so small that noise can have moved its first run. The
 * commits of an event are those between which most of its changes lie; if none has most, all that may be the cause.
 */
export function groupEvents(changes: readonly TrendChange[], series: readonly TrendSeries[]): readonly TrendEvent[] {
  const byCommits = groupBy(changes, ({ before, after, run }) =>
    JSON.stringify(after.commit === undefined && before.commit === undefined ? run : [before.commit, after.commit]),
  );
  const seriesByKey = new Map(series.map((item) => [seriesKey(item), item]));
  const events: Joined[] = [];
  for (const together of [...byCommits.values()].sort((a, b) => b.length - a.length)) {
    const others = together.filter((change) => {
      const event = events.find((other) => belongsTo(other, change, seriesByKey.get(seriesKey(change))));
      event?.all.push(change);
      return event === undefined;
    });
    if (others.length > 0) events.push({ lead: others, all: [...others] });
  }
  return events.map(toEvent).sort((a, b) => findNewestRun(b.changes) - findNewestRun(a.changes));
}

/** An event while changes are joined: those that most cases show, and all. */
interface Joined {
  readonly lead: readonly TrendChange[];
  readonly all: TrendChange[];
}

/** A change of this many standard deviations begins in the run where it seems to: three in one run do not reach half of it. */
const clear = 6;

function belongsTo({ lead, all }: Joined, change: TrendChange, series: TrendSeries | undefined): boolean {
  const { case: own, run, direction, percent } = change;
  if (Math.abs((lead[0]?.run ?? 0) - run) > largestMove) return false;
  if (all.some((other) => seriesKey(other) === seriesKey(change))) return false;
  const alike = lead.filter((other) => other.direction === direction);
  if (alike.some(({ case: other }) => other.scenario === own.scenario && other.label === own.label)) return true;
  if (!alike.some((other) => describeLoad(other) === describeLoad(change))) return false;
  return (
    series !== undefined && Math.abs(Math.log1p(percent / 100)) < clear * measureNoise(series.points, series.levels)
  );
}

const describeLoad = ({ case: { configuration } }: TrendChange): string =>
  JSON.stringify(Object.entries(configuration).sort());

function toEvent({ lead, all }: Joined): TrendEvent {
  const likely = (2 * lead.length > all.length ? lead : all).toSorted((a, b) => a.run - b.run);
  return { before: likely[0]?.before ?? {}, after: likely.at(-1)?.after ?? {}, changes: all };
}

const findNewestRun = (changes: readonly TrendChange[]): number => Math.max(...changes.map(({ run }) => run));

/** Patterns that together match the cases of some changes and no others. */
export const patternsForChanges = (changes: readonly TrendChange[], { all }: ChangedGroups): readonly string[] =>
  patternsForKeys(
    changes.map((change) => change.case.key),
    all,
  );

export const seriesKey = ({ case: { key }, metric }: Pick<TrendSeries, 'case' | 'metric'>): string =>
  JSON.stringify([key, metric]);

/** The level at the run with this index. */
export const findLevel = ({ levels }: TrendSeries, run: number): number | undefined =>
  levels.findLast(({ from }) => from <= run)?.value;

/** One standard deviation of the values around their levels, as a log ratio. Outliers have no influence. */
export function measureNoise(points: TrendSeries['points'], levels: TrendSeries['levels']): number {
  const deviations: number[] = [];
  let level = 0;
  for (const { run, value } of points) {
    while (level + 1 < levels.length && (levels[level + 1]?.from ?? Infinity) <= run) level++;
    const expected = levels[level]?.value;
    if (expected !== undefined && expected > 0 && value > 0) deviations.push(Math.abs(Math.log(value / expected)));
  }
  return deviations.length < 3 ? 0 : toSigma * median(deviations);
}
