/** Generated worlds for properties of the judge: a run or pairs of a plain plan, with the past of it. */
import { createPolicy, type Policy } from '../../src/config/policy.js';
import { toPastMeasurements } from '../../src/history/baseline.js';
import { judgeRun, type JudgedRun } from '../../src/judge/judge-run.js';
import type { Measurement } from '../../src/model/documents.js';
import type { Run } from '../../src/model/run.js';
import { chanceOf } from './_simulated.js';

export type Measured = readonly Measurement[];

export interface World {
  readonly isPairs: boolean;
  readonly labels: readonly string[];
  /** Of one run, or of each pair; and the past runs, oldest first, or the other sides of the pairs. */
  readonly head: readonly Measured[];
  readonly past: readonly Measured[];
  readonly chance: ReturnType<typeof chanceOf>;
  readonly rules?: Policy;
}

const timesOf = ['mean', 'p50', 'p90', 'p95', 'p99', 'max'];
const noise = [0.003, 0.02, 0.05, 0.12];
const machine = [0, 0.02, 0.1];

/** A label's number is its last word, whatever it is renamed to. */
export const numberOf = (label = ''): string => label.split(' ').at(-1) ?? '';

export function generate(seed: number): World {
  const chance = chanceOf(seed);
  const { uniform, normal } = chance;
  const upTo = (most: number): number => 1 + Math.floor(most * uniform());
  const isPairs = uniform() < 0.4;
  const labels = Array.from({ length: upTo(6) }, (_, i) => `label ${String(i)}`);
  const usual = labels.map(() => 5 + 200 * uniform());
  const [loads, runs] = [upTo(2), upTo(isPairs ? 6 : 12)];
  const [own, shared] = [noise[upTo(4) - 1] ?? 0, machine[upTo(3) - 1] ?? 0];
  const [isWhole, isLoop, hasErrors] = [uniform() < 0.3, uniform() < 0.5, uniform() < 0.3];
  const samples = uniform() < 0.3 ? 29 + upTo(100) : 5000;
  const measure = (): Measured => {
    const shift = shared * normal();
    return Array.from({ length: loads }, (_, load) => {
      const users = 10 * (load + 1);
      const times = usual.map((time) => time * Math.exp(shift + own * normal()));
      const iteration = times.reduce((sum, time) => sum + time, 0);
      return labels.map((label, i): Measurement => {
        const time = times[i] ?? NaN;
        const shapes = [1.05, 1, 1.3, 1.5, 1.5 + 0.6 * Math.exp(2 * own * normal()), 8];
        const read = (value: number): number => (isWhole ? Math.max(1, Math.round(value)) : value);
        const throughput = isLoop ? (1000 * users) / iteration : (1000 / time) * Math.exp(0.005 * normal());
        const failed = hasErrors && uniform() < 0.5 ? upTo(3) - 1 : 0;
        const metrics = Object.fromEntries(timesOf.map((id, k) => [id, read(time * (shapes[k] ?? NaN))]));
        return {
          scenario: 'plan',
          label,
          configuration: { users: String(users) },
          samples,
          metrics: { errorPercent: (100 * failed) / samples, throughput, ...metrics },
        };
      });
    }).flat();
  };
  const all = (length: number): readonly Measured[] => Array.from({ length }, measure);
  return { isPairs, labels, head: all(isPairs ? runs : 1), past: all(runs), chance };
}

/** What got worse, of which label; of all without one. */
export interface Loss {
  readonly label?: string | undefined;
  readonly factor?: number;
  readonly metrics?: readonly string[];
  readonly errors?: number;
}

/** An unchanged case of another scenario, which has nothing to do with the others. */
export function unrelated(normal: () => number, i = 0): Measurement {
  const time = 77 * Math.exp(0.01 * normal());
  const times = { mean: time, p50: time, p90: 1.3 * time, p95: 1.5 * time, p99: 2 * time, max: 3 * time };
  const metrics = { errorPercent: 0, throughput: 1000 / time, ...times };
  return { scenario: 'other', label: `other ${String(i)}`, configuration: { users: '7' }, samples: 5000, metrics };
}

export const losing = { tail: ['p99', 'max'], times: timesOf, all: [...timesOf, 'throughput'] };

/** The same world with a loss in its run, or in all its pairs. */
export function lose(world: World, { label, factor = 1, metrics = timesOf, errors = 0 }: Loss): World {
  const worsen = (measurement: Measurement): Measurement => {
    if (label !== undefined && measurement.label !== label) return measurement;
    const valueOf = (id: string): number => Number(measurement.metrics[id]);
    const worse = metrics.map((id): [string, number] => [
      id,
      id === 'throughput' ? valueOf(id) / factor : valueOf(id) * factor,
    ]);
    const errorPercent = Math.min(100, valueOf('errorPercent') + errors);
    return { ...measurement, metrics: { ...measurement.metrics, ...Object.fromEntries(worse), errorPercent } };
  };
  return { ...world, head: world.head.map((measured) => measured.map(worsen)) };
}

const { policy } = createPolicy({});

export function judge({ isPairs, head, past, rules = policy }: World): JudgedRun {
  const measurements = past.flatMap((measured, i) => {
    const commit = isPairs ? 'a'.repeat(40) : String(i).padStart(40, '0');
    const startedAt = new Date(Date.UTC(2026, 9, isPairs ? 1 : 1 + i)).toISOString();
    return toPastMeasurements({ provenance: { startedAt, commit }, measurements: measured });
  });
  const candidate: Run = { provenance: {}, measurements: head.flat() };
  const selection = isPairs ? 'pairs' : 'history';
  return judgeRun({
    candidate,
    past: { measurements, accepts: [], selection },
    policy: rules,
    today: '2026-11-26',
    isInputIncomplete: false,
  });
}
