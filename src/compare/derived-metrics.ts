/** Measurements computed from others of the same run: knee points, ratios between variants, shares of a target. Pure. */
import { caseKey, nameCase } from '../cases/names.js';
import { readErrorPercent, midpoint, readValue } from '../metrics/values.js';
import { groupBy } from '../lang/group-by.js';
import { metricById } from '../metrics/index.js';
import type { CaseName, Configuration, Derivation, Measurement, Where } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import type { Run } from '../model/run.js';
import { median } from '../stats/median.js';
import { matchesWhere } from '../cases/patterns.js';

/** Growth by less is none: the highest of several equal values wanders with the noise. */
const flatShare = 0.05;
/** On fewer loads a curve has no knee. */
const fewestLoads = 3;
/** Throughput and times of a case in which more requests fail tell of failures. */
const mostErrors = metricById.get('errorPercent')?.cap ?? Infinity;

/** A case of the run with one value, the median of its repetitions. */
interface Point {
  readonly case: CaseName;
  readonly value: number;
}

interface Derived {
  readonly run: Run;
  /** How many measurements each derivation gave. */
  readonly counts: readonly number[];
}

/** The run and what can be derived from it; each derivation also sees what those before it gave. */
export function deriveMetrics(run: Run, derivations: readonly Derivation[]): Derived {
  let { measurements } = run;
  const counts = derivations.map((derivation) => {
    const points = kinds[derivation.metric](measurements, derivation);
    measurements = withPoints(measurements, points, derivation.metric);
    return points.length;
  });
  return { run: { ...run, measurements }, counts };
}

/** What is derived of a case that was measured stands with what was measured: apart it would look like a repetition. */
function withPoints(all: readonly Measurement[], points: readonly Point[], id: string): readonly Measurement[] {
  const values = new Map(points.map((point) => [point.case.key, point]));
  const extended = all.map((each) => {
    const { key } = nameCase(each);
    const point = values.get(key);
    values.delete(key);
    return point === undefined ? each : { ...each, metrics: { ...each.metrics, [id]: point.value } };
  });
  return [...extended, ...[...values.values()].map((point) => measurementOf(point, id))];
}

/** Cases that keep neither more nor fewer requests in flight than they have users, give or take; in the others something is amiss. */
const plausible = { least: 0.9, most: 1.1 };

/** Values of Little's law that are far from 1, by case. */
export const findImplausible = ({ measurements }: Run): ReadonlyMap<string, number> =>
  new Map(
    measurements
      .map((each) => [nameCase(each).key, midpoint(each.metrics['littlesLaw'])] as const)
      .filter(([, value]) => value < plausible.least || value > plausible.most),
  );

type Kind = (measurements: readonly Measurement[], derivation: Derivation) => readonly Point[];

const kinds: Readonly<Record<Derivation['metric'], Kind>> = {
  kneePoint: (all, derivation) => along(all, derivation, knee),
  maxThroughput: (all, derivation) => along(all, derivation, (curve) => Math.max(...curve.map(({ value }) => value))),
  ratio: between,
  overhead: between,
  targetShare: (all, derivation) =>
    perCase(pointsOf(all, derivation), derivation.along ?? 'targetRate', (value, target) => (100 * value) / target),
  littlesLaw: (all, derivation) => {
    const means = new Map(pointsOf(all, { ...derivation, of: 'mean' }).map((point) => [point.case.key, point.value]));
    return perCase(pointsOf(all, derivation), derivation.along ?? 'users', (rate, users, { key }) => {
      const meanMs = means.get(key);
      return meanMs === undefined ? NaN : (rate * meanMs) / 1000 / users;
    });
  },
};

interface Load {
  readonly load: number;
  readonly value: number;
}

/** One value for all cases that differ in one axis alone. */
function along(
  all: readonly Measurement[],
  derivation: Derivation,
  valueIn: (curve: readonly Load[]) => number | undefined,
): readonly Point[] {
  const axis = derivation.along ?? 'users';
  const points = pointsOf(all, derivation).filter(({ case: of }) => Number.isFinite(numberOn(of, axis)));
  const curves = groupBy(points, ({ case: of }) => nameWithout(of, [axis]).key);
  return [...curves.values()].flatMap((curve) => {
    const loads = curve.map(({ case: of, value }) => ({ load: numberOn(of, axis), value }));
    const value = valueIn(loads.sort((a, b) => a.load - b.load));
    const [first] = curve;
    return value === undefined || first === undefined ? [] : [{ case: nameWithout(first.case, [axis]), value }];
  });
}

function knee(curve: readonly Load[]): number | undefined {
  if (curve.length < fewestLoads) return undefined;
  const most = Math.max(...curve.map(({ value }) => value));
  return curve.find(({ value }) => value >= most * (1 - flatShare))?.load;
}

/** Other over base, for all cases that differ in the axes of the two alone. */
function between(all: readonly Measurement[], derivation: Derivation): readonly Point[] {
  const { base = {}, other = {} } = derivation;
  const axes = [...new Set([...Object.keys(base), ...Object.keys(other)])];
  const points = pointsOf(all, derivation);
  const meant = (where: Where) => points.filter((point) => matchesWhere(where, point.case));
  const bases = groupBy(meant(base), ({ case: of }) => nameWithout(of, axes).key);
  return meant(other).flatMap((point) =>
    (bases.get(nameWithout(point.case, axes).key) ?? [])
      .filter(({ case: of, value }) => of.key !== point.case.key && value !== 0)
      .map(({ case: of, value }) => ({ case: nameOfBoth(point.case, of), value: point.value / value })),
  );
}

function perCase(
  points: readonly Point[],
  axis: string,
  valueOf: (value: number, at: number, of: CaseName) => number,
): readonly Point[] {
  return points
    .map((point) => ({ ...point, value: valueOf(point.value, numberOn(point.case, axis), point.case) }))
    .filter(({ value }) => Number.isFinite(value));
}

/** Cases with the metric whose requests succeeded. */
function pointsOf(all: readonly Measurement[], { of = 'throughput', where = {} }: Derivation): readonly Point[] {
  const metric = metricById.get(of);
  if (metric === undefined) return [];
  const sound = all.filter((each) => Number.isFinite(numberOf(each, metric)) && readErrorPercent(each) <= mostErrors);
  return [...groupBy(sound, (each) => nameCase(each).key).values()]
    .flatMap((same) => {
      const [first] = same;
      return first === undefined
        ? []
        : [{ case: nameCase(first), value: median(same.map((each) => numberOf(each, metric))) }];
    })
    .filter((point) => matchesWhere(where, point.case));
}

const numberOf = (of: Measurement, metric: Metric): number => midpoint(readValue(of, metric));

const numberOn = ({ configuration }: CaseName, axis: string): number =>
  Number.parseFloat((configuration[axis] ?? '').replace(/^[^\d.-]+/, ''));

/** A case without some axes; scenario and label may be among them. */
function nameWithout({ scenario, label, configuration }: CaseName, axes: readonly string[]): CaseName {
  const rest = Object.fromEntries(Object.entries(configuration).filter(([axis]) => !axes.includes(axis)));
  const own = axes.includes('label') ? undefined : label;
  return nameOf(axes.includes('scenario') ? '' : scenario, own, rest);
}

/** Where two cases differ, both stand: headers=on/off. */
function nameOfBoth(a: CaseName, b: CaseName): CaseName {
  const both = (x: string, y: string): string => (x === y ? x : `${x}/${y}`);
  const axes = [...new Set([...Object.keys(a.configuration), ...Object.keys(b.configuration)])];
  const configuration = axes.map(
    (axis) => [axis, both(a.configuration[axis] ?? '', b.configuration[axis] ?? '')] as const,
  );
  const label = a.label === undefined && b.label === undefined ? undefined : both(a.label ?? '', b.label ?? '');
  return nameOf(both(a.scenario, b.scenario), label, Object.fromEntries(configuration));
}

const nameOf = (scenario: string, label: string | undefined, configuration: Configuration): CaseName => ({
  scenario,
  ...(label === undefined ? {} : { label }),
  configuration,
  key: caseKey(scenario, label, configuration),
});

const measurementOf = ({ case: { scenario, label, configuration }, value }: Point, id: string): Measurement => ({
  scenario,
  ...(label === undefined ? {} : { label }),
  configuration,
  metrics: { [id]: value },
});
