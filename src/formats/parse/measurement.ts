/** Creates the measurement of a row, a run or a label. */
import { addAll, defined } from '../../lang/objects.js';
import type { Measurement, Method, MissingKind, Problem, Value } from '../../model/documents.js';
import type { BareMeasurement, Source } from '../../model/reading.js';
import { divideMissing } from '../../samples/measurement.js';
import { metricById, metrics } from '../../metrics/index.js';
import type { Place } from '../../problems/problem.js';
import type { Columns } from './columns.js';
import type { TableRow } from './csv.js';
import { parseNumber, unitFactor } from './quantity.js';
import type { Defect } from './text.js';
import { implausible } from '../../problems/tables.js';
import { impossibleValue } from '../../problems/inputs.js';
import { undeclaredMetrics } from '../../problems/config.js';

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

/** Quantities that bound each other, in milliseconds and requests per second. */
export interface Timings {
  /** By metric id. */
  readonly values: Readonly<Record<string, Value | undefined>>;
  /** Concurrent users, connections or clients. */
  readonly users?: number | string | undefined;
  readonly durationMs?: number | undefined;
  /**
   * Whether response times start when a request was due. They then include the wait before sending, so the number of users
   * does not bound them.
   */
  readonly isOpenLoop?: boolean | undefined;
  /** Whether nothing was sent over a network. */
  readonly isLocal?: boolean | undefined;
  /** Whether times were measured in whole milliseconds, so that the minimum and the maximum are whole numbers. */
  readonly isWhole?: boolean | undefined;
}

/** In ascending order of their values. */
const ascending = ['min', 'p50', 'p75', 'p90', 'p95', 'p98', 'p99', 'p999', 'max'] as const;
/** Tools round to two digits or to whole milliseconds, and histograms round to the bounds of their buckets. */
const addTolerance = (value: number): number => value * 1.1 + 1;
/** The shortest possible time of a request over a network. */
const minResponseMs = 0.001;
/** A user may have several requests in flight at the same time, but not this many. */
const maxInFlightPerUser = 50;

const orders = [ascending, ['min', 'mean', 'max']] as const;

/** Why response times cannot be right, and which of them are not used; empty if nothing tells which. */
interface Contradiction {
  readonly why: string;
  readonly ids: readonly string[];
}

/** All response times that cannot be right: those that fit each other once the others are left out are kept. */
function findContradictions(timings: Timings): Contradiction | undefined {
  const whys: string[] = [];
  const ids: string[] = [];
  let rest = timings;
  for (let found = findContradiction(rest); found !== undefined; found = findContradiction(rest)) {
    whys.push(found.why);
    if (found.ids.length === 0) return { why: whys.join('; '), ids: [] };
    addAll(ids, found.ids);
    rest = {
      ...timings,
      values: Object.fromEntries(Object.entries(timings.values).filter(([id]) => !ids.includes(id))),
    };
  }
  return whys.length === 0 ? undefined : { why: whys.join('; '), ids };
}

/** Times in a wrong unit are out of order, or longer than the test. */
export function findContradiction(timings: Timings): Contradiction | undefined {
  const { values, users, durationMs } = timings;
  const number = (id: string): number | undefined => {
    const value = values[id];
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  };
  const describe = (id: string): string => `${id} is ${format(number(id) ?? NaN)} ms`;
  // Hot path: every line of a history is checked, so this avoids intermediate arrays.
  for (const ids of orders) {
    let previous = '';
    let previousMs = -Infinity;
    for (const id of ids) {
      const ms = number(id);
      if (ms === undefined) continue;
      if (previousMs > addTolerance(ms))
        return { why: `${describe(previous)}, and ${describe(id)}`, ids: [previous, id] };
      previous = id;
      previousMs = ms;
    }
  }
  const typical = number('mean') === undefined ? 'p50' : 'mean';
  const typicalMs = number(typical) ?? 0;
  const ofAll = (why: string): Contradiction => ({ why, ids: [] });
  if (timings.isLocal !== true && typicalMs > 0 && typicalMs < minResponseMs) return ofAll(describe(typical));
  const fractional =
    timings.isWhole === true ? ['max', 'min'].find((id) => !Number.isInteger(number(id) ?? 0)) : undefined;
  if (fractional !== undefined) return ofAll(`${describe(fractional)}, and JMeter measures whole milliseconds`);
  // One second is added, because requests in flight at the start of the count started before it.
  if (durationMs !== undefined) {
    const longest = ['mean', ...ascending].findLast((id) => number(id) !== undefined);
    if (longest !== undefined && (number(longest) ?? 0) > addTolerance(durationMs) + 1000)
      return ofAll(`${describe(longest)}, and the whole test took ${format(durationMs / 1000)} s`);
  }
  const [mean, throughput] = [number('mean') ?? 0, number('throughput') ?? 0];
  if (timings.isOpenLoop !== true && (mean / 1000) * throughput > Number(users ?? NaN) * maxInFlightPerUser)
    return ofAll(
      `${describe('mean')} at ${format(throughput)} requests/s, which is too much for ${String(users)} users`,
    );
  return undefined;
}

const format = (value: number): string => String(Number(value.toPrecision(4)));

/** The timings of a row of a table. Zeros are excluded: they mean "not recorded", which is handled later. */
export const toTimings = ({ metrics, configuration, durationMs }: BareMeasurement): Timings => ({
  values: Object.fromEntries(Object.entries(metrics).filter(([, value]) => value !== 0)),
  durationMs,
  users: configuration['users'] ?? configuration['connections'],
});

/** Share of time that users without think time spend waiting for responses. */
const minBusyShare = 0.5;
const maxBusyShare = 1.2;
/** The share of rows that must agree before a whole file is doubted. */
const majority = 0.8;

/** By Little's law, the requests that each user has at the same time if these times are seconds. */
const listBusyShares = (rows: readonly BareMeasurement[], typical: string): readonly number[] =>
  rows.map(toTimings).flatMap(({ values, users }) => {
    const [time, throughput] = [values[typical], values['throughput']];
    const isKnown = typeof time === 'number' && typeof throughput === 'number' && Number(users) > 0 && time > 0;
    return isKnown ? [(time * throughput) / Number(users)] : [];
  });

/**
 * Detects response times of a whole file that are probably seconds. There are two signs. By Little's law, as seconds they
 * would keep all users busy, as in most tests, while as milliseconds they would leave users idle 99.9 % of the time. Or all
 * of them are below one millisecond.
 *
 * @returns the reason for the suspicion, if any
 */
export function suspectSeconds(rows: readonly BareMeasurement[]): string | undefined {
  const busyShares = listBusyShares(rows, 'mean');
  const plausible = busyShares.filter((share) => share >= minBusyShare && share <= maxBusyShare);
  const { times, longest, areFractional } = collectTimes(rows);
  if (isMajority(plausible, busyShares) && areFractional)
    return 'as seconds they keep the users as busy as they usually are, as milliseconds they leave them idle';
  // A zero is a time below half a millisecond, which no tool would print for seconds.
  return longest > 0 && longest < 1 && !times.includes(0)
    ? `the longest of ${String(times.length)} is ${format(longest)} ms`
    : undefined;
}

/** Response times in seconds are smaller than this. */
const mostSeconds = 10;

/** Like suspectSeconds, for times whose unit nothing states: fractions of small numbers may be seconds as well. */
export function suspectUnstatedUnit(
  headers: readonly string[],
  columns: Columns,
  cells: readonly TableRow[],
  rows: readonly BareMeasurement[],
): string | undefined {
  if (!holdsBareTimes({ ...columns, metrics: columns.metrics.filter(({ unit }) => unit === '') }, cells))
    return undefined;
  const { times, longest, areFractional } = collectTimes(rows);
  const inFlight = ['p50', 'mean'].flatMap((typical) => listBusyShares(rows, typical).map((share) => share / 1000));
  // The threads of a load generator may have several connections each, and those a few requests.
  const isOpenLoop = columns.axes.some(([column]) => /^threads$/i.test(headers[column] ?? ''));
  if (!isOpenLoop && inFlight.length > 0 && Math.min(...inFlight) > 10)
    return `as milliseconds, each user has ${format(Math.min(...inFlight))} requests or more at the same time`;
  return areFractional && longest < mostSeconds
    ? `the longest of ${String(times.length)} is ${format(longest)}`
    : suspectSeconds(rows);
}

/** The response times of all rows. Milliseconds are mostly whole numbers, seconds never are. */
function collectTimes(rows: readonly BareMeasurement[]) {
  const times = rows.flatMap(({ metrics }) =>
    ['mean', ...ascending].flatMap((id) => (typeof metrics[id] === 'number' ? [metrics[id]] : [])),
  );
  const fractional = times.filter((time) => !Number.isInteger(time));
  return { times, longest: times.reduce((a, b) => Math.max(a, b), 0), areFractional: isMajority(fractional, times) };
}

const isMajority = (some: readonly number[], all: readonly number[]): boolean =>
  all.length > 0 && some.length >= all.length * majority;

/** Whether response times are numbers that only their head may say are in milliseconds, which may be wrong. */
export const holdsBareTimes = ({ metrics }: Columns, rows: readonly TableRow[]): boolean =>
  metrics.some(
    ({ metric, unit, column }) =>
      metric.unit === 'ms' &&
      unitFactor(unit, 'ms') === 1 &&
      rows.some(({ cells }) => typeof parseNumber(cells[column] ?? '') === 'number'),
  );

/** A measurement, and the values that could not be used. */
export interface CheckedMeasurement<M extends BareMeasurement = BareMeasurement> {
  readonly measurement: M;
  readonly defects: readonly Defect[];
}

const responseTimes = metrics.filter(({ id, unit }) => unit === 'ms' && id !== 'startupTime').map(({ id }) => id);

/** Leaves out response times that contradict each other: those that do, or all where nothing tells which. */
export function dropImplausible<M extends BareMeasurement>(
  place: Place,
  measurement: M,
  timings: Timings,
  isGrave?: boolean,
): CheckedMeasurement<M> {
  const found = findContradictions(timings);
  if (found === undefined) return { measurement, defects: [] };
  const dropped = found.ids.length === 0 ? responseTimes : found.ids;
  return {
    measurement: dropMetrics(measurement, (id) => dropped.includes(id)),
    defects: [{ cause: 'implausible', problem: implausible(place, found, isGrave ?? found.ids.length > 0) }],
  };
}

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

/** The ids of the metrics of a measurement with a value that no measurement can have: it would corrupt a history. */
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
