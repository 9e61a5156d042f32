/** Finds metrics of Guardband's own documents that are neither built in nor declared in the configuration. */
import { metricById } from '../../metrics/index.js';
import type { Measurement } from '../../model/documents.js';
import type { Place } from '../../problems/problem.js';
import type { Defect } from './text.js';
import { undeclaredMetrics } from '../../problems/config.js';

/** @param declared ids of the metrics that the configuration declares */
export function findUndeclared(
  measurements: readonly Pick<Measurement, 'metrics'>[],
  place: Place,
  declared: readonly string[] = [],
): Defect[] {
  const ids = new Set(measurements.flatMap(({ metrics }) => Object.keys(metrics)));
  const undeclared = [...ids].filter((id) => !metricById.has(id) && !declared.includes(id));
  if (undeclared.length === 0) return [];
  return [{ cause: `metrics ${undeclared.join(' ')}`, problem: undeclaredMetrics(place, undeclared) }];
}
