/** Simulates runs of a plain plan. Calls with the same seed give the same runs. */
import { nameCase } from '../../../src/cases/names.js';
import { metricById } from '../../../src/metrics/index.js';
import type { Comparison } from '../../../src/model/comparison.js';
import type { Measurement } from '../../../src/model/documents.js';
import type { Metric } from '../../../src/model/metric.js';
import type { Subject } from '../../../src/judge/rules/relative/index.js';
import { createPast } from '../_past.js';

export interface Plan {
  readonly seed: number;
  readonly scenarios: number;
  readonly cases: number;
  readonly runs: number;
  /** Standard deviations of the logarithm: of the shift of a run, and of a case within a run. */
  readonly machine: number;
  readonly noise: number;
  readonly repetitions?: number;
}

export type Change = (scenario: number, place: number, repetition: number) => number;
export const ids = ['throughput', 'p50', 'p99'] as const;

/** Uniform random numbers (Lehmer), and normal ones derived from them. */
function chanceOf(seed: number): { readonly uniform: () => number; readonly normal: () => number } {
  let state = (seed * 7919 + 17) % 2147483647;
  const uniform = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
  const normal = (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  for (let i = 0; i < 5; i++) uniform();
  return { uniform, normal };
}

/** @param slower the factor on the response times of a case in the run under test, and the divisor of its throughput */
export function simulated(plan: Plan, slower: Change = () => 1): readonly Subject[] {
  const { normal } = chanceOf(plan.seed);
  const repetitions = plan.repetitions ?? 1;
  const total = plan.runs + repetitions;
  const machine = Array.from({ length: total }, () => plan.machine * normal());
  const rows = Array.from({ length: plan.scenarios * plan.cases }, (_, i) => {
    const [scenario, place] = [Math.floor(i / plan.cases), i % plan.cases];
    const usual = 40 + 13 * ((i * 7) % 11);
    return Array.from({ length: total }, (_, run): Measurement => {
      const factor = run < plan.runs ? 1 : slower(scenario, place, run - plan.runs);
      const [own, middle, tail] = [normal(), normal(), normal()].map((item) => plan.noise * item) as [
        number,
        number,
        number,
      ];
      const shift = machine[run] ?? 0;
      return {
        scenario: `scenario ${String(scenario)}`,
        configuration: { users: String(10 * (place + 1)) },
        samples: 100_000,
        metrics: {
          throughput: (10_000 / usual / factor) * Math.exp(-shift - own),
          mean: usual * factor * Math.exp(shift),
          p50: usual * factor * Math.exp(shift + middle),
          p95: 2 * usual * factor * Math.exp(shift + 1.5 * tail),
          p99: 3 * usual * factor * Math.exp(shift + 2 * tail),
          max: 9.5 * usual,
        },
      };
    });
  });
  return ids.map((id) => subjectOf(metricById.get(id) as Metric, rows, plan.runs));
}

function subjectOf(metric: Metric, rows: readonly (readonly Measurement[])[], runs: number): Subject {
  const valueOf = (measurement: Measurement): number => Number(measurement.metrics[metric.id]);
  return {
    metric,
    comparisons: rows.map((row): Comparison => {
      const current = row.slice(runs);
      return {
        case: nameCase(row[0] as Measurement),
        isControl: false,
        candidate: current.map(valueOf),
        candidateMeasurements: current,
        past: createPast(
          row.slice(0, runs).map((measurement, run) => ({ value: valueOf(measurement), run, measurement })),
        ),
        baseline: 'history',
        band: metric.band,
      };
    }),
  };
}

/** The severity of a verdict. */
const ranks: Readonly<Record<string, number>> = { regression: 2, suspect: 1 };
export const rankOf = (verdict: string): number => ranks[verdict] ?? 0;
