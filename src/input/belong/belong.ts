/**
 * Decides which results belong together. A load test with several load generators leaves one result per generator: those of the
 * same time are merged, those of different times are repetitions, and rows that two files have count once. Each decision follows
 * from how two results relate.
 */
import type { ReadRequest } from '../../config/settings.js';
import { loadTestKey } from '../../cases/names.js';
import { addAll, groupBy } from '../../lang/objects.js';
import type { Problem } from '../../model/documents.js';
import type { RowSketch } from '../../model/reading.js';
import { findSharedRows } from '../../samples/row-sketch.js';
import { caseFromPath, type NamedMeasurement } from '../name-case.js';
import { tidy, withoutNumbers } from '../../cases/file-names.js';
import { areNamedApart, caseKeyOf, fileOf, filesOf, testKeyOf, type LocatedMeasurement } from '../located.js';
import { mergeParts } from './merge.js';
import { Relations, type Belonging } from './relation.js';
import { approximateSpans, exactSpan, longestGapMs, spanLength, unionOfSpans } from './spans.js';
import { resolveCollisions } from './told-apart.js';
import {
  alikeAtOnce,
  copiedResults,
  countedAsRepetitions,
  generatorsMissing,
  repetitionsApart,
  rowsContained,
  rowsShared,
  shardTwice,
} from '../../problems/belonging.js';

/**
 * @param all those of recorded runs are kept as they are, because they were merged before they were recorded
 * @param sketches which rows each raw result has
 */
export function belong(
  all: readonly NamedMeasurement[],
  request: ReadRequest,
  sketches: ReadonlyMap<string, RowSketch> = new Map(),
): Belonging {
  const own = all.filter(({ run }) => run === undefined);
  const relations = new Relations(own);
  const problems: Problem[] = [];
  const apply = ({ measurements, problems: found }: Belonging): readonly NamedMeasurement[] => {
    addAll(problems, found);
    return measurements;
  };
  const once = apply(leaveOutShared(apply(leaveOutContained(own, relations)), sketches, relations));
  const united = request.shards === 'repetitions' ? once : apply(uniteGenerators(once));
  const merged = apply(mergeParts(united, request, relations));
  const resolved = apply(resolveCollisions(merged, request, relations));
  const sessions = checkSessions(resolved, relations);
  const isClear = sessions.length > 0 || request.shards !== 'overlap';
  return {
    measurements: [...all.filter(({ run }) => run !== undefined), ...resolved],
    problems: [
      ...problems,
      ...checkCopies(resolved, relations),
      ...(isClear ? sessions : checkFiles(resolved, request.patterns, relations)),
    ],
  };
}

/** Leaves out each file whose samples are exactly the failed ones, or exactly the others, of another file. */
function leaveOutContained(measurements: readonly NamedMeasurement[], relations: Relations): Belonging {
  const isMixed = ({ measurement: { histogram, samples } }: NamedMeasurement): boolean =>
    (histogram?.errors ?? 0) > 0 && histogram?.errors !== samples;
  const files = [...groupBy(measurements, fileOf)];
  const wholes = files.flatMap(([file, members]) =>
    members.some(isMixed) ? [{ file, tests: groupBy(members, ({ measurement }) => testKeyOf(measurement)) }] : [],
  );
  const contained = new Map<string, string>();
  for (const [file, members] of files) {
    if (members.some(isMixed)) continue;
    const whole = wholes.find(({ tests }) =>
      members.every((part) =>
        tests.get(testKeyOf(part.measurement))?.some((all) => relations.of(all, part) === 'contains'),
      ),
    );
    if (whole !== undefined) contained.set(file, whole.file);
  }
  return {
    measurements: measurements.filter((member) => !contained.has(fileOf(member))),
    problems: [...contained].map(([file, whole]) => rowsContained(file, whole)),
  };
}

const folderOf = (named: NamedMeasurement): string => fileOf(named).replace(/[^/]*$/, '');

/** Whether two measurements are of one case, as far as more than the name of a file says so. */
const mayBeOneTest = (a: NamedMeasurement, b: NamedMeasurement): boolean =>
  testKeyOf(a.measurement) === testKeyOf(b.measurement) &&
  (a.measurement.scenario === b.measurement.scenario || folderOf(a) === folderOf(b));

/**
 * Leaves out each file nearly all of whose samples another file of the same test has, too: of two listeners of which one began later,
 * or a copy without some columns. Where each has others as well, neither can be left out.
 */
function leaveOutShared(
  measurements: readonly NamedMeasurement[],
  sketches: ReadonlyMap<string, RowSketch>,
  relations: Relations,
): Belonging {
  const copies = new Map<string, string>();
  const problems: Problem[] = [];
  const all = [...groupBy(measurements, fileOf)].flatMap(([file, own]) => {
    const sketch = sketches.get(file);
    const span = unionOfSpans(own.flatMap(({ measurement }) => exactSpan(measurement) ?? []));
    return sketch === undefined ? [] : [{ file, own, sketch, span }];
  });
  for (const [i, a] of all.entries())
    for (const b of all.slice(i + 1)) {
      const areApart = b.span.startMs > a.span.endMs || a.span.startMs > b.span.endMs;
      // Whole copies may be stated as repetitions.
      const isKnown = areApart || [a, b].some(({ file }) => copies.has(file));
      if (isKnown || relations.copiesIn([...a.own, ...b.own]).size > 0) continue;
      const shared = findSharedRows(a.sketch, b.sketch);
      if (shared === undefined) continue;
      const isOneTest = a.own.some((one) => b.own.some((other) => mayBeOneTest(one, other)));
      if (shared === 'neither' || !isOneTest) problems.push(rowsShared(a.file, b.file));
      else if (shared === 'second') copies.set(b.file, a.file);
      else copies.set(a.file, b.file);
    }
  const files = [...new Set([...copies].flat())];
  return {
    measurements: measurements.filter((member) => !copies.has(fileOf(member))),
    problems: [...problems, ...(files.length === 0 ? [] : [shardTwice(files)])],
  };
}

/**
 * Gives results of several load generators one scenario, if only the names of their files give it and differ in a number, such
 * as engine1.jtl and engine2.jtl. Each would be a load test of its own with a part of the throughput.
 */
function uniteGenerators(measurements: readonly NamedMeasurement[]): Belonging {
  const scenarios = new Map<string, string>();
  const problems: Problem[] = [];
  for (const alike of groupBy(listGuessed(measurements), ({ content }) => content).values()) {
    for (const group of groupBy(alike, ({ file }) => withoutNumbers(file)).values()) {
      // A letter counts beside a word, as in loadgen-a. Alone, it is a name.
      if (findSimultaneous(group) === undefined || group.some(({ scenario }) => scenario.length === 1)) continue;
      const shared = caseFromPath(tidy(withoutNumbers(group[0]?.file ?? ''))).scenario ?? 'default';
      for (const { file } of group) scenarios.set(file, shared);
    }
    const apart = findSimultaneous(alike.filter(({ file }) => !scenarios.has(file)));
    if (apart !== undefined && problems.length === 0) problems.push(alikeAtOnce(apart.map(({ file }) => file)));
  }
  return {
    measurements: measurements.map((named) => {
      const scenario = scenarios.get(fileOf(named));
      return scenario === undefined ? named : { ...named, measurement: { ...named.measurement, scenario } };
    }),
    problems,
  };
}

/** The files whose names are their scenarios; the content of a file is its labels and configurations. */
const listGuessed = (measurements: readonly NamedMeasurement[]) =>
  [...groupBy(measurements, fileOf)].flatMap(([file, all]) => {
    const members = all.flatMap(({ scenarioFrom, measurement }) => (scenarioFrom === 'guess' ? [measurement] : []));
    const spans = members.flatMap((measurement) => exactSpan(measurement) ?? []);
    const scenario = members[0]?.scenario ?? '';
    const content = JSON.stringify(members.map(testKeyOf).sort());
    return spans.length === 0 ? [] : [{ file, scenario, span: unionOfSpans(spans), content }];
  });

type GuessedFile = ReturnType<typeof listGuessed>[number];

/** Two results of different scenarios that were measured at the same time for at least half of the shorter one. */
function findSimultaneous(files: readonly GuessedFile[]): readonly [GuessedFile, GuessedFile] | undefined {
  const byStart = files.toSorted((a, b) => a.span.startMs - b.span.startMs);
  for (const [i, first] of byStart.entries())
    for (const second of byStart.slice(i + 1)) {
      if (second.span.startMs >= first.span.endMs) break;
      const sharedMs = Math.min(first.span.endMs, second.span.endMs) - second.span.startMs;
      const shorterMs = Math.min(spanLength(first.span), spanLength(second.span));
      if (first.scenario !== second.scenario && sharedMs * 2 >= shorterMs) return [first, second];
    }
  return undefined;
}

/** Reports results that are copies, as a script leaves them that measures one configuration and copies its files. */
function checkCopies(measurements: readonly NamedMeasurement[], relations: Relations): readonly Problem[] {
  const copies = [...relations.copiesIn(measurements)];
  const [first] = copies;
  if (first === undefined) return [];
  return [copiedResults(fileOf(first[0]), fileOf(first[1]), [...new Set(copies.map(([copy]) => caseKeyOf(copy)))])];
}

/** Warns if a case was measured in several sessions. */
function checkSessions(measurements: readonly LocatedMeasurement[], relations: Relations): readonly Problem[] {
  const started = measurements.flatMap((located) =>
    approximateSpans(located.measurement).map(({ startMs }) => ({ ...located, file: fileOf(located), startMs })),
  );
  const spread = [...groupBy(started, caseKeyOf).values()].filter(([first, ...others]) =>
    others.some((other) => first !== undefined && relations.of(first, other) === 'apart'),
  );
  const oldestFirst = spread.flat().sort((a, b) => a.startMs - b.startMs);
  const [first, last] = [oldestFirst[0], oldestFirst.at(-1)];
  if (first === undefined || last === undefined) return [];
  const most = Math.max(...spread.map(({ length }) => length));
  return [repetitionsApart(most, first, last, longestGapMs / 3_600_000)];
}

/**
 * Reports the first load test with several repetitions; a warning if they consist of different numbers of files. Repetitions
 * of equal size that the user named as one folder each are intended.
 */
function checkFiles(
  measurements: readonly LocatedMeasurement[],
  patterns: readonly string[],
  relations: Relations,
): readonly Problem[] {
  const folders = patterns.filter((pattern) => !measurements.some((located) => filesOf(located).includes(pattern)));
  for (const loadTest of groupBy(measurements, ({ measurement }) => loadTestKey(measurement)).values()) {
    const repetitions = filesByRepetition(loadTest, relations);
    const [fewest, ...others] = repetitions.toSorted((a, b) => a.length - b.length);
    const most = others.at(-1);
    if (fewest === undefined || most === undefined) continue;
    if (fewest.length === most.length && areNamedApart(repetitions, folders)) continue;
    return [
      fewest.length < most.length
        ? generatorsMissing(fewest, most)
        : countedAsRepetitions(repetitions.map(([file = '']) => file)),
    ];
  }
  return [];
}

/** The files of each repetition of a load test, oldest first. Repetitions within one file do not count. */
function filesByRepetition(
  loadTest: readonly LocatedMeasurement[],
  relations: Relations,
): readonly (readonly string[])[] {
  const dated = loadTest.filter(({ measurement }) => exactSpan(measurement) !== undefined);
  const repetitions: { readonly files: Set<string>; readonly cases: Set<string> }[] = [];
  for (const group of relations.split(dated, 'overlap')) {
    const files = group.flatMap(filesOf);
    // The labels of a single file may have been requested one after the other.
    let known = repetitions.find((repetition) => files.some((file) => repetition.files.has(file)));
    if (known === undefined) repetitions.push((known = { files: new Set(), cases: new Set() }));
    for (const file of files) known.files.add(file);
    for (const member of group) known.cases.add(caseKeyOf(member));
  }
  const isRepeated = (cases: ReadonlySet<string>): boolean =>
    repetitions.some((repetition) => repetition.cases !== cases && [...cases].some((key) => repetition.cases.has(key)));
  return repetitions.filter(({ cases }) => isRepeated(cases)).map(({ files }) => [...files]);
}
