/** Strips, filters, keyboard shortcuts, and the charts of opened cases of the trend page. */
import type { TrendPageData } from '../../src/report/trend/page-data.js';
import { copyButton, element, find, readData } from '../shared/dom.js';
import { choose, listenForKeys, readWords, watchFilter } from '../shared/filter.js';
import { oncePerFrame, readEntries, readState, writeState } from '../shared/state.js';
import { caseCharts } from './case-charts.js';
import { drawChart } from './chart.js';
import { expandTimelines, isOpen, type History } from './history.js';
import { drawStrip } from './strip.js';
import { formatView, parseView, usualView, type View } from './view.js';

const data = readData() as TrendPageData;
const timelines = expandTimelines(data);
const histories: History[][] = data.cases.map(() => []);
for (const series of data.series) histories[series.case]?.push({ ...series, runs: timelines[series.timeline] ?? [] });

const form = find('filter', HTMLFormElement);
const [text, metric, open] = [
  find('text', HTMLInputElement),
  find('metric', HTMLSelectElement),
  find('open', HTMLInputElement),
];
const sections = [...document.querySelectorAll<HTMLElement>('section.scenario')].map((section) => ({
  section,
  lists: [...section.querySelectorAll<HTMLElement>('ol.cases')].map((list) => ({
    list,
    cases: [...list.querySelectorAll<HTMLElement>('li.case')].map((line) => {
      const index = Number(line.id.slice(1));
      const own = histories[index] ?? [];
      const openMetrics = own.filter(isOpen).map((history) => history.metric);
      return { line, name: (data.cases[index] ?? '').toLowerCase(), openMetrics };
    }),
  })),
}));
const cases = sections.flatMap(({ lists }) => lists.flatMap((list) => list.cases));
const cards = [...document.querySelectorAll<HTMLElement>('article.card')].map((card, i) => ({
  card,
  worst: data.cards[i]?.worst ?? [-1, -1, 0],
  groups: [...card.querySelectorAll<HTMLElement>('[data-group]')].map((line, j) => ({
    line,
    ...data.cards[i]?.groups[j],
  })),
}));
const shownOutput = find('shown', HTMLOutputElement);

const chosenMetric = (): number => data.metrics.findIndex(({ id }) => id === metric.value);
const historiesOf = (index: number): readonly History[] => {
  const chosen = chosenMetric();
  return (histories[index] ?? []).filter((history) => chosen === -1 || history.metric === chosen);
};

/** What draws the strip of a case, and the strip and the chart of the worst case of a card. */
const draws = new Map<Element, () => void>();
for (const [index, { line }] of cases.entries())
  draws.set(line, () => line.querySelector('.strip')?.replaceChildren(drawStrip(historiesOf(index), data)));
for (const { card, worst } of cards)
  draws.set(card, () => {
    drawCourse(card, worst);
  });

/** A card shows its change with so many runs before it. */
const runsBefore = 60;

function drawCourse(card: HTMLElement, [index, worstMetric, run]: TrendPageData['cards'][number]['worst']): void {
  const history = histories[index]?.find((other) => other.metric === worstMetric);
  if (history === undefined) return;
  const first = Math.max(0, history.runs.findIndex((other) => other >= run) - runsBefore);
  const newest = { ...history, runs: history.runs.slice(first), values: history.values.slice(first) };
  const content = { history: newest, data, view: usualView, group: `card ${String(index)}`, height: 140 };
  card.querySelector('.course')?.replaceChildren(
    element('a', { href: '#cases', 'data-case': index }, data.cases[index]),
    element('div', { class: 'strip' }, drawStrip(histories[index] ?? [], data)),
    drawChart(content, () => undefined),
  );
}

/** What is already drawn. Strips and charts are drawn when they come near the viewport, or are printed. */
const drawn = new Set<Element>();
function drawOnce(target: Element): void {
  if (drawn.has(target)) return;
  drawn.add(target);
  draws.get(target)?.();
}
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) drawOnce(target);
  },
  { rootMargin: '400px' },
);
for (const target of draws.keys()) watcher.observe(target);
addEventListener('beforeprint', () => {
  for (const target of draws.keys()) drawOnce(target);
});

function applyFilter(): void {
  const words = readWords(text);
  const chosen = chosenMetric();
  let shown = 0;
  for (const { section, lists } of sections) {
    const before = shown;
    for (const { list, cases: inList } of lists) {
      let shownInList = 0;
      for (const { line, name, openMetrics } of inList) {
        const isRegressed = chosen === -1 ? openMetrics.length > 0 : openMetrics.includes(chosen);
        const isShown = words.every((word) => name.includes(word)) && (!open.checked || isRegressed);
        if (isShown) shownInList++;
        if (line.hidden === isShown) line.hidden = !isShown;
      }
      // The height of a list that is not laid out.
      list.style.setProperty('--rows', String(shownInList));
      list.hidden = shownInList === 0;
      shown += shownInList;
    }
    section.hidden = shown === before;
  }
  for (const { card, groups } of cards) {
    let isAnyShown = false;
    for (const { line, cases: inGroup = [], metrics = [] } of groups) {
      const isShown =
        (chosen === -1 || metrics.includes(chosen)) &&
        inGroup.some((index) => words.every((word) => (cases[index]?.name ?? '').includes(word)));
      line.hidden = !isShown;
      isAnyShown ||= isShown;
    }
    card.hidden = !isAnyShown;
  }
  shownOutput.textContent = shown === cases.length ? '' : `${String(shown)} of ${String(cases.length)} cases`;
}

interface Opened {
  readonly charts: HTMLElement;
  view: View;
}
const opened = new Map<number, Opened>();

function closeCase(index: number): void {
  opened.get(index)?.charts.remove();
  opened.delete(index);
  markOpen(index, false);
}

/** Opens a case, or redraws the charts if it is open. */
function openCase(index: number, view: View): void {
  const line = cases[index]?.line;
  if (line === undefined) return;
  opened.get(index)?.charts.remove();
  const charts = caseCharts(historiesOf(index), data, view, (changed) => {
    const own = opened.get(index);
    if (own !== undefined) own.view = changed;
    saveSoon();
  });
  opened.set(index, { charts, view });
  markOpen(index, true);
  line.append(charts);
}

function markOpen(index: number, isNowOpen: boolean): void {
  const line = cases[index]?.line;
  line?.classList.toggle('is-open', isNowOpen);
  line?.querySelector('a')?.setAttribute('aria-expanded', String(isNowOpen));
}

function toggle(index: number): void {
  if (opened.has(index)) closeCase(index);
  else openCase(index, usualView);
  saveState();
}

let current = -1;

/** Writes each open case to the URL, followed by its view unless that is the default. */
function saveState(): void {
  writeState(
    { find: text.value, metric: metric.value, open: open.checked ? '1' : '' },
    [...opened].flatMap(([index, { view }]) => [
      ['case', data.cases[index] ?? ''] as const,
      ['view', formatView(view)] as const,
    ]),
  );
}
const saveSoon = oncePerFrame(saveState);

function select(index: number): void {
  cases[current]?.line.classList.remove('current');
  current = index;
  const line = cases[index]?.line;
  line?.classList.add('current');
  line?.scrollIntoView({ block: 'nearest' });
  line?.querySelector('a')?.focus({ preventScroll: true });
}

/** The next or previous case that the filter shows. */
function move(step: 1 | -1): void {
  for (let index = current + step; index >= 0 && index < cases.length; index += step)
    if (cases[index]?.line.hidden === false) {
      select(index);
      return;
    }
}

function restoreState(): void {
  const state = readState();
  text.value = state['find'] ?? '';
  choose(metric, state['metric']);
  open.checked = state['open'] === '1';
  applyFilter();
  const wanted = new Map<number, View>();
  let last = -1;
  for (const [name, value] of readEntries()) {
    if (name === 'case') wanted.set((last = data.cases.indexOf(value)), usualView);
    else if (name === 'view') wanted.set(last, parseView(value));
  }
  wanted.delete(-1);
  for (const index of opened.keys()) if (!wanted.has(index)) closeCase(index);
  for (const [index, view] of wanted) openCase(index, view);
  const newest = [...wanted.keys()].at(-1);
  if (newest !== undefined) select(newest);
}

const refresh = oncePerFrame(() => {
  applyFilter();
  saveState();
});
form.classList.add('ready');
watchFilter(form, text, [open], refresh);
metric.addEventListener('change', () => {
  for (const { line } of cases) if (drawn.has(line)) draws.get(line)?.();
  for (const [index, { view }] of [...opened]) openCase(index, view);
  refresh();
});
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[data-case]') : null;
  if (link === null) return;
  event.preventDefault();
  const index = Number(link.getAttribute('data-case'));
  toggle(index);
  select(index);
});
listenForKeys(text, {
  move,
  toggle: () => {
    if (current !== -1) toggle(current);
  },
  leave: () => {
    text.blur();
  },
});
addEventListener('hashchange', restoreState);
for (const code of document.querySelectorAll<HTMLPreElement>('.card pre')) code.after(copyButton(code.textContent));
restoreState();
