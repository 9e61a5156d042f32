/** Texts that all trend renderers share. */
import { formatCount, joinParts } from '../../lang/format.js';
import type { Provenance } from '../../model/documents.js';
import type { Trend, TrendChange, TrendSeries } from '../../model/trend.js';
import { describeDays, runDay, shortCommit } from '../phrases/compared-runs.js';
import { sparkline } from '../phrases/numbers.js';
import type { WriteName } from '../phrases/wording.js';

/** The commits that can have caused a change: "1a2b3c4d5e..6f7a8b9c0d", or the known end; empty if neither is known. */
export function formatCommitRange({ before, after }: Pick<TrendChange, 'before' | 'after'>): string {
  const [first, last] = [shortCommit(before), shortCommit(after)];
  if (last === undefined) return first === undefined ? '' : `after ${first}`;
  return first === undefined || first === last ? last : `${first}..${last}`;
}

/** "3 changes of level in 12 series over 40 runs from 2026-01-02 to 2026-02-10; 1 got worse and was not accepted." */
export function describeTrend({ changes, series, runs }: Trend): string {
  const open = changes.filter(isUnresolved).length;
  const rest = open === 0 ? '' : `; ${String(open)} got worse and ${open === 1 ? 'was' : 'were'} not accepted`;
  const counted = changes.length === 0 ? 'No change' : formatCount(changes.length, 'change');
  return `${counted} of level in ${formatCount(series.length, 'series', 'series')} over ${formatCount(runs.length, 'run')}${describeDays(runs)}${rest}.`;
}

const maxNotes = 20;
/** One line for each of the newest runs with a note: "2026-10-03, 1a2b3c4d5e: new JVM flags". */
export const describeNotes = (runs: readonly Provenance[], write: WriteName): readonly string[] =>
  runs
    .filter(({ note }) => note !== undefined)
    .slice(-maxNotes)
    .toReversed()
    .map((run) => {
      const name = joinParts([runDay(run), shortCommit(run), run.tag && write(run.tag)], ', ');
      return `${name || 'an undated run'}: ${write(run.note ?? '')}`;
    });

/** A regression beyond the band that was neither accepted nor fixed. */
export const isUnresolved = ({ direction, accepted, recovered, isBeyondBand }: TrendChange): boolean =>
  direction === 'worse' && accepted === undefined && recovered === undefined && isBeyondBand;

/** Any other change beyond the band. */
export const isSettled = (change: TrendChange): boolean => change.isBeyondBand && !isUnresolved(change);
export const settledTitle = 'Improvements, accepted changes and recoveries';

/** The changes of one series, newest first. */
export const findChanges = ({ changes }: Trend, { case: caseName, metric }: TrendSeries): readonly TrendChange[] =>
  changes.filter((change) => change.case.key === caseName.key && change.metric === metric);

/** The level at the run with this index. */
export const findLevel = ({ levels }: TrendSeries, run: number): number | undefined =>
  levels.findLast(({ from }) => from <= run)?.value;

/** The number of values shown on each side of a change. */
const neighbours = 10;

/** The values around a change as a sparkline. */
export function drawAround({ case: { key }, metric, run }: TrendChange, series: readonly TrendSeries[]): string {
  const points = series.find((item) => item.case.key === key && item.metric === metric)?.points ?? [];
  const index = points.findIndex((point) => point.run >= run);
  return sparkline(points.slice(Math.max(0, index - neighbours), index + neighbours).map(({ value }) => value));
}

/** A loss that is no change of level: what the newest run shows alone, and what got worse slowly. */
export const lossOf = (
  { runs }: Pick<Trend, 'runs'>,
  found: Pick<TrendChange, 'case' | 'metric' | 'run' | 'percent' | 'level' | 'runs'>,
): TrendChange => ({
  ...found,
  before: runs[found.run - 1] ?? {},
  after: runs[found.run] ?? {},
  direction: 'worse',
  isBeyondBand: true,
});
