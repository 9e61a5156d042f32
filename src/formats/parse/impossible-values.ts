/** Finds values that no measurement can have. They would corrupt a history, so they are dropped in every format. */
import type { BareMeasurement, Source } from '../../model/reading.js';
import type { Problem, Value } from '../../model/documents.js';
import { impossibleValue } from '../../problems/inputs.js';
import { dropMetrics } from './measurement.js';

/** Smaller values other than zero are denormal numbers or program errors. */
const least = 1e-12;
const most = 1e18;
/** Metrics that can be negative because they are a difference. */
const signed: ReadonlySet<string> = new Set(['overhead']);

function isPossibleNumber(id: string, value: number): boolean {
  const size = Math.abs(value);
  if (size !== 0 && !(size >= least && size <= most)) return false; // also NaN and Infinity
  if (id === 'errorPercent' && value > 100) return false;
  return value >= 0 || signed.has(id);
}

const isPossible = (id: string, value: Value): boolean =>
  typeof value === 'number'
    ? isPossibleNumber(id, value)
    : [value.low, value.high].every((end) => isPossibleNumber(id, end));

/** The ids of the metrics of a measurement with an impossible value. */
export function findImpossibleValues(metrics: BareMeasurement['metrics']): readonly string[] {
  let found: string[] | undefined;
  for (const id in metrics) {
    const value = metrics[id];
    if (value !== undefined && !isPossible(id, value)) (found ??= []).push(id);
  }
  return found ?? [];
}

/** Leaves out impossible values, with a problem for each of them. */
export function dropImpossibleValues<M extends BareMeasurement>(
  measurement: M,
  source: Source,
): { readonly measurement: M; readonly problems: readonly Problem[] } {
  const impossible = findImpossibleValues(measurement.metrics);
  if (impossible.length === 0) return { measurement, problems: [] };
  return {
    measurement: dropMetrics(measurement, (id) => impossible.includes(id)),
    problems: impossible.map((id) => impossibleValue(source, id, measurement.metrics[id])),
  };
}
