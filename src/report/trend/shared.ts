/** Texts and charts that all trend renderers share. */
import { printableLine } from '../../lang/printable.js';
import { formatCount, joinParts } from '../../lang/format.js';
import type { Provenance, Trend, TrendChange, TrendSeries } from '../../model/documents.js';
import { isUnresolved } from '../../model/trend.js';
import { groupEvents } from './changed-groups.js';
import { describeDays, runDay, shortCommit } from '../phrases/compared-runs.js';
import { sparkline } from '../phrases/numbers.js';
import type { WriteName } from '../phrases/wording.js';
import { numbers, type Block, type Pen } from '../blocks/blocks.js';
import { formatAmount } from '../phrases/amount.js';

/** The commits that can have caused a change: "1a2b3c4d5e..6f7a8b9c0d", or the known end; empty if neither is known. */
export function formatCommitRange({ before, after }: Pick<TrendChange, 'before' | 'after'>): string {
  const [first, last] = [shortCommit(before), shortCommit(after)];
  if (last === undefined) return first === undefined ? '' : `after ${first}`;
  return first === undefined || first === last ? last : `${first}..${last}`;
}

/** "4 changes in 6 cases over 40 runs from 2026-01-02 to 2026-02-10; 1 got worse and was not accepted.": an event is one change. */
export function describeTrend({ changes, series, runs, mixture }: Trend): string {
  const count = (wanted: (change: TrendChange) => boolean): number =>
    groupEvents(changes.filter(wanted), series).length;
  const open = count(isUnresolved);
  const all = open + count(isSettled);
  const rest = open === 0 ? '' : `; ${String(open)} got worse and ${open === 1 ? 'was' : 'were'} not accepted`;
  const cases = new Set(series.map(({ case: { key } }) => key)).size;
  return `${all === 0 ? 'No change' : formatCount(all, 'change')} in ${formatCount(cases, 'case')} over ${formatCount(runs.length, 'run')}${describeDays(runs)}${rest}.${describeMixture(mixture)}`;
}

/** That runs of two kinds alternate, which is not a change of level. */
function describeMixture(mixture: Trend['mixture']): string {
  if (mixture === undefined) return '';
  const { series, percent, runs, environments } = mixture;
  const kinds =
    environments.length > 0
      ? `Their environments are ${environments.map((one) => printableLine(one || 'not named')).join('; ')}.`
      : 'If these are two kinds of machine, name the kind: --set environment.KEY=VALUE.';
  return ` In ${formatCount(series, 'series', 'series')} the runs alternate between two levels, ${percent.toFixed(0)} % apart (${runs.join(' and ')} runs), which is not a change of level. ${kinds}`;
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

/** The series in which something was found. */
export const findSeries = (
  { case: { key }, metric }: Pick<TrendChange, 'case' | 'metric'>,
  series: readonly TrendSeries[],
): TrendSeries | undefined => series.find((one) => one.case.key === key && one.metric === metric);

/** The values around a change as a sparkline. */
export function drawAround(change: TrendChange, series: readonly TrendSeries[]): string {
  const points = findSeries(change, series)?.points ?? [];
  const index = points.findIndex((point) => point.run >= change.run);
  return sparkline(points.slice(Math.max(0, index - neighbours), index + neighbours).map(({ value }) => value));
}

/** A loss that is not a change of level: what the newest run shows alone, and what got worse slowly. */
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

/** More points do not fit into a chart. */
const mostPoints = 60;

/** A Mermaid chart, and its levels as a table. The chart contains no names, because Mermaid could interpret them as syntax. */
export function chartBlocks({ runs }: Pick<Trend, 'runs'>, series: TrendSeries, { items }: Pen): readonly Block[] {
  const metric = items.metric(series);
  const points = series.points.slice(-mostPoints);
  const list = (values: readonly number[]): string =>
    values.map((value) => String(Number(value.toPrecision(5)))).join(', ');
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = (high - low || high || 1) * 0.1;
  const axis = `${metric.title} ${metric.unit}`.replace(/[^\w %/]/g, '').trim();
  const dayOf = (run: number | undefined): string => runDay(runs[run ?? -1] ?? {});
  return [
    `${items.name(series.case.key)}, ${items.title(series)}, ${dayOf(points[0]?.run)} to ${dayOf(points.at(-1)?.run)}`,
    {
      language: 'mermaid',
      code: [
        'xychart-beta',
        `  x-axis "run" 1 --> ${String(Math.max(2, points.length))}`,
        `  y-axis "${axis}" ${list([Math.max(0, low - margin)])} --> ${list([high + margin])}`,
        `  line [${list(values)}]`,
        `  line [${list(points.map(({ run, value }) => findLevel(series, run) ?? value))}]`,
      ],
    },
    {
      table: {
        columns: [{ head: 'from' }, { head: 'to' }, numbers('runs'), numbers('level')],
        rows: series.levels.map(({ from, to, value }) => [
          dayOf(from),
          dayOf(to),
          String(series.points.filter(({ run }) => run >= from && run <= to).length),
          formatAmount(value, metric),
        ]),
      },
    },
  ];
}
