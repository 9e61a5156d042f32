/**
 * Replays the gate on the measured runs of this folder: npm run -s trials -- gate [PAIRS]
 *
 * Consecutive unchanged runs are one screen and some pairs, whose order is drawn at random; the histories are other unchanged
 * runs. Changes are injected into one label of the heads, whose closed loop slows down with it, or into all of them. Prints a
 * Markdown table: how many gates failed and stayed open, in percent, and how many measurements they took.
 */
import { createPolicy } from '../../../src/config/policy.js';
import type { Run } from '../../../src/model/run.js';
import { chanceOf } from '../../judge/_simulated.js';
import { runGate } from '../_gates.js';
import { readUnchanged, slowDown, type Change } from './_replayed.js';

const most = Number(process.argv[2] ?? 4);
const usesHistory = process.argv[3] !== 'no-history';
const { policy } = createPolicy({});

interface Result {
  readonly state: string;
  readonly measurements: number;
}

/** @param window consecutive runs, in the order in which they are measured */
function gate(history: readonly Run[], window: readonly Run[], change: Change, next: () => number): Result {
  const left = window.values();
  return runGate({
    policy,
    history: usesHistory ? dated(history) : [],
    mostPairs: most,
    uniform: next,
    measure: (side) => {
      const run = undated(left.next().value ?? { provenance: {}, measurements: [] });
      return side === 'head' ? slowDown(run, change) : run;
    },
  });
}

/** What is replayed is not the measurement that a history has. */
const undated = ({ measurements }: Run): Run => ({
  provenance: {},
  measurements: measurements.map(({ startedAt: _, ...measurement }) => measurement),
});

const dated = (runs: readonly Run[]): readonly Run[] =>
  runs.map((run, i) => ({ ...undated(run), provenance: { startedAt: `2020-01-01T00:00:${String(10 + i)}Z` } }));

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
