/** One card per commit range at which levels changed: its groups, how far they moved, and how to accept them. */
import { formatCount } from '../../lang/list.js';
import { groupBy } from '../../lang/group-by.js';
import { printableLine } from '../../lang/printable.js';
import type { Trend, TrendChange } from '../../model/trend.js';
import { acceptCommand, type HistoryOptions } from '../../problems/accept-command.js';
import { bisectCommand } from '../bisect/command.js';
import { findCaseStates } from '../../judge/groups/case-states.js';
import { measureMoves } from '../../judge/groups/moves.js';
import { partsOfName } from '../groups/names.js';
import { patternsFor } from '../../judge/groups/patterns.js';
import { formatAmount } from '../phrases/amount.js';
import { formatSize } from '../../lang/format-number.js';
import { changesUrl, type RepositoryLinks } from '../phrases/repository-links.js';
import { toHtml } from '../page/document.js';
import { describeCause } from './change-table.js';
import { groupByCommits, groupChanges, toFindings, type ChangedGroups } from './changed-groups.js';
import { classifyChange, type CardCases, type TrendCard } from './page-data.js';
import { formatCommitRange, runDay } from './shared.js';
import type { Wording } from '../phrases/wording.js';

/**
 * The maximum number of series for grouping, which looks at every series for every card. With more series, older cards list
 * their cases by scenario instead.
 */
const maxSeries = 100_000;

/** Cards of the given changes, newest first. */
export function makeCards(trend: Trend, changes: readonly TrendChange[], wording: Wording): readonly TrendCard[] {
  const maxGrouped = Math.max(10, Math.floor(maxSeries / trend.series.length));
  return groupByCommits(changes).map((members, i) =>
    i < maxGrouped ? groupCard(trend, members, wording) : listCard(members),
  );
}

function groupCard(trend: Trend, changes: readonly TrendChange[], wording: Wording): TrendCard {
  const changed = groupChanges(trend, changes, wording);
  const waiting =
    changed.following.length === 0 ? [] : toCardCases(groupChanges(trend, changed.following, wording, true), wording);
  const cause = waiting.length === 0 ? '' : (describeCause(changed, wording) ?? '');
  return {
    changes,
    groups: [...toCardCases(changed, wording), ...waiting.map((group) => ({ ...group, note: cause }))],
  };
}

const toCardCases = ({ groups, all }: ChangedGroups, wording: Wording): readonly CardCases[] =>
  groups.map((group) => ({
    ...{ name: partsOfName(group, all, wording), moves: group.moves },
    ...{ cases: group.cases.map(({ name }) => name), patterns: patternsFor(group, all) },
  }));

/** Forms one group per scenario without looking at the cases that did not change. */
function listCard(changes: readonly TrendChange[]): TrendCard {
  const states = findCaseStates(toFindings(changes, changes));
  return {
    changes,
    groups: [...groupBy(states, ({ name }) => name.scenario)].map(([scenario, members]) => ({
      name: { subject: toHtml(scenario), extent: formatCount(members.length, 'case') },
      moves: measureMoves(members),
      cases: members.map(({ name }) => name),
      patterns: members.map(({ name }) => name.key),
    })),
  };
}

/** Where the history is; levels of files cannot be accepted. */
type CardHistory = HistoryOptions & Pick<Trend, 'unrecorded'>;

/**
 * @param index the position of the card in the data
 * @param history where the history is, for commands
 */
export function cardHtml(
  { changes, groups }: TrendCard,
  index: number,
  links: RepositoryLinks | undefined,
  wording: Wording,
  history: CardHistory = {},
): string {
  const [first] = changes;
  if (first === undefined) return '';
  const isOpen = changes.some((change) => classifyChange(change) === 'worse');
  const cases = new Set(changes.map((change) => change.case.key)).size;
  const range = formatCommitRange(first);
  const day = runDay(first.after);
  const runs = Math.max(...changes.map((change) => change.runs));
  const rows = groups.map((group, i) => groupHtml(group, `${String(index)}.${String(i)}`, wording));
  return `<article class="card ${isOpen ? 'worse-card' : ''}" data-card="${String(index)}">
<h3>${worstText(groups, wording)} <span class="dim">${formatCount(cases, 'case')}</span></h3>
<p class="dim">since <time>${day === '' ? 'an undated run' : day}</time> (${formatCount(runs, 'run')})${range === '' ? '' : ` · ${rangeHtml(first, range, links)}`}${tagText(first)}</p>
<ul>${rows.join('')}</ul>
${statusHtml(changes)}${isOpen ? `${bisectHtml(first, history)}${acceptHtml(groups, first, history)}` : ''}
</article>`;
}

/** The commits, linked to the changes between them if the repository's URL is known. */
function rangeHtml({ before, after }: TrendChange, range: string, links: RepositoryLinks | undefined): string {
  const url = changesUrl(links, before, after);
  const text = `<code>${toHtml(range)}</code>`;
  return url === undefined ? text : `<a href="${toHtml(url)}" rel="noreferrer">${text}</a>`;
}

/** The release and the note of the first run after the change. */
const tagText = ({ after: { tag, note } }: TrendChange): string =>
  [tag, note].map((text) => (text === undefined ? '' : ` · <bdi>${toHtml(text)}</bdi>`)).join('');

/** "throughput −37 %, p99 +58 %": the largest move of each metric. */
function worstText(groups: readonly CardCases[], wording: Wording): string {
  const moves = groups.flatMap((group) => group.moves);
  return [...groupBy(moves, ({ metric }) => metric).values()]
    .map((same) => same.toSorted((a, b) => b.severity - a.severity)[0])
    .flatMap((move) =>
      move?.change === undefined ? [] : [`${wording.title(move)} ${toHtml(formatSize(move.change.median))}`],
    )
    .join(', ');
}

function groupHtml({ name: { subject, extent }, moves: all, note }: CardCases, id: string, wording: Wording): string {
  const moves = all.map((move) => {
    const { typical, change } = move;
    const metric = wording.metric(move);
    const size = change === undefined ? '' : `<b>${toHtml(formatSize(change.median))}</b>`;
    const levels =
      typical.baseline === undefined || typical.candidate === undefined
        ? ''
        : ` <span class="dim">${toHtml(formatAmount(typical.baseline.value, { unit: '' }))} → ${toHtml(formatAmount(typical.candidate, metric))}</span>`;
    return `<span class="move">${wording.title(move)} ${size}${levels}</span>`;
  });
  return `<li data-group="${id}"><span class="who"><b><bdi>${subject}</bdi></b>${extent === '' ? '' : `, <bdi>${extent}</bdi>`}</span> ${moves.join(' ')}${note === undefined ? '' : ` <span class="dim">· ${note}</span>`}</li>`;
}

/** The status of changes that are not open, and other changes at the same time. */
function statusHtml(changes: readonly TrendChange[]): string {
  const accepted = [...new Set(changes.flatMap((change) => change.accepted ?? []))];
  const recovered = [
    ...new Set(changes.flatMap((change) => (change.recovered === undefined ? [] : [runDay(change.recovered)]))),
  ];
  const environment = [...new Set(changes.flatMap((change) => change.environment ?? []))];
  const parts = [
    ...accepted.slice(0, 3).map((reason) => `Accepted: <bdi>${toHtml(reason)}</bdi>`),
    recovered.length === 0 ? '' : `Back to normal since ${recovered.join(', ')}`,
    environment.length === 0
      ? ''
      : `The environment changed at the same time: ${environment
          .slice(0, 5)
          .map((name) => `<bdi>${toHtml(name)}</bdi>`)
          .join(', ')}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `<p class="dim">${parts.join('. ')}.</p>`;
}

const maxPatterns = 6;

/** The command that finds the commit among those between the two runs. */
function bisectHtml({ before, after }: TrendChange, { config }: CardHistory): string {
  const command = bisectCommand(before.commit, after.commit, { config });
  return command === undefined
    ? ''
    : `<details><summary>Find the commit</summary><pre tabindex="0"><code>${toHtml(command)}</code></pre></details>`;
}

/** The commands that accept the new levels once they are understood. */
function acceptHtml(groups: readonly CardCases[], { after }: TrendChange, history: CardHistory): string {
  if (history.unrecorded === true) return '';
  const patterns = groups.flatMap((group) => group.patterns);
  const lines = patterns
    .slice(0, maxPatterns)
    .map((pattern) => printableLine(acceptCommand([pattern], [], after.startedAt, history)));
  const rest = patterns.length - maxPatterns;
  return `<details><summary>Accept it</summary><pre tabindex="0"><code>${lines.map(toHtml).join('\n')}${rest > 0 ? `\n# and so for ${formatCount(rest, 'more pattern')}` : ''}</code></pre></details>`;
}
