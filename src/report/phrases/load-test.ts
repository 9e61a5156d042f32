/** What a load test measured, whatever it is compared with. */
import { formatCount, formatSpan, joinParts } from '../../lang/format.js';
import type { Report } from '../../model/documents.js';
import { formatAmount } from './numbers.js';
import type { Wording } from './words.js';

/** The metrics of a headline: what a reader of any load test looks for first. */
const shown = ['throughput', 'p50', 'p99'];

/** "37,426 requests in 60 s, 0 errors, 621 /s, p50 44 ms, p99 298 ms"; empty if the number of requests is unknown. */
export function describeLoadTest({ statistics }: Report, wording: Wording): string {
  const { total, cases = [], metrics = [] } = statistics ?? {};
  const rows = total === undefined ? cases.filter(({ transaction }) => transaction !== true) : [total];
  const samples = rows.reduce((sum, row) => sum + (row.samples ?? NaN), 0);
  if (!(samples > 0)) return '';
  const errors = rows.reduce((sum, row) => sum + (row.errors ?? NaN), 0);
  const read = (id: string): number | undefined => total?.values[metrics.indexOf(id)] ?? undefined;
  const perSecond = read('throughput');
  const length = perSecond === undefined ? NaN : (1000 * samples) / perSecond;
  const values = shown.flatMap((metric) => {
    const value = read(metric);
    const rounded = value === undefined || value < 10 ? value : Math.round(value);
    const text = rounded === undefined ? '' : formatAmount(rounded, wording.metric({ metric }));
    return text === '' ? [] : [metric === 'throughput' ? text : `${wording.title({ metric })} ${text}`];
  });
  const size = formatCount(samples, 'request') + (Number.isFinite(length) ? ` in ${formatSpan(length)}` : '');
  return joinParts([size, Number.isFinite(errors) ? formatCount(errors, 'error') : '', ...values], ', ');
}

/** Whether nothing was compared, because there is no baseline: the load test itself is all that there is to show. */
export const isFirstRun = ({ tallies, reasons }: Pick<Report, 'tallies' | 'reasons'>): boolean =>
  tallies.compared === 0 && reasons.includes('no-baseline');

/** "1.5.0, 1a2b3c4d5e, 2026-11-20 12:00 UTC, 6 result files, 12 cases measured": what was measured first, whatever it is compared with. */
export function describeMeasured(report: Report, wording: Wording): string {
  const { commit, tag } = report.candidate.provenance;
  return joinParts([tag && wording.name(tag), commit?.slice(0, 10), describeInput(report)], ', ');
}

/** "2026-11-20 12:00 UTC, 6 result files, 12 cases measured": when it was measured, and what was read. */
export function describeInput({ candidate }: Report): string {
  const { startedAt } = candidate.provenance;
  const start = startedAt && `${startedAt.slice(0, 16).replace('T', ' ')} UTC`;
  const files = candidate.files ? formatCount(candidate.files, 'result file') : '';
  return joinParts([start, files, `${formatCount(candidate.cases, 'case')} measured`], ', ');
}

/**
 * "37,426 requests in 60 s, 0 errors; nothing to compare with yet: 18 cases measured, no baseline".
 *
 * @param why what follows "nothing to compare with yet"
 */
export const describeFirst = (report: Report, wording: Wording, why: string): string =>
  joinParts([describeLoadTest(report, wording), `nothing to compare with yet${why}`], '; ');
