/** The cases of the trend page: the strip of each, the charts of opened ones, and the course of each card. */
import type { TrendPageData } from '../../src/report/trend/cards.js';
import { chosenMetric, chosenVerdict, type CaseList } from '../shared/cases.js';
import { element } from '../shared/dom.js';
import { caseCharts } from './case-charts.js';
import { drawChart, formatView, parseView, usualView, type ChartView } from './chart.js';
import { comparedRuns } from './compared-runs.js';
import { expandTimelines, isOpen, type History } from './history.js';
import { drawStrip } from './strip.js';

/** A card shows its change with so many runs before it. */
const runsBefore = 60;

export function trendCases(data: TrendPageData, changed: () => void): CaseList {
  const timelines = expandTimelines(data);
  const histories: History[][] = data.cases.map(() => []);
  for (const series of data.series) histories[series.case]?.push({ ...series, runs: timelines[series.timeline] ?? [] });
  const names = data.cases.map((name) => name.toLowerCase());
  const historiesOf = (index: number): readonly History[] => {
    const chosen = chosenMetric();
    return (histories[index] ?? []).filter(({ metric }) => chosen === '' || data.metrics[metric]?.id === chosen);
  };

  function drawCourse(card: HTMLElement, [index, metric, run]: TrendPageData['cards'][number]['worst']): void {
    const history = histories[index]?.find((other) => other.metric === metric);
    if (history === undefined) return;
    const first = Math.max(0, history.runs.findIndex((other) => other >= run) - runsBefore);
    const newest = { ...history, runs: history.runs.slice(first), values: history.values.slice(first) };
    const content = { history: newest, data, view: usualView, group: `card ${String(index)}`, height: 140 };
    card.querySelector('.course')?.replaceChildren(
      element('a', { href: `#c${String(index)}` }, data.cases[index]),
      element('div', { class: 'strip' }, drawStrip(histories[index] ?? [], data)),
      drawChart(content, () => undefined),
    );
  }

  /** What draws the strip of a case, and the strip and the chart of the worst case of a card. */
  const draws = new Map<Element, () => void>();
  for (const index of data.cases.keys()) {
    const line = lineOf(index);
    if (line !== null)
      draws.set(line, () => line.querySelector('.strip')?.replaceChildren(drawStrip(historiesOf(index), data)));
  }
  const cards = [...document.querySelectorAll<HTMLElement>('article.card')];
  for (const [i, card] of cards.entries())
    draws.set(card, () => {
      drawCourse(card, data.cards[i]?.worst ?? [-1, -1, 0]);
    });
  const drawn = drawNear(draws);

  const opened = new Opened((index, view, onView) => caseCharts(historiesOf(index), data, view, onView), changed);
  return {
    names: data.cases,
    choice: () => (chosenVerdict() === '' ? () => true : (index) => historiesOf(index).some(isOpen)),
    showMetric: () => {
      for (const [target, draw] of draws) if (drawn.has(target) && target.matches('li')) draw();
      opened.redraw();
    },
    filter: (hasWords) => {
      filterCards(cards, data, (index) => hasWords(names[index] ?? ''));
    },
    compared: comparedRuns(data, changed),
    opened: () => opened.list(),
    open: (wanted) => {
      for (const [index] of opened.list()) if (!wanted.has(index)) opened.close(index);
      for (const [index, view] of wanted) opened.open(index, parseView(view));
    },
    toggle: (index) => {
      opened.toggle(index);
    },
  };
}

const lineOf = (index: number): HTMLElement | null => document.getElementById(`c${String(index)}`);

/** The open cases with their charts. */
class Opened {
  private readonly cases = new Map<number, { readonly charts: HTMLElement; view: ChartView }>();

  constructor(
    private readonly draw: (index: number, view: ChartView, onView: (view: ChartView) => void) => HTMLElement,
    private readonly changed: () => void,
  ) {}

  list(): readonly (readonly [index: number, view: string])[] {
    return [...this.cases].map(([index, { view }]) => [index, formatView(view)]);
  }

  toggle(index: number): void {
    if (this.cases.has(index)) this.close(index);
    else this.open(index, usualView);
  }

  close(index: number): void {
    this.cases.get(index)?.charts.remove();
    this.cases.delete(index);
    this.mark(index, false);
  }

  /** Opens a case, or redraws the charts if it is open. */
  open(index: number, view: ChartView): void {
    this.cases.get(index)?.charts.remove();
    const charts = this.draw(index, view, (other) => {
      const own = this.cases.get(index);
      if (own !== undefined) own.view = other;
      this.changed();
    });
    this.cases.set(index, { charts, view });
    this.mark(index, true);
    lineOf(index)?.append(charts);
  }

  redraw(): void {
    for (const [index, { view }] of [...this.cases]) this.open(index, view);
  }

  private mark(index: number, isOpen: boolean): void {
    lineOf(index)?.classList.toggle('is-open', isOpen);
    lineOf(index)?.querySelector('a')?.setAttribute('aria-expanded', String(isOpen));
  }
}

/** Shows the groups that moved in the chosen metric and have a wanted case, and the cards that have such a group. */
function filterCards(cards: readonly HTMLElement[], data: TrendPageData, isWanted: (index: number) => boolean): void {
  const chosen = data.metrics.findIndex(({ id }) => id === chosenMetric());
  for (const [i, card] of cards.entries()) {
    const groups = [...card.querySelectorAll<HTMLElement>('[data-group]')];
    for (const [j, line] of groups.entries()) {
      const { cases = [], metrics = [] } = data.cards[i]?.groups[j] ?? {};
      line.hidden = !((chosen === -1 || metrics.includes(chosen)) && cases.some(isWanted));
    }
    card.hidden = groups.every(({ hidden }) => hidden);
  }
}

/** Draws each target when it comes near the viewport, or is printed; returns what is drawn. */
function drawNear(draws: ReadonlyMap<Element, () => void>): ReadonlySet<Element> {
  const drawn = new Set<Element>();
  const drawOnce = (target: Element): void => {
    if (drawn.has(target)) return;
    drawn.add(target);
    draws.get(target)?.();
  };
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
  return drawn;
}
