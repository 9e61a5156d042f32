/**
 * Measures how well levels are found if only some cases changed theirs: npm run -s trials -- levels DIR PART
 *
 * Real nights without a change (_nights.ts) get a step some nights ago. Prints a Markdown table about the cases without
 * that step: how many of their series are reported as changed, how many of these by less than the smallest level change,
 * how many runs the level is estimated from, and how often a change in one of them is found (fails or suspects).
 */
import { judgePairs } from '../../src/judge/judge-run.js';
import { assignLevels } from '../../src/compare/levels/assign-levels.js';
import type { Pair } from '../../src/model/run.js';
import { createPolicy } from '../../src/config/policy.js';
import { changes, failsOrSuspects, isAbout, nothing, share, type Change, type Factors } from './_changes.js';
import { measurementOf, nightsIn, pairOf, windows, type Night } from './_nights.js';
import { readOptions } from './_options.js';

const past = 45;
/** Number of nights since the step, including the one that is judged. */
const nightsSince = 15;
const fewestCases = 3;
/** Percent. */
const leastStep = 2.5;
const gated = ['throughput', 'p99'] as const;

interface Step {
  readonly name: string;
  /** One in this many cases of a window keeps its level. */
  readonly keepsEvery: number;
  readonly factors: Factors;
}

const steps: readonly Step[] = [
  { name: 'none', keepsEvery: 1, factors: nothing },
  { name: 'half of the cases 25 % faster', keepsEvery: 2, factors: { throughput: 1.25, p99: 0.8 } },
  { name: 'half of the cases 20 % slower', keepsEvery: 2, factors: { throughput: 0.8, p99: 1.25 } },
  { name: 'three in four 15 % slower', keepsEvery: 4, factors: { throughput: 0.85, p99: 1.15 } },
];

const isLeft = ({ keepsEvery }: Step, i: number): boolean => i % keepsEvery === 0;

function movedPair(cell: readonly Night[], step: Factors, change: Factors): Pair {
  const made = cell.map((night, i) => {
    const before = i > past - nightsSince ? step : nothing;
    const current = i === past ? change : nothing;
    return measurementOf(night, { throughput: before.throughput * current.throughput, p99: before.p99 * current.p99 });
  });
  return pairOf(made, (run) => ({ provenance: { startedAt: new Date(run * 86_400_000).toISOString() } }));
}

const { policy } = createPolicy({});

/** A window with a step in some cases and a change in one of those without it. */
function judged(window: readonly (readonly Night[])[], step: Step, hit: number, change: Change) {
  const pairs = window.map((cell, i) =>
    movedPair(cell, isLeft(step, i) ? nothing : step.factors, i === hit ? change : nothing),
  );
  const left = new Set(pairs.filter((_, i) => isLeft(step, i)).map((pair) => pair.case.key));
  const found = assignLevels(pairs, [], policy);
  const meant = judgePairs(found.pairs, policy, { baselineRuns: 1, isInputIncomplete: false }).findings.filter(
    ({ case: { key }, metric }) =>
      change === nothing ? left.has(key) : key === pairs[hit]?.case.key && isAbout(change, metric),
  );
  const ofLeft = found.pairs.filter((pair) => left.has(pair.case.key));
  return {
    seen: meant.some(failsOrSuspects),
    series: gated.length * left.size,
    steps: found.changes.filter((change) => left.has(change.case.key)).map(({ percent }) => Math.abs(percent)),
    levelRuns: ofLeft.flatMap(({ history }) =>
      gated.map((metric) => history.filter(({ segments }) => (segments[metric] ?? 0) === 0).length),
    ),
  };
}

const {
  places: [folder = '.', part = 'dev'],
} = readOptions();
const all = [...windows(nightsIn(folder, part), past + 1)].filter((window) => window.length >= fewestCases);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

console.log(
  `| step, ${String(all.length)} windows | series left alone | said to have changed | by less than ${String(leastStep)} % | runs of their level | ${changes.map(({ name }) => name).join(' | ')} |`,
);
console.log(`|---|---|---|---|---|${changes.map(() => '---|').join('')}`);
for (const step of steps) {
  const columns = changes.map((change) =>
    all.map((window, i) => {
      const left = [...window.keys()].filter((key) => isLeft(step, key));
      return judged(window, step, left[i % left.length] ?? 0, change);
    }),
  );
  const unchanged = columns[0] ?? [];
  const series = sum(unchanged.map((item) => item.series));
  const found = unchanged.flatMap((item) => item.steps);
  const runs = sum(unchanged.flatMap(({ levelRuns }) => levelRuns)) / series;
  const seen = columns.map((column) => share(column.map((item) => item.seen)));
  console.log(
    `| ${step.name} | ${String(series)} | ${((100 * found.length) / series).toFixed(0)} % | ${String(found.filter((percent) => percent < leastStep).length)} | ${runs.toFixed(1)} | ${seen.join(' | ')} |`,
  );
}
