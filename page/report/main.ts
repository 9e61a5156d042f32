/** The script of the report page: filters the case matrix, shows one metric in it, and opens cases. */
import type { PageCase, ReportData } from '../../src/report/page/report-data.js';
import type { PageFinding } from '../../src/report/page/report-types.js';
import { casePanel } from './case-panel.js';
import { historyChart, shortChange } from './history-chart.js';
import { loadCurve } from './load-curve.js';
import { overTime, type OverTime } from './over-time.js';
import { statisticsTable } from './statistics-table.js';
import { copyButton, element, find, readData } from '../shared/dom.js';
import {
  choose,
  listenForKeys,
  oncePerFrame,
  readState,
  readWords,
  watchFilter,
  writeState,
} from '../shared/filter.js';

const data = readData() as ReportData;
const form = find('filter', HTMLFormElement);
const [text, verdict, metric] = [
  find('text', HTMLInputElement),
  find('verdict', HTMLSelectElement),
  find('metric', HTMLSelectElement),
];
const names = data.cases.map(({ name }) => name.toLowerCase());
const cells = [...document.querySelectorAll<HTMLAnchorElement>('a.cell')].map((link) => {
  const index = Number(link.hash.slice(2));
  const name = names[index] ?? '';
  return {
    link,
    index,
    name,
    title: data.cases[index]?.name ?? '',
    worst: { text: link.textContent, tone: link.className },
  };
});
type Cell = (typeof cells)[number];
const cellOfLink = new Map(cells.map((cell) => [cell.link, cell]));
const sections = [...document.querySelectorAll<HTMLTableSectionElement>('table.matrix tbody')].map((section) => ({
  section,
  rows: [...section.querySelectorAll<HTMLTableRowElement>('tr:not(.scenario)')].map((row) => ({
    row,
    cells: [...row.querySelectorAll<HTMLAnchorElement>('a.cell')].flatMap((link) => cellOfLink.get(link) ?? []),
  })),
}));
const mostAtOnce = 500;
const matrix = document.querySelector<HTMLTableElement>('table.matrix');
if (matrix !== null && cells.length > mostAtOnce) displayAsBlocks(matrix);
let openCase: number | undefined;
/** The case that the key "o" reopens. */
let lastCase: number | undefined = cells[0]?.index;

/** The finding shown for a case: the one of the chosen metric, or the worst. */
function findingOf({ judged }: PageCase): PageFinding | undefined {
  const chosen = data.metrics.findIndex(({ id }) => id === metric.value);
  const eligible = metric.value === '' ? judged : judged.filter((finding) => finding.metric === chosen);
  return eligible[0]; // findings are sorted, worst first
}

function matches({ index, name }: Cell, wanted: readonly string[]): boolean {
  if (!wanted.every((word) => name.includes(word))) return false;
  const shownCase = data.cases[index];
  const finding = shownCase === undefined ? undefined : findingOf(shownCase);
  const isWanted = verdict.value === '' || shownCase?.word === verdict.value;
  return finding !== undefined && isWanted;
}

/** Writes the change in the chosen metric into each cell. */
function showMetric(): void {
  for (const { link, index, title, worst } of cells) {
    const shownCase = data.cases[index];
    const finding = shownCase === undefined ? undefined : findingOf(shownCase);
    const shown = finding === undefined ? undefined : data.metrics[finding.metric];
    if (metric.value === '' || finding === undefined || shown === undefined) {
      link.textContent = metric.value === '' ? worst.text : '–';
      link.className = metric.value === '' ? worst.tone : 'cell open';
    } else {
      link.textContent = shortChange(finding) || (data.verdicts[finding.verdict] ?? '');
      link.className = `cell ${finding.tone}`;
    }
    link.title =
      finding === undefined
        ? title
        : `${title}: ${shownCase?.word ?? ''} (${shown?.title ?? ''} ${finding.change ?? ''})`;
  }
}

function applyFilter(): void {
  const wanted = readWords(text);
  let shown = 0;
  for (const { section, rows } of sections) {
    let isSectionShown = false;
    for (const { row, cells: inRow } of rows) {
      let isRowShown = false;
      for (const cell of inRow) {
        const isMatch = matches(cell, wanted);
        cell.link.classList.toggle('off', !isMatch);
        if (isMatch) [isRowShown, shown] = [true, shown + 1];
      }
      row.hidden = !isRowShown;
      isSectionShown ||= isRowShown;
    }
    section.hidden = !isSectionShown;
  }
  find('shown', HTMLOutputElement).textContent =
    shown === cells.length ? '' : `${String(shown)} of ${String(cells.length)} cases`;
}

const saveState = (): void => {
  const shown = openCase === undefined ? '' : (data.cases[openCase]?.name ?? '');
  writeState({ find: text.value, verdict: verdict.value, metric: metric.value, case: shown });
};

const panel = element('aside', { class: 'panel', id: 'panel', tabindex: -1, 'aria-labelledby': 'panel-title' });
panel.hidden = true;
document.querySelector('main')?.append(panel);

/** The width inside the padding of the panel. */
const chartWidth = (): number => Math.min(panel.clientWidth || 620, innerWidth) - 40;

function showCase(index: number | undefined): void {
  const previous = openCase;
  openCase = index;
  lastCase = index ?? lastCase;
  for (const { link, index: caseIndex } of cells) link.toggleAttribute('aria-current', caseIndex === index);
  const shown = index === undefined ? undefined : data.cases[index];
  panel.hidden = shown === undefined;
  document.body.classList.toggle('has-panel', shown !== undefined);
  saveState();
  if (shown === undefined) {
    cells.find((cell) => cell.index === previous)?.link.focus();
    return;
  }
  const close = element('button', { type: 'button', class: 'close', 'aria-label': 'Close this case' }, '×');
  close.addEventListener('click', () => {
    showCase(undefined);
  });
  panel.replaceChildren(
    element('header', {}, element('h3', { id: 'panel-title' }, element('bdi', {}, shown.name)), close),
    ...casePanel(shown, data, chartWidth()),
  );
  panel.querySelectorAll<HTMLElement>('.scroll').forEach(markCut);
  panel.scrollTop = 0;
  panel.focus({ preventScroll: true });
}

/** Moves to the next or previous shown case. */
function move(step: 1 | -1): void {
  const shown = cells.filter(({ link }) => !link.classList.contains('off'));
  const place = shown.findIndex(({ index }) => index === openCase);
  const next = shown[place === -1 ? 0 : place + step];
  if (next === undefined) return;
  next.link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  showCase(next.index);
}

function restoreState(): void {
  const state = readState();
  text.value = state['find'] ?? '';
  choose(verdict, state['verdict']);
  choose(metric, state['metric']);
  showMetric();
  applyFilter();
  const index = data.cases.findIndex(({ name }) => name === state['case']);
  showCase(index === -1 ? undefined : index);
}

const refresh = oncePerFrame(() => {
  applyFilter();
  saveState();
});
form.hidden = false;
watchFilter(form, text, [verdict], refresh);
metric.addEventListener('change', () => {
  showMetric();
  refresh();
});
find('cases', HTMLElement).addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a.cell') : null;
  const cell = link instanceof HTMLAnchorElement ? cellOfLink.get(link) : undefined;
  if (cell === undefined) return;
  event.preventDefault();
  showCase(cell.index);
});
listenForKeys(text, {
  move,
  toggle: () => {
    showCase(openCase === undefined ? lastCase : undefined);
  },
  leave: () => {
    if (openCase !== undefined) showCase(undefined);
  },
});
let course: OverTime | undefined;

/** The history of the worst case beside the verdict, where a wide screen has room. */
function drawWorst(): void {
  const { worst: index, days, metrics } = data;
  const shown = index === undefined ? undefined : data.cases[index];
  const finding = shown?.judged[0];
  const shownMetric = finding === undefined ? undefined : metrics[finding.metric];
  const header = document.querySelector<HTMLElement>('header.verdict');
  if (shown === undefined || finding === undefined || shownMetric === undefined || header === null) return;
  const chart = historyChart(finding, shownMetric, finding.tone, worstWidth, days);
  if (chart === undefined) return;
  const link = element('a', { href: `#c${String(index)}` }, `${shown.name}: ${shownMetric.title}`);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    showCase(index);
  });
  header.classList.add('with-chart');
  header.append(element('div', { class: 'worst-case' }, link, chart));
}
const worstWidth = 500;

/** The tables and charts of the load test itself. */
function drawRun(): void {
  const { statistics, loadCurves, cases } = data;
  const transactions = new Set(statistics?.rows.flatMap(({ name, isTransaction }) => (isTransaction ? [name] : [])));
  const section = document.querySelector<HTMLElement>('#statistics');
  if (statistics !== undefined && section !== null) {
    section.append(...statisticsTable(statistics, (name) => course?.show(name)));
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
}
drawRun();
drawWorst();
document.querySelectorAll<HTMLElement>('main > :not(aside) .scroll').forEach(markCut);
addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll('details')) details.open = true;
});
let drawnWidth = innerWidth;
addEventListener(
  'resize',
  oncePerFrame(() => {
    if (innerWidth !== drawnWidth && openCase !== undefined) showCase(openCase);
    drawnWidth = innerWidth;
  }),
);
addEventListener('hashchange', restoreState);
for (const code of document.querySelectorAll<HTMLPreElement>('.steps pre')) code.after(copyButton(code.textContent));
restoreState();

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

/** Marks a box for as long as something follows beyond its right edge, whatever changes its size or that of its table. */
function markCut(box: HTMLElement): void {
  const mark = (): void => {
    box.classList.toggle('more-after', box.scrollWidth - box.clientWidth - box.scrollLeft > 1);
  };
  box.addEventListener('scroll', mark);
  const sizes = new ResizeObserver(mark);
  for (const each of [box, ...box.children]) sizes.observe(each);
}
