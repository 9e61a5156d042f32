/** Metrics derived from other measurements of the same run: knee points, ratios between variants, shares of a target. */
import { nameCase } from '../cases/names.js';
import { matchesWhere } from '../cases/patterns.js';
import { readErrorPercent, midpoint, readValue } from '../metrics/values.js';
import type { Policy } from '../config/policy.js';
import { defined, readOwn, groupBy } from '../lang/objects.js';
import { metricById, type MetricTable } from '../metrics/index.js';
import type { CaseName, Derivation, Measurement, Where } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import type { PastMeasurement, Run } from '../model/run.js';
import { groupRuns, toPastMeasurements } from '../history/baseline.js';
import { median } from 'simple-statistics';

/** Throughput within this share of its maximum counts as the maximum, because noise decides which equal value is highest. */
const flatShare = 0.05;
/** A curve needs at least this many loads to have a knee. */
const minLoads = 3;
/** In percent. Above this error rate, throughput and response times describe the failures. */
const maxErrors = metricById.get('errorPercent')?.cap ?? Infinity;

/** A case of the run with one value, the median of its repetitions. */
interface Point {
  readonly case: CaseName;
  readonly value: number;
}

/** Adds derived metrics to a run, and counts those of each derivation, which also sees the results of the previous ones. */
export function deriveMetrics(run: Run, { derivations, metrics }: Pick<Policy, 'derivations' | 'metrics'>) {
  let { measurements } = run;
  const counts = derivations.map((derivation) => {
    const points = kinds[derivation.metric](measurements, derivation, metrics);
    measurements = withPoints(measurements, points, derivation.metric);
    return points.length;
  });
  return { run: { ...run, measurements }, counts };
}

/** Adds the derived metrics to every past run. */
export const derivePast = (past: readonly PastMeasurement[], policy: Policy): readonly PastMeasurement[] =>
  policy.derivations.length === 0
    ? past
    : groupRuns(past).flatMap((run) => toPastMeasurements(deriveMetrics(run, policy).run));

/** Adds a derived value to the measurement of its case; a separate measurement would look like a repetition. */
function withPoints(all: readonly Measurement[], points: readonly Point[], id: string): readonly Measurement[] {
  const values = new Map(points.map((point) => [point.case.key, point]));
  const extended = all.map((measurement) => {
    const { key } = nameCase(measurement);
    const point = values.get(key);
    values.delete(key);
    return point === undefined
      ? measurement
      : { ...measurement, metrics: { ...measurement.metrics, [id]: point.value } };
  });
  const added = [...values.values()].map(({ case: { key: _, ...name }, value }) => ({
    ...name,
    metrics: { [id]: value },
  }));
  return [...extended, ...added];
}

/** The range that Little's law allows: there are about as many requests in flight as users. */
const plausible = { min: 0.9, max: 1.1 };

/** Finds the cases whose value of Little's law is far from 1. */
export const findImplausible = ({ measurements }: Run): ReadonlyMap<string, number> =>
  new Map(
    measurements
      .map((measurement) => [nameCase(measurement).key, midpoint(measurement.metrics['littlesLaw'])] as const)
      .filter(([, value]) => value < plausible.min || value > plausible.max),
  );

type Kind = (measurements: readonly Measurement[], derivation: Derivation, known: MetricTable) => readonly Point[];

const kinds: Readonly<Record<Derivation['metric'], Kind>> = {
  kneePoint: (all, derivation, known) => deriveAlongAxis(all, derivation, known, knee),
  maxThroughput: (all, derivation, known) =>
    deriveAlongAxis(all, derivation, known, (curve) => Math.max(...curve.map(({ value }) => value))),
  ratio: deriveRatio,
  overhead: deriveRatio,
  targetShare: (all, derivation, known) =>
    perCase(
      listPoints(all, derivation, known),
      derivation.along ?? 'targetRate',
      (value, target) => (100 * value) / target,
    ),
  littlesLaw: (all, derivation, known) => {
    const means = new Map(
      listPoints(all, { ...derivation, of: 'mean' }, known).map((point) => [point.case.key, point.value]),
    );
    return perCase(listPoints(all, derivation, known), derivation.along ?? 'users', (rate, users, { key }) => {
      const meanMs = means.get(key);
      return meanMs === undefined ? NaN : (rate * meanMs) / 1000 / users;
    });
  },
};

interface Load {
  readonly load: number;
  readonly value: number;
}

/** Derives one value from all cases that differ only in one axis. */
function deriveAlongAxis(
  all: readonly Measurement[],
  derivation: Derivation,
  known: MetricTable,
  valueIn: (curve: readonly Load[]) => number | undefined,
): readonly Point[] {
  const axis = derivation.along ?? 'users';
  const points = listPoints(all, derivation, known).filter(({ case: caseName }) =>
    Number.isFinite(numberOn(caseName, axis)),
  );
  const curves = groupBy(points, ({ case: caseName }) => nameWithout(caseName, [axis]).key);
  return [...curves.values()].flatMap((curve) => {
    const loads = curve.map(({ case: caseName, value }) => ({ load: numberOn(caseName, axis), value }));
    const value = valueIn(loads.sort((a, b) => a.load - b.load));
    const [first] = curve;
    return value === undefined || first === undefined ? [] : [{ case: nameWithout(first.case, [axis]), value }];
  });
}

function knee(curve: readonly Load[]): number | undefined {
  if (curve.length < minLoads) return undefined;
  const highest = Math.max(...curve.map(({ value }) => value));
  return curve.find(({ value }) => value >= highest * (1 - flatShare))?.load;
}

/** The ratio of `other` to `base`, for all cases that differ only in the axes of the two patterns. */
function deriveRatio(all: readonly Measurement[], derivation: Derivation, known: MetricTable): readonly Point[] {
  const { base = {}, other = {} } = derivation;
  const axes = [...new Set([...Object.keys(base), ...Object.keys(other)])];
  const points = listPoints(all, derivation, known);
  const select = (where: Where) => points.filter((point) => matchesWhere(where, point.case));
  const bases = groupBy(select(base), ({ case: caseName }) => nameWithout(caseName, axes).key);
  return select(other).flatMap((point) =>
    (bases.get(nameWithout(point.case, axes).key) ?? [])
      .filter(({ case: caseName, value }) => caseName.key !== point.case.key && value !== 0)
      .map(({ case: caseName, value }) => ({ case: nameOfBoth(point.case, caseName), value: point.value / value })),
  );
}

function perCase(
  points: readonly Point[],
  axis: string,
  computeValue: (value: number, load: number, caseName: CaseName) => number,
): readonly Point[] {
  return points
    .map((point) => ({ ...point, value: computeValue(point.value, numberOn(point.case, axis), point.case) }))
    .filter(({ value }) => Number.isFinite(value));
}

/** The cases that have the metric and few enough errors. */
function listPoints(
  all: readonly Measurement[],
  { of = 'throughput', where = {} }: Derivation,
  known: MetricTable,
): readonly Point[] {
  const metric = known.byId.get(of);
  if (metric === undefined) return [];
  const sound = all.filter(
    (measurement) => Number.isFinite(readNumber(measurement, metric)) && readErrorPercent(measurement) <= maxErrors,
  );
  return [...groupBy(sound, (measurement) => nameCase(measurement).key).values()]
    .flatMap((alike) => {
      const [first] = alike;
      return first === undefined
        ? []
        : [{ case: nameCase(first), value: median(alike.map((repetition) => readNumber(repetition, metric))) }];
    })
    .filter((point) => matchesWhere(where, point.case));
}

const readNumber = (measurement: Measurement, metric: Metric): number => midpoint(readValue(measurement, metric));

const numberOn = ({ configuration }: CaseName, axis: string): number =>
  Number.parseFloat((readOwn(configuration, axis) ?? '').replace(/^[^\d.-]+/, ''));

/** A case without some axes, which may include scenario and label. */
function nameWithout({ scenario, label, configuration }: CaseName, axes: readonly string[]): CaseName {
  const rest = Object.fromEntries(Object.entries(configuration).filter(([axis]) => !axes.includes(axis)));
  return nameCase({
    scenario: axes.includes('scenario') ? '' : scenario,
    ...defined({ label: axes.includes('label') ? undefined : label }),
    configuration: rest,
  });
}

/** A name for two cases; parts that differ are joined: headers=on/off. */
function nameOfBoth(a: CaseName, b: CaseName): CaseName {
  const joinNames = (x: string, y: string): string => (x === y ? x : `${x}/${y}`);
  const axes = [...new Set([...Object.keys(a.configuration), ...Object.keys(b.configuration)])];
  const configuration = axes.map(
    (axis) => [axis, joinNames(readOwn(a.configuration, axis) ?? '', readOwn(b.configuration, axis) ?? '')] as const,
  );
  const label = a.label === undefined && b.label === undefined ? undefined : joinNames(a.label ?? '', b.label ?? '');
  const scenario = joinNames(a.scenario, b.scenario);
  return nameCase({ scenario, ...defined({ label }), configuration: Object.fromEntries(configuration) });
}
