/** The rows of the statistics table: the values of this run, and those of the baseline where findings have them. */
import { printableLine } from '../../lang/printable.js';
import type { Report, StatisticsRow } from '../../model/documents.js';
import type { Wording } from '../phrases/wording.js';
import { compactNumber } from './document.js';
import type { PageMetric, PageRow, PageStatistics } from './report-types.js';

export function pageStatistics({ statistics, findings }: Report, wording: Wording): PageStatistics | undefined {
  if (statistics === undefined) return undefined;
  const past = new Map<string, number>();
  for (const {
    case: { key },
    metric,
    baseline,
    objective,
  } of findings)
    if (baseline !== undefined && objective === undefined) past.set(JSON.stringify([key, metric]), baseline.value);
  const toRow = ({ case: key = '', transaction, samples, errors, values }: StatisticsRow): PageRow => {
    const was = statistics.metrics.map((metric) => past.get(JSON.stringify([key, metric])));
    return {
      name: printableLine(key),
      ...(transaction && { isTransaction: true }),
      ...(samples !== undefined && { samples }),
      ...(errors !== undefined && { errors }),
      values: values.map((value) => value && exactNumber(value)),
      ...(was.some((value) => value !== undefined) && {
        was: was.map((value) => (value === undefined ? null : compactNumber(value))),
      }),
    };
  };
  return {
    metrics: statistics.metrics.map((metric) => describeMetric(metric, wording)),
    rows: statistics.cases.map(toRow),
    ...(statistics.total !== undefined && { total: { ...toRow(statistics.total), name: '' } }),
  };
}

/** More digits than any load test has, and half of the bytes of most doubles. */
const exactNumber = (value: number): number => Number(value.toPrecision(9));

/** What a script needs to show the values of a metric. */
export function describeMetric(metric: string, wording: Wording): PageMetric {
  const { id, title, unit, better, scale } = wording.metric({ metric });
  return { id: printableLine(id), title: printableLine(title), unit, better, scale };
}
