/** Renders the groups of a report as the first table of its page: what moved, how far, and where. */
import { caseLooks, type Wording } from '../phrases/words.js';
import { printableLine } from '../../lang/printable.js';
import type { Report } from '../../model/documents.js';
import type { Group } from '../../judge/groups/groups.js';
import { type Cell, chooseRows, type GroupRow, listRows, otherLines } from '../phrases/rows.js';
import { scrollBox, toHtml } from './document.js';

/** The maximum number of listed groups. */
const mostRows = 100;
/** Of a report with a hundred metrics, only the most important ones are shown. */
const mostMetrics = 5;

/** @param isLinked whether the page has a filter that shows the cases of a group */
export function groupsHtml(report: Report, wording: Wording, isLinked = true): string {
  const shown = chooseRows(report);
  const open = shown.others.filter(({ state }) => state === 'unjudged');
  const decided = [...shown.rows, ...shown.others.filter((group) => !open.includes(group))];
  const listed = decided.slice(0, mostRows);
  // What has no row is a line, as in a comment.
  const others = otherLines(report, { ...shown, others: [...decided.slice(mostRows), ...open] }, wording);
  const metrics = shown.metrics.slice(0, mostMetrics);
  const rows = listRows(report, { ...shown, rows: listed, metrics }, wording);
  if (rows.length === 0) return '';
  const headers = metrics.map((metric) => `<th scope="col" class="number">${wording.title({ metric })}</th>`);
  const table = `<table class="values groups"><thead><tr><th scope="col">verdict</th>${headers.join('')}<th scope="col">where</th></tr></thead>
<tbody>${rows.map((row) => rowHtml(row, metrics, wording, isLinked)).join('\n')}</tbody></table>`;
  return `${scrollBox('Groups', table)}${others.map((line) => `<p class="dim">${line}</p>`).join('')}`;
}

function rowHtml(
  { group, says, cells, where: { subject, rest, worst }, isNotable, sure }: GroupRow,
  metrics: readonly string[],
  wording: Wording,
  isLinked: boolean,
): string {
  const values = cells.map((cell, i) => {
    const isDim = !isNotable || cell?.isBeside === true;
    // The metric is in the cell as well, because a narrow screen has no room for a head.
    const head = `<span class="phone-head dim">${wording.title({ metric: metrics[i] ?? '' })} </span>`;
    const content = cell === undefined ? '' : head + cellHtml(cell, !isDim);
    return `<td class="number${isDim ? ' dim' : ''}">${content}</td>`;
  });
  const name = isNotable ? `<b><bdi>${subject}</bdi></b>` : `<span class="dim">${subject}</span>`;
  const linked = isLinked && isNotable ? `<a href="#find=${encodeURIComponent(filterFor(group))}">${name}</a>` : name;
  const of = [worst, sure]
    .map((small) => (small === '' ? '' : `<span class="small dim"><bdi>${small}</bdi></span>`))
    .join('');
  const { word: verdict, tone } = caseLooks[says];
  return `<tr><td><b class="tone ${tone}">${verdict}</b></td>${values.join('')}<td class="where">${linked}${rest === '' ? '' : `<bdi>${rest}</bdi>`}${of}</td></tr>`;
}

/** The filter text that shows the cases of a group. */
function filterFor({ shared, cases }: Group): string {
  const [only] = cases;
  if (only !== undefined && cases.length === 1) return printableLine(only.name.key);
  const words = Object.entries(shared).map(([dimension, value]) =>
    dimension === 'scenario' || dimension === 'label' ? value : `${dimension}=${value}`,
  );
  return printableLine(words.join(' '));
}

/** "−37 %", and the values of the worst case: the same numbers as in the comment. */
const cellHtml = ({ change, values, extent }: Cell, isNotable: boolean): string =>
  [
    change === '' ? '' : isNotable ? `<b>${toHtml(change)}</b>` : toHtml(change),
    ...[values, extent].map((part) => (part === '' ? '' : `<span class="small dim">${toHtml(part)}</span>`)),
  ].join('');
