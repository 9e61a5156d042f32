/** The columns of the table of statistics, and the order of its rows. */
import { formatSize } from '../../src/lang/format.js';
import { compareNaturally, groupBy } from '../../src/lang/objects.js';
import { formatAmount } from '../../src/report/sentences/numbers.js';
import type { PageRow, PageStatistics } from '../../src/report/page/report-data.js';
import { percentileOf } from './percentile-chart.js';

export type Datum = number | string | null;
export interface Field {
  readonly title: string;
  /** The unit in the head, so that cells have none. */
  readonly unit: string;
  readonly read: (row: PageRow) => Datum;
  readonly format: (value: Datum) => string;
  /** The class of a cell: what moved is tinted, and what a few requests decide is grey. */
  readonly tone?: (value: Datum, row: PageRow) => string;
}

/** Short titles: thirteen columns fit on a desk. */
const titles: Readonly<Record<string, string>> = {
  errorPercent: 'error %',
  throughput: 'throughput',
  receivedKBPerSec: 'received',
  sentKBPerSec: 'sent',
};

/** Whether a metric of the row got worse, waived or not, or looks worse. */
export const isWorse = ({ tones = [] }: PageRow): boolean =>
  tones.some((tone) => tone !== null && ['far', 'worse', 'waived', 'suspect'].includes(tone));

export function groupRows(rows: readonly PageRow[]): readonly PageRow[] {
  const groups = [...groupBy(rows, ({ label }) => label)].map(([label, own]) => ({
    label,
    own: own.toSorted((a, b) => compareNaturally(a.on.join(' '), b.on.join(' '))),
    rank: own.some(isWorse) ? 0 : 1,
  }));
  return groups.sort((a, b) => a.rank - b.rank || compareNaturally(a.label, b.label)).flatMap(({ own }) => own);
}

const toneOfErrors = (value: Datum): string => (typeof value === 'number' && value > 0 ? 'bad' : '');

/** With fewer requests than this beyond a percentile, chance decides it. */
const fewBeyond = 10;

function isOfFew(id: string, samples: number | undefined): boolean {
  const percentile = percentileOf(id);
  return percentile !== undefined && percentile > 95 && (samples ?? Infinity) * (1 - percentile / 100) < fewBeyond;
}

/** The value of a metric in the baseline of the case with this name. */
export type PastOf = (name: string, metric: string) => number | undefined;

/**
 * @param pastOf undefined without columns for the baseline
 * @param isAll whether there are columns beside those that the verdict is about
 */
export function listColumns(
  { metrics, axes, judged, rows }: PageStatistics,
  pastOf: PastOf | undefined,
  isChange: boolean,
  isAll: boolean,
): readonly Field[] {
  const plain = (value: Datum): string =>
    typeof value === 'number' ? formatAmount(value, { unit: '' }) : (value ?? '–');
  const columns: readonly Field[] = [
    { title: 'label', unit: '', read: ({ label }) => label, format: plain },
    ...axes.map((title, i): Field => ({
      title,
      unit: '',
      read: ({ on }) => toCell(on[i]),
      format: plain,
      tone: () => 'axis',
    })),
    { title: 'samples', unit: '', read: ({ samples }) => samples ?? null, format: plain },
    ...(isAll
      ? [
          {
            title: 'errors',
            unit: '',
            read: ({ errors }: PageRow) => errors ?? null,
            format: plain,
            tone: toneOfErrors,
          },
        ]
      : []),
    ...metrics.flatMap(({ id, title: long, unit: own, scale }, i): readonly Field[] => {
      if (!isAll && !judged.includes(i)) return [];
      const title = titles[id] ?? long;
      const unit = id === 'errorPercent' ? '' : own;
      const now = (row: PageRow): Datum => row.values[i] ?? null;
      const tintOf = (row: PageRow): string => {
        const tone = row.tones?.[i] ?? '';
        const errors = id === 'errorPercent' ? toneOfErrors(now(row)) : '';
        return [tone, errors, isOfFew(id, row.samples) ? 'few' : ''].filter((name) => name !== '').join(' ');
      };
      const ofMetric: Field[] = [{ title, unit, read: now, format: plain, tone: (_, row) => tintOf(row) }];
      if (pastOf !== undefined)
        ofMetric.push({ title: `${title} before`, unit, read: ({ name }) => pastOf(name, id) ?? null, format: plain });
      if (isChange && judged.includes(i))
        ofMetric.push({
          title: `${title} ±`,
          unit: scale === 'points' ? 'points' : '%',
          read: (row) => row.change?.[judged.indexOf(i)] ?? null,
          format: (value) => (typeof value !== 'number' ? '–' : formatSize(value).replace(/ %$/, '')),
          tone: (_, row) => tintOf(row),
        });
      return ofMetric;
    }),
  ];
  // What moved comes first: on a phone, the others are beyond its edge.
  const errors = metrics.findIndex(({ id }) => id === 'errorPercent');
  const areErrorsWorse = rows.some(({ tones }) => tones?.[errors] === 'far' || tones?.[errors] === 'worse');
  const isAside = ({ title }: Field): boolean =>
    title === 'samples' || (!areErrorsWorse && title.startsWith(titles['errorPercent'] ?? ''));
  return isAll ? columns : [...columns.filter((column) => !isAside(column)), ...columns.filter(isAside)];
}

/** Loads are sorted as numbers. */
const toCell = (value: string | null | undefined): Datum =>
  value === null || value === undefined ? null : /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
