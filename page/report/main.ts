/** The cases of the report page: the chosen metric in the matrix, the panel of one case, and the tables and charts of the run. */
import type { PageCase, PageFinding, ReportData } from '../../src/report/page/report-data.js';
import { chosenMetric, chosenVerdict, type CaseList } from '../shared/cases.js';
import { element, markCut } from '../shared/dom.js';
import { casePanel, listValues } from './case-panel.js';
import { historyChart, shortChange } from './history-chart.js';
import { loadCurve } from './load-curve.js';
import { overTime, type OverTime } from './over-time.js';
import { statisticsTable, type StatisticsTable } from './statistics-table.js';

const mostAtOnce = 500;

export function reportCases(data: ReportData, changed: () => void): CaseList {
  const matrix = document.querySelector<HTMLTableElement>('table.matrix');
  const cells = [...document.querySelectorAll<HTMLAnchorElement>('a.cell')];
  if (matrix !== null && cells.length > mostAtOnce) displayAsBlocks(matrix);
  const worst = new Map(cells.map((link) => [link, { text: link.textContent, tone: link.className }]));
  const panel = createPanel(data, changed);
  const indexOf = new Map(data.cases.map(({ name }, index) => [name, index]));
  const choice = (): ((index: number) => boolean) => {
    const [verdict, metric] = [chosenVerdict(), chosenMetric()];
    return (index) => {
      const shown = data.cases[index];
      if (shown === undefined || findingOf(shown, data, metric) === undefined) return false;
      return verdict === '' || shown.word === verdict;
    };
  };
  const statistics = drawRun(data, changed);
  drawWorst(data);
  document.querySelectorAll<HTMLElement>('main > :not(aside) .scroll').forEach(markCut);
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  return {
    names: data.cases.map(({ name }) => name),
    choice,
    showMetric: () => {
      for (const [link, usual] of worst) showFinding(link, data, usual);
    },
    filter: (hasWords) => {
      const wants = choice();
      const isPlain = chosenVerdict() === '' && chosenMetric() === '';
      statistics?.filter((name, lower) => hasWords(lower) && (isPlain || wants(indexOf.get(name) ?? -1)));
    },
    opened: () => (panel.shown === undefined ? [] : [[panel.shown, '']]),
    open: (wanted) => {
      panel.show([...wanted.keys()].at(-1));
    },
    toggle: (index) => {
      panel.show(panel.shown === index ? undefined : index);
    },
    moveTo: panel.show,
    leave: () => {
      panel.show(undefined);
    },
    ...(statistics && { sort: statistics.sort }),
  };
}

/** The finding shown for a case: the one of the chosen metric, or the worst. */
function findingOf({ judged }: PageCase, { metrics }: ReportData, chosen: string): PageFinding | undefined {
  // Findings are sorted, worst first.
  return chosen === '' ? judged[0] : judged.find((finding) => metrics[finding.metric]?.id === chosen);
}

/** Writes the change in the chosen metric into a cell. */
function showFinding(link: HTMLAnchorElement, data: ReportData, usual: { text: string; tone: string }): void {
  const shown = data.cases[Number(link.hash.slice(2))];
  const finding = shown && findingOf(shown, data, chosenMetric());
  const isUsual = chosenMetric() === '';
  link.textContent = isUsual
    ? usual.text
    : finding === undefined
      ? '–'
      : shortChange(finding) || (data.verdicts[finding.verdict] ?? '');
  link.className = isUsual ? usual.tone : `cell ${finding?.tone ?? 'open'}`;
  const title = data.metrics[finding?.metric ?? -1]?.title ?? '';
  const change = finding === undefined ? '' : `: ${shown?.word ?? ''} (${title} ${finding.change ?? ''})`;
  link.title = `${shown?.name ?? ''}${change}`;
}

interface Panel {
  readonly shown: number | undefined;
  readonly show: (index: number | undefined) => void;
}

function createPanel(data: ReportData, changed: () => void): Panel {
  const panel = element('aside', { class: 'panel', id: 'panel', tabindex: -1, 'aria-labelledby': 'panel-title' });
  panel.hidden = true;
  document.querySelector('main')?.append(panel);
  let open: number | undefined;
  const show = (index: number | undefined): void => {
    const before = open;
    const shown = data.cases[index ?? -1];
    open = shown && index;
    panel.hidden = shown === undefined;
    document.body.classList.toggle('has-panel', shown !== undefined);
    if (open !== before) changed();
    if (shown === undefined) {
      document.querySelector<HTMLElement>(`a.cell[href="#c${String(before)}"]`)?.focus();
      return;
    }
    const close = element('button', { type: 'button', class: 'close', 'aria-label': 'Close this case' }, '×');
    close.addEventListener('click', () => {
      show(undefined);
    });
    panel.replaceChildren(
      element('header', {}, element('h3', { id: 'panel-title' }, element('bdi', {}, shown.name)), close),
      ...casePanel(shown, data),
    );
    panel.querySelectorAll<HTMLElement>('.scroll').forEach(markCut);
    panel.scrollTop = 0;
    panel.focus({ preventScroll: true });
  };
  return {
    get shown() {
      return open;
    },
    show,
  };
}

/** The history of the worst case beside the verdict, where a wide screen has room. */
function drawWorst({ worst: index, days, metrics, cases }: ReportData): void {
  const shown = cases[index ?? -1];
  const finding = shown?.judged[0];
  const metric = metrics[finding?.metric ?? -1];
  const header = document.querySelector<HTMLElement>('header.verdict');
  if (shown === undefined || finding === undefined || metric === undefined || header === null) return;
  const chart = historyChart(finding, metric, days);
  if (chart === undefined) return;
  const link = element('a', { href: `#c${String(index)}` }, `${shown.name}: ${metric.title}`);
  header.classList.add('with-chart');
  header.append(element('div', { class: 'worst-case' }, link, chart));
}

/** The tables and charts of the load test itself; returns the table of statistics. */
function drawRun(data: ReportData, changed: () => void): StatisticsTable | undefined {
  const { statistics, loadCurves, cases } = data;
  const transactions = new Set(statistics?.rows.flatMap(({ name, isTransaction }) => (isTransaction ? [name] : [])));
  const named = new Map(cases.map((one) => [one.name, one]));
  const pastOf = (name: string, metric: string): number | undefined => {
    const shown = named.get(name);
    const isWanted = (id: number): boolean => data.metrics[id]?.id === metric;
    return shown && listValues(shown, data).find((one) => isWanted(one.metric) && one.objective === undefined)?.was;
  };
  const section = document.querySelector<HTMLElement>('#statistics');
  let course: OverTime | undefined;
  const table =
    statistics === undefined ? undefined : statisticsTable(statistics, pastOf, (name) => course?.show(name), changed);
  if (table !== undefined && section !== null) {
    section.append(...table.parts);
    section.hidden = false;
  }
  const drawCharts = (): void => {
    const time = document.querySelector<HTMLElement>('#time');
    if (time !== null) course = overTime(time, data, transactions);
    const load = document.querySelector<HTMLElement>('#load');
    if (load !== null) loadCurve(load, loadCurves ?? []);
  };
  // With thousands of cases, the table is there before the charts.
  if (cases.length > mostAtOnce) setTimeout(drawCharts);
  else drawCharts();
  return table;
}

const roles = {
  'thead, tbody': 'rowgroup',
  tr: 'row',
  'thead th': 'columnheader',
  'tbody th': 'rowheader',
  td: 'cell',
};

/**
 * Displays a matrix of thousands of rows as blocks, so that the browser lays out only those in view: as a table, each letter in
 * the filter would take it most of a second. What is not displayed as a table needs roles.
 */
function displayAsBlocks(table: HTMLTableElement): void {
  const columns = (table.tHead?.rows[table.tHead.rows.length - 1]?.cells.length ?? 2) - 1;
  table.classList.add('long');
  table.style.setProperty('--columns', String(columns));
  table.setAttribute('role', 'table');
  for (const [selector, role] of Object.entries(roles))
    for (const part of table.querySelectorAll(selector)) part.setAttribute('role', role);
  for (const group of table.querySelectorAll<HTMLTableCellElement>('thead th[colspan]'))
    group.style.gridColumn = `span ${String(group.colSpan)}`;
}
