/** Judges the cells of labelled trials. */
import { nameCase } from '../../src/cases/names.js';
import { findGivenLevels, toAccept } from '../../src/compare/levels/given-levels.js';
import { createPolicy } from '../../src/config/policy.js';
import { toPastMeasurements } from '../../src/history/baseline.js';
import { judgeRun, type JudgedRun } from '../../src/judge/judge-run.js';
import type { Measurement } from '../../src/model/documents.js';
import type { Run } from '../../src/model/run.js';
import type { Cell, Window } from './injection.js';

const columns: Readonly<Record<string, string>> = {
  thr: 'throughput',
  p99: 'p99',
  err: 'errorPercent',
  mean: 'mean',
  p50: 'p50',
  p90: 'p90',
  p95: 'p95',
  sd: 'standardDeviation',
  max: 'max',
};

/** One run of a cell; the prefix is "" for the history and "new_" for the run to judge. */
function toMeasurement(cell: Cell, prefix: string, i: number, samples: number | undefined): Measurement | undefined {
  const metrics = Object.entries(columns).flatMap(([column, id]) => {
    const value = (cell[prefix + column] as readonly (number | null)[] | undefined)?.[i];
    return typeof value === 'number' ? [[id, value] as const] : [];
  });
  const { scenario, payload, users } = cell;
  const configuration = { messageSize: String(payload), users: String(users) };
  return metrics.length === 0
    ? undefined
    : { scenario, configuration, metrics: Object.fromEntries(metrics), ...(samples !== undefined && { samples }) };
}

const { policy } = createPolicy({});

/**
 * Judges the newest run of a window as `record` of its past runs and then `check` do.
 *
 * @param samples the number of requests of every measurement; undefined if it is unknown
 * @returns what was judged, with the key of the cell of each case
 */
export function judgeWindow(
  { h, r }: Pick<Window, 'h' | 'r'>,
  cells: readonly Cell[],
  samples?: number,
): JudgedRun & { readonly cellOf: ReadonlyMap<string, string> } {
  const dayOf = (run: number): string => new Date(Date.UTC(2026, 0, 1 + run)).toISOString();
  const cellOf = new Map<string, string>();
  const measure = (prefix: string, i: number): readonly Measurement[] =>
    cells.flatMap((cell) => {
      const measurement = toMeasurement(cell, prefix, i, samples);
      if (measurement === undefined) return [];
      cellOf.set(nameCase(measurement).key, cell.key);
      return [measurement];
    });
  const history = Array.from({ length: h }, (_, run): Run => {
    return { provenance: { startedAt: dayOf(run) }, measurements: measure('', run) };
  });
  const measurements = history.flatMap(toPastMeasurements);
  const accepts = findGivenLevels(measurements, [], policy, dayOf(h)).levels.map((level) => toAccept(level, dayOf(h)));
  const judged = judgeRun({
    candidate: {
      provenance: { startedAt: dayOf(h) },
      measurements: Array.from({ length: r }, (_, i) => measure('new_', i)).flat(),
    },
    past: { measurements, accepts, selection: 'history' },
    policy,
    today: dayOf(h).slice(0, 10),
    isInputIncomplete: false,
  });
  return { ...judged, cellOf };
}
