/** Groups the cases whose levels changed, in the same way as a report groups the findings of a run. */
import { loadTestKey } from '../../cases/names.js';
import { areEquallyFrequent, findAwaited } from '../../compare/loops.js';
import { groupBy } from '../../lang/objects.js';
import type { Finding, Provenance, Trend, TrendChange, TrendSeries } from '../../model/documents.js';
import { largestMove } from '../../model/trend.js';
import { groupFindings, type Group, type GroupedCases } from '../../judge/groups/groups.js';
import { patternsForKeys } from '../../judge/groups/patterns.js';
import { classifyChange, measureNoise, seriesKey } from './page-data.js';
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
  const following = isFull ? [] : findFollowing(changes, series, wording);
  const findings = toFindings(
    series,
    changes.filter((change) => !following.includes(change)),
  );
  const all = groupFindings({ findings });
  return { findings, all, following, groups: all.groups.filter(({ state }) => state !== 'same') };
}

/** The changes of throughput of labels whose users wait for other labels of the same load test, which got slower in the same run. */
function findFollowing(
  changes: readonly TrendChange[],
  series: readonly TrendSeries[],
  wording: Wording,
): readonly TrendChange[] {
  const seriesByKey = new Map(series.map((item) => [seriesKey(item), item]));
  const tests = groupBy(changes, ({ case: name, direction, run }) =>
    JSON.stringify([loadTestKey(name), direction, run]),
  );
  return [...tests.values()].flatMap((ofTest) => {
    const rates = ofTest.filter(({ metric }) => metric === 'throughput');
    const timed = ofTest.filter((change) => wording.metric(change).unit === 'ms');
    const [slowest] = timed.toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent));
    const leading = rates.find(({ case: { key } }) => key === slowest?.case.key);
    if (slowest === undefined || leading === undefined) return [];
    // The throughputs of one loop change alike.
    const ofLoop = rates.filter(({ percent }) => areEquallyFrequent(100 + percent, 100 + leading.percent));
    const parts = ofLoop.map(({ case: name, level: { before: rate }, run }) => {
      const own = timed.find(({ case: { key }, metric }) => key === name.key && metric === slowest.metric)?.level;
      const usual = seriesByKey.get(seriesKey({ case: name, metric: slowest.metric }));
      const time = usual?.levels.find(({ from, to }) => from <= run && run <= to)?.value ?? NaN;
      return { case: name, before: rate * (own?.before ?? time), added: own ? rate * (own.after - own.before) : 0 };
    });
    const loss = -Math.log1p(leading.percent / 100);
    const isCause = findAwaited({ parts, loss }, leading.direction === 'worse' ? 1 : -1)?.isCause;
    return ofLoop.filter((_, part) => isCause?.[part] === false);
  });
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

/**
 * The changes as findings, together with the series that did not change, so that groups can describe which part of the
 * cases moved.
 */
export function toFindings(
  series: readonly Pick<TrendSeries, 'case' | 'metric'>[],
  changes: readonly TrendChange[],
): readonly Finding[] {
  const changed = new Map(changes.map((change) => [seriesKey(change), change]));
  // A share that was the same in all runs before has no series.
  const all = new Map([...series, ...changes].map((entry) => [seriesKey(entry), entry]));
  return [...all.values()].map((entry): Finding => {
    const change = changed.get(seriesKey(entry));
    const common = { case: entry.case, metric: entry.metric, gated: true, reason: 'beyond-limit' } as const;
    if (change === undefined) return { ...common, verdict: 'pass' };
    const { before: value, after } = change.level;
    const kind = classifyChange(change);
    const verdict = kind === 'worse' ? 'regression' : kind === 'better' ? 'improvement' : 'waived';
    return {
      ...common,
      verdict,
      ...(verdict === 'regression' && { fails: true }),
      candidate: after,
      baseline: { value, low: value, high: value, runs: 1 },
      delta: { absolute: after - value, percent: change.percent, direction: change.direction },
      severity: Math.abs(change.percent),
    };
  });
}
