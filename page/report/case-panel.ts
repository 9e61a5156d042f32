/** One case: its verdicts, a history per judged metric, the percentile curve, and every value. */
import { formatAmount, formatBand } from '../../src/report/phrases/numbers.js';
import { formatShare } from '../../src/lang/format.js';
import type { PageCase, ReportData } from '../../src/report/page/report-data.js';
import type { PageFinding, PageMetric } from '../../src/report/page/report-types.js';
import { copyButton, element } from '../shared/dom.js';
import { changeText, historyChart, middle } from './history-chart.js';
import { caseCourse } from './over-time.js';
import { percentileOf, percentilePlot, type PercentilePoint } from './percentile-chart.js';
import { drawPlot } from '../shared/plot.js';

export function casePanel(shown: PageCase, data: ReportData): readonly HTMLElement[] {
  const metricOf = (index: number): PageMetric => data.metrics[index] as PageMetric;
  const charts = shown.judged.flatMap((finding) => {
    const metric = metricOf(finding.metric);
    const { tone } = finding;
    const chart = finding.objective === undefined ? historyChart(finding, metric, data.days) : undefined;
    return [judgedSection(finding, metric, data, tone, chart)];
  });
  const curve = percentilePlot(percentilePoints(shown, data));
  return [
    ...charts,
    ...(charts.length > 0 ? [key()] : []),
    ...(curve === undefined ? [] : [drawPlot(curve, 'percentiles')]),
    ...caseCourse(shown.timelines ?? []),
    ...(shown.errors === undefined
      ? []
      : [element('h4', {}, 'Errors'), element('ul', {}, ...shown.errors.map((line) => element('li', {}, line)))]),
    element('h4', {}, 'All values'),
    valueTable(shown, data),
    ...(shown.explain === undefined
      ? []
      : [element('h4', {}, 'Every number behind the verdict'), command(shown.explain)]),
  ];
}

function judgedSection(
  finding: PageFinding,
  metric: PageMetric,
  data: ReportData,
  tone: string,
  chart: HTMLElement | undefined,
): HTMLElement {
  return element(
    'section',
    { class: 'judged' },
    element(
      'h4',
      {},
      metric.title,
      ' ',
      element(
        'b',
        { class: `tone ${tone}` },
        [finding.change, data.verdicts[finding.verdict]].filter(Boolean).join(', '),
      ),
    ),
    element('p', { class: 'dim' }, certainty(finding, metric)),
    chart,
  );
}

/** "outside the band and the noise; noise 1.4 % over 11 runs; the others of its scenario are worse too." */
function certainty(finding: PageFinding, metric: PageMetric): string {
  const { noise, runs, reason, objective, band, shift, samples } = finding;
  const tolerance = formatBand(band, metric, formatShare);
  const parts = [
    objective === undefined ? reason : `objective: ${objective}`,
    tolerance === '' || objective !== undefined ? '' : `tolerance band ${tolerance}`,
    noise === undefined
      ? ''
      : `noise ${metric.scale === 'ratio' ? formatShare(noise) : `${formatAmount(noise, { unit: '' })} points`}${runs === undefined ? '' : ` over ${String(runs)} ${runs === 1 ? 'run' : 'runs'}`}`,
    shift === undefined || Math.abs(shift) < 0.5
      ? ''
      : `the band is moved by ${formatShare(shift)}, as other cases of the run moved`,
    samples === undefined ? '' : `${formatAmount(samples, { unit: '' })} requests`,
  ];
  return `${parts.filter((part) => part !== '').join('; ')}.`;
}

const key = (): HTMLElement =>
  element(
    'p',
    { class: 'key' },
    element('span', { class: 'mark level' }, 'level'),
    element('span', { class: 'mark band' }, 'tolerance band'),
    element('span', { class: 'mark guard' }, 'guard band (noise)'),
    element('span', { class: 'mark limit' }, 'limit'),
  );

function percentilePoints({ judged, reported }: PageCase, { metrics }: ReportData): readonly PercentilePoint[] {
  const point = (
    metric: number,
    current: number | null | undefined,
    was: number | undefined,
  ): readonly PercentilePoint[] => {
    const percentile = percentileOf(metrics[metric]?.id ?? '');
    return percentile === undefined
      ? []
      : [{ percentile, ...(current != null && { now: current }), ...(was !== undefined && { was }) }];
  };
  return [
    ...judged
      .filter(({ objective }) => objective === undefined)
      .flatMap(({ metric, now, was }) => point(metric, middle(now), was)),
    ...reported.flatMap(([metric, now, was]) => point(metric, now, was)),
  ];
}

function valueTable({ judged, reported }: PageCase, data: ReportData): HTMLElement {
  const row = (
    index: number,
    current: PageFinding['now'],
    was: number | undefined,
    limit: number | undefined,
  ): HTMLElement => {
    const metric = data.metrics[index] as PageMetric;
    const amount = (value: PageFinding['now']): string => (value === undefined ? '–' : formatAmount(value, metric));
    const change = changeText({ now: current, was } as PageFinding, metric);
    return element(
      'tr',
      {},
      element('th', { scope: 'row' }, metric.title),
      ...[
        amount(was),
        amount(current),
        change === '-' ? '–' : change,
        limit === undefined ? '–' : `${metric.better === 'higher' ? '≥' : '≤'} ${amount(limit)}`,
      ].map((text) => element('td', { class: 'number' }, text)),
    );
  };
  const rows = [
    ...judged.map(({ metric, now, was, limit }) => ({ metric, html: row(metric, now, was, limit) })),
    ...reported.map(([metric, now, was]) => ({ metric, html: row(metric, now ?? undefined, was, undefined) })),
  ].sort((a, b) => a.metric - b.metric);
  const headers = ['metric', 'baseline', 'this run', 'change', 'limit'];
  return element(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'All values' },
    element(
      'table',
      { class: 'values' },
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          ...headers.map((head, i) => element('th', { scope: 'col', ...(i > 0 && { class: 'number' }) }, head)),
        ),
      ),
      element('tbody', {}, ...rows.map(({ html }) => html)),
    ),
  );
}

const command = (text: string): HTMLElement =>
  element('div', { class: 'command' }, element('pre', { tabindex: 0 }, element('code', {}, text)), copyButton(text));
