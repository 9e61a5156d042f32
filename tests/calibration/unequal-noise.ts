/**
 * Simulates plans whose labels differ in noise: node tools/run.mjs tests/calibration/unequal-noise.ts
 *
 * Prints a Markdown table: the share of unchanged runs that fail, and how often +30 % in a quiet and in a noisy label is found.
 */
import { nameCase } from '../../src/cases/names.js';
import { relativeChange } from '../../src/judge/rules/relative-change.js';
import type { MetricComparisons } from '../../src/model/comparison.js';
import { metricById } from '../../src/metrics/index.js';
import type { Measurement } from '../../src/model/documents.js';
import type { Metric } from '../../src/model/metric.js';
import { createPast } from '../judge/_past.js';
import { chanceOf } from '../judge/_simulated.js';

const histories = 300;
const lengths = [2, 3, 6, 10, 30] as const;
const ids = ['p50', 'p99'] as const;
const labels = ['A', 'B', 'C', 'D', 'E', 'F'];
const loads = ['10', '50'];
/** The labels that become slower: one that is quiet in every plan, and one that is noisy where labels differ. */
const changed = { quiet: 2, noisy: 1 };
const slowdown = Math.log(1.3);

/** The noise of a label at a load, as the standard deviation of the logarithm. */
type Noise = (label: number, load: number) => number;
const plans: Readonly<Record<string, Noise>> = {
  'all labels 3 %': () => 0.03,
  'all labels 6 %': () => 0.06,
  'one load 2 %, the other 8 %': (_, load) => (load === 1 ? 0.08 : 0.02),
  'half of the labels 2 %, half 8 %': (label) => (label % 2 === 1 ? 0.08 : 0.02),
  'one label 10 %, the others 2 %': (label) => (label === 0 ? 0.1 : 0.02),
};

function measure(noiseOf: Noise, normal: () => number, slower?: number): readonly Measurement[] {
  const machine = 0.02 * normal();
  return loads.flatMap((users, load) => {
    const shared = machine + 0.01 * normal();
    return labels.map((label, i): Measurement => {
      const usual = 20 * (i + 1) * (1 + load);
      const move = (factor: number): number =>
        Math.exp(shared + factor * noiseOf(i, load) * normal() + (slower === i ? slowdown : 0));
      const [p50, p95, p99] = [usual * move(1), 2 * usual * move(1), 3 * usual * move(1.5)];
      const metrics = { p50, p95, p99, mean: 1.1 * p50, max: 2 * p99 };
      return { scenario: 'plan', label, configuration: { users }, samples: 20_000, metrics };
    });
  });
}

/** The places of the cases that fail. */
function failures(past: readonly (readonly Measurement[])[], now: readonly Measurement[]): readonly number[] {
  const subjects = ids.map((id): MetricComparisons => {
    const metric = metricById.get(id) as Metric;
    const comparisons = now.map((measurement, place) => ({
      case: nameCase(measurement),
      isControl: false,
      candidate: [Number(measurement.metrics[id])],
      candidateMeasurements: [measurement],
      past: createPast(
        past.map((run, r) => ({
          run: r,
          value: Number(run[place]?.metrics[id]),
          measurement: run[place] as Measurement,
        })),
      ),
      baseline: 'history' as const,
      band: metric.band,
    }));
    return { metric, comparisons };
  });
  return relativeChange
    .weigh(subjects)
    .flatMap(({ evidence }) => evidence.flatMap(({ verdict }, place) => (verdict === 'regression' ? [place] : [])));
}

/** Shares in percent: unchanged runs that fail, and slower labels that are found. */
function judgePlan(noiseOf: Noise, runs: number): string {
  const { normal } = chanceOf(runs);
  const counts = { unchanged: 0, quiet: 0, noisy: 0 };
  for (let i = 0; i < histories; i++) {
    const past = Array.from({ length: runs }, () => measure(noiseOf, normal));
    if (failures(past, measure(noiseOf, normal)).length > 0) counts.unchanged++;
    for (const [kind, label] of Object.entries(changed) as ['quiet' | 'noisy', number][])
      if (failures(past, measure(noiseOf, normal, label)).some((place) => place % labels.length === label))
        counts[kind]++;
  }
  return [counts.unchanged, counts.quiet, counts.noisy]
    .map((count) => ((100 * count) / histories).toFixed(0))
    .join(' / ');
}

const head = ['unchanged failed / +30 % in a quiet label / in a noisy one', ...lengths.map((n) => `${String(n)} runs`)];
console.log(`| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|`);
for (const [name, noiseOf] of Object.entries(plans))
  console.log(`| ${[name, ...lengths.map((runs) => judgePlan(noiseOf, runs))].join(' | ')} |`);
