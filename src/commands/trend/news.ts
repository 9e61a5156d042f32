/** What changed since the day before the newest run: the news of a trend. */
import type { Provenance, TrendChange } from '../../model/documents.js';
import { isUnresolved } from '../../model/trend.js';
import { seriesKey } from '../../report/trend/page-data.js';

const dayMs = 86_400_000;
/** A nightly run may start so much earlier than the one before: then that one is still the last of the day before. */
const jitterMs = 4 * 3_600_000;
/**
 * The rank-sum test finds a change within so many runs. One that is older was found before: it seems new because later runs moved
 * its first run.
 */
const lateRuns = 18;

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
 * @param since that day's run among all runs
 * @param findSame finds the form that a change had then
 */
export function markNews(
  changes: readonly TrendChange[],
  earlier: readonly TrendChange[],
  { runs, since }: { readonly runs: readonly Provenance[]; readonly since: number },
  findSame: (change: TrendChange, others: readonly TrendChange[]) => TrendChange | undefined,
): readonly TrendChange[] {
  const openBefore = earlier.filter(isUnresolved);
  const wasOpen = new Set(openBefore.map(seriesKey));
  const moved = new Set(openBefore.filter((change) => findSame(change, changes) === undefined).map(seriesKey));
  const oldest = runs[Math.max(0, since - lateRuns)]?.startedAt ?? '';
  const findNews = (change: TrendChange): TrendChange['news'] => {
    const { startedAt = '' } = change.recovered ?? change.after;
    if (!change.isBeyondBand || startedAt < oldest) return undefined;
    const known = findSame(change, earlier);
    const wasUnresolved = known !== undefined && isUnresolved(known);
    if (isUnresolved(change) && (wasUnresolved || moved.has(seriesKey(change)))) return undefined;
    if (isUnresolved(change)) return wasOpen.has(seriesKey(change)) ? 'worse' : 'new';
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
