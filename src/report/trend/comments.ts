import { runDay, repositoryRoot } from '../sentences/runs.js';
import { capitalize, joinParts } from '../../lang/format.js';
import { groupBy } from '../../lang/objects.js';
import type { Page } from '../../model/host.js';
import { isUnresolved, type CommitComment, type Hindsight } from '../../model/comparison.js';
import type { Trend, TrendChange } from '../../model/documents.js';
import type { Group } from '../../judge/account/groups.js';
import { type Block, findFitting, markdownPen, writeMarkdown } from '../blocks/blocks.js';
import { describeGroups } from '../sentences/groups.js';
import type { Wording } from '../sentences/words.js';
import { formatKey, formatSmall, formatTitle } from '../renderers/markdown/markdown.js';
import { cellName, sentenceName } from '../renderers/markdown/inert.js';
import {
  chartBlocks,
  findSeries,
  formatCommitRange,
  groupChanges,
  groupEvents,
  makeCard,
  type TrendCard,
  type TrendEvent,
} from './cards.js';
import { commandBlocks, cardBlocks, linkRange, markdownTable } from './document.js';

/** The maximum number of commits, because every run requests each of them from GitHub. */
const maxCommits = 20;

/** How a comment is titled, and what it links to. */
type CommentPage = Pick<Page, 'title' | 'key' | 'repositoryUrl'>;

/**
 * Comments for commits at which levels moved beyond the band, now or as seen one run ago. New changes come first, then the
 * most recent ones. Changes at runs without a commit id get no comment.
 */
export function trendComments(
  trend: Trend,
  fresh: readonly TrendChange[],
  hindsight: readonly Hindsight[],
  page: CommentPage = {},
): readonly CommitComment[] {
  const current = findCommits(trend.changes, trend);
  const previous = findCommits(
    hindsight.map((change) => change.previous),
    trend,
  );
  const successors = new Map(hindsight.map((change) => [change.previous, change.current]));
  const moved = groupBy([...current.keys()], (change) => current.get(change));
  const seemed = groupBy([...previous.keys()], (change) => previous.get(change));
  return [...new Set([...moved.keys(), ...seemed.keys()])]
    .flatMap((commit) => (commit !== undefined && /^[0-9a-f]{40,64}$/i.test(commit) ? [commit] : []))
    .map((commit) => {
      const [changes, before] = [moved.get(commit) ?? [], seemed.get(commit) ?? []];
      const run = Math.max(...[...changes, ...before].map((change) => change.run));
      return { commit, changes, before, isNews: changes.some((change) => fresh.includes(change)), run };
    })
    .sort((a, b) => Number(b.isNews) - Number(a.isNews) || b.run - a.run)
    .slice(0, maxCommits)
    .map(({ commit, changes, before, isNews }) => {
      const others = before.flatMap((change) => successors.get(change) ?? []);
      const moves = others.filter((change) => current.has(change) && current.get(change) !== commit);
      const event = { before: changes[0]?.before ?? {}, after: changes[0]?.after ?? {}, changes };
      const elsewhere = groupEvents(moves, trend.series);
      const write = (most: number): string => compose(event, elsewhere, trend, page, most);
      return {
        commit,
        isNews,
        body: (maxBytes) => findFitting(rooms, write, maxBytes) ?? write(0),
      };
    });
}

/** The changes beyond the band, each with the commit of its event. */
const findCommits = (changes: readonly TrendChange[], { series }: Trend): Map<TrendChange, string | undefined> =>
  new Map(
    groupEvents(
      changes.filter(({ isBeyondBand }) => isBeyondBand),
      series,
    ).flatMap((event) => event.changes.map((change) => [change, event.after.commit])),
  );

/** How many groups are shown, the first time with a chart; tried until the text fits. */
const rooms = [8, 3] as const;

/** @param elsewhere changes that seemed to belong to this commit, by the commits to which they belong */
function compose(
  event: TrendEvent,
  elsewhere: readonly TrendEvent[],
  trend: Trend,
  page: CommentPage,
  most: number,
): string {
  const root = repositoryRoot(page.repositoryUrl);
  const pen = markdownPen(trend);
  const cells = pen.wording.as(cellName);
  const { changes } = event;
  const [first] = changes;
  const drawn = first && findSeries(first, trend.series);
  const card = makeCard(trend, event, cells);
  const others = elsewhere.slice(0, most).map((other) => makeCard(trend, other, cells));
  return writeMarkdown([
    [
      `### ${headline(trend, changes, page, pen.wording)}`,
      ...(first === undefined
        ? ['Later runs show that, although it looked like it at first.']
        : most === 0
          ? ['The rows are left out here because they are too long: see the job summary.']
          : cardBlocks(markdownTable(root, false)([card], cells), most)),
      first === undefined
        ? ''
        : joinParts([describeOrigin(first, changes, root), card.certainty && `${capitalize(card.certainty)}.`], ' '),
      ...(first === undefined || most === 0 ? [] : nextStep(card, trend)),
      ...(others.length === 0
        ? []
        : [
            'Later runs show that these moved with other commits:',
            ...cardBlocks(markdownTable(root)(others, cells), most),
          ]),
    ],
    {
      title: 'Chart',
      isFolded: true,
      body: drawn === undefined || most < rooms[0] ? [] : chartBlocks(trend, drawn, pen),
    },
    // Without a link to the job: every run would then rewrite the comments of all commits.
    [formatSmall([formatKey(page.key), 'guardband trend: this comment is updated as later runs come in.'])],
  ]);
}

/** "❌ Performance: storefront / GET /search got slower: p99 +51 %": what is open, or else what is settled or better. */
function headline(trend: Trend, changes: readonly TrendChange[], { title }: CommentPage, wording: Wording): string {
  const changed = groupChanges(trend, changes);
  const name = formatTitle(title);
  const inState = (wanted: Group['state']): readonly Group[] => changed.groups.filter(({ state }) => state === wanted);
  const describe = (groups: readonly Group[]): string => describeGroups(groups, changed, wording);
  const [open, settled, better] = [inState('failing'), inState('waived'), inState('better')];
  const worse = changes.filter(({ direction }) => direction === 'worse');
  const accepted = worse.filter((change) => change.accepted !== undefined).length;
  if (open.length > 0) return `❌ ${name}: ${describe(open)}`;
  const ends = [accepted > 0 ? 'accepted' : '', accepted < worse.length ? 'back to normal' : ''];
  if (settled.length > 0) return `✅ ${name}: ${describe(settled)}; ${joinParts(ends, ' or ')}`;
  return better.length > 0 ? `🟢 ${name}: ${describe(better)}` : `✅ ${name}: no level moved with this commit`;
}

/**
 * Since when, and which commits can be the cause: a level moves between two measurements, so any commit between them may be.
 */
function describeOrigin(first: TrendChange, changes: readonly TrendChange[], root: string | undefined): string {
  const days = [...new Set(changes.map(({ after }) => runDay(after)))].filter((day) => day !== '').sort();
  const environment = [...new Set(changes.flatMap((change) => change.environment ?? []))];
  const since = days[0] === undefined ? '' : `Since the run of ${days[0]}, `;
  const axes = environment.slice(0, 5).map(sentenceName).join(', ');
  const end = axes === '' ? '' : ` The environment changed at the same time: ${axes}.`;
  return `${capitalize(`${since}${describeCommits(first, changes, root)}`)}.${end}`;
}

function describeCommits(first: TrendChange, changes: readonly TrendChange[], root: string | undefined): string {
  if (changes.every(({ before, after }) => before.commit === after.commit))
    return 'between two runs of this commit: both measured the same code, so look at the machine and at the test';
  const ranges = new Set(changes.map(formatCommitRange));
  const [range = ''] = ranges;
  return ranges.size === 1 && range.includes('..')
    ? `between these commits: ${linkRange(first, root)}`
    : 'with this commit or shortly before it';
}

function nextStep(card: TrendCard, trend: Trend): readonly Block[] {
  const worse = card.changes.filter(({ direction }) => direction === 'worse');
  if (worse.some(isUnresolved)) return commandBlocks(card, trend);
  return worse.length === 0
    ? ['No action needed: the improved level is the baseline from now on.']
    : ['No action needed: everything that got worse has been accepted or has recovered.'];
}
