/** How the limit of one case grows with the number of cases, in simulated matrices of equal, quiet noise. */
import { createPolicy } from '../../src/config/policy.js';
import { judgeCases } from '../../src/judge/judge-run.js';
import type { Finding, Measurement } from '../../src/model/documents.js';
import type { ComparedCase } from '../../src/model/run.js';
import { median } from '../../src/stats/averages.js';
import { comparedCase } from '../judge/_compared.js';

/** Standard deviations from run to run, as logarithms. */
const noise = { machine: 0.006, throughput: 0.012, p50: 0.02, p99: 0.035 };
/** A change that anyone would see in the case that has it. */
const change: Factors = { throughput: 0.85, p50: 1.6, p99: 2 };
type Factors = Readonly<Record<'throughput' | 'p50' | 'p99', number>>;

const { policy } = createPolicy({});

/** Normal deviates, the same ones for each seed. */
function createDeviates(seed: number): () => number {
  let state = 7919 * seed + 17;
  const uniform = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let i = 0; i < 5; i++) uniform();
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

/** @param factors of the case that changed, the first one */
function simulate(
  scenarios: number,
  cases: number,
  runs: number,
  seed: number,
  factors: Factors,
): readonly ComparedCase[] {
  const deviate = createDeviates(seed);
  const machine = Array.from({ length: runs + 1 }, () => Math.exp(noise.machine * deviate()));
  return Array.from({ length: scenarios * cases }, (_, i) => {
    const usual = 20 + 13 * (i % 11);
    const made = machine.map((shift, run): Measurement => {
      const move = (id: keyof Factors): number =>
        (i === 0 && run === runs ? factors[id] : 1) * Math.exp(noise[id] * deviate());
      return {
        scenario: `scenario ${String(Math.floor(i / cases))}`,
        configuration: { users: String(1 + (i % cases)) },
        samples: 100_000,
        metrics: {
          errorPercent: 0,
          throughput: (10_000 / usual / shift) * move('throughput'),
          p50: usual * shift * move('p50'),
          p95: 2 * usual * shift,
          p99: 3 * usual * shift * move('p99'),
        },
      };
    });
    return comparedCase(made.slice(-1), made.slice(0, -1));
  });
}

const judge = (cases: readonly ComparedCase[]): readonly Finding[] =>
  judgeCases(cases, policy, { baselineRuns: 1, isInputIncomplete: false }).findings;

/** @returns the median limit of a metric above its usual value, in percent, and whether the changed case fails */
export function measureWidth(scenarios: number, cases: number, runs: number, seed: number) {
  const unchanged = judge(simulate(scenarios, cases, runs, seed, { throughput: 1, p50: 1, p99: 1 }));
  const limitOf = (id: string): number =>
    100 *
    median(
      unchanged.flatMap(({ metric, limit, baseline }) =>
        metric === id && limit !== undefined && baseline !== undefined ? [Math.abs(limit / baseline.value - 1)] : [],
      ),
    );
  const changed = simulate(scenarios, cases, runs, seed, change);
  const isFound = judge(changed).some(
    ({ case: { key }, verdict }) => verdict === 'regression' && key === changed[0]?.case.key,
  );
  return { throughput: limitOf('throughput'), p99: limitOf('p99'), isFound };
}
