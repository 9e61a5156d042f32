/** Simulates runs of a plain plan. Calls with the same seed give the same runs. */
import type { MetricComparisons } from '../../src/model/comparison.js';
import type { Measurement } from '../../src/model/documents.js';
import { compare, metricOf } from './_past.js';

export interface Plan {
  readonly seed: number;
  readonly scenarios: number;
  readonly cases: number;
  readonly runs: number;
  /** Standard deviations of the logarithm: of the shift of a run, and of a case within a run. */
  readonly machine: number;
  readonly noise: number;
  readonly repetitions?: number;
  /** Requests behind every value. */
  readonly samples?: number;
  /** Whether scenarios are labels of one plan, whose labels wait for each other in a closed loop. */
  readonly areLabels?: boolean;
  /** Whether noise has the tails of Student's distribution with four degrees of freedom. */
  readonly hasTails?: boolean;
}

export type Change = (scenario: number, place: number, repetition: number) => number;
export const ids = ['throughput', 'p50', 'p99'] as const;

/** Random numbers: uniform (Lehmer), normal, and of Student's distribution with four degrees of freedom. */
export function chanceOf(seed: number): Record<'uniform' | 'normal' | 'student', () => number> {
  let state = (seed * 7919 + 17) % 2147483647;
  const uniform = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
  const normal = (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  const student = (): number => normal() / Math.sqrt(-Math.log(uniform() * uniform()) / 2);
  for (let i = 0; i < 5; i++) uniform();
  return { uniform, normal, student };
}

const usualOf = (i: number): number => 40 + 13 * ((i * 7) % 11);

/** @param slower the factor on the response times of a case in the run under test, and the divisor of its throughput */
export function simulated(plan: Plan, slower: Change = () => 1): readonly MetricComparisons[] {
  const { scenarios, cases, runs, areLabels = false } = plan;
  const chance = chanceOf(plan.seed);
  const chosen = plan.hasTails === true ? chance.student : chance.normal;
  const total = runs + (plan.repetitions ?? 1);
  const machine = Array.from({ length: total }, () => plan.machine * chance.normal());
  const factorOf = (i: number, run: number): number =>
    run < runs ? 1 : slower(Math.floor(i / cases), i % cases, run - runs);
  /** The time of an iteration, and the noise of its rate. */
  const loops = Array.from({ length: areLabels ? cases : 0 }, (_, place) =>
    Array.from({ length: total }, (__, run) => {
      const labels = Array.from({ length: scenarios }, (___, scenario) => scenario * cases + place);
      const time = labels.reduce((sum, i) => sum + usualOf(i) * factorOf(i, run), 0);
      return { time, noise: plan.noise * chosen() };
    }),
  );
  const rows = Array.from({ length: scenarios * cases }, (_, i) => {
    const [scenario, place] = [Math.floor(i / cases), i % cases];
    const usual = usualOf(i);
    const configuration = { users: String(10 * (place + 1)) };
    return Array.from({ length: total }, (__, run): Measurement => {
      const factor = factorOf(i, run);
      const [own, middle, tail] = [chosen(), chosen(), chosen()].map((item) => plan.noise * item) as [
        number,
        number,
        number,
      ];
      const shift = machine[run] ?? 0;
      const loop = loops[place]?.[run] ?? { time: usual * factor, noise: own };
      return {
        ...(areLabels
          ? { scenario: 'plan', label: `label ${String(scenario)}` }
          : { scenario: `scenario ${String(scenario)}` }),
        configuration,
        samples: plan.samples ?? 100_000,
        metrics: {
          throughput: (10_000 / loop.time) * Math.exp(-shift - loop.noise),
          mean: usual * factor * Math.exp(shift),
          p50: usual * factor * Math.exp(shift + middle),
          p95: 2 * usual * factor * Math.exp(shift + 1.5 * tail),
          p99: 3 * usual * factor * Math.exp(shift + 2 * tail),
          max: 9.5 * usual,
        },
      };
    });
  });
  return ids.map(metricOf).map((metric) => ({
    metric,
    comparisons: rows.map((row) => compare(metric, row.slice(runs), row.slice(0, runs))),
  }));
}

/** The severity of a verdict. */
const ranks: Readonly<Record<string, number>> = { regression: 2, suspect: 1 };
export const rankOf = (verdict: string): number => ranks[verdict] ?? 0;
