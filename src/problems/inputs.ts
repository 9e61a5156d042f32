/** Problems with inputs as a whole: files, shards, repetitions. */
import { quote, shortList, thousands, formatMinute } from '../lang/format.js';
import type { Problem } from '../model/documents.js';
import { adviseSimilar, defineProblem, defineProblemAt, defineProblemOf } from './problem.js';

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

export const pagesLeftOut = defineProblemOf('pages-left-out', 'note', {
  advice: 'No action needed if they show the same run. To read one, name the file itself.',
  message: (files: readonly string[]) =>
    `Skipped pages with tables beside the results that were read: ${shortList(files)}.`,
});

export const dashboardSkipped = defineProblemOf('dashboard-skipped', 'note', {
  advice: 'No action needed. To read a summary, name the file statistics.json itself.',
  message: (files: readonly string[]) =>
    `The results next to these HTML dashboards of JMeter were read, so their summaries were skipped: ${shortList(files)}.`,
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

export const scenarioGuessed = defineProblem('scenario-guessed', 'note', {
  advice:
    'Name it, so that it does not change when files are renamed: `scenario: NAME` in guardband.yml, --set scenario=NAME, or `paths:` for several.',
  message: (guessed: readonly (readonly [file: string, scenario: string])[]) => ({
    place: { file: guessed[0]?.[0] ?? '' },
    message: `The results do not name the scenario, so the name of the file or folder is used: ${shortList([...new Set(guessed.map(([, scenario]) => quote(scenario)))])}.`,
  }),
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
    'No action needed if one was generated from the other. If they are different runs, name only the files you mean.',
  message: (files: readonly string[]) =>
    `The same cases exist in two formats. The more detailed one is used; skipped: ${shortList(files)}.`,
});

export const beginsInFuture = defineProblem('begins-in-future', 'error', {
  advice:
    'Check the clock of the machine that measured and its date format, and measure again: nothing passes, and the run is not recorded.',
  message: (files: readonly string[], startMs: number) => ({
    place: files[0] === undefined ? undefined : { file: files[0] },
    message: `The run claims to have started at ${formatMinute(startMs)}, more than a day in the future${files.length > 1 ? `: ${shortList(files, 2)}` : ''}.`,
  }),
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

/** @param value what was read; an interval as low and high */
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
