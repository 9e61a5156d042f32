/**
 * Decides what several measurements of one case in one run are. Repetitions are stated by the user, or evident: their files
 * differ in a number that counts, and their values are alike. Otherwise the names of the files tell cases apart, or it is an
 * error: two cases that count as repetitions hide the loss of one of them.
 */
import { groupBy, readOwn } from '../../lang/objects.js';
import { midpoint } from '../../metrics/values.js';
import { median } from '../../stats/averages.js';
import { pathBelowConfig } from '../../config/config-folder.js';
import type { ReadRequest } from '../../config/settings.js';
import type { Problem } from '../../model/documents.js';
import { caseFromPath } from '../case-from-path.js';
import { distinguish, tidy, withoutCounters } from '../../cases/file-names.js';
import { areNamedApart, caseKeyOf, fileOf } from '../located.js';
import type { NamedMeasurement } from '../name-case.js';
import type { Belonging } from './relation.js';
import { caseCollision, namedByFile, scenarioByFile, type Collision } from '../../problems/belonging.js';

/** How the user stated what belongs together. */
type Statements = Pick<ReadRequest, 'shards' | 'patterns' | 'paths' | 'folder'>;

/** @param own the measurements of one run, with its shards merged */
export function resolveCollisions(own: readonly NamedMeasurement[], statements: Statements): Belonging {
  if (statements.shards !== 'overlap') return { measurements: own, problems: [] };
  const { measurements, problems } = tellFilesApart(own, statements);
  return { measurements, problems: [...problems, ...findCollisions(measurements, statements)] };
}

const areFilesNamedApart = (files: readonly string[], patterns: readonly string[]): boolean =>
  areNamedApart(
    files.map((file) => [file]),
    patterns,
  );

const wordsOf = (file: string): string => withoutCounters(file).join('/');

/** The groups of measurements of one case. */
const listRepeated = (measurements: readonly NamedMeasurement[]): readonly (readonly NamedMeasurement[])[] =>
  [...groupBy(measurements, caseKeyOf).values()].filter(({ length }) => length > 1);

/** Completes the names of cases by the words in which the names of their files differ. */
function tellFilesApart(own: readonly NamedMeasurement[], { patterns, paths, folder = '' }: Statements): Belonging {
  const files = new Set(
    listRepeated(own).flatMap((group) => {
      const ofCase = [...new Set(group.map(fileOf))];
      return new Set(ofCase.map(wordsOf)).size > 1 && !areFilesNamedApart(ofCase, patterns) ? ofCase : [];
    }),
  );
  if (files.size === 0) return { measurements: own, problems: [] };
  const byDefault = new Set(own.filter(({ scenarioFrom }) => scenarioFrom === 'default').map(fileOf));
  const scenarios = new Map(
    [...files]
      .filter((file) => byDefault.has(file))
      .map((file) => [file, caseFromPath(pathBelowConfig(folder, tidy(wordsOf(file))), paths).scenario ?? 'default']),
  );
  const areScenariosDistinct =
    scenarios.size > 0 && new Set(scenarios.values()).size === new Set([...scenarios.keys()].map(wordsOf)).size;
  const others = [...files].filter((file) => !areScenariosDistinct || !scenarios.has(file));
  const { nameOf, pattern } = distinguish(others);
  const measurements = own.map((named): NamedMeasurement => {
    const { measurement } = named;
    const [scenario, name] = [
      areScenariosDistinct ? scenarios.get(fileOf(named)) : undefined,
      nameOf.get(fileOf(named)),
    ];
    if (scenario !== undefined) return { ...named, measurement: { ...measurement, scenario } };
    return name === undefined
      ? named
      : { ...named, measurement: { ...measurement, configuration: { file: name, ...measurement.configuration } } };
  });
  const distinct = (names: ReadonlyMap<string, string>): readonly (readonly [string, string])[] => [
    ...new Map([...names].map(([file, name]) => [name, file])),
  ];
  const [replaced] = own.filter(({ scenarioFrom }) => scenarioFrom === 'default');
  return {
    measurements,
    problems: [
      ...(areScenariosDistinct ? [scenarioByFile(distinct(scenarios), replaced?.measurement.scenario ?? '')] : []),
      ...(others.length === 0 ? [] : [namedByFile(distinct(nameOf), pattern)]),
    ],
  };
}

/**
 * Values that differ by this factor are not those of repetitions: 60 s tests of one release differ by less than 1.44 in nine
 * of ten cases, and one program from night to night by less than 1.37.
 */
const unlikeFactor = 2;
/** The metrics by which repetitions are compared, and those that vary more, for results without the former. */
const compared = [
  ['throughput', 'mean'],
  ['p50', 'p95', 'p99'],
] as const;
/** With fewer samples than this, other values say nothing. */
const fewestSamples = 30;
const isTelling = ({ measurement: { samples = Infinity } }: NamedMeasurement): boolean => samples >= fewestSamples;

/** These formats hold several measurements of a case only if they are repetitions. */
const repeating: ReadonlySet<string | undefined> = new Set([
  'run-json',
  'jmh-json',
  'hyperfine-json',
  'pytest-benchmark-json',
]);

/** One problem for all cases that collide in the same files. */
function findCollisions(own: readonly NamedMeasurement[], { patterns }: Statements): readonly Problem[] {
  const places = groupBy(listRepeated(own), (group) => JSON.stringify([...new Set(group.map(fileOf))].sort()));
  return [...places.values()].flatMap((groups) => {
    const files = [...new Set(groups[0]?.map(fileOf))];
    const isStated =
      files.length > 1
        ? areFilesNamedApart(files, patterns) && !files.some((file) => patterns.includes(file))
        : repeating.has(groups[0]?.[0]?.format);
    if (isStated) return [];
    const ranges = groups.flatMap((group) => findRange(group) ?? []);
    const [worst] = ranges.toSorted((a, b) => factorOf(b.values) - factorOf(a.values));
    if (worst === undefined || median(ranges.map(({ values }) => factorOf(values))) < unlikeFactor) return [];
    return [
      caseCollision({ ...worst, more: ranges.length - 1 }, files.length > 1 ? distinguish(files).pattern : undefined),
    ];
  });
}

/** The most different values of one metric among the measurements of a case. */
function findRange(group: readonly NamedMeasurement[]): Omit<Collision, 'more'> | undefined {
  const sound = group.filter(isTelling);
  const [first] = sound;
  const has = (metric: string): boolean => sound.some(({ measurement }) => Object.hasOwn(measurement.metrics, metric));
  const ranges = (compared.find((metrics) => metrics.some(has)) ?? []).flatMap((metric) => {
    const known = sound.flatMap((named) => {
      const value = midpoint(readOwn(named.measurement.metrics, metric));
      return value > 0 ? [{ named, value }] : [];
    });
    const ordered = known.toSorted((a, b) => a.value - b.value);
    const [least, most] = [ordered[0], ordered.at(-1)];
    if (least === undefined || most === undefined || least === most) return [];
    return [{ metric, ends: [least, most] as const, factor: most.value / least.value }];
  });
  const [widest] = ranges.toSorted((a, b) => b.factor - a.factor);
  if (first === undefined || widest === undefined) return undefined;
  const [a, b] = widest.ends.toSorted((x, y) => group.indexOf(x.named) - group.indexOf(y.named));
  if (a === undefined || b === undefined) return undefined;
  const placeOf = ({ named }: typeof a) => named.sources[0] ?? { file: '' };
  return { key: caseKeyOf(first), places: [placeOf(a), placeOf(b)], metric: widest.metric, values: [a.value, b.value] };
}

const factorOf = ([a, b]: readonly [number, number]): number => Math.max(a, b) / Math.min(a, b);
