/**
 * Decides which results belong together. A load test with several load generators leaves one result per generator: those of the
 * same time are merged, those of different times are repetitions, and rows that two files have count once. Each decision follows
 * from how two results relate.
 */
import { pathBelowConfig, type ReadRequest } from '../../config/settings.js';
import { loadTestKey } from '../../cases/names.js';
import { addAll, defined, groupBy, readOwn } from '../../lang/objects.js';
import type { Problem } from '../../model/documents.js';
import type { RowSketch } from '../../model/reading.js';
import { findSharedRows } from '../../samples/row-sketch.js';
import { caseFromPath, generator, type NamedMeasurement } from '../name-case.js';
import { distinguish, tidy, withoutCounters, withoutNumbers } from '../../cases/file-names.js';
import { areNamedApart, caseKeyOf, fileOf, filesOf, type LocatedMeasurement, testKeyOf } from '../open-input.js';
import { type Belonging, Relations } from './relation.js';
import { approximateSpans, exactSpan, longestGapMs, type Span, spanLength, unionOfSpans } from '../../model/spans.js';
import * as belongProblems from '../../problems/inputs.js';
import { fromHistogram, mergeCounted } from '../../samples/histogram.js';
import { remeasure } from '../../samples/measurement.js';
import { midpoint } from '../../metrics/values.js';
import { median } from '../../stats/averages.js';

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
    problems: [...contained].map(([file, whole]) => belongProblems.rowsContained(file, whole)),
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
      if (shared === 'neither' || !isOneTest) problems.push(belongProblems.rowsShared(a.file, b.file));
      else if (shared === 'second') copies.set(b.file, a.file);
      else copies.set(a.file, b.file);
    }
  const files = [...new Set([...copies].flat())];
  return {
    measurements: measurements.filter((member) => !copies.has(fileOf(member))),
    problems: [...problems, ...(files.length === 0 ? [] : [belongProblems.shardTwice(files)])],
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
    if (apart !== undefined && problems.length === 0)
      problems.push(belongProblems.alikeAtOnce(apart.map(({ file }) => file)));
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
  return [
    belongProblems.copiedResults(fileOf(first[0]), fileOf(first[1]), [
      ...new Set(copies.map(([copy]) => caseKeyOf(copy))),
    ]),
  ];
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
  return [belongProblems.repetitionsApart(first.file, most, [first.startMs, last.startMs], longestGapMs / 3_600_000)];
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
        ? belongProblems.generatorsMissing(fewest, most)
        : belongProblems.countedAsRepetitions(repetitions.map(([file = '']) => file)),
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

/*
 * Merges the shards of a run without loss: counts and sums are added, throughput is computed over the whole time, percentiles are
 * computed from the merged counts.
 */

/** @returns the measurements in their order; a merged one replaces its first shard */
function mergeParts(
  measurements: readonly NamedMeasurement[],
  { shards: mode, options }: Pick<ReadRequest, 'shards' | 'options'>,
  relations: Relations,
): Belonging {
  const replacements = new Map<NamedMeasurement, NamedMeasurement | undefined>();
  const merged: NamedMeasurement[] = [];
  const summaries: NamedMeasurement[] = [];
  const duplicates: NamedMeasurement[] = [];
  const misalignments: Misalignment[] = [];
  const loadTests = groupBy(measurements, ({ measurement }) => loadTestKey(measurement));
  for (const run of [...loadTests.values()].flatMap((loadTest) => relations.split(loadTest, mode))) {
    if (mode !== 'merge' && new Set(run.flatMap(filesOf)).size < 2) continue;
    const parts: NamedMeasurement[] = [];
    for (const shards of groupBy(run, caseKeyOf).values()) {
      const copies = relations.copiesIn(shards);
      addAll(duplicates, [...copies].flat());
      const own = shards.filter((shard) => !copies.has(shard));
      const whole = shards.length > 1 ? mergeCase(own, options) : undefined;
      if (shards.length > 1 && whole === undefined) addAll(summaries, own);
      if (whole === undefined) continue;
      for (const shard of shards) replacements.set(shard, shard === own[0] ? whole : undefined);
      if (own.length > 1) addAll(merged, own);
      addAll(parts, own);
    }
    addAll(misalignments, findMisalignment(parts));
  }
  // Without times, the names of load generators show which summaries are shards.
  const undated = measurements.filter(({ measurement }) => exactSpan(measurement) === undefined);
  const parts = undated.filter((named) => fileOf(named).replaceAll('/', '.').search(generator) !== -1);
  for (const shards of groupBy(parts, caseKeyOf).values())
    if (mode === 'overlap' && new Set(shards.map(fileOf)).size > 1) addAll(summaries, shards);
  const [worst, ...more] = misalignments.sort((a, b) => b.lostPercent - a.lostPercent);
  const listFiles = (shards: readonly NamedMeasurement[]): readonly string[] => [...new Set(shards.flatMap(filesOf))];
  return {
    measurements: measurements.flatMap((measurement) =>
      replacements.has(measurement) ? (replacements.get(measurement) ?? []) : measurement,
    ),
    // One problem per kind, whatever the number of cases.
    problems: [
      ...(merged.length === 0 ? [] : [belongProblems.shardsMerged(listFiles(merged))]),
      ...(summaries.length === 0
        ? []
        : [belongProblems.shardsNotMerged(listFiles(summaries), [...new Set(summaries.map(caseKeyOf))])]),
      ...(duplicates.length === 0 ? [] : [belongProblems.shardTwice(listFiles(duplicates))]),
      ...(worst === undefined
        ? []
        : [belongProblems.shardsApart(worst.files, worst.offset, worst.lostPercent, more.length)]),
    ],
  };
}

/** The merged shards of one case; undefined if one of them is a summary without counts. */
function mergeCase(
  shards: readonly NamedMeasurement[],
  { percentiles }: ReadRequest['options'],
): NamedMeasurement | undefined {
  const [first] = shards;
  const [counted, ...others] = shards.flatMap(({ measurement }) => fromHistogram(measurement) ?? []);
  if (first === undefined || counted === undefined || others.length + 1 < shards.length) return undefined;
  const whole = others.reduce(mergeCounted, counted);
  return {
    ...first,
    measurement: remeasure(first.measurement, { ...whole, context: { ...whole.context, ...defined({ percentiles }) } }),
    sources: shards.flatMap(({ sources }) => sources),
  };
}

/** Shards that did not run over the same time span. */
interface Misalignment {
  /** The most misaligned shard, and the longest one, with which it is compared. */
  readonly files: readonly [file: string, longest: string];
  /** The difference between the two shards' starts and ends, in milliseconds; positive if the first is later. */
  readonly offset: Span;
  /**
   * How far the throughput of the merged shards over their whole time span is below the sum of their throughputs, in
   * percent.
   */
  readonly lostPercent: number;
}

/** The default tolerance of throughput: a smaller loss alone cannot decide a verdict. */
const toleratedPercent = 5;

/** None if the shards align well enough for their merged throughput to be right. */
function findMisalignment(parts: readonly NamedMeasurement[]): readonly Misalignment[] {
  const files = [...groupBy(parts, fileOf)]
    .map(([file, members]) => ({
      file,
      samples: members.reduce((sum, { measurement: { samples = 0 } }) => sum + samples, 0),
      span: unionOfSpans(members.flatMap(({ measurement }) => exactSpan(measurement) ?? [])),
    }))
    .filter(({ span }) => spanLength(span) > 0); // an instant has no throughput
  const totalMs = spanLength(unionOfSpans(files.map(({ span }) => span)));
  const samples = files.reduce((sum, file) => sum + file.samples, 0);
  const sumOfRates = files.reduce((sum, file) => sum + file.samples / spanLength(file.span), 0);
  const lostPercent = 100 * (1 - samples / totalMs / sumOfRates);
  const [longest, ...others] = [...files].sort((a, b) => spanLength(b.span) - spanLength(a.span));
  if (longest === undefined || lostPercent <= toleratedPercent) return [];
  const misalignments = others.map(({ file, span }) => ({
    files: [file, longest.file] as const,
    offset: { startMs: span.startMs - longest.span.startMs, endMs: span.endMs - longest.span.endMs },
    lostPercent,
  }));
  const distance = ({ offset }: Misalignment): number => Math.abs(offset.startMs) + Math.abs(offset.endMs);
  return misalignments.sort((a, b) => distance(b) - distance(a)).slice(0, 1);
}

/*
 * Decides what several measurements of one case in one run are. Repetitions are stated by the user, or evident: their files
 * differ in a number that counts, and their values are alike. Otherwise the names of the files tell cases apart, or it is an
 * error: two cases that count as repetitions hide the loss of one of them.
 */

/** How the user stated what belongs together. */
type Statements = Pick<ReadRequest, 'shards' | 'patterns' | 'paths' | 'folder'>;

/** @param own the measurements of one run, with its shards merged */
function resolveCollisions(own: readonly NamedMeasurement[], statements: Statements, relations: Relations): Belonging {
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
  const distinct = (names: ReadonlyMap<string, string>) => {
    const files = new Map([...names].map(([file, name]) => [name, file]));
    return [[...files.values()][0], [...files.keys()]] as const;
  };
  const [replaced] = own.filter(({ scenarioFrom }) => scenarioFrom === 'default');
  return {
    measurements,
    problems: [
      ...(scenarios.size > 0
        ? [belongProblems.scenarioByFile(...distinct(scenarios), replaced?.measurement.scenario ?? '')]
        : []),
      ...(others.length === 0 ? [] : [belongProblems.namedByFile(...distinct(nameOf), pattern)]),
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
    return [belongProblems.caseCollision({ ...worst, more: ranges.length - 1 }, pattern)];
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
