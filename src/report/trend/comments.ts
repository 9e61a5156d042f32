import { formatCount } from '../../lang/list.js';
import { groupBy } from '../../lang/group-by.js';
import { printableLine } from '../../lang/printable.js';
import type { CommitComment, Hindsight, Trend, TrendChange, TrendSeries } from '../../model/trend.js';
import { runDay, isUnresolved, formatCommitRange } from './shared.js';
import { acceptCommand, type HistoryOptions } from '../../problems/accept-command.js';
import { codeSpan } from '../renderers/markdown/inert.js';
import { changeRows, chart } from './markdown.js';
import { joinSections } from '../phrases/sections.js';

/** The maximum number of commits, because every run requests each of them from GitHub. */
const mostCommits = 20;

/**
 * Comments for commits at which levels moved beyond the band, now or as seen one run ago. New changes come first, then the
 * most recent ones. Changes at runs without a commit id get no comment.
 */
export function trendComments(
  trend: Trend,
  fresh: readonly TrendChange[],
  hindsight: readonly Hindsight[],
): readonly CommitComment[] {
  const moved = groupBy(
    trend.changes.filter(({ isBeyondBand }) => isBeyondBand),
    commitOf,
  );
  const seemed = groupBy(
    hindsight.filter(({ previous }) => previous.isBeyondBand),
    ({ previous }) => commitOf(previous),
  );
  const newest = (commit: string | undefined): number =>
    Math.max(
      ...[...(moved.get(commit) ?? []), ...(seemed.get(commit) ?? []).map(({ previous }) => previous)].map(runOf),
    );
  return [...new Set([...moved.keys(), ...seemed.keys()])]
    .flatMap((commit) => (commit !== undefined && /^[0-9a-f]{40,64}$/i.test(commit) ? [commit] : []))
    .map((commit) => {
      const changes = moved.get(commit) ?? [];
      return { commit, of: changes, isNews: changes.some((change) => fresh.includes(change)), run: newest(commit) };
    })
    .sort((a, b) => Number(b.isNews) - Number(a.isNews) || b.run - a.run)
    .slice(0, mostCommits)
    .map(({ commit, of: changes, isNews }) => ({
      ...{ commit, isNews },
      body: (mostBytes) => composeBody(changes, elsewhere(commit, seemed.get(commit) ?? []), trend, mostBytes),
    }));
}

const commitOf = ({ after }: TrendChange): string | undefined => after.commit;
const runOf = ({ run }: TrendChange): number => run;

/** Changes attributed to this commit one run ago and to another commit now. */
const elsewhere = (commit: string, seemed: readonly Hindsight[]): readonly TrendChange[] =>
  seemed.flatMap(({ current }) => (current?.isBeyondBand === true && commitOf(current) !== commit ? [current] : []));

/** Numbers of rows to try until the text fits. */
const rooms = [50, 25, 10, 3, 0] as const;

function composeBody(
  changes: readonly TrendChange[],
  others: readonly TrendChange[],
  trend: Trend,
  mostBytes: number,
): string {
  const bytes = new TextEncoder();
  let text = '';
  for (const rows of rooms) {
    text = compose(changes, others, trend, rows);
    if (bytes.encode(text).length < mostBytes) break;
  }
  return text;
}

function compose(
  attributed: readonly TrendChange[],
  others: readonly TrendChange[],
  trend: Trend,
  rows: number,
): string {
  const { series } = trend;
  const drawn = rows > 0 ? findSeries(attributed[0], trend) : undefined;
  const shown = (changes: readonly TrendChange[]): readonly string[] =>
    rows > 0
      ? changeRows(changes, series, rows)
      : ['The rows are left out here because they are too long: see the summary of the job.'];
  const sections = [
    [
      attributed.length > 0
        ? headline(attributed)
        : '**Later runs show that no level moved with this commit**, although it looked like it at first.',
    ],
    attributed.length > 0 ? shown(attributed) : [],
    drawn === undefined ? [] : chart(trend, drawn),
    others.length > 0 ? ['Later runs show that these moved with other commits:', '', ...shown(others)] : [],
    attributed.length > 0 ? [nextStep(attributed, trend)] : [],
    ['<sub>guardband trend: this comment is updated as later runs come in.</sub>'],
  ];
  return joinSections(sections);
}

/** Names the series of a change. */
const findSeries = (change: TrendChange | undefined, { series }: Trend): TrendSeries | undefined =>
  change && series.find((item) => item.case.key === change.case.key && item.metric === change.metric);

/**
 * Counts the levels that moved and names the commits: a level moves between two measurements, so any commit between them
 * may be the cause.
 */
function headline(changes: readonly TrendChange[]): string {
  const days = [...new Set(changes.map(({ after }) => runDay(after)))].filter((day) => day !== '').sort();
  const suffix = days[0] === undefined ? '' : `, since the run of ${days[0]}`;
  return `**${formatCount(changes.length, 'level')} moved ${where(changes)}**${suffix}.${changes.every(isOneCommit) ? ' Both sides measured the same code: look at the machine and at the test.' : ''}`;
}

function where(changes: readonly TrendChange[]): string {
  if (changes.every(isOneCommit)) return 'between two runs of this commit';
  const [range = '', ...more] = new Set(changes.map(formatCommitRange));
  if (more.length > 0) return 'with this commit or shortly before it; each row names the commits';
  return range.includes('..') ? `between these commits: ${range}` : 'with this commit or shortly before it';
}

const isOneCommit = ({ before, after }: TrendChange): boolean => before.commit === after.commit;

function nextStep(changes: readonly TrendChange[], trend: Trend): string {
  const worse = changes.filter(({ direction }) => direction === 'worse');
  if (worse.some(isUnresolved))
    return `Fix it, or accept the new level: ${codeSpan(acceptOpen(worse.filter(isUnresolved), trend))} Until then, runs are judged against the previous level.`;
  return worse.length === 0
    ? 'No action needed: the improved level is the baseline from now on.'
    : 'No action needed: everything that got worse has been accepted or has recovered.';
}

/** The command that accepts the levels that are still open. */
const acceptOpen = (changes: readonly TrendChange[], options: HistoryOptions): string =>
  printableLine(
    acceptCommand(
      changes.map((change) => change.case.key),
      changes.map(({ metric }) => metric),
      changes[0]?.after.startedAt,
      options,
    ),
  );
