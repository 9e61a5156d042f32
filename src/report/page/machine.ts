/** Shows the movement that all cases of a run have in common, as a bar for each metric. */
import { formatCount } from '../../lang/list.js';
import { groupBy } from '../../lang/group-by.js';
import type { Report } from '../../model/documents.js';
import { median } from '../../stats/median.js';
import { formatSize } from '../../lang/format-number.js';
import { measureRemoved } from '../phrases/run-shift.js';
import { compareMetrics } from '../../judge/groups/moves.js';
import { scrollBox, toHtml } from './document.js';
import type { Wording } from '../phrases/wording.js';

interface Share {
  readonly metric: string;
  /** The common movement and the median movement of all cases, in percent. */
  readonly percent: number;
  readonly typical: number;
  readonly cases: number;
}

/** Half of a bar represents at least this percentage. */
const leastScale = 5;

export function machineHtml(report: Report, wording: Wording): string {
  const shares = commonShares(report);
  if (shares.length === 0) return '';
  const controls = report.runShifts.reduce((most, shift) => Math.max(most, shift.controls.length), 0);
  const how = controls > 0 ? `measured by ${formatCount(controls, 'control')}` : 'estimated from all cases';
  const scale =
    1.1 * Math.max(leastScale, ...shares.flatMap(({ percent, typical }) => [Math.abs(percent), Math.abs(typical)]));
  const rows = shares.map(({ metric, percent, typical, cases }) => {
    const place = (value: number): number => 50 + (50 * value) / scale;
    const [start, end] = [Math.min(50, place(percent)), Math.max(50, place(percent))];
    const bar = `<svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true"><path class="zero" d="M50 0v20"/><rect class="share" x="${start.toFixed(1)}" y="5" width="${Math.max(0.5, end - start).toFixed(1)}" height="10"/><path class="typical" d="M${place(typical).toFixed(1)} 2v16"/></svg>`;
    return `<tr><th scope="row">${wording.title({ metric })}</th><td class="number">${toHtml(formatSize(percent))}</td><td class="bar">${bar}</td><td class="dim">${formatCount(cases, 'case')}: ${toHtml(formatSize(typical))} in the median</td></tr>`;
  });
  const table = `<table class="values plain"><tbody>${rows.join('')}</tbody></table>`;
  return `<p class="dim">A slower machine or day moves all cases alike. This share of every change, ${how}, is removed before cases are judged; the line marks the median change.</p>${scrollBox('The share of the machine', table)}`;
}

function commonShares(report: Report): readonly Share[] {
  const judged = report.findings.filter(
    ({ gated, control, severity }) => (gated || control === true) && severity !== undefined,
  );
  return [...groupBy(judged, ({ metric }) => metric)]
    .sort(([a], [b]) => compareMetrics(a, b))
    .flatMap(([metric, members]) => {
      const changes = members.flatMap(({ delta }) => delta?.percent ?? []);
      const percent = measureRemoved(report, metric);
      return changes.length === 0 || Number.isNaN(percent)
        ? []
        : [{ metric, percent, typical: median(changes), cases: changes.length }];
    });
}
