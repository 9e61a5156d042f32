/**
 * Shows day, commit, tag and value of the run under the cursor, and its distance from the reference level. A click pins the
 * tooltip so that its link can be clicked; the second run that is clicked on the page is compared with the first.
 */
import type uPlot from 'uplot';
import { formatAmount } from '../../src/report/sentences/numbers.js';
import { formatSize } from '../../src/lang/format.js';
import type { TrendPageData } from '../../src/report/trend/cards.js';
import { element } from '../shared/dom.js';
import { compareWithLast, formatMinute } from './compared-runs.js';
import type { History, Points } from './history.js';

export function tooltipPlugin(history: History, data: TrendPageData, { runs, y }: Points): uPlot.Plugin {
  const box = element('div', { class: 'tooltip' });
  box.hidden = true;
  let isKept = false;
  let kept = -1;
  const keep = (isWanted: boolean): void => {
    isKept = isWanted;
    box.classList.toggle('kept', isWanted);
  };
  const show = (plot: uPlot): void => {
    if (isKept) return;
    const index = plot.cursor.idx;
    const run = index == null ? -1 : (runs[index] ?? -1);
    const value = index == null ? null : (y[index] ?? null);
    box.hidden = run < 0 || value === null || (plot.cursor.left ?? -1) < 0;
    if (box.hidden || value === null) return;
    box.replaceChildren(...describe(history, data, run, value));
    // Offset from cursor and point, so that a second click hits the chart and not the tooltip.
    const [point, cursor] = [plot.valToPos(data.runs.time[run] ?? 0, 'x'), plot.cursor.left ?? 0];
    const isRight = point > plot.over.clientWidth / 2;
    box.style.left = isRight ? '' : `${String(Math.max(point, cursor) + 12)}px`;
    box.style.right = isRight ? `${String(plot.over.clientWidth - Math.min(point, cursor) + 12)}px` : '';
  };
  return {
    hooks: {
      init: (plot) => {
        plot.over.append(box);
        // Otherwise uPlot would start a zoom inside the tooltip.
        for (const name of ['mousedown', 'mouseup', 'click'])
          box.addEventListener(name, (event) => {
            event.stopPropagation();
          });
        let pressed = 0;
        plot.over.addEventListener('mousedown', ({ clientX }) => (pressed = clientX));
        plot.over.addEventListener('click', ({ clientX }) => {
          const isZoom = Math.abs(clientX - pressed) > 3;
          const run = runs[plot.cursor.idx ?? -1] ?? -1;
          const isOther = !isKept || run !== kept;
          keep(false);
          show(plot);
          keep(isOther && !box.hidden && !isZoom);
          if (!isKept) return;
          kept = run;
          compareWithLast(run, history.case, data);
        });
      },
      setCursor: show,
    },
  };
}

const commitNode = (commit: string, base: string | undefined): Node =>
  base === undefined
    ? document.createTextNode(commit)
    : element('a', { href: `${base}${commit}`, rel: 'noreferrer', target: '_blank' }, commit);

function describe({ levels, metric }: History, data: TrendPageData, run: number, value: number): readonly Node[] {
  const level = levels.findLast(([start]) => start <= run)?.[2];
  const unit = data.metrics[metric]?.unit ?? '';
  const time = formatMinute(data.runs.time[run]);
  const commit = data.runs.commit?.[run] ?? '';
  const tag = data.runs.tag?.[run] ?? '';
  const line = (text: string): HTMLElement => element('div', {}, text);
  return [
    element('b', {}, formatAmount(value, { unit })),
    level === undefined || level === 0
      ? document.createTextNode('')
      : line(`${formatSize(100 * (value / level - 1))} from its level`),
    line(`${time} UTC`),
    ...(commit === '' ? [] : [element('div', {}, commitNode(commit, data.commitBase))]),
    ...(tag === '' ? [] : [line(tag)]),
  ];
}
