/**
 * Replays the gate on the measured runs of this folder: npm run -s trials -- gate [PAIRS]
 *
 * Consecutive unchanged runs are one screen and some pairs, whose order is drawn at random; the histories are other unchanged
 * runs. Changes are injected into one label of the heads, whose closed loop slows down with it, or into all of them. Prints a
 * Markdown table: how many gates failed and stayed open, in percent, and how many measurements they took.
 */
import { decideByPairs } from '../../../src/judge/pairs/decide-by-pairs.js';
import { screen, type Screen } from '../../../src/judge/pairs/screen.js';
import type { Run } from '../../../src/model/run.js';
import { chanceOf } from '../../judge/_simulated.js';
import { readUnchanged, slowDown, tablesOf, type Change } from './_replayed.js';

const most = Number(process.argv[2] ?? 4);

interface Result {
  readonly state: string;
  readonly measurements: number;
}

const usesScreen = process.argv[3] !== 'no-history';

function gate(history: readonly Run[], window: readonly Run[], change: Change, next: () => number): Result {
  const [first] = window as [Run];
  const { suspects, noise } = screen(tablesOf([slowDown(first, change)], history, false));
  const screened: Screen = usesScreen ? { noise, ...(suspects && { suspects }) } : { noise: new Map() };
  if (screened.suspects?.size === 0) return { state: 'passed', measurements: 1 };
  // With too short a history, no screen is measured.
  const before = screened.suspects === undefined ? 0 : 1;
  const head: Run[] = [];
  const base: Run[] = [];
  for (let k = 1; k <= most; k++) {
    const both = window.slice(2 * k - 1, 2 * k + 1);
    const [b, h] = next() < 0.5 ? both : both.toReversed();
    if (b === undefined || h === undefined) break;
    base.push(b);
    head.push(slowDown(h, change));
    const { state } = decideByPairs(tablesOf(head, base, true), screened);
    if (state !== 'open') return { state, measurements: before + 2 * k };
  }
  return { state: 'open', measurements: before + 2 * most };
}

const inOrder = await readUnchanged();
const ofCondition = (wanted: string): readonly Run[] =>
  inOrder.filter(({ condition }) => condition === wanted).map(({ run }) => run);
const labels = [...new Set(inOrder.flatMap(({ run }) => run.measurements.map(({ label = '' }) => label)))];
const changes: readonly (readonly Change[])[] = [
  [{ name: 'unchanged', factor: 1 }],
  ...[1.1, 1.15, 1.3].map((factor) =>
    labels.map((label) => ({ name: `one label +${String(Math.round(100 * factor - 100))} %`, factor, label })),
  ),
  [{ name: 'everything +20 %', factor: 1.2 }],
];

console.log(`| machine | history | past runs | ${changes.map(([change]) => change?.name).join(' | ')} |`);
console.log(`|---|---|---|${changes.map(() => '---').join('|')}|`);
const { uniform: next } = chanceOf(7);
for (const [condition, past] of [
  ['quiet', 'quiet'],
  ['quiet again', 'quiet again'],
  ['shared', 'shared'],
  ['quiet again', 'quiet'],
] as const) {
  const own = ofCondition(condition);
  for (const lengths of [[1], [3, 6, 10]]) {
    const results: Result[][] = changes.map(() => []);
    for (const length of lengths)
      for (let start = 0; start + 1 + 2 * most <= own.length; start++) {
        const window = own.slice(start, start + 1 + 2 * most);
        const pool = past === condition ? own.filter((run) => !window.includes(run)) : ofCondition(past);
        for (const history of [pool.slice(0, length), pool.slice(-length)])
          if (history.length === length)
            for (const [i, alike] of changes.entries())
              for (const change of alike) results[i]?.push(gate(history, window, change, next));
      }
    const cells = results.map((ofChange) => {
      const percent = (state: string): string =>
        ((100 * ofChange.filter((result) => result.state === state).length) / ofChange.length).toFixed(1);
      const mean = ofChange.reduce((total, { measurements }) => total + measurements, 0) / ofChange.length;
      return `${percent('failed')} / ${percent('open')} / ${mean.toFixed(2)} of ${String(ofChange.length)}`;
    });
    console.log(`| ${[condition, past, lengths.join(', '), ...cells].join(' | ')} |`);
  }
}
