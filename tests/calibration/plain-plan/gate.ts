/**
 * Replays the gate on the measured runs of this folder: npm run -s trials:gate [-- PAIRS]
 *
 * Consecutive unchanged runs are one screen and some pairs, whose order is drawn at random; the histories are other unchanged
 * runs. Changes are injected into one label of the heads, whose closed loop slows down with it, or into all of them. Prints a
 * Markdown table: how many gates failed and stayed open, in percent, and how many measurements they took.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPolicy, findMetricPolicy } from '../../../src/config/policy.js';
import { compareRun } from '../../../src/compare/compare-run.js';
import { toPastMeasurements } from '../../../src/history/baseline.js';
import { nodeHost } from '../../../src/hosts/node/host.js';
import { readFiles } from '../../../src/input/read-files.js';
import { decideByPairs } from '../../../src/judge/pairs/decide-by-pairs.js';
import { screen, type Screen } from '../../../src/judge/pairs/screen.js';
import { compareByRatio } from '../../../src/judge/pairs/tables.js';
import type { MetricComparisons } from '../../../src/model/comparison.js';
import type { Measurement } from '../../../src/model/documents.js';
import type { Pair, Run } from '../../../src/model/run.js';
import { chanceOf } from '../../judge/_simulated.js';

const most = Number(process.argv[2] ?? 4);
const folder = 'tests/calibration/plain-plan/runs';
const { policy } = createPolicy({});

interface Change {
  readonly name: string;
  readonly factor: number;
  /** Undefined: every label. */
  readonly label?: string;
}

/** Slows labels down, and with them the closed loop of each load. */
function slowDown(run: Run, { factor, label }: Change): Run {
  const isHit = (measurement: Measurement): boolean => label === undefined || measurement.label === label;
  const value = ({ metrics }: Measurement, id: string): number => Number(metrics[id]);
  const measurements = run.measurements.map((measurement) => {
    const loop = run.measurements.filter(
      ({ configuration }) => configuration['users'] === measurement.configuration['users'],
    );
    const added = loop.filter(isHit).reduce((ms, hit) => ms + value(hit, 'mean') * (factor - 1), 0) / 1000;
    const cycle = Number(measurement.configuration['users']) / value(measurement, 'throughput');
    const times = isHit(measurement) ? ['mean', 'p50', 'p90', 'p95', 'p99'] : [];
    const { groupedMedian } = measurement;
    return {
      ...measurement,
      ...(groupedMedian !== undefined && { groupedMedian: groupedMedian * (isHit(measurement) ? factor : 1) }),
      metrics: {
        ...measurement.metrics,
        throughput: (value(measurement, 'throughput') * cycle) / (cycle + added),
        ...Object.fromEntries(times.map((id) => [id, value(measurement, id) * factor])),
      },
    };
  });
  return { ...run, measurements };
}

function tablesOf(head: readonly Run[], base: readonly Run[], isSession: boolean): readonly MetricComparisons[] {
  const candidate = { provenance: {}, measurements: head.flatMap(({ measurements }) => measurements) };
  const past = base.flatMap((run, i) =>
    toPastMeasurements({ ...run, provenance: { startedAt: `2020-01-01T00:00:${String(10 + i)}Z` } }),
  );
  const { pairs } = compareRun(
    { provenance: {}, measurements: candidate.measurements.map(({ startedAt: _, ...rest }) => rest) },
    {
      measurements: past.map(({ measurement: { startedAt: _, ...measurement }, provenance }) => ({
        measurement,
        provenance,
      })),
      accepts: [],
      selection: 'history',
      isResult: false,
    },
    policy,
  );
  const cases = isSession ? pairs.map((pair): Pair => ({ ...pair, baseline: 'session' })) : pairs;
  return compareByRatio(cases, policy.metrics.all, (name, metric) => findMetricPolicy(policy, name, metric));
}

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

const entries = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as readonly {
  readonly file: string;
  readonly kind: string;
  readonly condition: string;
}[];
const runs = await Promise.all(
  entries
    .filter(({ kind }) => kind === 'unchanged')
    .map(async ({ file, condition }) => {
      const options = { warmupMs: 0, transactions: 'both' } as const;
      const labels = { include: [], exclude: [] };
      const {
        runs: [run],
      } = await readFiles(
        { patterns: [join(folder, file)], options, paths: [], set: {}, labels, shards: 'overlap' },
        nodeHost(),
      );
      if (run === undefined) throw new Error(file);
      return { condition, run };
    }),
);
const inOrder = runs.sort((a, b) => ((a.run.provenance.startedAt ?? '') < (b.run.provenance.startedAt ?? '') ? -1 : 1));
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
