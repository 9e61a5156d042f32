/**
 * Finds repetitions that may be unintended: results that an earlier run left in the folder, or shards of a load generator
 * whose clock is off by more than the length of the test. The results do not show which, so the user is asked.
 */
import { loadTestKey } from '../cases/names.js';
import { groupBy } from '../lang/objects.js';
import type { Problem, Shards } from '../model/documents.js';
import { areNamedApart, caseKeyOf, filesOf, type LocatedMeasurement } from './located.js';
import { groupByOverlap } from './overlap.js';
import { approximateSpans, findGaps, longestGapMs, type Span } from './time-gaps.js';
import { countedAsRepetitions, generatorsMissing, repetitionsApart } from '../problems/belonging.js';

/**
 * @param measurements the measurements of one run, with its shards merged
 * @param mode how several results of one case are combined; only `overlap` requires this check
 * @param patterns the files, folders and globs that the user named
 */
export function checkRepetitions(
  measurements: readonly LocatedMeasurement[],
  mode: Shards,
  patterns: readonly string[],
): readonly Problem[] {
  const sessions = checkSessions(measurements);
  return sessions.length > 0 || mode !== 'overlap' ? sessions : checkFiles(measurements, patterns);
}

/**
 * Warns if a case was measured both before and after a long gap. Only gaps without any measurement count, because the next
 * repetition of a scenario may have to wait for the other scenarios.
 */
function checkSessions(measurements: readonly LocatedMeasurement[]): readonly Problem[] {
  const dated = measurements.flatMap((located) =>
    approximateSpans(located.measurement).map((span) => ({ ...located, ...span })),
  );
  const gaps = findGaps(dated).filter(({ ms }) => ms > longestGapMs);
  if (gaps.length === 0) return [];
  const sessionIndex = ({ startMs }: Span): number => gaps.filter(({ endMs }) => endMs <= startMs).length;
  const spread = [...groupBy(dated, caseKeyOf).values()].filter(
    (repetitions) => new Set(repetitions.map(sessionIndex)).size > 1,
  );
  const oldestFirst = spread.flat().sort((a, b) => a.startMs - b.startMs);
  const [first, last] = [oldestFirst[0], oldestFirst.at(-1)];
  if (first === undefined || last === undefined) return [];
  const start = ({ sources, startMs }: typeof first) => ({ file: sources[0]?.file, startMs });
  const mostRepetitions = Math.max(...spread.map(({ length }) => length));
  return [repetitionsApart(mostRepetitions, start(first), start(last), longestGapMs / 3_600_000)];
}

/**
 * Reports the first load test with several repetitions; a warning if they consist of different numbers of files. Repetitions
 * of equal size that the user named as one folder each are intended.
 */
function checkFiles(measurements: readonly LocatedMeasurement[], patterns: readonly string[]): readonly Problem[] {
  const folders = patterns.filter((pattern) => !measurements.some((located) => filesOf(located).includes(pattern)));
  for (const loadTest of groupBy(measurements, ({ measurement }) => loadTestKey(measurement)).values()) {
    const repetitions = filesByRepetition(loadTest);
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
function filesByRepetition(loadTest: readonly LocatedMeasurement[]): readonly (readonly string[])[] {
  const repetitions: { readonly files: Set<string>; readonly cases: Set<string> }[] = [];
  for (const group of groupByOverlap(loadTest)) {
    const files = new Set(group.flatMap(filesOf));
    const cases = new Set(group.map(caseKeyOf));
    // The labels of a single file may have been requested one after the other.
    const known = repetitions.find((repetition) => [...files].some((file) => repetition.files.has(file)));
    if (known === undefined) repetitions.push({ files, cases });
    else {
      for (const file of files) known.files.add(file);
      for (const key of cases) known.cases.add(key);
    }
  }
  const isRepeated = (cases: ReadonlySet<string>): boolean =>
    repetitions.some((repetition) => repetition.cases !== cases && [...cases].some((key) => repetition.cases.has(key)));
  return repetitions.filter(({ cases }) => isRepeated(cases)).map(({ files }) => [...files]);
}
