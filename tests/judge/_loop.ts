/** Simulates a closed loop of a plain plan and judges it. Calls with the same seed give the same runs. */
import { type JudgedRun } from '../../src/judge/judge-run.js';
import type { Measurement } from '../../src/model/documents.js';
import type { Run } from '../../src/model/run.js';
import { judgeAfter } from './_run.js';
import { chanceOf } from './_simulated.js';

/** Mean response times, in milliseconds. */
export type Times = Readonly<Record<string, number>>;
export const old: Times = { Home: 35, Browse: 90, Cart: 50, Pay: 250 };

export interface Loop {
  readonly seed: number;
  readonly times: Times;
  /** Milliseconds of each iteration that belong to no label. */
  readonly pause?: number;
  readonly loads?: readonly number[];
  /** By label: requests per iteration, if not 1; below 1, each iteration makes them by chance. */
  readonly share?: Times;
}

/** Measures one thread group at some loads. */
export function measure({ seed, times, pause = 100, loads = [5, 20], share = {} }: Loop, day: number): Run {
  const { normal } = chanceOf(1000 * seed + day);
  const machine = Math.exp(0.01 * normal());
  const startedAt = new Date(Date.UTC(2026, 0, 1 + day)).toISOString();
  const measurements = loads.flatMap((users): readonly Measurement[] => {
    const means = Object.entries(times).map(
      ([label, time]) => [label, time * machine * Math.exp(0.015 * normal())] as const,
    );
    const iteration = means.reduce((sum, [label, mean]) => sum + mean * (share[label] ?? 1), pause);
    return means.map(([label, mean]) => {
      const often = share[label] ?? 1;
      const rate = ((1000 * users) / iteration) * often;
      const chance = Math.sqrt(Math.max(0, 1 - often) / (300 * rate));
      const throughput = rate * Math.exp((0.002 + chance) * normal());
      const p50 = 0.9 * mean * Math.exp(0.01 * normal());
      const p99 = 2.5 * mean * Math.exp(0.03 * normal());
      return {
        scenario: 'shop',
        label,
        configuration: { users: String(users) },
        metrics: { errorPercent: 0, throughput, mean, p50, p99, max: 2 * p99 },
        samples: Math.round(300 * throughput),
        startedAt,
      };
    });
  });
  return { provenance: { startedAt }, measurements };
}

export function judge(history: readonly Run[], ...repetitions: readonly Run[]): JudgedRun {
  const [first] = repetitions as [Run];
  return judgeAfter(history, { ...first, measurements: repetitions.flatMap(({ measurements }) => measurements) });
}

export const past = (loop: Loop, runs: number): readonly Run[] =>
  Array.from({ length: runs }, (_, day) => measure(loop, day));
