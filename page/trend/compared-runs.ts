/** Two runs that the reader clicked on: the values of the case in both, what differs in the environment, and the commits between. */
import { formatAmount } from '../../src/report/sentences/numbers.js';
import { formatSize } from '../../src/lang/format.js';
import { quoteShell } from '../../src/lang/printable.js';
import type { TrendPageData } from '../../src/report/trend/cards.js';
import { copyButton, element } from '../shared/dom.js';
import { expandTimelines } from './history.js';

type Pair = readonly [before: number, after: number];

/** The run that was clicked last on the page. */
let chosen = -1;
let changed = (): void => undefined;
let shown: { readonly pair: Pair; readonly caseIndex: number } | undefined;
const panel = element('aside', { class: 'compared', 'aria-label': 'Two compared runs' });

/** Compares a clicked run with the one that was clicked before it, the older one first. */
export function compareWithLast(run: number, caseIndex: number, data: TrendPageData): void {
  const pair: Pair = [Math.min(chosen, run), Math.max(chosen, run)];
  chosen = run;
  if (pair[0] < 0 || pair[0] === pair[1]) return;
  show({ pair, caseIndex }, data);
  changed();
}

/**
 * The compared runs as the address keeps them: the seconds of both and the name of the case; empty without any.
 *
 * @param onChange called when the reader compares two runs, or closes their comparison
 */
export function comparedRuns(data: TrendPageData, onChange: () => void): { value: string } {
  const { runs, cases } = data;
  changed = onChange;
  return {
    get value() {
      if (shown === undefined) return '';
      return [...shown.pair.map((run) => String(runs.time[run])), cases[shown.caseIndex]].join(' ');
    },
    set value(text) {
      const [, before, after, name = ''] = /^(\d+) (\d+) (.*)$/.exec(text) ?? [];
      const pair: Pair = [runs.time.indexOf(Number(before)), runs.time.indexOf(Number(after))];
      const caseIndex = cases.indexOf(name);
      show(pair.includes(-1) || caseIndex === -1 ? undefined : { pair, caseIndex }, data);
    },
  };
}

function show(wanted: typeof shown, data: TrendPageData): void {
  shown = wanted;
  panel.remove();
  if (wanted === undefined) return;
  const { pair, caseIndex } = wanted;
  const close = element('button', { type: 'button' }, 'Close');
  close.addEventListener('click', () => {
    show(undefined, data);
    changed();
  });
  panel.replaceChildren(
    element('b', {}, `${nameRun(pair[0], data)} → ${nameRun(pair[1], data)} `),
    close,
    element('div', {}, data.cases[caseIndex]),
    valueTable(pair, caseIndex, data),
    ...differences(pair, data).map((text) => element('div', {}, text)),
    ...commands(pair, data),
  );
  document.body.append(panel);
}

export const formatMinute = (seconds = NaN): string =>
  Number.isFinite(seconds) ? new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ') : '';

const idOf = (run: number, { runs }: TrendPageData): string => (runs.commit?.[run] ?? '') || (runs.tag?.[run] ?? '');

/** How commands name a recorded run. */
const select = (run: number, data: TrendPageData): string =>
  quoteShell(`${data.runs.commit?.[run] ? 'commit' : 'tag'}:${idOf(run, data)}`);

const nameRun = (run: number, data: TrendPageData): string =>
  `${formatMinute(data.runs.time[run])} ${idOf(run, data)}`.trim();

function valueTable(pair: Pair, caseIndex: number, data: TrendPageData): HTMLElement {
  const timelines = expandTimelines(data);
  const rows = data.series
    .filter((series) => series.case === caseIndex)
    .map(({ metric, timeline, values }) => {
      const { title = '', unit = '' } = data.metrics[metric] ?? {};
      const [before, after] = pair.map((run) => values[timelines[timeline]?.indexOf(run) ?? -1]);
      const change =
        before === undefined || after === undefined || before === 0 ? '' : formatSize(100 * (after / before - 1));
      const cells = [before, after].map((value) => (value === undefined ? '–' : formatAmount(value, { unit })));
      return element(
        'tr',
        {},
        element('th', { scope: 'row' }, title),
        ...[...cells, change].map((cell) => element('td', {}, cell)),
      );
    });
  return element('table', {}, ...rows);
}

/** "jdk: 21.0.4 → 21.0.5" */
function differences([before, after]: Pair, { axes = [] }: TrendPageData): readonly string[] {
  const texts = axes.flatMap(({ axis, values, runs }) => {
    const [was, is] = [before, after].map((run) => values[runs[run] ?? -1] ?? 'not recorded');
    return was === is ? [] : [`${axis}: ${String(was)} → ${String(is)}`];
  });
  return texts.length > 0 ? texts : ['The environment is the same, as far as it is recorded.'];
}

/** The commits between the runs, and the command that compares them; nothing unless different commits or tags name them. */
function commands(pair: Pair, data: TrendPageData): readonly HTMLElement[] {
  const [before = '', after = ''] = pair.map((run) => idOf(run, data));
  if (before === '' || after === '' || before === after) return [];
  const between = `${before}..${after}`;
  const command = (text: string): HTMLElement => element('div', {}, element('code', {}, text), ' ', copyButton(text));
  // A tag has as little place in a path as in a shell.
  const path = `../compare/${encodeURIComponent(before)}...${encodeURIComponent(after)}`;
  return [
    data.commitBase === undefined
      ? command(`git log --oneline ${quoteShell(between)}`)
      : element(
          'div',
          {},
          element(
            'a',
            { href: new URL(path, data.commitBase).href, rel: 'noreferrer', target: '_blank' },
            `Commits ${between}`,
          ),
        ),
    ...(data.options === undefined
      ? []
      : [
          command(
            `guardband check ${select(pair[1], data)} --against ${select(pair[0], data)} --judge none${data.options}`,
          ),
        ]),
  ];
}
