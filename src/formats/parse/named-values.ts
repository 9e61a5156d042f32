/**
 * Converts lists of values with names and units into measurements, for benchmark services and tables with one value per
 * row.
 */
import { addAll, defined } from '../../lang/objects.js';
import { metricById } from '../../metrics/index.js';
import type { Configuration, Measurement, Provenance } from '../../model/documents.js';
import type { BareMeasurement, Reading, ReadOptions } from '../../model/reading.js';
import { unitFactor } from './quantity.js';
import { toLabel } from './measurement.js';
import { dropImplausible } from './plausibility.js';
import { reportDefects, type Defect } from './text.js';
import { findUndeclared } from './undeclared-metrics.js';
import { findMetric } from './vocabulary.js';

export interface NamedValue {
  readonly scenario?: string | undefined;
  readonly label?: string | undefined;
  readonly configuration?: Configuration | undefined;
  /** The id of a built-in metric, or the name of a metric that the configuration has to declare. */
  readonly metric: string;
  /** In the unit of the metric. */
  readonly value: number;
  readonly startedAt?: string | undefined;
  readonly run?: Provenance | undefined;
  readonly line: number;
}

/** A metric, and the factor that converts a value to its unit. */
export interface Interpreted {
  readonly metric: string;
  readonly factor: number;
}

/** The name of a statistic before a unit, as in "avg ms". */
const statistic = /^(avg|average|mean|median|max|min)\.? /i;
const withoutStatistic = (unit: string): string => unit.trim().replace(statistic, '');

/**
 * The built-in metric that a name states in a unit. The value metric of a rate without a unit may be a fraction, so it must
 * say that it is in percent.
 */
function findInUnit(name: string, unit: string): Interpreted | undefined {
  // Services define a measure of this name themselves.
  const found = /^latency$/i.test(name) ? undefined : findMetric(name);
  if (found === undefined) return undefined;
  const { metric, unit: ofName, isSuccess = false, isPercent = false } = found;
  const factor = unitFactor(withoutStatistic(unit) || ofName, metric.unit);
  if (factor === undefined || isSuccess) return undefined;
  return metric.id === 'errorPercent' && unit === '' && ofName === '' && !isPercent
    ? undefined
    : { metric: metric.id, factor };
}

const separators = /[\s\-–—/:|,()[\]]+/;
/** The maximum number of words in the name of a metric, as in "response time p99". */
const mostWords = 3;
/** Longer names are not searched for the name of a metric. */
const longestName = 500;
/** After a slash, only these names mean metrics: /users/max may be a path. */
const certain = /^(p\d+|throughput|errorPercent)$/;

/**
 * Divides a name into a label and a metric: "checkout - p99" in ms is p99 of checkout. A name without a metric is a label
 * whose metric depends on the unit: requests per second mean throughput, and any other unit means the metric `value`.
 */
export function interpretName(name: string, unit: string): Interpreted & { readonly label: string | undefined } {
  const words = name.length > longestName ? [] : [...name.matchAll(/[^\s\-–—/:|,()[\]]+/g)];
  for (let count = Math.min(mostWords, words.length); count > 0; count--) {
    const start = words[words.length - count]?.index ?? 0;
    const found = findInUnit(name.slice(start).split(separators).join(' '), unit);
    if (found === undefined || (unit.trim() === '' && metricById.get(found.metric)?.unit !== '')) continue;
    if (name[start - 1] === '/' && !certain.test(found.metric)) continue;
    const label = name.slice(0, start).replace(/[\s\-–—/:|,([]+$/, '');
    return { label: label === '' ? undefined : label, ...found };
  }
  const plain = withoutStatistic(unit);
  const rate = plain === '' ? undefined : unitFactor(plain, '/s');
  return {
    label: name,
    metric: rate === undefined ? 'value' : 'throughput',
    factor: rate ?? unitFactor(plain, 'ms') ?? 1,
  };
}

interface Repetition {
  readonly first: NamedValue;
  readonly metrics: Map<string, number>;
}

/** Assigns values to cases and repetitions. A repeated metric of a case belongs to the next repetition. */
function groupValues(values: Iterable<NamedValue>): readonly Repetition[] {
  const cases = new Map<string, { readonly repetitions: Repetition[]; readonly counts: Map<string, number> }>();
  for (const value of values) {
    const { scenario, label, configuration, run, metric } = value;
    const key = JSON.stringify([scenario, label, configuration, run]);
    const known = cases.get(key) ?? { repetitions: [], counts: new Map<string, number>() };
    cases.set(key, known);
    const count = known.counts.get(metric) ?? 0;
    known.counts.set(metric, count + 1);
    const repetition = known.repetitions[count] ?? { first: value, metrics: new Map<string, number>() };
    known.repetitions[count] = repetition;
    repetition.metrics.set(metric, value.value);
  }
  return [...cases.values()].flatMap(({ repetitions }) => repetitions);
}

/** Joins the values of a case to one measurement. */
export function* joinValues(file: string, values: Iterable<NamedValue>, { declared }: ReadOptions): Generator<Reading> {
  const defects: Defect[] = [];
  const measurements: BareMeasurement[] = [];
  for (const { first, metrics: taken } of groupValues(values)) {
    const { scenario, label, configuration = {}, startedAt, run, line } = first;
    const place = { file, line };
    const found: BareMeasurement = {
      ...defined({ scenario, label: label === undefined ? undefined : toLabel(label) }),
      configuration,
      metrics: Object.fromEntries(taken),
      ...defined({ startedAt }),
      method: { percentile: 'unknown' },
    };
    const { measurement, defects: own } = dropImplausible(place, found, { values: Object.fromEntries(taken) });
    addAll(defects, own);
    measurements.push(measurement);
    yield { kind: 'measurement', measurement, source: place, ...defined({ run }) };
  }
  const named = measurements.map((measurement): Measurement => ({ scenario: '', ...measurement }));
  addAll(defects, findUndeclared(named, { file }, declared));
  yield* reportDefects(defects);
}
