/** A card as HTML: its groups, the course of its worst case, and the commands that find its commit or accept it. */
import { formatCount } from '../../lang/list.js';
import { toHtml } from '../page/document.js';
import { codeHtml } from '../page/problems-and-steps.js';
import { changesUrl, type RepositoryLinks } from '../phrases/repository-links.js';
import type { Wording } from '../phrases/wording.js';
import { listCommands, type CardHistory } from './commands.js';
import {
  describeMove,
  describeSettlement,
  describeStart,
  describeWorst,
  findSince,
  formatName,
  type CardCases,
  type TrendCard,
} from './cards.js';
import { formatCommitRange, isUnresolved } from './shared.js';

/**
 * @param index the position of the card in the data
 * @param history where the history is, for commands
 */
export function cardHtml(
  card: TrendCard,
  index: number,
  links: RepositoryLinks | undefined,
  wording: Wording,
  history: CardHistory = {},
): string {
  const { changes, groups, metrics } = card;
  const isOpen = changes.some(isUnresolved);
  const cases = new Set(changes.map((change) => change.case.key)).size;
  const range = rangeHtml(card, links);
  const heads = ['since', ...metrics.map((metric) => wording.title({ metric }))];
  const settlement = describeSettlement(changes, wording);
  return `<article class="card ${isOpen ? 'worse-card' : ''}" data-card="${String(index)}">
<h3>${titleOf(card, wording)} <span class="dim">${formatCount(cases, 'case')}</span></h3>
<div><p class="dim">${describeStart(card)}${range === '' ? '' : ` · ${range}`}${tagText(card)}</p>
<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
${groups.map((group) => groupHtml(group, card, wording)).join('\n')}</table>
${settlement === '' ? '' : `<p class="dim"><bdi>${settlement}</bdi></p>`}${isOpen ? commandsHtml(card, history) : ''}</div>
<div class="course"></div>
</article>`;
}

/** "<bdi>POST /pay</bdi>, all loads: throughput −17 %, p99 +20 %": several groups are named in the table only. */
function titleOf({ groups }: TrendCard, wording: Wording): string {
  const [only, ...others] = groups;
  const name = only === undefined || others.length > 0 ? '' : `<bdi>${formatName(only.name)}</bdi>: `;
  return `${name}${toHtml(describeWorst(groups, wording))}`;
}

/** The commits, linked to the changes between them if the repository's URL is known. */
function rangeHtml({ before, after }: TrendCard, links: RepositoryLinks | undefined): string {
  const range = formatCommitRange({ before, after });
  const url = changesUrl(links, before, after);
  const text = range === '' ? '' : `<code>${toHtml(range)}</code>`;
  return url === undefined || range === '' ? text : `<a href="${toHtml(url)}" rel="noreferrer">${text}</a>`;
}

/** The release and the note of the first run after the change. */
const tagText = ({ after: { tag, note } }: TrendCard): string =>
  [tag, note].map((text) => (text === undefined ? '' : ` · <bdi>${toHtml(text)}</bdi>`)).join('');

function groupHtml(group: CardCases, card: TrendCard, wording: Wording): string {
  const { subject, extent } = group.name;
  const cells = card.metrics.map((metric) => {
    const move = describeMove(group, metric, wording);
    return `<td>${move === undefined ? '' : `<b>${toHtml(move.change)}</b> <span class="dim">${toHtml(move.values)}</span>`}</td>`;
  });
  const note = group.note === undefined ? '' : ` <span class="dim">· ${group.note}</span>`;
  return `<tbody data-group><tr><th scope="rowgroup" colspan="${String(1 + cells.length)}"><bdi>${subject}</bdi><span>${extent === '' ? '' : `, <bdi>${extent}</bdi>`}${note}</span></th></tr>
<tr><td>${findSince(card, group)}</td>${cells.join('')}</tr></tbody>`;
}

/** The commands that find the commit, and that accept the new levels once they are understood. */
const commandsHtml = (card: TrendCard, history: CardHistory): string =>
  listCommands(card, history)
    .map(({ title, command }) => `<details><summary>${title}</summary>${codeHtml(command.split('\n'))}</details>`)
    .join('');
