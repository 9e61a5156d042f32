/** The guard band chart: past runs, their level, the tolerance band, the guard band beyond it, and this run. */
import { formatAmount, formatMoved } from '../../src/report/sentences/numbers.js';
import type { PageFinding, PageMetric } from '../../src/report/page/report-data.js';
import { drawPlot } from '../shared/plot.js';
import { bandsPlugin, flagsPlugin, outliersPlugin, type Stretch } from '../shared/plugins.js';
import { robustRange } from '../shared/values.js';

export const middle = (value: PageFinding['now']): number | undefined =>
  value === undefined || typeof value === 'number' ? value : (value.low + value.high) / 2;

/** "−37 %"; "-" without a baseline. */
export function changeText({ now, was }: Pick<PageFinding, 'now' | 'was'>, metric: PageMetric): string {
  const value = middle(now);
  if (value === undefined || was === undefined) return '-';
  const isPercent = metric.scale === 'ratio' && was !== 0;
  return formatMoved(isPercent ? 100 * (value / was - 1) : value - was, isPercent, metric);
}

/** "−37 %": the change that every surface shows, without its interval or what it is measured against. */
export const shortChange = ({ change = '' }: Pick<PageFinding, 'change'>): string =>
  change.replace(/ (?:\(|over |than ).*/, '');

/** The bands around a level. The run shift moves the level and the band together. */
function bandsOf(
  { was = 0, band = {}, limit, shift = 0 }: Omit<PageFinding, 'limit' | 'shift'> & Partial<PageFinding>,
  metric: PageMetric,
): Required<Omit<Stretch, 'from' | 'to'>> {
  const level = metric.scale === 'ratio' ? was * (1 + shift / 100) : was;
  const share = Math.max((band.percent ?? 0) / 100, level > 0 ? (band.absolute ?? 0) / level : 0);
  const size = metric.scale === 'ratio' ? level * share : (band.absolute ?? (level * (band.percent ?? 0)) / 100);
  // On the logarithmic scale of ratios a band of 5 % reaches down to 1 / 1.05.
  const down = metric.scale === 'ratio' ? level - level / (1 + share) : size;
  const [worse, better] = metric.better === 'higher' ? [level - down, level + size] : [level + size, level - down];
  return { level, band: [better, worse], limit: limit ?? worse };
}

/** This run is apart from the past ones, by this share of their number and at least by one. */
const apart = 0.15;

/** @param days of the newest past runs, oldest first */
export function historyChart(
  finding: PageFinding,
  metric: PageMetric,
  days: readonly string[] = [],
): HTMLElement | undefined {
  const { limit: _limit, shift: _shift, ...withoutLimit } = finding;
  const { series = [], was, tone } = finding;
  const now = middle(finding.now);
  // A chart that shows only zeros adds nothing to the text.
  if (was === undefined || series.length === 0 || [now, ...series].every((value) => value === 0)) return undefined;
  const usual = bandsOf(withoutLimit, metric);
  const shifted = bandsOf(finding, metric);
  // Past runs are shown against the guard band around their own level.
  const pastLimit =
    metric.scale === 'ratio' && shifted.level > 0
      ? usual.level * (shifted.limit / shifted.level)
      : usual.level + shifted.limit - shifted.level;
  const room = Math.max(1, apart * series.length);
  const place = series.length - 1 + room;
  const certain = [was, shifted.limit, shifted.band[1], ...(now === undefined ? [] : [now])];
  const limitText = `limit ${formatAmount(shifted.limit, metric)}`;
  const past = `${String(series.length)} past ${series.length === 1 ? 'run' : 'runs'}`;
  const [day = ''] = days.length < series.length ? [] : days.slice(-series.length);
  return drawPlot(
    {
      title: metric.title,
      caption: [`: ${past} around ${formatAmount(was, metric)}, ${limitText}`],
      unit: metric.unit,
      x: [...series.keys(), place],
      xTitle: 'run',
      formatX: (x) => (x === place ? 'this run' : x === 0 && day !== '' ? day : `${String(series.length - x)} before`),
      splitsX: [0, place],
      scaleX: { range: () => [-0.5, place + room / 2] },
      scaleY: { range: () => [...robustRange(certain, series)] },
      lines: [
        { title: 'past runs', values: [...series, null], colour: 'dim' },
        { title: 'this run', values: [...series.map(() => null), now ?? null], colour: toneColours[tone] ?? 'value' },
      ],
      plugins: [
        bandsPlugin(
          [
            { from: -0.5, to: series.length - 0.5, ...usual, limit: pastLimit },
            { from: place - room / 2, to: place + room / 2, ...shifted },
          ],
          limitText,
        ),
        outliersPlugin('dim'),
        flagsPlugin([{ at: place, text: shortChange(finding), tone: toneColours[tone] ?? 'dim' }]),
      ],
    },
    'history',
  );
}

const toneColours: Readonly<Record<string, string>> = {
  far: 'worse',
  worse: 'worse',
  better: 'better',
  suspect: 'unknown',
};
