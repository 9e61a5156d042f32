/** Generated pairs of base and head, and changes of their rows. */
import { createPolicy } from '../../../src/config/policy.js';
import type { JudgedRun } from '../../../src/judge/judge-run.js';
import type { Measurement } from '../../../src/model/documents.js';
import type { Run } from '../../../src/model/run.js';
import { judgeBoth } from '../../calibration/_gates.js';
import type { Cell } from '../../calibration/simulated/_cell.js';
import { createWorld, labelName } from '../../calibration/simulated/_world.js';
import { chanceOf } from '../_simulated.js';

export interface World {
  readonly heads: readonly Run[];
  readonly bases: readonly Run[];
  readonly labels: readonly string[];
  /** A label, or undefined for everything. */
  readonly hit: string | undefined;
  readonly uniform: () => number;
}

const { policy } = createPolicy({});

/** Few or many labels and pairs, calm and restless noise, few and many requests. */
export function worldOf(seed: number): World {
  const chance = chanceOf(seed);
  const { uniform } = chance;
  const one = <T>(...choices: readonly [T, ...T[]]): T => choices[Math.floor(uniform() * choices.length)] ?? choices[0];
  const count = one(1, 2, 3, 4, 5, 6);
  const cell: Cell = {
    labels: count,
    loads: one(1, 2),
    n: one(60, 120, 5000, 5000),
    label: one(0.003, 0.02, 0.08, 0.3),
    ownCase: one(0.003, 0.02, 0.08),
    machine: one(0, 0.02, 0.1),
    p99extra: one(0, 0.1),
    tool: one('raw', 'raw', 'whole'),
    loop: one(true, false),
    errors: one(0, 0, 0.01),
  };
  const measure = createWorld(cell, chance);
  const pairs = one(1, 2, 3, 4, 5, 6, 8);
  const runs = (): Run[] =>
    Array.from({ length: pairs }, () => ({ provenance: {}, measurements: measure({ place: 'alone', cell }) }));
  const labels = Array.from({ length: count }, (_, label) => labelName(label));
  const hit = uniform() < 0.2 ? undefined : labels[Math.floor(uniform() * count)];
  return { heads: runs(), bases: runs(), labels, hit, uniform };
}

export const judge = ({ heads, bases }: Pick<World, 'heads' | 'bases'>): JudgedRun => judgeBoth(heads, bases, policy);

/** Metrics that change together. */
export const speeds = {
  tail: ['p99'],
  typical: ['mean', 'p50'],
  throughput: ['throughput'],
  times: ['mean', 'p50', 'p75', 'p90', 'p95', 'p99', 'max'],
  everything: ['mean', 'p50', 'p75', 'p90', 'p95', 'p99', 'max', 'throughput'],
} as const;

/** Each row of the heads as a change makes it. */
export const changed = <T extends Pick<World, 'heads'>>(world: T, change: (row: Measurement) => Measurement): T => ({
  ...world,
  heads: world.heads.map((run) => ({ ...run, measurements: run.measurements.map(change) })),
});

/** Makes a label slower, or everything if it is undefined. */
export const slower =
  (label: string | undefined, factor: number, ids: readonly string[]) =>
  (row: Measurement): Measurement => {
    if (label !== undefined && row.label !== label) return row;
    const values = ids.map((id) => {
      const value = Number(row.metrics[id]);
      return [id, id === 'throughput' ? value / factor : value * factor] as const;
    });
    return { ...row, metrics: { ...row.metrics, ...Object.fromEntries(values) } };
  };

/** Makes more requests of a label fail, in points. */
export const failing =
  (label: string | undefined, points: number) =>
  (row: Measurement): Measurement => {
    if (label !== undefined && row.label !== label) return row;
    return {
      ...row,
      metrics: { ...row.metrics, errorPercent: Math.min(100, Number(row.metrics['errorPercent']) + points) },
    };
  };
