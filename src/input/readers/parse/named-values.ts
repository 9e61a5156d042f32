/**
 * Converts lists of values with names and units into measurements, for benchmark services and tables with one value per
 * row.
 */
import { defined } from '../../../lang/defined.js';
import { findMetricByColumn, metricById, metrics } from '../../../metrics/index.js';
import type { Configuration, Measurement, Provenance } from '../../../model/documents.js';
import type { Metric } from '../../../model/metric.js';
import type { BareMeasurement, Reading, ReadOptions } from '../../../model/reading.js';
import { toAxisName } from './columns.js';
import { checkUnits, dropImplausible, toLabel } from './rows.js';
import { reportDefects, type Defect } from './text.js';
import { findUndeclared } from './undeclared-metrics.js';

/** One value of one case. */
export interface NamedValue {
  readonly scenario?: string | undefined;
  readonly label?: string | undefined;
  readonly configuration?: Configuration | undefined;
  /** The id of a built-in metric, or the name of a metric that the configuration has to declare. */
  readonly metric: string;
  /** In the unit of the metric. */
  readonly value: number;
  readonly samples?: number | undefined;
  readonly startedAt?: string | undefined;
  readonly run?: Provenance | undefined;
  readonly line: number;
}

/** A metric, and the factor that converts a value to its unit. */
export interface Interpreted {
  readonly metric: string;
  readonly factor: number;
}

const milliseconds: readonly (readonly [pattern: RegExp, factor: number])[] = [
  [/^(ns|nanos(econds?)?)$/i, 1e-6],
  [/^([uµμ]s|micros(econds?)?|microseconds?)$/i, 1e-3],
  [/^(ms|millis(econds?)?|milliseconds?)$/i, 1],
  [/^(s|secs?|seconds?)$/i, 1000],
];
/** "ns/iter", "ms/op": the time of one operation. */
const perOperation = /\/(iter(ation)?|op(eration)?|req(uest)?|call)s?$/i;
/** The name of a statistic before a unit, as in "avg ms". */
const statistic = /^(avg|average|mean|median|max|min)\.? /i;
const rate =
  /^((1|req(uest)?|op(eration)?|iter(ation)?|transaction|tx|quer(y|ie)|message|hit|call)?s?\s?(\/|per )\s?s(ec(ond)?)?|rps|tps|qps|ops)$/i;

/** The factor that converts a unit to that of a metric; undefined for another kind of unit. */
function findFactor(unit: string, wanted: Metric['unit']): number | undefined {
  const plain = unit.trim().replace(statistic, '');
  if (wanted === 'ms') return toMilliseconds(plain);
  if (wanted === '/s') return rate.test(plain) ? 1 : undefined;
  if (wanted === '%') return /^(%|percent|pct)$/i.test(plain) ? 1 : undefined;
  return wanted === '' || plain.toLowerCase() === wanted.toLowerCase() ? 1 : undefined;
}

const toMilliseconds = (unit: string): number | undefined =>
  milliseconds.find(([pattern]) => pattern.test(unit.replace(perOperation, '')))?.[1];

/** Words of a metric's name that can be ignored, because all of them mean a response time. */
const timed = /\b(response times?|latency|duration|http req duration)\b/gi;

/** Without a unit, an error rate may be a fraction, unless its name contains a word for percent. */
const errorRate = /^(error|failure)s? (rate|percent(age)?|pct|%)$/i;
const errorPercentage = /^(error|failure)s? (percent(age)?|pct|%)$/i;

/** Finds the built-in metric with a name. */
function findMetric(name: string, unit = ''): Metric | undefined {
  const words = name.trim().replace(/[_\s-]+/g, ' ');
  const isErrors = (findFactor(unit, '%') === undefined ? errorPercentage : errorRate).test(words);
  if (isErrors) return metricById.get('errorPercent');
  const plain = words.replace(timed, ' ').replace(/\s+/g, ' ').trim();
  return (
    metrics.find(({ id, title }) => id.toLowerCase() === words.toLowerCase() || title === words) ??
    findMetricByColumn(words) ??
    findMetricByColumn(plain)
  );
}

/**
 * Finds the metric with a name: a built-in one ("p99", "latency_p99_ns", "Error %"), or otherwise one that the
 * configuration has to declare.
 *
 * @param unit the unit if the result states it; otherwise a name may end with it
 */
export function interpretMetric(name: string, unit?: string): Interpreted {
  if (name.length > longestName) return { metric: 'value', factor: 1 };
  const found = findMetric(name, unit);
  const factor = found && (unit === undefined || unit.trim() === '' ? 1 : findFactor(unit, found.unit));
  if (found !== undefined && factor !== undefined) return { metric: found.id, factor };
  const [, stem = '', suffix = ''] = /^(.*[^_\s-])[_\s-]+([a-zµμ]+)$/i.exec(name.trim()) ?? [];
  const inName = unit === undefined && toMilliseconds(suffix) !== undefined ? findMetric(stem) : undefined;
  if (inName?.unit === 'ms') return { metric: inName.id, factor: toMilliseconds(suffix) ?? 1 };
  return { metric: toAxisName(name) || 'value', factor: toMilliseconds((unit ?? '').trim()) ?? 1 };
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
    const found = findMetric(name.slice(start).split(separators).join(' '), unit);
    const factor = found && findFactor(unit, found.unit);
    if (found === undefined || factor === undefined) continue;
    if (name[start - 1] === '/' && !certain.test(found.id)) continue;
    const label = name.slice(0, start).replace(/[\s\-–—/:|,([]+$/, '');
    return { label: label === '' ? undefined : label, metric: found.id, factor };
  }
  const isRate = findFactor(unit, '/s') !== undefined;
  return {
    label: name,
    metric: isRate ? 'throughput' : 'value',
    factor: isRate ? 1 : (toMilliseconds(unit.trim()) ?? 1),
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

/**
 * Joins the values of a case to one measurement.
 *
 * @param areUnitsStated whether every time has a unit; otherwise short times are suspected to be in seconds
 */
export function* joinValues(
  file: string,
  values: Iterable<NamedValue>,
  { declared }: ReadOptions,
  areUnitsStated: boolean,
): Generator<Reading> {
  const defects: Defect[] = [];
  const measurements: BareMeasurement[] = [];
  for (const { first, metrics: taken } of groupValues(values)) {
    const { scenario, label, configuration = {}, samples, startedAt, run, line } = first;
    const place = { file, line };
    const found: BareMeasurement = {
      ...defined({ scenario, label: label === undefined ? undefined : toLabel(label) }),
      configuration,
      metrics: Object.fromEntries(taken),
      ...defined({ samples, startedAt }),
      method: { percentile: 'unknown' },
    };
    const { measurement, defects: own } = dropImplausible(place, found, { values: Object.fromEntries(taken) });
    defects.push(...own);
    measurements.push(measurement);
    yield { kind: 'measurement', measurement, source: place, ...defined({ run }) };
  }
  const named = measurements.map((measurement): Measurement => ({ scenario: '', ...measurement }));
  defects.push(...findUndeclared(named, { file }, declared), ...(areUnitsStated ? [] : checkUnits(file, measurements)));
  yield* reportDefects(defects);
}
