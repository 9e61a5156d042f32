/** Problems with what belongs together: shards, repetitions, cases. */
import { printableLine } from '../lang/printable.js';
import { formatShare, formatCount, quote, shortList, formatDuration, formatMinute } from '../lang/format.js';
import { defineProblem, defineProblemAt, formatPlace, type Place, defineProblemOf } from './problem.js';

/** The offset between the beginnings or ends of two shards, in words. */
const formatOffset = (ms: number, verb: string): string =>
  ms === 0 ? `${verb} with` : `${verb} ${formatDuration(Math.abs(ms))} ${ms > 0 ? 'after' : 'before'}`;

export const shardsMerged = defineProblemOf('shards-merged', 'note', {
  advice: 'If they are separate runs, use --shards repetitions, or `shards: repetitions` in guardband.yml.',
  message: (files: readonly string[]) =>
    `Results of the same cases were measured at the same time and merged as shards of one run: ${shortList(files)}.`,
});

export const shardsNotMerged = defineProblemOf('shards-not-merged', 'warning', {
  advice:
    'Name the raw results, or run documents created from them with guardband read. If they are separate runs, use --shards repetitions.',
  message: (files: readonly string[], keys: readonly string[]) =>
    `Results of the same cases look like shards of one run, but ${shortList(keys, 3)} ${keys.length === 1 ? 'has' : 'have'} only summaries, which cannot be merged: ${shortList(files)}. They are treated as repetitions, each with part of the throughput.`,
});

export const shardTwice = defineProblemOf('shard-twice', 'warning', {
  advice: 'Name each shard of a run once, without documents that were merged from others.',
  message: (files: readonly string[]) =>
    `The same samples occur more than once and are counted once: ${shortList(files)}.`,
});

/** @param keys the cases of the copies */
export const copiedResults = defineProblem('copied-result', 'warning', {
  advice: 'Measure each of them, or remove the copy: the verdict on one of them is not about this run.',
  message: (file: string, original: string, keys: readonly string[]) => ({
    place: { file },
    message: `${file === original ? 'Cases of this result have the same samples' : `This result has the samples of ${original}`}, so ${formatCount(keys.length, 'case')} ${keys.length === 1 ? 'was' : 'were'} not measured, or a repetition counts twice: ${shortList(keys, 3)}.`,
  }),
});

/** @param lost how much throughput drops when computed over the whole time span, in percent */
export const shardsApart = defineProblemOf('shards-apart', 'warning', {
  advice:
    'If both offsets are equal, the clocks of the load generators differ: synchronise them. Otherwise start the generators together and run them for the same time.',
  message: (
    [, other = '']: readonly string[],
    { startMs, endMs }: { readonly startMs: number; readonly endMs: number },
    lost: number,
    more: number,
  ) =>
    `The shards of this run do not cover the same time span: this one ${formatOffset(startMs, 'begins')} and ${formatOffset(endMs, 'ends')} ${other}. Over the whole time, throughput is ${formatShare(lost)} lower than within the shards.${more === 0 ? '' : ` ${formatCount(more, 'more run')} ${more === 1 ? 'is' : 'are'} affected.`}`,
});

/** The start time of a result, in milliseconds since 1970. The file is absent if the result came from standard input. */
interface RunStart {
  readonly file: string | undefined;
  readonly startMs: number;
}

/** @param most the highest number of repetitions of any case */
export const repetitionsApart = defineProblem('repetitions-apart', 'warning', {
  advice:
    'Remove results of an earlier run, or name the results of one run at a time. If load generators measured at the same time, their clocks differ: synchronise them and measure again. No action needed if these are repetitions.',
  message: (most: number, first: RunStart, last: RunStart, mostHours: number) => ({
    place: first.file === undefined ? undefined : { file: first.file },
    message: `Results of the same cases were not measured together: the first began at ${formatMinute(first.startMs)}, the last${last.file === undefined || last.file === first.file ? '' : `, ${last.file},`} at ${formatMinute(last.startMs)}, with a gap of more than ${String(mostHours)} hours. They are judged together, as ${String(most)} repetitions of one run.`,
  }),
});

/** @param repetitions one file of each repetition, oldest first */
export const countedAsRepetitions = defineProblemOf('counted-as-repetitions', 'note', {
  advice:
    'If they are repetitions, confirm it with --shards repetitions. If one is from an earlier run, remove it. If load generators measured at the same time, their clocks differ: synchronise them and measure again.',
  message: (repetitions: readonly string[]) =>
    `Results of the same cases do not overlap in time and are treated as ${String(repetitions.length)} repetitions of one run: ${shortList(repetitions)}.`,
});

/** Repetitions with different numbers of shards. */
export const generatorsMissing = defineProblemOf('generators-missing', 'warning', {
  withholds: 'run',
  because: 'a shard is missing, or the clocks of load generators differ',
  advice:
    'If load generators measured at the same time, their clocks differ: synchronise them and measure again. If a shard of a repetition is lost, omit its other shards, too. If they are repetitions, confirm it with --shards repetitions.',
  message: (fewest: readonly string[], most: readonly string[]) =>
    `Results of the same cases do not overlap in time and are treated as repetitions of one run, but with different numbers of files: ${shortList(fewest)} in one, ${shortList(most)} in another. If a shard is missing, throughput is too low.`,
});

/** @param pattern a pattern for `paths:` */
const pathsLine = (pattern: string): string => `paths: ['${printableLine(pattern).replaceAll("'", "''")}']`;

export const alikeAtOnce = defineProblemOf('alike-at-once', 'warning', {
  advice:
    'If they are load generators of one test, add to guardband.yml: scenario: NAME. If they are different tests, name them with `paths:`.',
  message: (files: readonly string[]) =>
    `${shortList(files)} have the same labels and were measured at the same time, but count as different scenarios because of their names.`,
});

export const rowsContained = defineProblemAt('rows-contained', 'note', {
  advice: 'No action needed.',
  message: (whole: string) => `All its rows are also in ${whole}, so they are counted once.`,
});

export const emptyBesideResults = defineProblem('empty-beside-results', ['warning', 'note'], {
  advice:
    'If it lists only errors, name the other results with a glob or remove the listener. Otherwise its test did not run: check jmeter.log.',
  message: (file: string, others: readonly string[]) => ({
    place: { file },
    level: /err|fail/i.test(file.replace(/^.*\//, '')) ? 'note' : 'warning',
    message: `It has no rows, but ${shortList(others, 2)} next to it ${others.length === 1 ? 'has' : 'have'}. A listener that logs only errors writes such a file if nothing fails.`,
  }),
});

/** @param names the parts of the files' names that tell them apart, each with a file */
export const namedByFile = defineProblem('named-by-file', 'note', {
  message: (names: readonly (readonly [name: string, file: string])[], pattern: string) => ({
    place: { file: names[0]?.[1] ?? '' },
    message: `Several files have the same cases, so the part of their names that differs is the axis "file": ${shortList(names.map(([name]) => quote(name)))}.`,
    advice: `To name the axis yourself, add to guardband.yml: ${pathsLine(pattern)} with another word for "file". If the files are repetitions, set \`shards: repetitions\`.`,
  }),
});

/** @param scenarios the names of files or folders, each with a file */
export const scenarioByFile = defineProblem('scenario-by-file', 'note', {
  advice: 'Name the scenarios with `paths:` in guardband.yml. If they are repetitions, set `shards: repetitions`.',
  message: (scenarios: readonly (readonly [name: string, file: string])[], scenario: string) => ({
    place: { file: scenarios[0]?.[1] ?? '' },
    message: `Several tests would be the scenario ${quote(scenario)} of the configuration, so the names of their files or folders are used instead: ${shortList(scenarios.map(([name]) => quote(name)))}.`,
  }),
});

/** Two measurements of one case that cannot be repetitions. */
interface Collision {
  readonly key: string;
  readonly places: readonly [Place, Place];
  readonly metric: string;
  readonly values: readonly [number, number];
  /** How many other cases differ as much. */
  readonly more: number;
}

/** @param pattern a pattern for `paths:` that tells the files apart; undefined if they are one file */
export const caseCollision = defineProblem('case-collision', 'error', {
  withholds: 'test',
  because: 'two results of one case contradict each other',
  message: ({ key, places: [first, second], metric, values, more }: Collision, pattern: string | undefined) => ({
    place: second,
    message: `${quote(key)} is also in ${formatPlace(first)}, but ${metric} is ${values.map(formatValue).join(' there and ')} here, which repetitions of one test cannot explain.${more === 0 ? '' : ` ${formatCount(more, 'more case')} ${more === 1 ? 'is' : 'are'} affected.`}`,
    advice:
      pattern === undefined
        ? 'Give each of these measurements its own heading, file, or value in a column that names the case. If they are repetitions, set `shards: repetitions` in guardband.yml.'
        : `Add to guardband.yml: ${pathsLine(pattern)} with the word for what the files differ in instead of "file". If they are repetitions, set \`shards: repetitions\`.`,
  }),
});

const formatValue = (value: number): string => String(Number(value.toPrecision(4)));

const measureAgain =
  'Such results are not recorded, and nothing passes by them. Remove results of earlier runs before the load test (jmeter -f, a clean workspace), and measure this version. If they were measured elsewhere, name their commit with --commit, or say so on the target branch: results: {committed: true} in guardband.yml.';

/** @param later what followed them: a commit, or the other results */
export const resultsOlder = defineProblem('results-older', 'error', {
  withholds: 'pass',
  advice: measureAgain,
  message: (
    files: readonly string[],
    ms: number,
    later: { readonly commit: string; readonly madeMs: number } | undefined,
  ) =>
    `${shortList(files)} ended ${formatApart(ms)} before ${later === undefined ? 'the other results began' : `the measured commit ${later.commit.slice(0, 10)} was made (${formatMinute(later.madeMs)})`}: ${files.length === 1 ? 'it is' : 'they are'} left over from an earlier run.`,
});

const hourMs = 3_600_000;

const formatApart = (ms: number): string => {
  if (ms < 2 * hourMs) return formatCount(Math.round(ms / 60_000), 'minute');
  return ms < 48 * hourMs
    ? formatCount(Math.round(ms / hourMs), 'hour')
    : formatCount(Math.round(ms / 24 / hourMs), 'day');
};

export const rowsShared = defineProblem('rows-shared', 'error', {
  withholds: 'pass',
  advice: 'Remove the copy, let each load test write a new file (jmeter -f), and measure again.',
  message: (file: string, other: string) =>
    `${file} and ${other} have rows in common, whose samples would count twice.`,
});

/** @param stated the commit that the results name, or for which the history has them */
export const resultsOfOther = defineProblem('results-of-other', 'error', {
  withholds: 'pass',
  advice: measureAgain,
  message: (stated: string, commit: string, isRecorded: boolean) =>
    `These results ${isRecorded ? 'are already recorded for' : 'name'} the commit ${stated.slice(0, 10)}, but this job is about ${commit.slice(0, 10)}.`,
});

export const committedResults = defineProblem('committed-results', 'error', {
  withholds: 'pass',
  advice:
    'Remove them from the repository (git rm --cached), and let the load test write its results to a folder that git ignores. If results are measured elsewhere and committed on purpose, say so on the target branch: results: {committed: true} in guardband.yml.',
  message: (files: readonly string[], commit: string) =>
    `${shortList(files)} ${files.length === 1 ? 'is' : 'are'} part of the measured commit ${commit.slice(0, 10)}, so this job did not measure ${files.length === 1 ? 'it' : 'them'}.`,
});

export const resultsDeclared = defineProblem('results-declared', 'note', {
  advice: 'No action needed if reviews make sure of it.',
  message: () =>
    'The configuration says that results are committed, so nothing shows that they were measured with this version.',
});
