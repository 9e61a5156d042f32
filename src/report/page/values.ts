/** The judged values of every case as one table. The matrix links to it when there is no script. */
import type { Finding } from '../../model/documents.js';
import { groupBy } from '../../lang/objects.js';
import { formatAmount, formatChange } from '../phrases/amount.js';
import { verdictWords } from '../phrases/words.js';
import { compareMetrics } from '../../judge/groups/moves.js';
import type { CaseFindings } from './case-findings.js';
import { scrollBox, toHtml } from './document.js';
import { findTone } from './tone.js';
import type { Wording } from '../phrases/wording.js';

/** @param idPrefix the prefix of the ids that the matrix links to; absent for a second table of the same cases */
export function valuesHtml(cases: readonly CaseFindings[], wording: Wording, idPrefix?: string): string {
  const judged = cases.flatMap(({ judged: findings }) => findings);
  const metrics = [...groupBy(judged, ({ metric }) => metric).keys()].sort(compareMetrics);
  if (metrics.length === 0) return '';
  const heads = metrics.map((metric) => `<th scope="col" class="number">${toHtml(headText(metric, wording))}</th>`);
  const rows = cases.flatMap(({ case: { key }, judged: findings }, index) => {
    if (findings.length === 0) return [];
    const cells = metrics.map(
      (metric) =>
        `<td class="number">${findings
          .filter((finding) => finding.metric === metric)
          .map((finding) => valueHtml(finding, wording))
          .join('<br>')}</td>`,
    );
    const id = idPrefix === undefined ? '' : ` id="${idPrefix}${String(index)}"`;
    return [`<tr${id}><th scope="row"><bdi>${toHtml(key)}</bdi></th>${cells.join('')}</tr>`];
  });
  return scrollBox(
    'Judged values',
    `<table class="values">
<thead><tr><th scope="col">case</th>${heads.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`,
  );
}

function headText(metric: string, wording: Wording): string {
  const { unit } = wording.metric({ metric });
  const title = wording.as(String).title({ metric });
  return unit === '' || title.includes(unit) ? title : `${title}, ${unit}`;
}

/** "399.3 → 248.4 −37.8 %". */
function valueHtml(finding: Finding, wording: Wording): string {
  const { baseline, candidate, objective, verdict } = finding;
  const amount = (value: NonNullable<Finding['candidate']>): string => toHtml(formatAmount(value, { unit: '' }));
  const tone = findTone(finding);
  const tag = (text: string): string => ` <b class="tone ${tone}">${toHtml(text)}</b>`;
  const present = candidate === undefined ? '' : amount(candidate);
  if (objective !== undefined) return `${present}${tag(`${verdict === 'pass' ? 'meets' : 'breaks'} ${objective}`)}`;
  if (baseline === undefined || candidate === undefined) return `${present}${tag(verdictWords[verdict])}`;
  const change = formatChange(finding, wording);
  return change.startsWith('0 ')
    ? `${present} <span class="dim">as before</span>`
    : `${amount(baseline.value)} → ${present}${tone === 'same' ? ` <span class="dim">${toHtml(change)}</span>` : tag(change)}`;
}
