/** The charts of one case, with a choice of scale. */
import type { TrendPageData } from '../../src/report/trend/cards.js';
import { element } from '../shared/dom.js';
import { drawChart, scales, type ChartView } from './chart.js';
import type { History } from './history.js';

let count = 0;

/** @param changed called with the new view when the reader changes scale or zoom */
export function caseCharts(
  histories: readonly History[],
  data: TrendPageData,
  initial: ChartView,
  changed: (view: ChartView) => void,
): HTMLElement {
  const group = `case ${String(count++)}`;
  const charts = element('div', { class: 'charts' });
  let view = initial;
  const update = (next: ChartView): void => {
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
