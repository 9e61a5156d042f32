/** The measured runs of this folder, and changes that are injected into them, for replays of what measures in pairs. */
import { createPolicy } from '../../../src/config/policy.js';
import { compareRun } from '../../../src/compare/compare-run.js';
import { toPastMeasurements } from '../../../src/history/baseline.js';
import { compareByRatio } from '../../../src/judge/pairs/first-run.js';
import type { MetricComparisons } from '../../../src/model/comparison.js';
import type { Measurement } from '../../../src/model/documents.js';
import type { ComparedCase, Run } from '../../../src/model/run.js';
import { readIndex, readRun, startOf } from './_runs.js';

const { policy } = createPolicy({});

export interface Change {
  readonly name: string;
  readonly factor: number;
  /** Undefined: every label. */
  readonly label?: string;
}

/** Slows labels down, and with them the closed loop of each load. */
export function slowDown(run: Run, { factor, label }: Change): Run {
  const isHit = (measurement: Measurement): boolean => label === undefined || measurement.label === label;
  const value = ({ metrics }: Measurement, id: string): number => Number(metrics[id]);
  const measurements = run.measurements.map((measurement) => {
    const loop = run.measurements.filter(
      ({ configuration }) => configuration['users'] === measurement.configuration['users'],
    );
    const added = loop.filter(isHit).reduce((ms, hit) => ms + value(hit, 'mean') * (factor - 1), 0) / 1000;
    const cycle = Number(measurement.configuration['users']) / value(measurement, 'throughput');
    const times = isHit(measurement) ? ['mean', 'p50', 'p90', 'p95', 'p99'] : [];
    const { groupedMedian } = measurement;
    return {
      ...measurement,
      ...(groupedMedian !== undefined && { groupedMedian: groupedMedian * (isHit(measurement) ? factor : 1) }),
      metrics: {
        ...measurement.metrics,
        throughput: (value(measurement, 'throughput') * cycle) / (cycle + added),
        ...Object.fromEntries(times.map((id) => [id, value(measurement, id) * factor])),
      },
    };
  });
  return { ...run, measurements };
}

/** @param isSession whether these are pairs, and not a run and its history */
export function tablesOf(head: readonly Run[], base: readonly Run[], isSession: boolean): readonly MetricComparisons[] {
  const candidate = { provenance: {}, measurements: head.flatMap(({ measurements }) => measurements) };
  const past = base.flatMap((run, i) =>
    toPastMeasurements({ ...run, provenance: { startedAt: `2020-01-01T00:00:${String(10 + i)}Z` } }),
  );
  const { cases } = compareRun(
    { provenance: {}, measurements: candidate.measurements.map(({ startedAt: _, ...rest }) => rest) },
    {
      measurements: past.map(({ measurement: { startedAt: _, ...measurement }, provenance }) => ({
        measurement,
        provenance,
      })),
      accepts: [],
      selection: 'history',
    },
    policy,
  );
  const read = isSession ? cases.map((one): ComparedCase => ({ ...one, baseline: 'session' })) : cases;
  return compareByRatio(read, policy);
}

export interface Unchanged {
  readonly condition: string;
  readonly run: Run;
}

/** The runs of the unchanged service, oldest first. */
export async function readUnchanged(): Promise<readonly Unchanged[]> {
  const entries = readIndex().filter(({ kind }) => kind === 'unchanged');
  const runs = await Promise.all(
    entries.map(async (entry) => ({ condition: entry.condition, run: await readRun(entry) })),
  );
  return runs.sort((a, b) => (startOf(a.run) < startOf(b.run) ? -1 : 1));
}
