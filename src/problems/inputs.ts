/** Problems with inputs as a whole: files, names, and what belongs together (shards, repetitions, cases). */
import { quote, shortList, thousands, formatMinute, formatShare, formatCount, formatDuration } from '../lang/format.js';
import type { Problem } from '../model/documents.js';
import { adviseSimilar, defineProblem, defineProblemAt, defineProblemOf, formatPlace, type Place } from './problem.js';
import { printableLine } from '../lang/printable.js';

export const noSuchFile = defineProblemAt('no-such-file', 'error', {
  advice: 'Name an existing file, folder or glob; quote globs.',
  message: (similar?: string) => ({
    message: 'No file or folder matches this name, or the folder is empty.',
    advice: adviseSimilar(similar),
  }),
});

export const noResultsNamed = defineProblem('no-results-named', 'error', {
  advice: 'Name files or folders, also as `results:` in guardband.yml. Gate and sign-off measure with `measure:`.',
  message: () => 'No results were named.',
});

export const noOutNamed = defineProblem('no-out-named', 'error', {
  advice: 'Set `out: run.json`, and pass the file to the job that judges, as an artifact.',
  message: () => 'Mode read writes a document, but no output file was named.',
});

export const emptyFile = defineProblemAt('empty-file', 'error', {
  advice: 'The test wrote nothing: check its log. Remove the file if it is not a result.',
  message: () => 'The file is empty (0 bytes).',
});

/** What a file probably is, and what to do with it. */
interface Likely {
  readonly kind: string;
  readonly advice: string;
}

export const unknownFormat = defineProblemAt('unknown-format', 'error', {
  message: (head: string, likely?: Likely) => ({
    message: `The format is not recognised: ${likely === undefined ? quote(head.slice(0, 24)) : `it looks like ${likely.kind}`}.`,
    advice: likely?.advice ?? 'https://github.com/guardband/guardband/blob/main/docs/formats.md lists what is read.',
  }),
});

export const skippedFile = defineProblemAt('skipped-file', 'note', {
  advice: 'To get an error instead, name the file itself.',
  message: () => 'Skipped: this file in a named folder is not a result.',
});

export const unreadResult = defineProblemAt('unread-result', 'error', {
  advice: "Remove it or convert it. If it is not a result, name the results with a glob, such as 'results/**/*.jtl'.",
  message: (likely?: Likely) => ({
    message: `This file was not read: its name or location suggests a result, but ${likely === undefined ? 'its content is not in a known format' : `it looks like ${likely.kind}`}.`,
    advice:
      likely && `${likely.advice} If it is not a result, name the results with a glob, such as 'results/**/*.jtl'.`,
  }),
});

export const unreadableFile = defineProblemAt('unreadable-file', 'error', {
  advice: 'Check that the file exists, is complete and is readable.',
  message: (why: string) => `The file could not be read: ${why}.`,
});

export const readerFailed = defineProblemAt('reader-failed', 'error', {
  advice: 'Correct what the file states. If it states nothing wrong, please report this with the file.',
  message: (why: string) => `The reader of this file did not understand it: ${why}.`,
});

export const readInPart = defineProblemAt('read-in-part', 'error', {
  advice: 'This is a defect of Guardband: please report it with the file.',
  message: (bytes: number) =>
    `Only ${thousands(bytes)} bytes of this file were read, although nothing was found wrong with it.`,
});

export const archiveCut = defineProblemAt('archive-cut', 'error', {
  withholds: 'test',
  because: 'a test was cut short',
  advice: 'Copy or download it again; if the run was aborted, measure again.',
  message: (unpackedBytes: number) =>
    `The archive is truncated: ${thousands(unpackedBytes)} bytes of its content were read, and the rest is missing.`,
});

export const scenarioGuessed = defineProblemAt('scenario-guessed', 'note', {
  advice:
    'Name it, so that it does not change when files are renamed: `scenario: NAME` in guardband.yml, --set scenario=NAME, or `paths:` for several.',
  message: (scenarios: ReadonlySet<string>) =>
    `The results do not name the scenario, so the name of the file or folder is used: ${shortList([...scenarios].map(quote))}.`,
});

/** @param scenarios the scenario that each of the two folders gives to the same labels and axes */
export const foldersDoNotMeet = defineProblem('folders-do-not-meet', 'warning', {
  message: (
    [folder, otherFolder]: readonly [string, string],
    [scenario, otherScenario]: readonly [string, string],
  ) => ({
    place: { file: otherFolder },
    message: `It has no case in common with ${folder}: the scenario is ${quote(scenario)} there and ${quote(otherScenario)} here. They are judged as different cases.`,
    advice: `If both are the same test, add to guardband.yml: scenario: ${/^[\w.-]+$/.test(scenario) ? scenario : JSON.stringify(scenario)}`,
  }),
});

/** @param overridden the values that --set replaces, each with a file whose path or content names it */
export const setOverrides = defineProblem('set-overrides', 'warning', {
  message: (axis: string, value: string, overridden: readonly (readonly [value: string, file: string])[]) => ({
    place: { file: overridden[0]?.[1] ?? '' },
    message: `--set ${axis}=${value} overrides the values in paths and results: ${shortList(
      overridden.map(([replaced, file], index) => `${axis}=${replaced}${index < 2 ? ` (${file})` : ''}`),
    )}. Cases that differ only in ${axis} become one case.`,
    advice: `Remove --set ${axis}, because the results already name it, or name only the results it applies to.`,
  }),
});

/** @param cases the name of each case, and the one that it would get */
export const notOneCase = defineProblem('not-one-case', 'warning', {
  message: (cases: readonly (readonly [from: string, to: string])[]) => ({
    message: `${cases.length === 1 ? 'A case keeps its name' : 'Cases keep their names'}, because past runs measured another case that has the new one: ${shortList(
      cases.map(([from, to]) => `${from} (${to})`),
    )}.`,
    advice: 'List a case that is no longer measured under `retired:` instead of `renamed:`.',
  }),
});

export const twoFormats = defineProblemOf('two-formats', 'note', {
  advice:
    'No action needed if one was generated from the other, as pages and summaries are. To read one, name only its file.',
  message: (files: readonly string[]) =>
    `The same results exist in more detail, which was read; skipped: ${shortList(files)}.`,
});

export const beginsInFuture = defineProblemOf('begins-in-future', 'error', {
  advice:
    'Check the clock of the machine that measured and its date format, and measure again: nothing passes, and the run is not recorded.',
  message: (files: readonly string[], startMs: number) =>
    `The run claims to have started at ${formatMinute(startMs)}, more than a day in the future${files.length > 1 ? `: ${shortList(files, 2)}` : ''}.`,
});

export const nothingRead = defineProblem('nothing-read', 'error', {
  advice: 'See the problems above. Nothing was judged.',
  message: () => 'No measurement could be read from any input.',
});

/** Merges problems with the same cause on many lines into one: the first, with the numbers of the other lines. */
export const repeated = (first: Problem, lines: readonly number[]): Problem => ({
  ...first,
  message: `${first.message} Same cause on ${lines.length} more lines: ${shortList(lines.map(String))}.`,
});

export const tooLarge = defineProblemAt('too-large', 'error', {
  advice: 'Name the file that contains the summary, or the raw JMeter result (CSV), which has no size limit.',
  message: (limitBytes: number) =>
    `The file exceeds ${Math.round(limitBytes / 1024 / 1024)} MB, the limit for a summary.`,
});

/** @param end "failure", "cancelled" */
export const loadTestFailed = defineProblem('load-test-failed', 'error', {
  withholds: 'run',
  because: 'the load test failed',
  advice: 'Look at the load test log, and run the job again.',
  message: (end: string) =>
    `The load test ${end === 'failure' ? 'failed' : `did not succeed (${end})`}, so nothing was judged.`,
});

/** @param isRecorded whether it is in a recorded history, which then does not show all that it contains */
export const impossibleValue = defineProblemAt('impossible-value', ['error', 'warning'], {
  advice: 'Check the program that wrote it. The other values were read.',
  message: (metric: string, value: unknown, isRecorded = false) => ({
    message: `${metric} is ${typeof value === 'number' ? String(value) : JSON.stringify(value)}, which no measurement can give. The value is missing.`,
    level: isRecorded ? 'error' : 'warning',
  }),
});

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

/**
 * @param most the highest number of repetitions of any case
 * @param starts when the first and the last result began
 */
export const repetitionsApart = defineProblemAt('repetitions-apart', 'warning', {
  advice:
    'Remove results of an earlier run, or name the results of one run at a time. If load generators measured at the same time, their clocks differ: synchronise them and measure again. No action needed if these are repetitions.',
  message: (most: number, starts: readonly [number, number], mostHours: number) =>
    `Results of the same cases were not measured together: the first began at ${starts.map(formatMinute).join(', the last at ')}, with a gap of more than ${String(mostHours)} hours. They are judged together, as ${String(most)} repetitions of one run.`,
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

export const emptyBesideResults = defineProblemAt('empty-beside-results', ['warning', 'note'], {
  advice:
    'If it lists only errors, name the other results with a glob or remove the listener. Otherwise its test did not run: check jmeter.log.',
  message: (others: readonly string[], isForErrors: boolean) => ({
    level: isForErrors ? 'note' : 'warning',
    message: `It has no rows, but ${shortList(others, 2)} next to it ${others.length === 1 ? 'has' : 'have'}. A listener that logs only errors writes such a file if nothing fails.`,
  }),
});

/** @param names the parts of the files' names that tell them apart */
export const namedByFile = defineProblemAt('named-by-file', 'note', {
  message: (names: readonly string[], pattern: string) => ({
    message: `Several files have the same cases, so the part of their names that differs is the axis "file": ${shortList(names.map(quote))}.`,
    advice: `To name the axis yourself, add to guardband.yml: ${pathsLine(pattern)} with another word for "file". If the files are repetitions, set \`shards: repetitions\`.`,
  }),
});

/** @param names those of files or folders */
export const scenarioByFile = defineProblemAt('scenario-by-file', 'note', {
  advice: 'Name the scenarios with `paths:` in guardband.yml. If they are repetitions, set `shards: repetitions`.',
  message: (names: readonly string[], scenario: string) =>
    `Several tests would be the scenario ${quote(scenario)} of the configuration, so the names of their files or folders are used instead: ${shortList(names.map(quote))}.`,
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
