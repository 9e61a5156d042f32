/**
 * Measures how fast and how reliably check finds a slow loss: npm run -s trials -- drift TRIALS [EVERY]
 *
 * Every window has 50 nights in which no case changed. The product judges the last 20 one after the other, each against all
 * nights before it, with its own levels. Then one case after the other loses 5 % at once or 0.5 % a night from the 31st
 * night on. A change of level is counted beside the drift, on the same nights. Prints a Markdown table with 95 % intervals
 * from a bootstrap over windows.
 */
import { nameCase } from '../../src/cases/names.js';
import { createPolicy } from '../../src/config/policy.js';
import { toPastMeasurements } from '../../src/history/baseline.js';
import { judgeRun } from '../../src/judge/judge-run.js';
import type { Measurement } from '../../src/model/documents.js';
import type { PastMeasurement, Run } from '../../src/model/run.js';
import { readOptions } from './_options.js';
import { stretches, type Stretch } from './_series.js';

const {
  places: [folder = '.', every = '1'],
} = readOptions();
const { policy } = createPolicy({});
const [before, judged] = [30, 20];
/** Web frameworks really change within a version; in otel-2022 every request failed. */
const parts = ['dev', 'dev2', 'others-dev'];
const isLeftOut = (panel: string): boolean => panel === 'wf' || panel === 'otel-2022';
/** The number of cases of a window that are made slower, one after the other. */
const mostHits = 3;
/** A level may seem to change a little earlier than it did. */
const largestMove = 3;

/** The share of its speed that a case has lost in a night, counted from 1. */
type Loss = (night: number) => number;
const losses: Readonly<Record<string, Loss>> = {
  'step of -5 %': () => 0.05,
  'ramp of -0.5 % a night': (night) => 0.005 * night,
};

const methods = ['drift', 'level', 'either'] as const;
/** By method: the first night, counted from 1, on which a case is reported; absent if it never is. */
type FirstNights = Readonly<Record<(typeof methods)[number], ReadonlyMap<string, number>>>;

function slowed(measurement: Measurement, loss: number): Measurement {
  const metrics = Object.entries(measurement.metrics).map(([id, value]) => {
    if (typeof value !== 'number' || id === 'errorPercent') return [id, value] as const;
    return [id, id === 'throughput' ? value * (1 - loss) : value / (1 - loss)] as const;
  });
  return { ...measurement, metrics: Object.fromEntries(metrics) };
}

/** @param hit the index of the case that becomes slower */
function runsOf({ cases, dates }: Stretch, hit: number, loss: Loss): readonly Run[] {
  return dates.map((date, i) => ({
    provenance: { startedAt: new Date(1000 * date).toISOString() },
    measurements: cases.flatMap((nights, c) => {
      const night = nights[i];
      return night === undefined ? [] : [c === hit && i >= before ? slowed(night, loss(i - before + 1)) : night];
    }),
  }));
}

/** @param only the key of the case that is looked at; stops as soon as both methods have reported it */
function judgeNights(runs: readonly Run[], only?: string): FirstNights {
  const first = {
    drift: new Map<string, number>(),
    level: new Map<string, number>(),
    either: new Map<string, number>(),
  };
  const add = (method: 'drift' | 'level', key: string, night: number): void => {
    for (const found of [first[method], first.either]) if (!found.has(key)) found.set(key, night);
  };
  const earliest = runs[before - largestMove]?.provenance.startedAt ?? '';
  const past: PastMeasurement[] = runs.slice(0, before).flatMap(toPastMeasurements);
  for (const [i, candidate] of runs.slice(before).entries()) {
    if (candidate.measurements.length === 0) continue;
    const { findings, levelChanges } = judgeRun({
      candidate,
      past: { measurements: past, accepts: [], selection: 'history' },
      policy,
      today: '2026-01-01',
      isInputIncomplete: false,
    });
    for (const finding of findings) if (finding.drift !== undefined) add('drift', finding.case.key, i + 1);
    for (const { case: name, metric, percent, firstRun } of levelChanges) {
      const isWorse = metric === 'throughput' ? percent < 0 : percent > 0;
      if (isWorse && (firstRun.startedAt ?? '') >= earliest) add('level', name.key, i + 1);
    }
    past.push(...toPastMeasurements(candidate));
    if (only !== undefined && first.drift.has(only) && first.level.has(only)) break;
  }
  return first;
}

/** By column: hits and trials of one window. */
type Counts = Map<string, readonly [number, number]>;

function measure(stretch: Stretch): Counts {
  const counts: Counts = new Map();
  const add = (column: string, isHit: boolean): void => {
    const [hits, trials] = counts.get(column) ?? [0, 0];
    counts.set(column, [hits + Number(isHit), trials + 1]);
  };
  const keys = stretch.cases.map((nights) => nameCase(nights.find((night) => night !== undefined) as Measurement).key);
  const unchanged = judgeNights(runsOf(stretch, -1, () => 0));
  for (const method of methods) {
    for (const key of keys) add(`${method} false in a case`, unchanged[method].has(key));
    add(`${method} false in any case`, unchanged[method].size > 0);
  }
  const step = Math.max(1, keys.length / mostHits);
  for (let hit = 0; hit < keys.length; hit += step) {
    const key = keys[Math.floor(hit)] ?? '';
    for (const [name, loss] of Object.entries(losses)) {
      const found = judgeNights(runsOf(stretch, Math.floor(hit), loss), key);
      for (const method of methods)
        for (const nights of [3, 5, 10, 20])
          add(`${method} ${name} ${String(nights)}`, (found[method].get(key) ?? Infinity) <= nights);
    }
  }
  return counts;
}

const sumOf = (windows: readonly Counts[], column: string): readonly [number, number] =>
  windows.reduce<readonly [number, number]>(
    ([hits, trials], counts) => {
      const [more, of] = counts.get(column) ?? [0, 0];
      return [hits + more, trials + of];
    },
    [0, 0],
  );

/** Percent, with the 95 % interval of a bootstrap over windows with fixed random numbers. */
function describe(windows: readonly Counts[], column: string): string {
  const [hits, trials] = sumOf(windows, column);
  let state = 1;
  const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const shares = Array.from({ length: 1000 }, () => {
    const [some, of] = sumOf(
      windows.map(() => windows[Math.floor(random() * windows.length)] ?? new Map()),
      column,
    );
    return (100 * some) / of;
  }).sort((a, b) => a - b);
  const digits = (100 * hits) / trials < 10 ? 1 : 0;
  const [low, high] = [shares[25] ?? NaN, shares[974] ?? NaN];
  return `${((100 * hits) / trials).toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
}

const columns = [
  'false in a case',
  'false in any case',
  ...Object.keys(losses).flatMap((name) => [3, 5, 10, 20].map((nights) => `${name} ${String(nights)}`)),
];
console.log(
  '| panels | windows | cases | method | false in a case | in any case | step 3 | 5 | 10 | 20 | ramp 3 | 5 | 10 | 20 |',
);
console.log(`|${'---|'.repeat(14)}`);
const all: Counts[] = [];
const print = (name: string, windows: readonly Counts[]): void => {
  if (windows.length === 0) return;
  const cases = sumOf(windows, 'drift false in a case')[1];
  for (const method of methods)
    console.log(
      `| ${[name, windows.length, cases, method, ...columns.map((column) => describe(windows, `${method} ${column}`))].join(' | ')} |`,
    );
};
for (const part of parts) {
  const byPanel = new Map<string, Counts[]>();
  let index = 0;
  for (const stretch of stretches(folder, part, before + judged, judged)) {
    if (isLeftOut(stretch.panel) || index++ % Number(every) !== 0) continue;
    const counts = measure(stretch);
    all.push(counts);
    const family = stretch.panel.split('-')[0] ?? '';
    byPanel.set(family, [...(byPanel.get(family) ?? []), counts]);
  }
  for (const [panel, windows] of byPanel) print(`${part}: ${panel}`, windows);
}
print('all', all);
