/** Creates the measurement of a row, a run or a label. */
import { defined } from '../../lang/objects.js';
import type { Method, MissingKind, Value } from '../../model/documents.js';
import type { BareMeasurement } from '../../model/reading.js';
import { divideMissing } from '../../samples/measurement.js';

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

/** Moves some metrics from `metrics` to `missing`. */
export function dropMetrics<M extends BareMeasurement>(
  measurement: M,
  isDropped: (metric: string) => boolean,
  kind: MissingKind = 'blank',
): M {
  const entries = Object.entries(measurement.metrics);
  const dropped = entries.filter(([id]) => isDropped(id)).map(([id]) => [id, kind] as const);
  return {
    ...measurement,
    metrics: Object.fromEntries(entries.filter(([id]) => !isDropped(id))),
    missing: { ...measurement.missing, ...Object.fromEntries(dropped) },
  };
}
