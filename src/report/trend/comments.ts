import { runDay, repositoryRoot } from '../sentences/runs.js';
import { capitalize, joinParts } from '../../lang/format.js';
import { groupBy } from '../../lang/objects.js';
import type { Page } from '../../model/host.js';
import { isUnresolved, type CommitComment } from '../../model/comparison.js';
import type { Trend, TrendChange } from '../../model/documents.js';
import type { Group } from '../../judge/account/groups.js';
import { type Block, findFitting, markdownPen, writeMarkdown } from '../blocks/blocks.js';
import { describeGroups } from '../sentences/groups.js';
import type { Wording } from '../sentences/words.js';
import { formatKey, formatSmall, formatTitle } from '../renderers/markdown/markdown.js';
import { cellName, sentenceName } from '../renderers/markdown/inert.js';
import { formatCommitRange, groupChanges, groupEvents, makeCard, type TrendCard, type TrendEvent } from './cards.js';
import { commandBlocks, cardBlocks, linkRange, markdownTable } from './document.js';

/** The maximum number of commits, because every run requests each of them from GitHub. */
const maxCommits = 20;

/** How a comment is titled, and what it links to. */
type CommentPage = Pick<Page, 'title' | 'key' | 'repositoryUrl'>;

/**
 * Comments for commits at which levels moved beyond the band, now or as seen one run ago. New changes come first, then the
 * most recent ones. Changes at runs without a commit id get no comment.
 *
 * @param earlier the changes that were visible one run ago
 */
export function trendComments(
  trend: Trend,
  fresh: readonly TrendChange[],
  earlier: readonly TrendChange[],
  page: CommentPage = {},
): readonly CommitComment[] {
  const [moved, seemed] = [trend.changes, earlier].map((changes) => groupByCommit(changes, trend)) as [Groups, Groups];
  return [...new Set([...moved.keys(), ...seemed.keys()])]
    .filter((commit) => /^[0-9a-f]{40,64}$/i.test(commit))
    .map((commit) => {
      const changes = moved.get(commit) ?? [];
      const run = Math.max(...[...changes, ...(seemed.get(commit) ?? [])].map((change) => change.run));
      return { commit, changes, isNews: changes.some((change) => fresh.includes(change)), run };
    })
    .sort((a, b) => Number(b.isNews) - Number(a.isNews) || b.run - a.run)
    .slice(0, maxCommits)
    .map(({ commit, changes, isNews }) => {
      const event = { before: changes[0]?.before ?? {}, after: changes[0]?.after ?? {}, changes };
      const write = (most: number): string => compose(event, trend, page, most);
      return { commit, isNews, body: (maxBytes) => findFitting(rooms, write, maxBytes) ?? write(0) };
    });
}

type Groups = ReadonlyMap<string, readonly TrendChange[]>;

/** The changes beyond the band by the commit of their event. */
function groupByCommit(changes: readonly TrendChange[], { series }: Trend): Groups {
  const beyond = changes.filter(({ isBeyondBand }) => isBeyondBand);
  const events = groupBy(groupEvents(beyond, series), ({ after }) => after.commit ?? '');
  return new Map([...events].map(([commit, own]) => [commit, own.flatMap((event) => event.changes)]));
}

/** How many groups are shown; tried until the text fits. */
const rooms = [8, 3] as const;

function compose(event: TrendEvent, trend: Trend, page: CommentPage, most: number): string {
  const root = repositoryRoot(page.repositoryUrl);
  const { wording } = markdownPen(trend);
  const cells = wording.as(cellName);
  const { changes } = event;
  const [first] = changes;
  const card = makeCard(trend, event, cells);
  const found = (): readonly Block[] => [
    ...(most === 0
      ? ['The rows are left out here because they are too long: see the job summary.']
      : cardBlocks(markdownTable(trend, root, false)([card], cells), most)),
    joinParts([describeOrigin(changes, root), card.certainty && `${capitalize(card.certainty)}.`], ' '),
    ...(most === 0 ? [] : nextStep(card, trend)),
  ];
  return writeMarkdown([
    [
      `### ${headline(trend, changes, page, wording)}`,
      ...(first === undefined ? ['Later runs show that, although it looked like it at first.'] : found()),
    ],
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
function describeOrigin(changes: readonly TrendChange[], root: string | undefined): string {
  const days = [...new Set(changes.map(({ after }) => runDay(after)))].filter((day) => day !== '').sort();
  const environment = [...new Set(changes.flatMap((change) => change.environment ?? []))];
  const since = days[0] === undefined ? '' : `Since the run of ${days[0]}, `;
  const axes = environment.slice(0, 5).map(sentenceName).join(', ');
  const end = axes === '' ? '' : ` The environment changed at the same time: ${axes}.`;
  return `${capitalize(`${since}${describeCommits(changes, root)}`)}.${end}`;
}

function describeCommits(changes: readonly TrendChange[], root: string | undefined): string {
  if (changes.every(({ before, after }) => before.commit === after.commit))
    return 'between two runs of this commit: both measured the same code, so look at the machine and at the test';
  const [first, ...others] = new Map(changes.map((change) => [formatCommitRange(change), change]));
  return first?.[0].includes('..') === true && others.length === 0
    ? `between these commits: ${linkRange(first[1], root)}`
    : 'with this commit or shortly before it';
}

function nextStep(card: TrendCard, trend: Trend): readonly Block[] {
  const worse = card.changes.filter(({ direction }) => direction === 'worse');
  if (worse.some(isUnresolved)) return commandBlocks(card, trend);
  return worse.length === 0
    ? ['No action needed: the improved level is the baseline from now on.']
    : ['No action needed: everything that got worse has been accepted or has recovered.'];
}
