/** The findings that matter, grouped, as the first table of the report page. */
import { groupBy } from '../../lang/group-by.js';
import type { Finding, Report } from '../../model/documents.js';
import { formatAmount, formatChange } from '../phrases/amount.js';
import { suspectFindings, worseFindings } from '../phrases/failing.js';
import { count, findMetric, metricName, verdictWords } from '../phrases/words.js';
import { compareSeverity } from './case-findings.js';
import { toHtml } from './document.js';
import { findTone } from './tone.js';

export function groupsHtml(report: Report): string {
  const shown = [...worseFindings(report), ...suspectFindings(report), ...improvements(report)];
  if (shown.length === 0) return '';
  const metrics = [...groupBy(shown, ({ metric }) => metric).keys()];
  const groups = [...groupBy(shown, ({ case: { scenario }, verdict }) => JSON.stringify([scenario, verdict])).values()];
  const rows = groups.map((members) => {
    const cells = metrics.map((metric) => {
      const [worst] = members.filter((finding) => finding.metric === metric).sort(compareSeverity);
      return `<td class="number">${worst === undefined ? '' : changeHtml(worst)}</td>`;
    });
    const [first] = members;
    if (first === undefined) return '';
    const cases = new Set(members.map((finding) => finding.case.key)).size;
    return `<tr><td><b class="tone ${findTone(first)}">${verdictWords[first.verdict]}</b></td>${cells.join('')}<td><b><bdi>${toHtml(first.case.scenario)}</bdi></b>, ${count(cases, 'case')}</td></tr>`;
  });
  const heads = metrics.map((metric) => `<th scope="col" class="number">${metricName({ metric }, toHtml)}</th>`);
  return `<div class="scroll"><table class="values groups"><thead><tr><th scope="col">verdict</th>${heads.join('')}<th scope="col">where</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

const improvements = ({ findings }: Report): readonly Finding[] =>
  findings.filter(({ gated, verdict }) => gated && verdict === 'improvement');

function changeHtml(finding: Finding): string {
  const metric = findMetric(finding);
  const { candidate, baseline } = finding;
  const values =
    candidate === undefined || baseline === undefined
      ? ''
      : `<br><span class="dim">${toHtml(formatAmount(baseline.value, { unit: '' }))} → ${toHtml(formatAmount(candidate, metric))}</span>`;
  return `<b>${toHtml(formatChange(finding, metric))}</b>${values}`;
}
