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
import { caseFromPath, type NamedMeasurement } from '../name-case.js';
import { distinguish, tidy, withoutCounters } from '../../cases/file-names.js';
import { areNamedApart, caseKeyOf, fileOf } from '../located.js';
import type { Belonging, Relations } from './relation.js';
import { caseCollision, namedByFile, scenarioByFile } from '../../problems/belonging.js';

/** How the user stated what belongs together. */
type Statements = Pick<ReadRequest, 'shards' | 'patterns' | 'paths' | 'folder'>;

/** @param own the measurements of one run, with its shards merged */
export function resolveCollisions(
  own: readonly NamedMeasurement[],
  statements: Statements,
  relations: Relations,
): Belonging {
  if (statements.shards !== 'overlap') return { measurements: own, problems: [] };
  const { measurements, problems } = tellFilesApart(own, statements);
  return { measurements, problems: [...problems, ...findCollisions(measurements, statements, relations)] };
}

const nowhere = { file: '' };

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
  const guessed = new Map(
    own
      .filter((named) => named.scenarioFrom === 'default' && files.has(fileOf(named)))
      .map((named) => [
        fileOf(named),
        caseFromPath(pathBelowConfig(folder, tidy(wordsOf(fileOf(named)))), paths).scenario ?? 'default',
      ]),
  );
  const areDistinct = new Set(guessed.values()).size === new Set([...guessed.keys()].map(wordsOf)).size;
  const scenarios: ReadonlyMap<string, string> = areDistinct ? guessed : new Map();
  const others = [...files].filter((file) => !scenarios.has(file));
  const { nameOf, pattern } = distinguish(others);
  const measurements = own.map((named): NamedMeasurement => {
    const { measurement } = named;
    const [scenario, name] = [scenarios, nameOf].map((names) => names.get(fileOf(named)));
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
      ...(scenarios.size > 0 ? [scenarioByFile(distinct(scenarios), replaced?.measurement.scenario ?? '')] : []),
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

/** These formats hold several measurements of a case only if they are repetitions. */
const repeating = /^(?:(?:run|jmh|hyperfine|pytest-benchmark|benchmarkdotnet)-json|go-bench-text)$/;

/** One problem for all cases that collide in the same files. */
function findCollisions(
  own: readonly NamedMeasurement[],
  { patterns }: Statements,
  relations: Relations,
): readonly Problem[] {
  const places = groupBy(listRepeated(own), (group) => JSON.stringify([...new Set(group.map(fileOf))].sort()));
  return [...places.values()].flatMap((groups) => {
    const files = [...new Set(groups[0]?.map(fileOf))];
    const isStated =
      files.length > 1
        ? areFilesNamedApart(files, patterns) && !files.some((file) => patterns.includes(file))
        : repeating.test(groups[0]?.[0]?.format ?? '');
    const ranges = groups.flatMap(findRanges).sort((a, b) => b.factor - a.factor);
    const [worst] = ranges;
    if (worst === undefined) return [];
    const isUnlike = !isStated && median(ranges.map(({ factor }) => factor)) >= unlikeFactor;
    if (relations.decide(...worst.ends, isUnlike ? 'unlike' : 'repetitions') !== 'refuse') return [];
    const pattern = files.length > 1 ? distinguish(files).pattern : undefined;
    return [caseCollision({ ...worst, more: ranges.length - 1 }, pattern)];
  });
}

/** The most different values of one metric among the measurements of a case. */
function findRanges(group: readonly NamedMeasurement[]) {
  const sound = group.filter(({ measurement: { samples = Infinity } }) => samples >= fewestSamples);
  const rangeOf = (metric: string) => {
    const known = sound.flatMap((named) => {
      const value = midpoint(readOwn(named.measurement.metrics, metric));
      return value > 0 ? [{ named, value }] : [];
    });
    const all = known.map(({ value }) => value);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const [a, b] = [all.indexOf(least), all.lastIndexOf(most)].sort((i, j) => i - j).map((i) => known[i]);
    if (a === undefined || b === undefined || a === b) return [];
    const ends = [a.named, b.named] as const;
    const places = [a.named.sources[0] ?? nowhere, b.named.sources[0] ?? nowhere] as const;
    const values = [a.value, b.value] as const;
    return [{ key: caseKeyOf(a.named), ends, places, metric, values, factor: most / least }];
  };
  const ranges = compared.map((metrics) => metrics.flatMap(rangeOf)).find(({ length }) => length > 0) ?? [];
  return ranges.sort((a, b) => b.factor - a.factor).slice(0, 1);
}
