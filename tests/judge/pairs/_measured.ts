/** Simulated measurements of a plan with several labels and loads, as pairs and as runs of a history. */
import type { Comparison, MetricComparisons } from '../../../src/model/comparison.js';
import type { Metric } from '../../../src/model/metric.js';
import type { chanceOf } from '../_simulated.js';
import type { Measurement } from '../../../src/model/documents.js';
import { compare, metricOf } from '../_past.js';

export type Chance = ReturnType<typeof chanceOf>;

/** The standard deviations of the logarithms of one measurement. */
export interface Noise {
  /** What all cases of a measurement share. */
  readonly machine: number;
  readonly label: number;
}

export const metrics = ['throughput', 'p50', 'p99'].map(metricOf);
export const labels = ['GET /a', 'GET /b', 'GET /c', 'GET /d', 'POST /e'];
const users = ['5', '20'];

/** The natural logarithm of a value of one measurement, relative to the usual one. */
export type Measure = (metric: Metric, label: string, users: string) => number;

const share: Readonly<Record<string, number>> = { throughput: 0.5, p50: 1, p99: 2 };

/** A measurement whose noise has this distribution; the loads of a label share part of theirs. */
export function measure({ machine, label: own }: Noise, draw: () => number): Measure {
  const ofMachine = machine * draw();
  const known = new Map<string, number>();
  const once = (key: string, size: number): number => {
    const value = known.get(key) ?? size * draw();
    known.set(key, value);
    return value;
  };
  return ({ id, better }, label, load) => {
    const slower = ofMachine + once(`${id} ${label}`, own * 0.6) + once(`${id} ${label} ${load}`, own * 0.8);
    return (better === 'higher' ? -1 : 1) * (share[id] ?? 1) * slower;
  };
}

/** Makes a label, or everything, slower by a factor; its throughput falls by a share of that. */
export const slowedDown =
  (measured: Measure, factor: number, hit?: string): Measure =>
  (metric, label, load) => {
    if (hit !== undefined && hit !== label) return measured(metric, label, load);
    const change = metric.better === 'higher' ? -0.5 * Math.log(factor) : Math.log(factor);
    return measured(metric, label, load) + change;
  };

/** @param before the base of each pair, or the runs of a history */
export const tablesOf = (
  present: readonly Measure[],
  before: readonly Measure[],
  baseline: Comparison['baseline'],
): readonly MetricComparisons[] =>
  metrics.map((metric) => ({
    metric,
    comparisons: labels.flatMap((label) =>
      users.map((load) => {
        const read = (measured: Measure): Measurement => ({
          scenario: 'shop',
          label,
          configuration: { users: load },
          metrics: { [metric.id]: 50 * Math.exp(measured(metric, label, load)) },
        });
        return compare(metric, present.map(read), before.map(read), { baseline, isInterpolated: true });
      }),
    ),
  }));
