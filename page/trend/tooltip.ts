/**
 * Shows day, commit, tag and value of the run under the cursor, and its distance from the reference level. A click pins the
 * tooltip so that its link can be clicked; the second run that is clicked on the page is compared with the first.
 */
import type uPlot from 'uplot';
import { formatAmount } from '../../src/report/phrases/amount.js';
import { formatSize } from '../../src/lang/format-number.js';
import type { TrendPageData } from '../../src/report/trend/page-types.js';
import { quoteShell } from '../../src/lang/quote-shell.js';
import { copyButton, element } from '../shared/dom.js';
import type { History, Points } from './history.js';

/** The run that was clicked last on the page. */
let chosen = -1;

/** Compares two recorded runs, the older one first; undefined unless different commits or tags name them. */
function compareCommand(pair: readonly [number, number], { runs, options }: TrendPageData): string | undefined {
  const [before = '', after = ''] = pair
    .toSorted((a, b) => a - b)
    .map((run) => (runs.commit?.[run] ?? '') || (runs.tag?.[run] ?? ''));
  return options === undefined || before === '' || after === '' || before === after
    ? undefined
    : `guardband compare ${quoteShell(before)} ${quoteShell(after)}${options}`;
}

export function tooltipPlugin(history: History, data: TrendPageData, { runs, y }: Points): uPlot.Plugin {
  const box = element('div', { class: 'tooltip' });
  box.hidden = true;
  let isKept = false;
  const keep = (isWanted: boolean): void => {
    isKept = isWanted;
    box.classList.toggle('kept', isWanted);
  };
  const choose = (run: number): void => {
    const command = compareCommand([chosen, run], data);
    chosen = run;
    if (command !== undefined) box.append(element('div', {}, element('code', {}, command)), copyButton(command));
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
          keep(!isKept && !box.hidden && !isZoom);
          if (isKept) choose(runs[plot.cursor.idx ?? -1] ?? -1);
          else show(plot);
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
  const seconds = data.runs.time[run];
  const time = seconds === undefined ? '' : new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');
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
