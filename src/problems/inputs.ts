/** Problems with inputs as a whole: files, shards, repetitions. */
import type { Problem } from '../model/documents.js';
import { type Place, error, note, warning } from './problem.js';
import { thousands } from '../lang/thousands.js';
import { formatShare } from '../lang/format-number.js';
import { formatCount, quote, shortList } from '../lang/list.js';
import { formatDuration, formatMinute } from './format.js';

export const noSuchFile = (pattern: string): Problem =>
  error('no-such-file', { file: pattern }, 'No file or folder matches this name, or the folder is empty.');

export const noResultsNamed = (): Problem => error('no-results-named', undefined, 'No results were named.');

export const noOutNamed = (): Problem =>
  error('no-out-named', undefined, 'Mode read writes a document, but no output file was named.');

export const emptyFile = (file: string): Problem => error('empty-file', { file }, 'The file is empty (0 bytes).');

/** What a file probably is, and what to do with it. */
interface Likely {
  readonly kind: string;
  readonly advice: string;
}

const unknownAdvice = 'docs/formats.md lists the formats that are read.';

export const unknownFormat = (file: string, head: string, likely?: Likely): Problem =>
  error(
    'unknown-format',
    { file, line: 1 },
    `The format is not recognised: it ${likely === undefined ? `begins ${quote(head.slice(0, 80))}` : `looks like ${likely.kind}, and begins ${quote(head.slice(0, 80))}`}.`,
    likely?.advice ?? unknownAdvice,
  );

export const reportAsResult = (file: string): Problem =>
  error(
    'unknown-format',
    { file, line: 1 },
    'This is a Guardband report, not a result file.',
    'Name the results that were judged. `guardband explain` shows the numbers behind one verdict.',
  );

export const planAsResult = (file: string): Problem =>
  error(
    'unknown-format',
    { file, line: 1 },
    'This is a JMeter test plan, not a result file.',
    'Run the plan and name the result it writes: jmeter -n -f -t PLAN -l results.jtl',
  );

/** @param kind such as "a zip archive" */
export const archiveAsResult = (file: string, kind: string): Problem =>
  error(
    'unknown-format',
    { file },
    `This is ${kind}, which is not unpacked.`,
    'Unpack it and name the results in it. Only single results compressed with gzip are read as they are.',
  );

export const skippedFile = (file: string): Problem =>
  note('skipped-file', { file }, 'Skipped: this file in a named folder is not a result.');

export const dashboardSkipped = (files: readonly string[]): Problem =>
  note(
    'dashboard-skipped',
    { file: files[0] ?? '' },
    `The results next to these HTML dashboards of JMeter were read, so their summaries were skipped: ${shortList(files)}.`,
  );

export const unreadResult = (file: string, likely?: Likely): Problem =>
  error(
    'unread-result',
    { file },
    `This file in a named folder was not read: its name or location suggests a result, but ${likely === undefined ? 'its content is not in a known format' : `it looks like ${likely.kind}`}.`,
    likely && `${likely.advice} If it is not a result, name the results with a glob, such as 'results/**/*.jtl'.`,
  );

export const unreadableFile = (file: string, why: string): Problem =>
  error('unreadable-file', { file }, `The file could not be read: ${why}.`);

export const readInPart = (file: string, bytes: number): Problem =>
  error(
    'read-in-part',
    { file },
    `Only ${thousands(bytes)} bytes of this file were read, although nothing was found wrong with it.`,
  );

export const archiveCut = (file: string, unpackedBytes: number): Problem =>
  error(
    'archive-cut',
    { file },
    `The archive is truncated: ${thousands(unpackedBytes)} bytes of its content were read, and the rest is missing.`,
  );

export const scenarioGuessed = (guessed: readonly (readonly [file: string, scenario: string])[]): Problem =>
  note(
    'scenario-guessed',
    { file: guessed[0]?.[0] ?? '' },
    `The results do not name the scenario, so the name of the file or folder is used: ${shortList([...new Set(guessed.map(([, scenario]) => quote(scenario)))])}.`,
  );

/** @param scenarios the scenario that each of the two folders gives to the same labels and axes */
export const foldersDoNotMeet = (
  [folder, otherFolder]: readonly [string, string],
  [scenario, otherScenario]: readonly [string, string],
): Problem =>
  warning(
    'folders-do-not-meet',
    { file: otherFolder },
    `It has no case in common with ${folder}: the scenario is ${quote(scenario)} there and ${quote(otherScenario)} here. They are judged as different cases.`,
    `If both are the same test, add to guardband.yml: scenario: ${/^[\w.-]+$/.test(scenario) ? scenario : JSON.stringify(scenario)}`,
  );

/** @param overridden the values that --set replaces, each with a file whose path or content names it */
export const setOverrides = (
  axis: string,
  value: string,
  overridden: readonly (readonly [value: string, file: string])[],
): Problem =>
  warning(
    'set-overrides',
    { file: overridden[0]?.[1] ?? '' },
    `--set ${axis}=${value} overrides the values in paths and results: ${shortList(
      overridden.map(([replaced, file], index) => `${axis}=${replaced}${index < 2 ? ` (${file})` : ''}`),
    )}. Cases that differ only in ${axis} become one case.`,
    `Remove --set ${axis}, because the results already name it, or name only the results it applies to.`,
  );

/** @param cases the name of each case, and the one that it would get */
export const notOneCase = (cases: readonly (readonly [from: string, to: string])[]): Problem =>
  warning(
    'not-one-case',
    undefined,
    `${cases.length === 1 ? 'A case keeps its name' : 'Cases keep their names'}, because past runs measured another case that has the new one: ${shortList(
      cases.map(([from, to]) => `${from} (${to})`),
    )}.`,
    'List a case that is no longer measured under `retired:` instead of `renamed:`.',
  );

export const twoFormats = (files: readonly string[]): Problem =>
  note(
    'two-formats',
    { file: files[0] ?? '' },
    `The same cases exist in two formats. The more detailed one is used; skipped: ${shortList(files)}.`,
  );

/** The offset between the beginnings or ends of two shards, in words. */
const formatOffset = (ms: number, verb: string): string =>
  ms === 0 ? `${verb} with` : `${verb} ${formatDuration(Math.abs(ms))} ${ms > 0 ? 'after' : 'before'}`;

export const shardsMerged = (files: readonly string[]): Problem =>
  note(
    'shards-merged',
    { file: files[0] ?? '' },
    `Results of the same cases were measured at the same time and merged as shards of one run: ${shortList(files)}.`,
  );

export const shardsNotMerged = (files: readonly string[], keys: readonly string[]): Problem =>
  warning(
    'shards-not-merged',
    { file: files[0] ?? '' },
    `Results of the same cases look like shards of one run, but ${shortList(keys, 3)} ${keys.length === 1 ? 'has' : 'have'} only summaries, which cannot be merged: ${shortList(files)}. They are treated as repetitions, each with part of the throughput.`,
  );

export const shardTwice = (files: readonly string[]): Problem =>
  warning(
    'shard-twice',
    { file: files[0] ?? '' },
    `The same samples occur more than once and are counted once: ${shortList(files)}.`,
  );

/** @param keys the cases of the copies */
export const copiedResults = (file: string, original: string, keys: readonly string[]): Problem =>
  warning(
    'copied-result',
    { file },
    `${file === original ? 'Cases of this result have the same samples' : `This result has the samples of ${original}`}, so ${formatCount(keys.length, 'case')} ${keys.length === 1 ? 'was' : 'were'} not measured, or a repetition counts twice: ${shortList(keys, 3)}.`,
  );

/** @param lost how much throughput drops when computed over the whole time span, in percent */
export const shardsApart = (
  [file, otherFile]: readonly [file: string, other: string],
  { startMs, endMs }: { readonly startMs: number; readonly endMs: number },
  lost: number,
  more: number,
): Problem =>
  warning(
    'shards-apart',
    { file },
    `The shards of this run do not cover the same time span: this one ${formatOffset(startMs, 'begins')} and ${formatOffset(endMs, 'ends')} ${otherFile}. Over the whole time, throughput is ${formatShare(lost)} lower than within the shards.${more === 0 ? '' : ` ${formatCount(more, 'more run')} ${more === 1 ? 'is' : 'are'} affected.`}`,
  );

/** The start time of a result, in milliseconds since 1970. The file is absent if the result came from standard input. */
interface RunStart {
  readonly file: string | undefined;
  readonly startMs: number;
}

/** @param most the highest number of repetitions of any case */
export const repetitionsApart = (most: number, first: RunStart, last: RunStart, mostHours: number): Problem =>
  warning(
    'repetitions-apart',
    first.file === undefined ? undefined : { file: first.file },
    `Results of the same cases were not measured together: the first began at ${formatMinute(first.startMs)}, the last${last.file === undefined || last.file === first.file ? '' : `, ${last.file},`} at ${formatMinute(last.startMs)}, with a gap of more than ${String(mostHours)} hours. They are judged together, as ${String(most)} repetitions of one run.`,
  );

/** @param repetitions one file of each repetition, oldest first */
export const countedAsRepetitions = (repetitions: readonly string[]): Problem =>
  note(
    'counted-as-repetitions',
    { file: repetitions[0] ?? '' },
    `Results of the same cases do not overlap in time and are treated as ${String(repetitions.length)} repetitions of one run: ${shortList(repetitions)}.`,
  );

/** Repetitions with different numbers of shards. */
export const generatorsMissing = (fewest: readonly string[], most: readonly string[]): Problem =>
  warning(
    'generators-missing',
    { file: fewest[0] ?? '' },
    `Results of the same cases do not overlap in time and are treated as repetitions of one run, but with different numbers of files: ${shortList(fewest)} in one, ${shortList(most)} in another. If a shard is missing, throughput is too low.`,
  );

export const beginsInFuture = (files: readonly string[], startMs: number): Problem =>
  warning(
    'begins-in-future',
    files[0] === undefined ? undefined : { file: files[0] },
    `The run claims to have started at ${formatMinute(startMs)}, more than a day in the future${files.length > 1 ? `: ${shortList(files, 2)}` : ''}. If recorded, it would remain the newest run until then.`,
  );

export const nothingRead = (): Problem =>
  error('nothing-read', undefined, 'No measurement could be read from any input.');

/** Merges problems with the same cause on many lines into one: the first, with the numbers of the other lines. */
export const repeated = (first: Problem, lines: readonly number[]): Problem => ({
  ...first,
  message: `${first.message} Same cause on ${lines.length} more lines: ${shortList(lines.map(String))}.`,
});

/** @param limit characters */
export const namesTooLong = (file: string, limit: number): Problem =>
  error(
    'too-large',
    { file },
    `The names of requests and their groups have more than ${limit / 1e6} million characters.`,
  );

export const tooLarge = (file: string, limitBytes: number): Problem =>
  error('too-large', { file }, `The file exceeds ${Math.round(limitBytes / 1024 / 1024)} MB, the limit for a summary.`);

/** @param value what was read; an interval as low and high */
/** @param end "failure", "cancelled" */
export const loadTestFailed = (end: string): Problem =>
  error(
    'load-test-failed',
    undefined,
    `The load test did not succeed (${end}), so what it measured is incomplete at best.`,
  );

/** @param isRecorded whether it is in a recorded history, which then does not show all that it contains */
export const impossibleValue = (
  place: Place | undefined,
  metric: string,
  value: unknown,
  isRecorded = false,
): Problem =>
  (isRecorded ? error : warning)(
    'impossible-value',
    place,
    `${metric} is ${typeof value === 'number' ? String(value) : JSON.stringify(value)}, which cannot be measured. The value counts as failed.`,
  );
