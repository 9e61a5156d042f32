/** One case: its verdicts, a history per judged metric, the percentile curve, and every value. */
import { formatAmount, formatBand } from '../../src/report/sentences/numbers.js';
import { formatShare } from '../../src/lang/format.js';
import { defined } from '../../src/lang/objects.js';
import type { PageCase, PageFinding, PageMetric, ReportData } from '../../src/report/page/report-data.js';
import { copyButton, element } from '../shared/dom.js';
import { changeText, historyChart, middle } from './history-chart.js';
import { caseCourse } from './over-time.js';
import { percentileOf, percentilePlot, type PercentilePoint } from './percentile-chart.js';
import { drawPlot } from '../shared/plot.js';

export function casePanel(shown: PageCase, data: ReportData): readonly HTMLElement[] {
  const charts = shown.judged.map((finding) => judgedSection(finding, data));
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

function judgedSection(finding: PageFinding, data: ReportData): HTMLElement {
  const metric = data.metrics[finding.metric] as PageMetric;
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
        { class: `tone ${finding.tone}` },
        [finding.change, data.verdicts[finding.verdict]].filter(Boolean).join(', '),
      ),
    ),
    element('p', { class: 'dim' }, certainty(finding, metric)),
    finding.objective === undefined ? historyChart(finding, metric, data.days) : undefined,
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

type CaseValue = Pick<PageFinding, 'metric' | 'now' | 'was' | 'limit' | 'objective'>;

/** What is known of each metric of a case. */
export function listValues({ judged, row = -1 }: PageCase, { metrics, statistics }: ReportData): readonly CaseValue[] {
  const own = new Set(judged.map(({ metric }) => metric));
  const { values = [], was = [] } = statistics?.rows[row] ?? {};
  const others = (statistics?.metrics ?? []).flatMap(({ id }, i): CaseValue | readonly CaseValue[] => {
    const metric = metrics.findIndex((one) => one.id === id);
    const [now, before] = [values[i] ?? undefined, was[i] ?? undefined];
    return now === undefined || own.has(metric) ? [] : { metric, now, ...(before !== undefined && { was: before }) };
  });
  return [...judged, ...others];
}

const percentilePoints = (shown: PageCase, data: ReportData): readonly PercentilePoint[] =>
  listValues(shown, data).flatMap(({ metric, now, was, objective }) => {
    const percentile = percentileOf(data.metrics[metric]?.id ?? '');
    if (percentile === undefined || objective !== undefined) return [];
    return [{ percentile, ...defined({ now: middle(now), was }) }];
  });

function valueTable(shown: PageCase, data: ReportData): HTMLElement {
  const rows = listValues(shown, data).toSorted((a, b) => a.metric - b.metric);
  const toRow = ({ metric: index, limit, ...values }: (typeof rows)[number]): HTMLElement => {
    const metric = data.metrics[index] as PageMetric;
    const amount = (value: PageFinding['now']): string => (value === undefined ? '–' : formatAmount(value, metric));
    const change = changeText(values, metric);
    return element(
      'tr',
      {},
      element('th', { scope: 'row' }, metric.title),
      ...[
        amount(values.was),
        amount(values.now),
        change === '-' ? '–' : change,
        limit === undefined ? '–' : `${metric.better === 'higher' ? '≥' : '≤'} ${amount(limit)}`,
      ].map((text) => element('td', { class: 'number' }, text)),
    );
  };
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
      element('tbody', {}, ...rows.map(toRow)),
    ),
  );
}

const command = (text: string): HTMLElement =>
  element('div', { class: 'command' }, element('pre', { tabindex: 0 }, element('code', {}, text)), copyButton(text));
