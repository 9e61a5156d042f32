/** What the run under the cursor was: day, commit, tag, value, and how far it is from its level. */
import type uPlot from 'uplot';
import { formatAmount, formatSignedPercent } from '../../src/report/phrases/amount.js';
import type { TrendPageData } from '../../src/report/trend/page-types.js';
import { element } from '../shared/dom.js';
import type { Points } from './chart.js';
import type { History } from './history.js';

export function tooltipPlugin(history: History, data: TrendPageData, { runs, y }: Points): uPlot.Plugin {
  const box = element('div', { class: 'tooltip' });
  box.hidden = true;
  const show = (plot: uPlot): void => {
    const index = plot.cursor.idx;
    const run = index == null ? -1 : (runs[index] ?? -1);
    const value = index == null ? null : (y[index] ?? null);
    box.hidden = run < 0 || value === null || (plot.cursor.left ?? -1) < 0;
    if (box.hidden || value === null) return;
    box.replaceChildren(...describe(history, data, run, value));
    const left = plot.valToPos(data.runs.time[run] ?? 0, 'x');
    const isRight = left > plot.over.clientWidth / 2;
    box.style.left = isRight ? '' : `${String(left + 12)}px`;
    box.style.right = isRight ? `${String(plot.over.clientWidth - left + 12)}px` : '';
  };
  return {
    hooks: {
      init: (plot) => {
        plot.over.append(box);
      },
      setCursor: show,
    },
  };
}

function describe({ levels, metric }: History, data: TrendPageData, run: number, value: number): readonly Node[] {
  const level = levels.findLast(([from]) => from <= run)?.[2];
  const unit = data.metrics[metric]?.unit ?? '';
  const seconds = data.runs.time[run];
  const when = seconds === undefined ? '' : new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');
  const commit = data.runs.commit?.[run] ?? '';
  const tag = data.runs.tag?.[run] ?? '';
  const line = (text: string): HTMLElement => element('div', {}, text);
  return [
    element('b', {}, formatAmount(value, { unit })),
    level === undefined || level === 0
      ? document.createTextNode('')
      : line(`${formatSignedPercent(100 * (value / level - 1))} from its level`),
    line(`${when} UTC`),
    ...(commit === '' ? [] : [line(commit)]),
    ...(tag === '' ? [] : [line(tag)]),
  ];
}
