/** Strips, filters, keyboard shortcuts, and the charts of opened cases of the trend page. */
import type { TrendPageData } from '../../src/report/trend/page-data.js';
import { copyButton, element, find, readData, svg } from '../shared/dom.js';
import {
  choose,
  listenForKeys,
  oncePerFrame,
  readEntries,
  readState,
  readWords,
  watchFilter,
  writeState,
} from '../shared/filter.js';
import { drawChart } from './chart.js';
import {
  distance,
  expandTimelines,
  formatView,
  guardPercent,
  type History,
  isOpen,
  parseView,
  referenceLevels,
  scales,
  toneOf,
  usualView,
  type View,
} from './history.js';

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

/** The last runs of a case as a strip of coloured cells. */
const stripRuns = 60;

/** The worst distance of the given series in each of the last runs of the case; NaN where it was not measured. */
function distances(histories: readonly History[], { metrics }: TrendPageData): readonly number[] {
  const runs = [...new Set(histories.flatMap((history) => history.runs.slice(-stripRuns)))]
    .sort((a, b) => a - b)
    .slice(-stripRuns);
  const places = new Map(runs.map((run, i) => [run, i]));
  const worst = runs.map(() => NaN);
  for (const history of histories) {
    const references = referenceLevels(history);
    const guard = guardPercent(history);
    const isHigherBetter = metrics[history.metric]?.better === 'higher';
    let level = Math.max(
      0,
      history.levels.findIndex(([, last]) => last >= (runs[0] ?? 0)),
    );
    for (let i = Math.max(0, history.runs.length - stripRuns); i < history.runs.length; i++) {
      const run = history.runs[i] ?? 0;
      const place = places.get(run);
      while ((history.levels[level + 1]?.[0] ?? Infinity) <= run) level++;
      if (place === undefined) continue;
      const far = distance(history.values[i] ?? 0, references[level] ?? 0, guard, isHigherBetter);
      const known = worst[place] ?? NaN;
      worst[place] = Number.isNaN(known) || far > known ? far : known;
    }
  }
  return worst;
}

/** One path per tone keeps a strip at six elements instead of sixty. */
function drawStrip(histories: readonly History[], data: TrendPageData): SVGElement {
  const paths = new Map<string, string>();
  const all = distances(histories, data);
  const first = stripRuns - all.length; // the newest run is always at the right end
  let outside = 0;
  for (const [i, far] of all.entries()) {
    const tone = Number.isNaN(far) ? 'none' : toneOf(far);
    if (far >= 1) outside++;
    paths.set(tone, `${paths.get(tone) ?? ''}M${String(first + i)} 0h.9v1h-.9z`);
  }
  return svg(
    'svg',
    {
      viewBox: `0 0 ${String(stripRuns)} 1`,
      preserveAspectRatio: 'none',
      role: 'img',
      'aria-label': `${String(outside)} of the last ${String(all.length)} runs beyond the guard band`,
    },
    ...[...paths].map(([tone, d]) => svg('path', { class: tone, d })),
  );
}

/** The charts of one case, with a choice of scale. */
let count = 0;

/** @param changed called with the new view when the reader changes scale or zoom */
function caseCharts(
  histories: readonly History[],
  data: TrendPageData,
  initial: View,
  changed: (view: View) => void,
): HTMLElement {
  const group = `case ${String(count++)}`;
  const charts = element('div', { class: 'charts' });
  let view = initial;
  const update = (next: View): void => {
    view = next;
    changed(next);
  };
  const draw = (): void => {
    charts.replaceChildren(
      ...histories.map((history) =>
        drawChart({ history, data, view, group }, (zoom) => {
          update({ ...view, zoom });
        }),
      ),
    );
  };
  const buttons = scales.map(([scale, text]) => {
    const button = element('button', { type: 'button', 'aria-pressed': String(scale === view.scale) }, text);
    button.addEventListener('click', () => {
      for (const item of buttons) item.setAttribute('aria-pressed', String(item === button));
      update({ ...view, scale });
      draw();
    });
    return button;
  });
  draw();
  const mark = (name: string, text: string): HTMLElement => element('span', { class: `mark ${name}` }, text);
  return element(
    'div',
    { class: 'opened' },
    element(
      'div',
      { class: 'tools' },
      element('span', { class: 'scales', role: 'group', 'aria-label': 'Scale' }, ...buttons),
      element(
        'span',
        { class: 'key' },
        mark('level', 'level'),
        mark('band', 'tolerance band'),
        mark('guard', 'guard band (noise)'),
      ),
      element('span', { class: 'dim' }, 'drag to zoom, double-click to reset, click two runs to compare them'),
    ),
    charts,
  );
}
