/** Creates the measurement of a row, a run or a label. */
import { defined } from '../../lang/objects.js';
import type { Method, MissingKind, Value } from '../../model/documents.js';
import type { BareMeasurement } from '../../model/reading.js';
import { divideMissing } from '../../samples/measurement.js';
import type { Columns } from './columns.js';
import { parseQuantity } from './quantity.js';
import { findUnit } from './vocabulary.js';

/** JMeter allows samplers without a name, which would be invisible in a list. */
export const toLabel = (name: string): string => (name === '' ? '(empty)' : name);

/**
 * @param values by metric id; a word is the reason why a value is missing
 * @param samples together with the throughput, it determines the duration
 */
export function createMeasurement(
  name: {
    readonly scenario?: string | undefined;
    readonly label?: string | undefined;
    readonly configuration?: readonly (readonly [axis: string, value: string])[];
  },
  values: readonly (readonly [id: string, value: Value | MissingKind])[],
  samples: number | undefined,
  method: Method,
): BareMeasurement {
  const { metrics, missing } = divideMissing(values);
  const throughput = metrics['throughput'];
  const rate = typeof throughput === 'number' ? throughput : 0;
  return {
    ...defined({
      // An empty cell counts as absent, so that the path may still provide the scenario.
      scenario: name.scenario === '' ? undefined : name.scenario,
      label: name.label === undefined ? undefined : toLabel(name.label),
    }),
    configuration: Object.fromEntries(name.configuration ?? []),
    metrics,
    ...defined({ missing, samples }),
    ...(samples !== undefined && samples > 0 && rate > 0 && { durationMs: Math.round((samples / rate) * 1000) }),
    method,
  };
}

/** The number of requests that the throughput and the duration in a row tell; NaN if it does not state both with their units. */
export function countRequests(headers: readonly string[], { metrics }: Columns, cells: readonly string[]): number {
  const column = headers.findIndex((head) => /^(?:(?:test|total|run)[ _])?(?:duration|elapsed)(?![a-z])/i.test(head));
  const ms = parseQuantity(cells[column] ?? '', findUnit(headers[column] ?? '', 'ms') || '-', 'ms');
  const rate = metrics.find(({ metric }) => metric.id === 'throughput');
  const perSecond = rate && parseQuantity(cells[rate.column] ?? '', rate.unit, '/s');
  return typeof ms === 'number' && typeof perSecond === 'number' ? (perSecond * ms) / 1000 : NaN;
}
