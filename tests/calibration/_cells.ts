/** Turns the cells of labelled trials into cases with their history. */
import { nameCase } from '../../src/cases/names.js';
import type { Measurement } from '../../src/model/documents.js';
import type { ComparedCase } from '../../src/model/run.js';
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

/**
 * The comparison of a cell with its history.
 *
 * @param samples the number of requests of every measurement; undefined if it is unknown
 */
export function toCase(cell: Cell, { h, r }: Pick<Window, 'h' | 'r'>, samples?: number): ComparedCase {
  const history = Array.from({ length: h }, (_, run) => ({ run, measurement: toMeasurement(cell, '', run, samples) }));
  const candidate = Array.from({ length: r }, (_, i) => toMeasurement(cell, 'new_', i, samples)).filter(
    (item) => item !== undefined,
  );
  return {
    case: nameCase(candidate[0] ?? { scenario: cell.scenario, configuration: {} }),
    candidate,
    history: history.flatMap(({ run, measurement: past }) =>
      past === undefined ? [] : [{ run, segments: {}, measurement: past, provenance: {} }],
    ),
    baseline: 'history',
    isControl: false,
    otherEnvironment: false,
  };
}
