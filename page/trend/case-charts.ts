/** The charts of one case, with a choice of scale. */
import type { TrendPageData } from '../../src/report/trend/page-types.js';
import { element } from '../shared/dom.js';
import { drawChart, type Scale } from './chart.js';
import type { History } from './history.js';

const scales = [
  ['fit', 'fit'],
  ['zero', 'from zero'],
  ['log', 'logarithmic'],
] as const satisfies readonly (readonly [Scale, string])[];

let count = 0;

export function caseCharts(histories: readonly History[], data: TrendPageData): HTMLElement {
  const group = `case ${String(count++)}`;
  const charts = element('div', { class: 'charts' });
  const buttons = scales.map(([scale, text]) => {
    const button = element('button', { type: 'button', 'aria-pressed': String(scale === 'fit') }, text);
    button.addEventListener('click', () => {
      for (const item of buttons) item.setAttribute('aria-pressed', String(item === button));
      draw(scale);
    });
    return button;
  });
  const draw = (scale: Scale): void => {
    charts.replaceChildren(...histories.map((history) => drawChart(history, data, scale, group)));
  };
  draw('fit');
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
      element('span', { class: 'dim' }, 'drag to zoom, double-click to reset, click to keep the details'),
    ),
    charts,
  );
}
