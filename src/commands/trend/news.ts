/** What changed since the day before the newest run: the news of a trend. */
import type { Policy } from '../../config/policy.js';
import type { Provenance } from '../../model/documents.js';
import type { Trend, TrendChange } from '../../model/trend.js';
import { isUnresolved } from '../../report/trend/shared.js';

const dayMs = 86_400_000;
/** A nightly run may start so much earlier than the one before: then that one is still the last of the day before. */
const jitterMs = 4 * 3_600_000;
/** A waiver is shown so long before its end. */
const warnedMs = 14 * dayMs;

/**
 * The run that news are counted from: the last one at least a day before the newest. Of nightly and weekly runs that is the run
 * before; of a run per merge, all runs of the last day are new.
 *
 * @returns its index; -1 if there is none
 */
export function findDayBefore(runs: readonly Provenance[]): number {
  const times = runs.map(({ startedAt = '' }) => Date.parse(startedAt));
  const newest = times.reduce((max, time) => Math.max(max, time), -Infinity);
  return times.findLastIndex((time) => time <= newest - dayMs + jitterMs);
}

/**
 * Marks the changes that are news.
 *
 * @param earlier the changes that were visible with the runs until that day
 * @param findSame finds the form that a change had then
 */
export function markNews(
  changes: readonly TrendChange[],
  earlier: readonly TrendChange[],
  findSame: (change: TrendChange, others: readonly TrendChange[]) => TrendChange | undefined,
): readonly TrendChange[] {
  const seriesKey = ({ case: { key }, metric }: TrendChange): string => JSON.stringify([key, metric]);
  const wasOpen = new Set(earlier.filter(isUnresolved).map(seriesKey));
  const findNews = (change: TrendChange): TrendChange['news'] => {
    if (!change.isBeyondBand) return undefined;
    const known = findSame(change, earlier);
    const wasUnresolved = known !== undefined && isUnresolved(known);
    if (isUnresolved(change)) return wasUnresolved ? undefined : wasOpen.has(seriesKey(change)) ? 'worse' : 'new';
    if (change.recovered !== undefined) return wasUnresolved ? 'recovered' : undefined;
    return change.direction === 'better' && known === undefined && !wasOpen.has(seriesKey(change))
      ? 'better'
      : undefined;
  };
  return changes.map((change) => {
    const news = findNews(change);
    return news === undefined ? change : { ...change, news };
  });
}

/** The waivers that end soon, the next one first. */
export const findEndingWaivers = ({ waivers }: Policy, now: Date): NonNullable<Trend['waivers']> =>
  waivers
    .filter(({ until }) => {
      const left = Date.parse(until) + dayMs - now.getTime();
      return left > 0 && left <= warnedMs;
    })
    .sort((a, b) => Date.parse(a.until) - Date.parse(b.until))
    .map(({ metric, where, until, reason }) => ({ metric, where, until, reason }));
