/**
 * Replays the gate on the measured runs of this folder: npm run -s trials -- gate
 *
 * Consecutive unchanged runs are one screen and some pairs; the histories are other unchanged runs. Changes are injected into
 * one label of the heads, whose closed loop slows down with it, or into all of them. Prints a Markdown table, which docs/inside/method-details.md sums up:
 * how many gates failed, with the 95 % interval, how many stayed open, how many measurements they took, and how many gates there were.
 */
import { createPolicy } from '../../../src/config/policy.js';
import type { Run } from '../../../src/model/run.js';
import { chanceOf } from '../../judge/_simulated.js';
import { runGate, type Gate } from '../_gates.js';
import { formatShare } from '../_wilson.js';
import { readUnchanged, slowDown, type Change } from './_replayed.js';

const { policy } = createPolicy({});

interface Replay {
  readonly history: readonly Run[];
  /** Consecutive runs, in the order in which they are measured. */
  readonly window: readonly Run[];
  readonly mostPairs: number;
}

function gate({ history, window, mostPairs }: Replay, change: Change, uniform: () => number): Promise<Gate> {
  const left = window.values();
  return runGate({
    policy,
    history: dated(history),
    mostPairs,
    uniform,
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
  ...[1.15, 1.3].map((factor) =>
    labels.map((label) => ({ name: `one label +${String(Math.round(100 * factor - 100))} %`, factor, label })),
  ),
  [{ name: 'everything +20 %', factor: 1.2 }],
];

interface Setting {
  readonly name: string;
  /** Numbers of past runs. */
  readonly lengths: readonly number[];
  readonly mostPairs: number;
  /** The conditions of the gates and of their histories. */
  readonly of: readonly (readonly [string, string])[];
}

const [lengths, mostPairs] = [[3, 6, 10], 4];
const everywhere = ['quiet', 'quiet again', 'shared'].map((condition) => [condition, condition] as const);
const settings: readonly Setting[] = [
  { name: 'quiet', lengths, mostPairs, of: [['quiet', 'quiet']] },
  { name: 'quiet, nine hours later', lengths, mostPairs, of: [['quiet again', 'quiet again']] },
  { name: 'shared', lengths, mostPairs, of: [['shared', 'shared']] },
  { name: 'nine hours later, the earlier history', lengths, mostPairs, of: [['quiet again', 'quiet']] },
  { name: 'all of them, no history', lengths: [0], mostPairs, of: everywhere },
  { name: 'the same, up to eight pairs', lengths: [0], mostPairs: 8, of: everywhere },
];

/** Windows of consecutive runs, each with the oldest and the newest of the other runs as its history. */
function* replaysOf({ lengths: numbers, mostPairs: most, of }: Setting): Generator<Replay> {
  for (const [condition, before] of of)
    for (const length of numbers) {
      const own = ofCondition(condition);
      const size = 2 * most + (length === 0 ? 0 : 1);
      for (let start = 0; start + size <= own.length; start++) {
        const window = own.slice(start, start + size);
        const pool = before === condition ? own.filter((run) => !window.includes(run)) : ofCondition(before);
        const histories = length === 0 ? [[]] : [pool.slice(0, length), pool.slice(-length)];
        for (const history of histories) if (history.length === length) yield { history, window, mostPairs: most };
      }
    }
}

console.log(`| machine and history | ${changes.map(([change]) => change?.name).join(' | ')} |`);
console.log(`|---|${changes.map(() => '---').join('|')}|`);
for (const setting of settings) {
  const { uniform } = chanceOf(7);
  const cells: string[] = [];
  for (const alike of changes) {
    const gates: Gate[] = [];
    for (const replay of replaysOf(setting))
      for (const change of alike) gates.push(await gate(replay, change, uniform));
    const count = (wanted: Gate['state']): number => gates.filter(({ state }) => state === wanted).length;
    const open = ((100 * count('open')) / gates.length).toFixed(0);
    const mean = gates.reduce((total, { measurements }) => total + measurements, 0) / gates.length;
    cells.push(
      `${formatShare(count('failed'), gates.length, 0)} / ${open} % / ${mean.toFixed(1)} of ${String(gates.length)}`,
    );
  }
  console.log(`| ${[setting.name, ...cells].join(' | ')} |`);
}
