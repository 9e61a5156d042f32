/** Problems with inputs as a whole: files, shards, repetitions. */
import type { Problem } from '../model/documents.js';
import { error, note, warning } from './problem.js';
import { quote, shortList } from '../lang/list.js';

export const noSuchFile = (pattern: string): Problem =>
  error(
    'no-such-file',
    { file: pattern },
    'Nothing is there by this name.',
    'Name a file, a folder or a glob that exists; put globs in quotes.',
  );

export const noResultsNamed = (): Problem =>
  error(
    'no-results-named',
    undefined,
    'No results were named.',
    'Name files, folders or globs, or list them under `results:` in guardband.yml.',
  );

export const noOutNamed = (): Problem =>
  error(
    'no-out-named',
    undefined,
    'Mode read writes a document, and no file for it was named.',
    'Say `out: run.json`, and give the file to the job that judges, as an artifact.',
  );

export const emptyFile = (file: string): Problem =>
  error(
    'empty-file',
    { file },
    'The file is empty (0 bytes).',
    'The test wrote nothing: look into its log. Remove the file if it was never meant to hold results.',
  );

export const unknownFormat = (file: string, head: string, tried: readonly string[]): Problem =>
  error(
    'unknown-format',
    { file, line: 1 },
    `The content is in no format that can be read. It begins ${quote(head.slice(0, 80))}. Tried: ${tried.join(', ')}.`,
    'Name the JMeter result itself (CSV), or one of the summaries listed above.',
  );

export const reportAsResult = (file: string): Problem =>
  error(
    'unknown-format',
    { file, line: 1 },
    'This is a report of the gate: it has what came of a judgement, not what was measured.',
    'Name the results that were judged; `guardband explain` and `guardband rerun` read a report.',
  );

export const planAsResult = (file: string): Problem =>
  error(
    'unknown-format',
    { file, line: 1 },
    "This is a test plan of JMeter's: it says what to measure, and has no result of it.",
    'Run it, and name what it writes: jmeter -n -f -t PLAN -l results.jtl',
  );

export const skippedFile = (file: string): Problem =>
  note(
    'skipped-file',
    { file },
    'Not a result: skipped, as it was found in a folder and not named.',
    'Name the file itself to have it read or refused.',
  );

export const unreadableFile = (file: string, why: string): Problem =>
  error(
    'unreadable-file',
    { file },
    `The file could not be read: ${why}.`,
    'Check that it exists, is whole and may be read.',
  );

export const scenarioGuessed = (guessed: readonly (readonly [file: string, scenario: string])[]): Problem =>
  note(
    'scenario-guessed',
    { file: guessed[0]?.[0] ?? '' },
    `Nothing in the results names the scenario, so it is the name of the file or folder: ${shortList([...new Set(guessed.map(([, scenario]) => quote(scenario)))])}.`,
    'Say it with --set scenario=NAME, or with `paths:` in guardband.yml, so that it stays the same when files are renamed.',
  );

/** @param said the values that gave way, each with a file whose path or content says so */
export const setOverrides = (
  axis: string,
  value: string,
  said: readonly (readonly [value: string, file: string])[],
): Problem =>
  warning(
    'set-overrides',
    { file: said[0]?.[1] ?? '' },
    `--set ${axis}=${value} holds for everything that is read, also where a path or a result says otherwise: ${shortList(
      said.map(([other, file], i) => `${axis}=${other}${i < 2 ? ` (${file})` : ''}`),
    )}. Cases that differ in this alone are taken for one.`,
    `Leave --set ${axis} out, as the results say it themselves, or name only those it is true of.`,
  );

export const twoFormats = (files: readonly string[]): Problem =>
  note(
    'two-formats',
    { file: files[0] ?? '' },
    `The same cases are there in two formats; the more detailed one is used, and left out are: ${shortList(files)}.`,
    'Nothing, if one was made from the other. Name the files you mean if they are different runs.',
  );

export const lasting = (ms: number): string =>
  ms < 600_000 ? `${(ms / 1000).toFixed(1)} s` : `${(ms / 60_000).toFixed(1)} min`;
const apart = (ms: number, verb: string): string =>
  ms === 0 ? `${verb} with` : `${verb} ${lasting(Math.abs(ms))} ${ms > 0 ? 'after' : 'before'}`;

export const shardsMerged = (files: readonly string[]): Problem =>
  note(
    'shards-merged',
    { file: files[0] ?? '' },
    `Results of the same cases are parts of one run and were merged: ${shortList(files)}.`,
    'If they are runs of their own that were made at the same time, say --shards repetitions, or `shards: repetitions` in guardband.yml.',
  );

export const shardsNotMerged = (files: readonly string[], keys: readonly string[]): Problem =>
  warning(
    'shards-not-merged',
    { file: files[0] ?? '' },
    `Results of the same cases look like parts of one run, but of ${shortList(keys, 3)} only summaries are known, which cannot be merged: ${shortList(files)}. They are taken as repetitions, each with a part of the throughput.`,
    'Name the raw results, or run documents made of them with guardband read. If they are runs of their own, say --shards repetitions.',
  );

export const shardTwice = (files: readonly string[]): Problem =>
  warning(
    'shard-twice',
    { file: files[0] ?? '' },
    `The same samples are there more than once and are counted once: ${shortList(files)}.`,
    'Name each part of a run once, and no document that was merged from others beside them.',
  );

/** @param lost how much less throughput comes out than the parts did themselves, in percent */
export const shardsApart = (
  [file, other]: readonly [file: string, other: string],
  { startMs, endMs }: { readonly startMs: number; readonly endMs: number },
  lost: number,
  more: number,
): Problem =>
  warning(
    'shards-apart',
    { file },
    `The parts of this run are apart in time: this one ${apart(startMs, 'begins')} and ${apart(endMs, 'ends')} ${other}. Over the whole time, throughput is ${lost.toFixed(1)} % less than the parts did by themselves.${more === 0 ? '' : ` So it is in ${String(more)} more.`}`,
    'Where both offsets are alike, the clocks of the load generators differ: synchronise them. Else start the generators together and let them run equally long.',
  );

/** To the minute, as a person would look for it among files. */
export const moment = (ms: number): string =>
  `${new Date(ms).toISOString().slice(0, -':00.000Z'.length).replace('T', ' ')} UTC`;

/** What began when; without a file where it came through standard input. */
interface Begun {
  readonly file: string | undefined;
  readonly startMs: number;
}

/** @param most how often the case was measured that was measured most often */
export const repetitionsApart = (most: number, first: Begun, last: Begun, mostHours: number): Problem =>
  warning(
    'repetitions-apart',
    first.file === undefined ? undefined : { file: first.file },
    `Results of the same cases were not measured together: the first began at ${moment(first.startMs)}, the last${last.file === undefined || last.file === first.file ? '' : `, ${last.file},`} at ${moment(last.startMs)}, and more than ${String(mostHours)} hours lie between one and the next. They are judged together, as ${String(most)} repetitions of one run.`,
    'Remove what an earlier run left there, or name the results of one run at a time. If load generators made them at the same time, their clocks differ: synchronise them and measure again. Nothing, if they are meant to be repetitions.',
  );

/** @param repetitions a file of each, oldest first */
export const countedAsRepetitions = (repetitions: readonly string[]): Problem =>
  note(
    'counted-as-repetitions',
    { file: repetitions[0] ?? '' },
    `Results of the same cases do not overlap in time and count as ${String(repetitions.length)} repetitions of one run: ${shortList(repetitions)}.`,
    'If they are repetitions, --shards repetitions says so. If an earlier run left one there, remove it. If load generators made them at the same time, their clocks differ: synchronise them and measure again.',
  );

/** Repetitions of unequal many parts. */
export const generatorsMissing = (fewest: readonly string[], most: readonly string[]): Problem =>
  warning(
    'generators-missing',
    { file: fewest[0] ?? '' },
    `Results of the same cases do not overlap in time and count as repetitions of one run, but not of equally many results: ${shortList(fewest)} in one, ${shortList(most)} in another. If a part is missing, throughput is too low.`,
    'If load generators made all of them at the same time, their clocks differ: synchronise them and measure again. If a part of a repetition is lost, leave out the rest of it, too. If they are repetitions, --shards repetitions says so.',
  );

export const beginsInFuture = (files: readonly string[], startMs: number): Problem =>
  warning(
    'begins-in-future',
    files[0] === undefined ? undefined : { file: files[0] },
    `The run says that it began at ${moment(startMs)}, which is more than a day ahead of now${files.length > 1 ? `: ${shortList(files, 2)}` : ''}. Recorded, it would be the newest run until then.`,
    'Check the clock of the machine that measured and how its dates are written, and measure again; do not record it as it is.',
  );

export const nothingRead = (): Problem =>
  error(
    'nothing-read',
    undefined,
    'No measurement could be read from any of the inputs.',
    'See the problems above; nothing was judged.',
  );

/** One problem for many lines with the same cause: that of the first, and which others there are. */
export const repeated = (first: Problem, lines: readonly number[]): Problem => ({
  ...first,
  message: `${first.message} The same cause on ${lines.length} more lines: ${shortList(lines.map(String))}.`,
});

export const tooLarge = (file: string, limitBytes: number): Problem =>
  error(
    'too-large',
    { file },
    `A summary has at most ${Math.round(limitBytes / 1024 / 1024)} MB; this file has more.`,
    'Name the file that holds the summary, or the raw JMeter result (CSV), which may have any size.',
  );
