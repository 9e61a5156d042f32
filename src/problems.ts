/**
 * Every problem a user can meet: its code, what is wrong (expected and found), and what to do. A problem is a value;
 * only bugs throw. error: this input could not be used. warning: it was used, with care. note: for the record.
 *
 * One file although it is long: a list is only known to be closed, and its voice only one, where all of it stands together.
 */
import { groupBy } from './group-by.js';
import type { Problem, Provenance, Refusal, Source } from './model.js';
import { thousands } from './thousands.js';

/** Where a problem is: a file, perhaps a line and column, or a JSON pointer into it. */
export interface Place extends Source {
  readonly column?: number;
  readonly pointer?: string;
}

const at =
  (level: Problem['level']) =>
  (code: string, place: Place | undefined, message: string, advice: string): Problem => ({
    code,
    level,
    message,
    advice,
    ...place,
  });
const error = at('error');
const warning = at('warning');
const note = at('note');

/** `file:line:column`, as editors and terminals understand it. */
export function placeOf(problem: Place | Problem): string {
  if (problem.file === undefined) return '';
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':');
  return problem.pointer === undefined ? place : `${place}#${problem.pointer}`;
}

/**
 * Notes that differ only in where they are, as one that says so: a matrix has the same in hundreds of files. What somebody has
 * to do something about stays by file.
 */
export function together(problems: readonly Problem[]): readonly Problem[] {
  const alike = groupBy(problems, (problem) => {
    const { code, level, message, advice, file } = problem;
    return level === 'note' && file !== undefined ? JSON.stringify([code, message, advice]) : problem;
  });
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    return { ...first, message: `${first.message} The same in ${few(others.map(placeOf), 2)}.` };
  });
}

/** What the system calls a failure (ENOENT, Z_DATA_ERROR): those are foreseeable; anything else is a bug of ours. */
export function systemCode(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^(E(?!RR_)|Z_)/.test(code) ? code : undefined;
}

/** A list of what was found, short enough to read. */
export const few = (items: readonly string[], most = 5): string =>
  items.length <= most ? items.join(', ') : `${items.slice(0, most).join(', ')} and ${items.length - most} more`;

/** A piece of input, short enough to show and on one line. */
export const quoted = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return `"${line.length > 60 ? `${line.slice(0, 57)}...` : line}"`;
};

/** The allowed name closest to a mistyped one, if any is close. */
export function nearest(name: string, allowed: readonly string[]): string | undefined {
  const ranked = allowed
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best !== undefined && best.distance <= Math.max(2, Math.floor(name.length / 3)) ? best.candidate : undefined;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const didYouMean = (name: string, allowed: readonly string[]): string => {
  const close = nearest(name, allowed);
  return close === undefined ? `Allowed are: ${few(allowed, 12)}.` : `Did you mean "${close}"?`;
};

// --- inputs -------------------------------------------------------------------------------------------------------

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
    `The content is in no format that can be read. It begins ${quoted(head.slice(0, 80))}. Tried: ${tried.join(', ')}.`,
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
    `Nothing in the results names the scenario, so it is the name of the file or folder: ${few([...new Set(guessed.map(([, scenario]) => quoted(scenario)))])}.`,
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
    `--set ${axis}=${value} holds for everything that is read, also where a path or a result says otherwise: ${few(
      said.map(([other, file], i) => `${axis}=${other}${i < 2 ? ` (${file})` : ''}`),
    )}. Cases that differ in this alone are taken for one.`,
    `Leave --set ${axis} out, as the results say it themselves, or name only those it is true of.`,
  );

export const twoFormats = (files: readonly string[]): Problem =>
  note(
    'two-formats',
    { file: files[0] ?? '' },
    `The same cases are there in two formats; the more detailed one is used, and left out are: ${few(files)}.`,
    'Nothing, if one was made from the other. Name the files you mean if they are different runs.',
  );

const lasting = (ms: number): string =>
  ms < 600_000 ? `${(ms / 1000).toFixed(1)} s` : `${(ms / 60_000).toFixed(1)} min`;
const apart = (ms: number, verb: string): string =>
  ms === 0 ? `${verb} with` : `${verb} ${lasting(Math.abs(ms))} ${ms > 0 ? 'after' : 'before'}`;

export const shardsMerged = (files: readonly string[]): Problem =>
  note(
    'shards-merged',
    { file: files[0] ?? '' },
    `Results of the same cases are parts of one run and were merged: ${few(files)}.`,
    'If they are runs of their own that were made at the same time, say --shards repetitions, or `shards: repetitions` in guardband.yml.',
  );

export const shardsNotMerged = (files: readonly string[], keys: readonly string[]): Problem =>
  warning(
    'shards-not-merged',
    { file: files[0] ?? '' },
    `Results of the same cases look like parts of one run, but of ${few(keys, 3)} only summaries are known, which cannot be merged: ${few(files)}. They are taken as repetitions, each with a part of the throughput.`,
    'Name the raw results, or run documents made of them with guardband read. If they are runs of their own, say --shards repetitions.',
  );

export const shardTwice = (files: readonly string[]): Problem =>
  warning(
    'shard-twice',
    { file: files[0] ?? '' },
    `The same samples are there more than once and are counted once: ${few(files)}.`,
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
const moment = (ms: number): string =>
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
    `Results of the same cases do not overlap in time and count as ${String(repetitions.length)} repetitions of one run: ${few(repetitions)}.`,
    'If they are repetitions, --shards repetitions says so. If an earlier run left one there, remove it. If load generators made them at the same time, their clocks differ: synchronise them and measure again.',
  );

/** Repetitions of unequal many parts. */
export const generatorsMissing = (fewest: readonly string[], most: readonly string[]): Problem =>
  warning(
    'generators-missing',
    { file: fewest[0] ?? '' },
    `Results of the same cases do not overlap in time and count as repetitions of one run, but not of equally many results: ${few(fewest)} in one, ${few(most)} in another. If a part is missing, throughput is too low.`,
    'If load generators made all of them at the same time, their clocks differ: synchronise them and measure again. If a part of a repetition is lost, leave out the rest of it, too. If they are repetitions, --shards repetitions says so.',
  );

export const beginsInFuture = (files: readonly string[], startMs: number): Problem =>
  warning(
    'begins-in-future',
    files[0] === undefined ? undefined : { file: files[0] },
    `The run says that it began at ${moment(startMs)}, which is more than a day ahead of now${files.length > 1 ? `: ${few(files, 2)}` : ''}. Recorded, it would be the newest run until then.`,
    'Check the clock of the machine that measured and how its dates are written, and measure again; do not record it as it is.',
  );

export const nothingRead = (): Problem =>
  error(
    'nothing-read',
    undefined,
    'No measurement could be read from any of the inputs.',
    'See the problems above; nothing was judged.',
  );

// --- configuration ------------------------------------------------------------------------------------------------

export const unknownMetric = (place: Place | undefined, id: string, known: readonly string[]): Problem =>
  error('unknown-metric', place, `There is no metric ${quoted(id)}.`, didYouMean(id, known));

export const badObjective = (place: Place, text: string): Problem =>
  error(
    'bad-objective',
    place,
    `The objective ${quoted(text)} is not understood.`,
    'Write "< 1", "<= 2", "> 400", ">= 99.5", "74 to 84" or "within 5% of 400" (a number, an axis or a metric).',
  );

/** @param others how many more places are none; most often for want of what is missing at the first one */
export const notYaml = (place: Place, why: string, others = 0): Problem =>
  error(
    'not-yaml',
    place,
    `This is not YAML: ${why}${others === 0 ? '' : `, and ${String(others)} fault${others === 1 ? '' : 's'} more that may follow from it`}.`,
    'Mend the line, or name the configuration with --config; everything in it is optional, so it may also be taken out.',
  );

export const noSuchConfig = (file: string): Problem =>
  error(
    'no-such-config',
    { file },
    'There is no configuration by this name.',
    'Name an existing file with --config, or leave it out: the defaults need none.',
  );

/** @param code what the system calls it */
export const configNotRead = (file: string, code: string): Problem =>
  code === 'EISDIR'
    ? error(
        'config-not-read',
        { file },
        'This is a folder, and expected is the configuration, a YAML file.',
        `Name the file in it, e.g. --config ${file.replace(/\/+$/, '')}/guardband.yml, or leave --config out: the defaults need none.`,
      )
    : error(
        'config-not-read',
        { file },
        `This is there and cannot be read (${code}); expected is the configuration, a YAML file.`,
        'Let whoever runs this read it, or name another file with --config.',
      );

export const badSet = (pair: string): Problem =>
  error(
    'bad-set',
    undefined,
    `--set ${quoted(pair)} is not understood.`,
    'Write axis=value, scenario=NAME, label=NAME or environment.KEY=VALUE, e.g. --set users=100.',
  );

export const badWarmup = (text: string): Problem =>
  error(
    'bad-warmup',
    undefined,
    `The warm-up ${quoted(text)} is not understood: expected is one number, not below 0, and its unit, ms, s or m (without one, seconds).`,
    'Write e.g. 300s, 5m or 5.5m.',
  );

export const badChoice = (option: string, text: string, allowed: readonly string[]): Problem =>
  error('bad-choice', undefined, `--${option} ${quoted(text)} is not understood.`, didYouMean(text, allowed));

export const noSuchSelector = (text: string): Problem =>
  error(
    'no-such-selector',
    undefined,
    `--against ${quoted(text)} is not understood.`,
    'Write history, last, tag:NAME, ref:GITREF, or the path of a readable result.',
  );

// --- comparison ---------------------------------------------------------------------------------------------------

export const newestOfHistory = (runs: number, startedAt: string | undefined): Problem =>
  note(
    'newest-of-history',
    undefined,
    `The input holds ${String(runs)} runs; the newest one${startedAt === undefined ? '' : ` (${startedAt})`} is the candidate.`,
    'To judge it against the runs before it, give the same file with --against.',
  );

/** @param isHistory what is judged is the newest run of a history */
export const noBaseline = (store: string, against: string, isHistory = false): Problem =>
  warning(
    'no-baseline',
    undefined,
    against === 'history'
      ? `There is no baseline in ${quoted(store)}.`
      : `No baseline fits --against ${quoted(against)}.`,
    against === 'history'
      ? isHistory
        ? 'What was named as results is a history. If it is the baselines, say so: guardband check RESULTS --baselines DIR.'
        : 'Record the first one from a run you trust: guardband record RESULTS --baselines DIR.'
      : 'Look into the baselines for what was recorded, or use --against history.',
  );

/** @param where the history is, or what was named instead of one */
export const onlyOwnRun = (where: string): Problem =>
  warning(
    'only-own-run',
    undefined,
    `The baseline in ${quoted(where)} holds no other run than the one that is judged, and no run vouches for itself.`,
    'Measure again and check that: guardband check RESULTS.',
  );

export const notOneSession = (pauseHours: number, mostHours: number): Problem =>
  note(
    'not-one-session',
    undefined,
    `Baseline and candidate are not of one session: ${pauseHours < 48 ? `${pauseHours.toFixed(0)} hours` : `${(pauseHours / 24).toFixed(0)} days`} lie between one measurement and the next, and more than ${String(mostHours)} hours end a session. The baseline was taken for one run of a history.`,
    'Measure both sides back to back for the smaller noise of one session, or record the baseline and compare with more runs.',
  );

export const sameRunInBaseline = (startedAt: string): Problem =>
  note(
    'same-run-in-baseline',
    undefined,
    `The run that is judged (${startedAt}) is also in the baseline; there it was left out.`,
    'Nothing: a run never vouches for itself.',
  );

export const environmentDiffers = (axes: readonly string[]): Problem =>
  warning(
    'environment-differs',
    undefined,
    `The candidate and baseline runs ran in different environments: ${few(axes)} differ${axes.length === 1 ? 's' : ''}.`,
    'Runs of another environment are not compared. Measure on the same machine, or record a baseline on the new one.',
  );

/** @param candidate, baseline axes of the environment that this side does not name and the other does */
export const environmentUnknown = (candidate: readonly string[], baseline: readonly string[]): Problem => {
  const unsaid = [
    ...(candidate.length === 0 ? [] : [`the candidate ran on is not known (${few(candidate)})`]),
    ...(baseline.length === 0 ? [] : [`the baseline ran on is not known (${few(baseline)})`]),
  ];
  return note(
    'environment-unknown',
    undefined,
    `What ${unsaid.join(', and what ')}, so a change of machine would not be noticed.`,
    'Say it under `environment:` in guardband.yml or with --set environment.instance=NAME.',
  );
};

export const looksLikeOldResult = (keys: readonly string[]): Problem =>
  warning(
    'looks-like-old-result',
    undefined,
    `${String(keys.length)} case${keys.length === 1 ? ' has' : 's have'} exactly the values of a past run: ${few(keys, 3)}. This looks like the old result.`,
    'Check that the test really ran and that its results, not those of an earlier run, were given.',
  );

/** @param shares of requests that fail, percent */
export const saturatedCases = (keys: readonly string[], shares: readonly number[]): Problem => {
  const [least, most] = [Math.min(...shares), Math.max(...shares)].map((share) => String(Number(share.toFixed(2))));
  return note(
    'saturated-cases',
    undefined,
    `${String(keys.length)} case${keys.length === 1 ? ' is' : 's are'} saturated in the baseline: ${least === most ? `${String(most)} %` : `${String(least)} to ${String(most)} %`} of requests fail there, and none or hardly any at a lower load: ${few(keys, 3)}.`,
    'What is measured there is the overload, not the program. Measure at a load that is sustained, or retire these cases.',
  );
};

/** How long a load test took, and how many requests its most frequent label was, before and now. */
interface Lengths {
  readonly key: string;
  readonly usualMs: number;
  readonly ms: number;
  readonly usual: number;
  readonly samples: number;
}

/** @param more how many others */
export const measuredShorter = ({ key, usualMs, ms, usual, samples }: Lengths, more: number): Problem =>
  warning(
    'measured-shorter',
    undefined,
    `${key} was measured for less than half as long as in the runs before, and with less than half as many requests: ${lasting(ms)} instead of ${lasting(usualMs)}, ${thousands(Math.round(samples))} ${samples === 1 ? 'request' : 'requests'} instead of ${thousands(Math.round(usual))}.${more === 0 ? '' : ` So ${more === 1 ? 'was 1 more' : `were ${String(more)} more`}.`}`,
    'If the test broke off, measure again. Else measure as long as before, or record a baseline of the new length: the rarest slow requests, of which p99 is made, are not comparable.',
  );

/** Milliseconds that were left out at the beginning of a case. */
interface Warmups {
  readonly key: string;
  readonly before: number;
  readonly now: number;
}

/** @param first of so many cases */
export const warmupDiffers = ({ key, before, now }: Warmups, cases: number): Problem => {
  const said = (ms: number): string => (ms === 0 ? 'nothing' : lasting(ms));
  return warning(
    'warmup-differs',
    undefined,
    `Another warm-up was left out than in the newest run before, in ${cases === 1 ? '1 case' : `${String(cases)} cases`}: ${said(now)} instead of ${said(before)} in ${key}.`,
    'Say the same --warmup, or `warmup:` in guardband.yml, whenever results are read; or record a baseline with the new one.',
  );
};

// --- rerun --------------------------------------------------------------------------------------------------------

/** What an entry of the configuration that means no case does not do. */
const undone = {
  control: 'This control is no case of the run or its baselines, so it vouches for nothing.',
  objective: 'This objective is about no case of the run or its baselines, so nothing is held to it.',
  override: 'This override is about no case that was ever measured, so it changes nothing.',
  retired: 'This retires no case that was ever measured, so it excuses nothing.',
} as const;

export const unmet = (kind: keyof typeof undone, place: Place): Problem =>
  warning(`unmet-${kind}`, place, undone[kind], 'Mend its scenario, label or axes, or take it out.');

export const fewControls = (found: number, wanted: number): Problem =>
  note(
    'few-controls',
    undefined,
    `Of ${String(wanted)} cases to measure again beside the suspects, ${found === 0 ? 'none was' : `only ${String(found)} ${found === 1 ? 'was' : 'were'}`} found: they are declared controls, or unchanged cases of other scenarios.`,
    'Measure all cases again, or add a scenario that the change cannot touch and name it under `controls:` in guardband.yml.',
  );

/** A report is read whole into memory. */
export const reportTooLarge = (file: string, mostBytes: number): Problem =>
  error(
    'report-too-large',
    { file },
    `A report of more than ${String(mostBytes / 1024 / 1024)} MB is not read.`,
    'Write the report again with fewer cases: --only PATTERN.',
  );

export const reportTooDeep = (file: string, most: number): Problem =>
  error(
    'report-too-deep',
    { file },
    `Its lists and objects lie more than ${String(most)} deep in each other; those of a report do not.`,
    `Write the report again: ${writeReport}.`,
  );

export const noSuchReport = (file: string): Problem =>
  error('no-such-report', { file }, 'There is no report by this name.', `Write one: ${writeReport}.`);

const writeReport = 'guardband check ... --out report.json';

export const notAReport = (file: string, found: string): Problem =>
  error(
    'not-a-report',
    { file },
    `Expected is a report of the gate (JSON), found ${found}.`,
    `Name the file that the gate wrote: ${writeReport}.`,
  );

export const noReportLeft = (): Problem =>
  error(
    'no-report-left',
    undefined,
    'No report of the run could be fetched: a step before the gate failed, or its results or its configuration cannot be used.',
    'The log of the run says which.',
  );

const writtenBy = (writer: string | undefined): string =>
  writer === undefined ? '' : ` It says that Guardband ${quoted(writer)} wrote it.`;

export const reportOfOtherVersion = (
  file: string,
  known: number,
  found: string,
  writer: string | undefined,
  own: string,
): Problem =>
  error(
    'report-of-other-version',
    { file, pointer: '/schemaVersion' },
    `Expected is schemaVersion ${String(known)}, found ${found}: another version of Guardband wrote this report.${writtenBy(writer)}`,
    `Use that version here too, or write the report anew with this one (${own}): ${writeReport}.`,
  );

/** @param first of the breaches of its schema; so many others are only said to be there */
export const brokenReport = (first: Problem, others: number, writer: string | undefined, own: string): Problem => ({
  ...first,
  code: 'broken-report',
  message: `This report is not as Guardband ${own} writes one. ${first.message}${others === 0 ? '' : ' That is the first of several places.'}${writtenBy(writer)}`,
  advice: `Write it anew with this version: ${writeReport}.`,
});

export const largeMatrix = (jobs: number, most: number): Problem =>
  warning(
    'large-matrix',
    undefined,
    `The matrix has ${String(jobs)} jobs; GitHub starts no more than ${String(most)}.`,
    'Measure everything again instead, or split the list.',
  );

// --- levels -------------------------------------------------------------------------------------------------------

const runName = ({ startedAt, commit, tag }: Provenance): string =>
  [
    `the run of ${startedAt ?? 'an unknown date'}`,
    ...(tag === undefined ? [] : [tag]),
    ...(commit === undefined ? [] : [`commit ${commit.slice(0, 10)}`]),
  ].join(', ');
const signed = (percent: number): string => `${percent < 0 ? '-' : '+'}${Math.abs(percent).toFixed(1)} %`;
const andOthers = (others: readonly string[]): string =>
  others.length === 0 ? '' : ` So did ${String(others.length)} more: ${few(others, 3)}.`;

/** @param level a case and a metric, in words */
export const levelNotAccepted = (level: string, percent: number, at: Provenance, others: readonly string[]): Problem =>
  warning(
    'level-not-accepted',
    undefined,
    `The level of ${level}, changed at ${runName(at)}: ${signed(percent)}, and was not accepted. It is still judged against the level before.${andOthers(others)}`,
    'Mend what that run brought. If it is meant to stay: guardband accept CASE-PATTERN --reason TEXT.',
  );

export const levelTaken = (level: string, percent: number, at: Provenance, others: readonly string[]): Problem =>
  note(
    'level-taken',
    undefined,
    `The level of ${level}, changed at ${runName(at)}: ${signed(percent)}. It is judged against the new level.${andOthers(others)}`,
    'Nothing: a change for the better, or within the tolerance band, becomes the baseline by itself.',
  );

export const noReason = (): Problem =>
  error(
    'no-reason',
    undefined,
    'A level is accepted for a reason, and none was given.',
    'Say why this is the new baseline: --reason "checks signatures now".',
  );

export const nothingRecorded = (store: string): Problem =>
  error(
    'nothing-recorded',
    undefined,
    `No run is recorded in ${quoted(store)}, so there is no level to accept.`,
    'Record the run first: guardband record RESULTS; or name the folder with --baselines.',
  );

export const noSuchRun = (from: string, startedAt: readonly string[]): Problem =>
  error(
    'no-such-run',
    undefined,
    `--from ${quoted(from)} is the beginning of ${startedAt.length === 0 ? 'no run' : `${String(startedAt.length)} runs`} of these cases.`,
    startedAt.length === 0
      ? 'Write when the run started, as the history has it, or as much of it as names one: 2026-11-20.'
      : `Write more of it: ${few(startedAt)}.`,
  );

export const alreadyAccepted = (keys: readonly string[]): Problem =>
  note(
    'already-accepted',
    undefined,
    `From the same run on ${String(keys.length)} case${keys.length === 1 ? ' was' : 's were'} accepted before: ${few(keys, 3)}.`,
    'Nothing: they were not marked twice.',
  );

export const laterRuns = (keys: readonly string[], newest: string): Problem =>
  note(
    'later-runs',
    undefined,
    `Of ${String(keys.length)} case${keys.length === 1 ? '' : 's'} there are runs that began after the one that is accepted, the newest at ${newest}: ${few(keys, 3)}. They are taken to be of the new level, too.`,
    'Nothing, if they are. If they are not, record the next run of the new level and accept from that one.',
  );

// --- derived values ---------------------------------------------------------------------------------------------

export const nothingDerived = (place: Place, metric: string, axes: readonly string[]): Problem =>
  warning(
    'nothing-derived',
    place,
    `No ${metric} could be derived from this run: no cases have the metric and the axes that this names${metric === 'kneePoint' ? ' on at least three loads' : ''}, or too many of their requests failed.`,
    axes.length === 0 ? 'The cases of this run have no axes.' : `The axes of this run are ${few(axes, 12)}.`,
  );

export const littlesLawBroken = (cases: ReadonlyMap<string, number>): Problem => {
  const values = [...cases.values()].map((value) => value.toFixed(2));
  const [least = '', most = least] = [values[0], values.at(-1)];
  return warning(
    'littles-law',
    undefined,
    `In ${String(cases.size)} case${cases.size === 1 ? '' : 's'} throughput x mean response time is not the number of users but ${least === most ? least : `${least} to ${most}`} times it: ${few([...cases.keys()], 3)}.`,
    'Less than 1: users pause, or the load generator could not keep up. More than 1 cannot be: the numbers are not of one test, or the users are not all.',
  );
};

// --- git ----------------------------------------------------------------------------------------------------------

export const gitFailed = (task: string, why: string): Problem =>
  error(
    'git-failed',
    undefined,
    `git could not ${task}: ${why}.`,
    'Try the same with git by hand in this folder; it is git that says why.',
  );

export const noRepository = (why: string): Problem =>
  error(
    'no-repository',
    undefined,
    `Baselines in git need a git repository, and there is none here: ${why}.`,
    'Run it in a checkout (in a workflow: actions/checkout before it), or name a folder with --baselines.',
  );

export const noRemote = (branch: string): Problem =>
  error(
    'no-remote',
    undefined,
    `The branch ${quoted(branch)} is kept in a remote, and this repository has none.`,
    'Add one (git remote add origin URL), or name a folder with --baselines.',
  );

export const badBranch = (name: string): Problem =>
  error(
    'bad-branch',
    undefined,
    `${quoted(name)} cannot be the name of a branch.`,
    'Write --baselines branch:perf-history, with a name that git allows.',
  );

export const remoteUnreachable = (branch: string, remote: string, why: string): Problem =>
  error(
    'remote-unreachable',
    undefined,
    `The branch ${quoted(branch)} could not be fetched from ${quoted(remote)}: ${why}.`,
    'Check the remote and what may be read there. In a workflow: `contents: read`, and actions/checkout with `persist-credentials: true` where the repository is private.',
  );

export const pushRefused = (branch: string, remote: string, why: string): Problem =>
  error(
    'push-refused',
    undefined,
    `${quoted(remote)} refused the push to ${quoted(branch)}, so nothing was recorded: ${why}.`,
    'The job needs `contents: write` and actions/checkout with `persist-credentials: true`; a rule that protects the branch must let it push. Then record again: what is there already is not added twice.',
  );

export const branchBusy = (branch: string, rounds: number): Problem =>
  error(
    'branch-busy',
    undefined,
    `In ${String(rounds)} tries somebody else was always quicker to push to ${quoted(branch)}, or the line broke; nothing was recorded.`,
    'Record again: what is there already is not added twice.',
  );

const deepen =
  'This clone is shallow. In a workflow: actions/checkout with `fetch-depth: 0`; elsewhere: git fetch --unshallow.';

export const noSuchCommit = (ref: string, isShallow: boolean): Problem =>
  error(
    'no-such-commit',
    undefined,
    `There is no commit ${quoted(ref)} in this clone.`,
    isShallow ? deepen : 'Fetch it (git fetch origin NAME), or mend its name.',
  );

export const noMergeBase = (ref: string, isShallow: boolean): Problem =>
  error(
    'no-merge-base',
    undefined,
    `It cannot be told where this branch left ${quoted(ref)}: no common commit is known.`,
    isShallow ? deepen : 'Name a commit that holds the baselines you mean: --against ref:COMMIT.',
  );

export const refOfBranch = (ref: string, store: string): Problem =>
  error(
    'ref-of-branch',
    undefined,
    `The history is in ${quoted(store)} and so no part of the commit ${quoted(ref)}.`,
    'Use --against history: nobody changes a branch of its own by a change to the code.',
  );

export const baselinesChanged = (files: readonly string[], commit: string): Problem =>
  warning(
    'baselines-changed',
    undefined,
    `This change touches the baselines: ${few(files)}. It is judged against them as they are in ${commit.slice(0, 10)}.`,
    'Look at what it changes there; it counts once it is merged. What must pass before that is a waiver in guardband.yml.',
  );

export const baselinesNew = (): Problem =>
  note(
    'baselines-new',
    undefined,
    'The target branch has no baselines yet, so those of this change are used.',
    'Nothing, if this change brings the first ones: look at them as at any other file.',
  );

export const baselinesUnguarded = (why: string): Problem =>
  warning(
    'baselines-unguarded',
    undefined,
    `It cannot be told whether this change touches its own baselines, as there is no git repository to ask: ${why}.`,
    'Check the repository out with git in this job (in a container: install git first, and let it trust the folder with safe.directory).',
  );

export const targetTaken = (commit: string): Problem =>
  note(
    'target-taken',
    undefined,
    `This clone is too shallow to tell where the branch left its target; the baselines are those of the target, ${commit.slice(0, 10)}.`,
    'For those of the very commit it left from: actions/checkout with `fetch-depth: 0`.',
  );

// --- recording ----------------------------------------------------------------------------------------------------

export const refused = (key: string, why: string): Problem =>
  warning(
    'refused',
    undefined,
    `Not recorded: ${key}, as ${why}.`,
    'A baseline must be sound. Mend the test and measure the case again.',
  );

export const folderBusy = (folder: string): Problem =>
  error(
    'folder-busy',
    { file: folder },
    'Others were recording in this folder all the time, so nothing was recorded.',
    'Record again. Where nobody else is at work, remove the folder .recording in it.',
  );

export const alreadyRecorded = (keys: readonly string[]): Problem =>
  note(
    'already-recorded',
    undefined,
    `${String(keys.length)} case${keys.length === 1 ? ' was' : 's were'} recorded before from the same run: ${few(keys, 3)}.`,
    'Nothing: they were not added twice.',
  );

export const recordedOtherwise = (keys: readonly string[]): Problem =>
  note(
    'recorded-otherwise',
    undefined,
    `${String(keys.length)} case${keys.length === 1 ? ' was' : 's were'} recorded before from the same run, read in another way, with another warm-up for example: ${few(keys, 3)}. What was recorded stays.`,
    'Nothing, if that is fine. A history is only added to: to have the other values, take the lines of that run out of it and record again.',
  );

export const recordedUndated = (keys: readonly string[]): Problem =>
  note(
    'recorded-undated',
    undefined,
    `${String(keys.length)} case${keys.length === 1 ? ' does' : 's do'} not say when ${keys.length === 1 ? 'it was' : 'they were'} measured and ${keys.length === 1 ? 'has' : 'have'} exactly the values of the newest recorded run: ${few(keys, 3)}. It is taken for the same run and was not added.`,
    'Nothing, if it is. Else check that the test really ran; a run that says when it began (provenance.startedAt of a run document) is told from any other.',
  );

/** Problems that say a result is not whole: its cases are judged with care, and never recorded. */
export const partialCodes: ReadonlySet<string> = new Set(['truncated-result', 'dropped-rows']);

// --- commands -----------------------------------------------------------------------------------------------------

export const noSuchCase = (pattern: string, known: readonly string[]): Problem =>
  error(
    'no-such-case',
    undefined,
    `No case is named ${quoted(pattern)}.`,
    known.length === 0 ? 'No case was read at all.' : didYouMean(pattern, known),
  );

export const noSuchMetric = (id: string, measured: readonly string[]): Problem =>
  error('no-such-metric', undefined, `Metric ${quoted(id)} has no finding here.`, didYouMean(id, measured));

export const noResultsFound = (places: readonly string[]): Problem =>
  error(
    'no-results-found',
    undefined,
    `No results were found here, and so nothing was written. Looked for: ${few(places, 12)}.`,
    'Run the load test once, e.g. jmeter -n -f -t plan.jmx -l results/checkout/10_users/results.jtl, or name results: guardband init PATH.',
  );

export const alreadyThere = (file: string): Problem =>
  error(
    'already-there',
    { file },
    'It is there already, and so nothing was written.',
    'Move it away, or have it replaced with --force.',
  );

// --- backtest -----------------------------------------------------------------------------------------------------

export const noHistory = (store: string): Problem =>
  error(
    'no-history',
    undefined,
    `No history was named, and there is none in ${quoted(store)}.`,
    'Name one (a nightly CSV, a folder of recorded baselines or run documents), or record runs: guardband record RESULTS.',
  );

export const tooFewRuns = (dated: number): Problem =>
  error(
    'too-few-runs',
    undefined,
    `The history holds ${dated === 0 ? 'no run' : 'only one run'} whose date is known: there is nothing to replay.`,
    'A backtest needs two runs; from about ten on it tells something. guardband record keeps them.',
  );

export const undatedRuns = (count: number): Problem =>
  warning(
    'undated-runs',
    undefined,
    `Left out ${count === 1 ? 'one run' : `${count} runs`} that ${count === 1 ? 'does' : 'do'} not say when ${count === 1 ? 'it' : 'they'} began: a replay needs an order.`,
    'Say it in the document: provenance.startedAt.',
  );

export const badRuns = (text: string): Problem =>
  error(
    'bad-runs',
    undefined,
    `--runs takes how many of the newest runs are replayed, found ${quoted(text)}.`,
    'Write a whole number from 1 on: --runs 100.',
  );

// --- summaries ----------------------------------------------------------------------------------------------------

/** One problem for many lines with the same cause: that of the first, and which others there are. */
export const repeated = (first: Problem, lines: readonly number[]): Problem => ({
  ...first,
  message: `${first.message} The same cause on ${lines.length} more lines: ${few(lines.map(String))}.`,
});

export const tooLarge = (file: string, limitBytes: number): Problem =>
  error(
    'too-large',
    { file },
    `A summary has at most ${Math.round(limitBytes / 1024 / 1024)} MB; this file has more.`,
    'Name the file that holds the summary, or the raw JMeter result (CSV), which may have any size.',
  );

export const noRows = (file: string, line = 1): Problem =>
  error(
    'no-rows',
    { file, line },
    'The file holds 0 measurements: a head or a total, and no rows.',
    'The step that writes the results found none: look into its log and run it again.',
  );

export const raggedRow = (place: Place, expected: number, found: number): Problem =>
  error(
    'ragged-row',
    place,
    `The head has ${expected} cells, this row has ${found}. It was not read: which value belongs to which column cannot be known.`,
    found < expected
      ? 'Write the file again; if the line breaks off, the file was cut.'
      : 'Write the file again; if two records stand on one line, put a line break between them, and quote values that hold a comma.',
  );

export const headAgain = (place: Place): Problem =>
  error(
    'head-again',
    place,
    'The head stands here again, where a row was expected: files were joined. The rows below it were read.',
    'Take the line out, and see that no run is in the file twice.',
  );

export const otherHead = (place: Place): Problem =>
  error(
    'other-head',
    place,
    'Another head stands here, where a row was expected. Nothing below it was read.',
    'Split the file in two at this line.',
  );

export const unclosedQuote = (place: Place): Problem =>
  error(
    'unclosed-quote',
    place,
    'A quote opens here and is never closed, so the rest of the file is one cell. It was not read.',
    'Close the quote, or write a quote inside a value twice; if the file was cut, write it again.',
  );

export const unreadableValue = (place: Place, column: string, expected: string, found: string): Problem =>
  warning(
    'unreadable-value',
    place,
    `Under ${quoted(column)} ${expected} is expected, found ${quoted(found)}. The value counts as failed.`,
    'Mend it at its source; Infinity and NaN come from tests without a single finished request.',
  );

export const moreErrorsThanSamples = (place: Place, errors: number, samples: number): Problem =>
  warning(
    'more-errors-than-samples',
    place,
    `There are ${errors} errors and only ${samples} samples. The error rate counts as failed.`,
    'Write the file again from the raw results.',
  );

export const errorUnitUnclear = (place: Place, column: string, found: string): Problem =>
  warning(
    'error-unit-unclear',
    place,
    `Under ${quoted(column)} stands ${found} without a % sign: it may be ${found} % or a fraction, ${Number((Number(found) * 100).toPrecision(6))} %. The error rate counts as failed.`,
    'Write it with a % sign, as JMeter does, or name the raw result.',
  );

export const unknownColumns = (file: string, heads: readonly string[], line = 1): Problem =>
  note(
    'unknown-columns',
    { file, line },
    `These columns differ from row to row and are no axis and no metric that is known: ${few(heads.map(quoted))}. They were left out.`,
    'If one is a parameter of the test, rows that differ in nothing else were taken as repetitions: write one file per value and say it with --set or in the path (axis=value).',
  );

export const warmupHalf = (file: string): Problem =>
  note(
    'warm-up-half',
    { file },
    'The summary of the warm-up, as its name says: skipped.',
    'Nothing; the measurement summary beside it is what counts.',
  );

export const lastSamplesOnly = (file: string, labels: readonly string[]): Problem =>
  warning(
    'last-samples-only',
    { file },
    `JMeter's dashboard takes percentiles from the last 20,000 samples of a label, and these have more: ${few(labels.map(quoted))}.`,
    'Name the raw result instead, or generate the dashboard with -Jjmeter.reportgenerator.statistic_window=-1; then this warning means nothing.',
  );

export const labelsRepeated = (file: string, labels: readonly string[]): Problem =>
  note(
    'labels-repeated',
    { file },
    `Some labels have several rows, which are taken as repetitions within one run: ${few(labels.map(quoted))}.`,
    'If each row is a run of its own, add a Date column (seconds since 1970): then they are a history.',
  );

export const sameRowAgain = (place: Place): Problem =>
  note(
    'same-row-again',
    place,
    'This row repeats another one, date and all. It was left out.',
    'Nothing; take it out if you like.',
  );

export const notADate = (place: Place, found: string): Problem =>
  error(
    'not-a-date',
    place,
    `Under "Date" seconds since 1970 are expected, found ${quoted(found)}. The row was not read: without a date it belongs to no run.`,
    'Write the date as `date +%s` does.',
  );

/** A load tool counted no request: its other numbers are zeros of nothing. */
export const noRequests = (place: Place): Problem =>
  error(
    'no-requests',
    place,
    'Expected is a run that made requests; this one says it made 0.',
    'See whether the load ran at all and could reach its target, and run it again.',
  );

/** Others of the table made some. */
export const noRequestsInRow = (place: Place): Problem =>
  warning(
    'no-requests',
    place,
    'This case says it made 0 requests: whatever else it says counts as failed.',
    'See whether its load ran at all and could reach its target, and run it again.',
  );

export const summaryCutOff = (file: string, title: string, expected: string): Problem =>
  error(
    'summary-cut-off',
    { file },
    `This begins as ${title}, and its ${quoted(expected)} is not there. Nothing was read.`,
    'The tool was stopped before its end, or only a part of what it printed was kept: run it again and keep all of it.',
  );

export const noSummaryLine = (file: string): Problem =>
  note(
    'no-summary-line',
    { file },
    'This log of JMeter holds no line "summary = ...": skipped.',
    'Nothing, if the result itself is there too. Else see in the log why the test did not end.',
  );

/** Its code is one of the partial ones. */
export const unfinishedRun = (file: string): Problem =>
  warning(
    'truncated-result',
    { file },
    'The log ends before the test does: the last sum in it is that of a part.',
    'The sum is used. Let the test end by itself, or judge with care.',
  );

/** What to do about something a format does not hold, or holds only when asked to. */
const howToHave = {
  wrk: 'Run wrk with --latency.',
  k6: "Add 'p(99)' to summaryTrendStats in the options of the script.",
  k6Part:
    "Set thresholds on http_reqs, http_req_failed and http_req_duration with the same tags, if only 'count>=0', and list 'p(99)' in summaryTrendStats.",
  summariser: 'Name the raw result (JTL) instead: it has every sample.',
  h2load: 'Use a newer h2load: the older ones print no percentiles.',
  taurus: 'Name the raw result (kpi.jtl), or the final statistics as XML of a newer Taurus: they have the duration.',
  locust: 'Use a newer Locust: its statistics hold the percentiles.',
  tool: 'Take the summary from a whole run, in which requests were answered.',
} as const;
export type Remedy = keyof typeof howToHave;

export const notInResult = (place: Place, metrics: readonly string[], remedy: Remedy): Problem =>
  note(
    'not-in-result',
    place,
    `This result does not hold ${metrics.length === 1 ? 'a metric' : 'metrics'} that would be judged: ${few(metrics)}.`,
    howToHave[remedy],
  );

export const implausible = (place: Place, why: string): Problem =>
  warning(
    'implausible',
    place,
    `The response times contradict each other or the test: ${why}. They count as failed.`,
    'Look for another unit than the tool writes (seconds, milliseconds, nanoseconds): was the file converted or edited?',
  );

export const maybeSeconds = (file: string, why: string): Problem =>
  warning(
    'maybe-seconds',
    { file },
    `The response times in this file may be seconds where milliseconds are meant: ${why}. They are used as they stand.`,
    'Convert them to milliseconds; in a published table, name their unit in the head: "Average Response Time (s)".',
  );

const ofBrokenLines = (count: number): string =>
  `${count === 1 ? 'One line' : `${count} lines`} of requests, this ${count === 1 ? 'one' : 'the first'}, ${count === 1 ? 'does' : 'do'} not hold what is expected: name, start, end (13 digits: milliseconds), OK or KO`;

/** Its code is one of the partial ones. */
export const brokenLogLines = (place: Place, count: number): Problem =>
  warning(
    'dropped-rows',
    place,
    `${ofBrokenLines(count)}. Left out.`,
    'The rest is used. Two programs writing one file, or a disk that ran full, leave such lines.',
  );

export const tooManyBrokenLogLines = (place: Place, count: number): Problem =>
  error(
    'too-many-dropped-rows',
    place,
    `${ofBrokenLines(count)}. That is more than 0.1 % of all.`,
    'Nothing of this log is used, as what is missing may be what was slow or failed. Look at the line named.',
  );

export const otherLengths = (file: string, count: number): Problem =>
  note(
    'other-lengths',
    { file },
    `ab calls ${count} response${count === 1 ? '' : 's'} failed for having another length than the first. They are not counted as errors.`,
    'Nothing, if the pages are made anew each time (ab -l says so). Else see what they hold.',
  );

export const unfinishedRequests = (file: string, count: number): Problem =>
  note(
    'unfinished-requests',
    { file },
    `${count} request${count === 1 ? ' was' : 's were'} under way when the time was up. Neither samples nor errors count them.`,
    'Nothing: every test that ends by the clock leaves some.',
  );

export const subMetricsLeftOut = (file: string, names: readonly string[]): Problem =>
  note(
    'sub-metrics-left-out',
    { file },
    `Parts by what became of the requests are left out: ${few(names.map(quoted), 3)}. What failed or took another way is not in them.`,
    'Nothing, or thresholds on tags that say which request it was: name, group, scenario or your own.',
  );

export const seriesNotRead = (file: string): Problem =>
  note(
    'series-not-read',
    { file },
    "This is Locust's history of one run, second by second: skipped.",
    'Nothing; the *_stats.csv beside it is what counts.',
  );

export const bareTableNotRead = (file: string): Problem =>
  note(
    'bare-table-not-read',
    { file },
    "This is ab's table of percentiles (-e), which tells neither requests nor errors: skipped.",
    'Name what ab printed; it holds all of them.',
  );

export const totalsLeftOut = (files: readonly string[]): Problem =>
  note(
    'totals-left-out',
    { file: files[0] ?? '' },
    `A total is no case beside its parts, which are in the same folder. Left out: ${few(files)}.`,
    'Nothing. Name the file alone to have the total judged.',
  );

export const tableNotRead = (place: Place, heads: readonly string[]): Problem =>
  note(
    'table-not-read',
    place,
    `This table holds numbers and was not read, as neither a column nor a heading above it names a metric that is known. Its columns: ${few(heads.map(quoted))}.`,
    'If these are results, name the metric as others do: "Throughput (requests/sec)", "99th Percentile (ms)", "Error %".',
  );

export const asAbove = (place: Place, column: string, above: string): Problem =>
  note(
    'as-above',
    place,
    `Under ${quoted(column)} nothing stands in this row; it is taken to mean ${quoted(above)}, as in the row above.`,
    'Nothing, if that is meant; else write the value into every row.',
  );

export const takenAsAxes = (place: Place, heads: readonly string[]): Problem =>
  note(
    'taken-as-axes',
    place,
    `These columns of words stand before what was measured, so they are taken to name the case: ${few(heads.map(quoted))}.`,
    'Nothing, if that is meant; else put remarks behind the numbers.',
  );

export const sectionsAreScenarios = (file: string, scenarios: readonly string[]): Problem =>
  note(
    'sections-are-scenarios',
    { file },
    `Several tables give the same metric of what would be the same case, so the headings above them are the scenarios: ${few(scenarios.map(quoted))}.`,
    'Nothing, if that is meant; else write one page per scenario.',
  );

// --- documents ----------------------------------------------------------------------------------------------------

export const notJson = (place: Place, found: string): Problem =>
  error(
    'not-json',
    place,
    found.trim() === ''
      ? 'The JSON breaks off here: the text ends where more is expected.'
      : `This is no longer JSON from ${quoted(found)} on.`,
    'Write the file again; if it was cut, or holds marks of a merge conflict, mend that first.',
  );

/** A value where the schema expects something else. */
export const notAsExpected = (place: Place, expected: string, found: string): Problem =>
  error(
    'not-as-expected',
    place,
    `Expected is ${expected}, found ${found}.`,
    'Mend the value; schemas/ says what each key holds.',
  );

export const keyMissing = (place: Place, key: string, present: readonly string[]): Problem => {
  const close = nearest(key, present);
  return error(
    'key-missing',
    place,
    `The key ${quoted(key)} is expected here and is not there.`,
    close === undefined ? 'Add it.' : `Is ${quoted(close)} meant to be it?`,
  );
};

export const unknownKey = (place: Place, key: string, allowed: readonly string[]): Problem =>
  error(
    'unknown-key',
    place,
    `There is no key ${quoted(key)} here.`,
    allowed.length === 0 ? 'Take it out, or mend its name.' : didYouMean(key, allowed),
  );

export const newerDocument = (place: Place, known: string, found: string): Problem =>
  error(
    'newer-document',
    place,
    `Expected is schemaVersion ${known}, found ${found}.`,
    'If a newer Guardband wrote it, use that one here too.',
  );

export const furtherBreaches = (place: Place, count: number): Problem =>
  error('further-breaches', place, `There are ${count} more breaches of the schema.`, 'Mend those above first.');

// --- publishing ---------------------------------------------------------------------------------------------------

export const unknownEnding = (file: string, allowed: readonly string[]): Problem =>
  error(
    'unknown-ending',
    { file },
    'The ending of this name stands for no kind of report.',
    `Let the name end in one of ${allowed.join(', ')}.`,
  );

export const unknownFormatName = (id: string, known: readonly string[]): Problem =>
  error('unknown-format-name', undefined, `There is no format ${quoted(id)} to print.`, didYouMean(id, known));

export const notWritten = (file: string, why: string): Problem =>
  error(
    'not-written',
    { file },
    `The report could not be written: ${why}.`,
    'Name a place that exists and may be written to; the verdict stands.',
  );

export const noSummary = (why: string): Problem =>
  warning(
    'no-summary',
    undefined,
    `The job summary could not be written: ${why}.`,
    'The verdict stands; the report is in the log of this step.',
  );

/** By why a forge would not: what to do. */
const remedies = {
  forbidden:
    'Give the job `permissions: pull-requests: write`. The token of a pull request from a fork never may: let a `workflow_run` job with `mode: comment` post it, as in examples/workflows.',
  gone: 'Check that the pull request is still there and that the token belongs to this repository.',
  unacceptable: 'The report is in the summary of the job.',
  limited: 'Run the job again later; fewer jobs that comment at once help too.',
  unreachable: "Run the job again; if it stays so, check GITHUB_API_URL and the runner's proxy.",
} as const satisfies Record<Refusal['kind'], string>;

export const noComment = (pullRequest: string, { kind, why }: Refusal): Problem =>
  warning(
    'no-comment',
    undefined,
    `The comment on ${pullRequest} could not be posted: ${why}.`,
    `${remedies[kind]} The verdict stands.`,
  );

export const nothingToCommentOn = (): Problem =>
  note(
    'nothing-to-comment-on',
    undefined,
    'The comment was not posted: the job is about no pull request, or has no token.',
    'Nothing, where the workflow also runs on pushes. On a pull request pass `github-token`.',
  );

/** The same, below a commit. */
const remediesOnCommits = {
  forbidden:
    'Give the job `permissions: contents: write`, which GitHub asks for below commits; an organisation can also turn such comments off.',
  gone: 'Check that the history was measured in this repository and that the commit is still in it.',
  unacceptable: 'Check that the history was measured in this repository and that the commit is still in it.',
  limited: remedies.limited,
  unreachable: remedies.unreachable,
} as const satisfies Record<Refusal['kind'], string>;

/** @param untried comments that were not even tried, as they would have met the same */
export const noCommitComment = (commit: string, { kind, why }: Refusal, untried: number): Problem =>
  warning(
    'no-commit-comment',
    undefined,
    `The comment on commit ${commit} could not be posted: ${why}.${untried === 0 ? '' : ` ${untried} more ${untried === 1 ? 'was' : 'were'} not tried.`}`,
    `${remediesOnCommits[kind]} The trend stands: it is in the summary of the job.`,
  );

export const noPlaceToComment = (): Problem =>
  warning(
    'no-place-to-comment',
    undefined,
    'No comment was posted: there is no token, or no repository.',
    'Leave `github-token` as it is, or pass one. The trend stands: it is in the summary of the job.',
  );

export const noCheckRun = (why: string): Problem =>
  warning(
    'no-check-run',
    undefined,
    `The check run could not be written: ${why}.`,
    'Give the job `permissions: checks: write`, or leave `check-run` out. The verdict stands.',
  );

export const notAboutAPullRequest = (): Problem =>
  note(
    'not-about-a-pull-request',
    undefined,
    'Nothing was posted: the run that ended was not started by a pull request.',
    'Use `mode: comment` in a workflow `on: workflow_run` of the one that checks pull requests.',
  );

export const noOpenPullRequest = (branch: string): Problem =>
  note(
    'no-open-pull-request',
    undefined,
    `Nothing was posted: there is no open pull request from ${quoted(branch)}.`,
    'Nothing, if it was merged or closed meanwhile.',
  );

export const severalPullRequests = (branch: string, names: readonly string[]): Problem =>
  warning(
    'several-pull-requests',
    undefined,
    `Nothing was posted: ${few(names)} are all from ${quoted(branch)}, and which of them was checked is not known.`,
    'Close all but one; the report is in the summary of the run that wrote it.',
  );

export const staleReport = (pullRequest: string, reported: string, newest: string): Problem =>
  note(
    'stale-report',
    undefined,
    `Nothing was posted: the report is about ${reported.slice(0, 10)}, and ${pullRequest} is at ${newest.slice(0, 10)} by now.`,
    'Nothing: the run of the newer commit posts its own.',
  );

export const pullRequestUnknown = (why: string): Problem =>
  warning(
    'pull-request-unknown',
    undefined,
    `Nothing was posted: GitHub did not say which pull request this run was about: ${why}.`,
    'Give the job `permissions: pull-requests: write` and pass `github-token`, or run it again.',
  );

export const notAChoice = (name: string, found: string, allowed: readonly string[]): Problem =>
  error('not-a-choice', undefined, `${name} is ${quoted(found)}.`, didYouMean(found, allowed));

export const furtherAnnotations = (level: Problem['level'], count: number): Problem =>
  at(level)(
    'further-annotations',
    undefined,
    `There are ${count} more of this kind; only ten of a kind are shown here.`,
    'See the job summary or the report for all of them.',
  );

// --- raw results --------------------------------------------------------------------------------------------------

const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);
const labels = (names: readonly string[], most = 3): string =>
  `${names.length === 1 ? '1 label' : `${names.length} labels`} (${few(names.map(quoted), most)})`;

/** The JMeter property that has a column written. */
const propertyOf = {
  timeStamp: 'jmeter.save.saveservice.timestamp_format=ms',
  elapsed: 'jmeter.save.saveservice.time=true',
  label: 'jmeter.save.saveservice.label=true',
  success: 'jmeter.save.saveservice.successful=true',
} as const;

export const resultColumnMissing = (
  file: string,
  column: 'timeStamp' | 'elapsed' | 'label',
  header: readonly string[],
): Problem =>
  error(
    'result-column-missing',
    { file, line: 1 },
    `The result has no column ${column}. Found: ${few(header, 20)}.`,
    `Run the test again with -J${propertyOf[column]}.`,
  );

export const successMissing = (file: string): Problem =>
  warning(
    'success-missing',
    { file, line: 1 },
    'The result has no column success, so its errors are not known and its error % is not judged.',
    `Run the test again with -J${propertyOf.success}: a response code does not tell of a failed assertion.`,
  );

export const delimiterNotRead = (file: string, delimiter: string): Problem =>
  error(
    'delimiter-not-read',
    { file, line: 1 },
    `The columns are divided by ${quoted(delimiter)}; expected is one ASCII character, such as a comma, a semicolon or a tab.`,
    'Run the test again with -Jjmeter.save.saveservice.default_delimiter=,',
  );

export const timeStampNotRead = (file: string, found: string): Problem =>
  error(
    'time-stamp-not-read',
    { file },
    `The time stamp ${quoted(found)} is not understood. Expected are milliseconds since 1970, or a real date and time to the second, such as 2026/11/20 16:45:55.269.`,
    `Run the test again with -J${propertyOf.timeStamp}.`,
  );

export const headerlessOrder = (file: string): Problem =>
  error(
    'headerless-order',
    { file, line: 1 },
    'The result has no header, and its columns are not in the order JMeter writes by default: timeStamp, elapsed, label, responseCode, responseMessage, threadName, (dataType,) success.',
    'Add a first line with the names of the columns, or run the test again with -Jjmeter.save.saveservice.print_field_names=true.',
  );

export const headerlessRead = (file: string): Problem =>
  note(
    'headerless-result',
    { file, line: 1 },
    "The result has no header; its columns are taken to be JMeter's defaults.",
    'Run tests with -Jjmeter.save.saveservice.print_field_names=true to be sure.',
  );

export const timesRead = (file: string, pattern: string, isAmbiguous: boolean): Problem =>
  (isAmbiguous ? warning : note)(
    isAmbiguous ? 'ambiguous-dates' : 'formatted-times',
    { file },
    isAmbiguous
      ? `Time stamps are read as ${pattern}, but day and month could be the other way round.`
      : `Time stamps are read as ${pattern}${pattern.endsWith('Z') ? '' : ', in UTC'}${pattern.includes('SSS') ? '' : '; without milliseconds a throughput is only as exact as a second in the length of the test'}.`,
    `Run tests with -J${propertyOf.timeStamp}.`,
  );

export const noResultRows = (file: string): Problem =>
  error(
    'no-rows',
    { file },
    'The result has a header and no rows: not one sample was written.',
    'The test did not run or was stopped before its first sample ended: look into jmeter.log.',
  );

export const noSamples = (file: string, count: number): Problem =>
  error(
    'no-samples',
    { file },
    `The result has ${rows(count)}, and not one that could be read as a sample.`,
    'See the problems above; look into jmeter.log.',
  );

/** What is expected of a row, by the reason for which it was left out. */
const expectedOfRow = {
  columns: 'another number of columns than the header',
  quotes: 'text after a closing quote',
  'time-stamp': 'no time stamp like the others',
  elapsed: 'an elapsed time that is no whole number of milliseconds',
  'negative-elapsed': 'a negative elapsed time',
  success: 'a success that is neither true nor false',
  several: 'several samples in one row (SampleCount), as written in mode Statistical',
  markup: 'markup that is not well-formed XML',
  entity: 'an entity in the label that XML itself does not know',
  label: 'no label',
} as const;
type RowReason = keyof typeof expectedOfRow;
type Dropped = readonly (readonly [RowReason, { readonly count: number; readonly line: number }])[];

const droppedList = (dropped: Dropped): string =>
  dropped
    .map(([reason, { count, line }]) => `${count} with ${expectedOfRow[reason]} (first in line ${line})`)
    .join('; ');

export const droppedRows = (file: string, dropped: Dropped, total: number): Problem =>
  warning(
    'dropped-rows',
    { file, line: Math.min(...dropped.map(([, { line }]) => line)) },
    `Left out ${rows(dropped.reduce((sum, [, { count }]) => sum + count, 0))} of ${total}: ${droppedList(dropped)}.`,
    'The rest is used. Look at the lines named: two programs writing one file, or a disk that ran full, leave such rows.',
  );

export const tooManyDroppedRows = (file: string, dropped: Dropped, total: number): Problem =>
  error(
    'too-many-dropped-rows',
    { file, line: Math.min(...dropped.map(([, { line }]) => line)) },
    `Too many of the ${total} rows cannot be read (more than 0.1 %): ${droppedList(dropped)}.`,
    'Nothing of this result is used, as what is missing may be what was slow or failed. Look at the lines named.',
  );

export const truncatedResult = (file: string, line: number): Problem =>
  warning(
    'truncated-result',
    { file, line },
    'The last row is cut off: the test was killed, or the file was copied while it was written.',
    'The rows before it are used. Let the test end by itself, or judge with care.',
  );

export const monitorRows = (file: string, count: number, line: number, label: string): Problem =>
  note(
    'monitor-rows',
    { file, line },
    `Left out ${rows(count)} of the PerfMon plug-in, such as ${quoted(label)}: they are no response times.`,
    'Nothing: they are the machine, not the requests.',
  );

export const onlyMonitorRows = (file: string, count: number, label: string): Problem =>
  error(
    'only-monitor-rows',
    { file },
    `All ${rows(count)} were written by the PerfMon plug-in, such as ${quoted(label)}: there are no response times.`,
    "Name the result of the test itself, not PerfMon's.",
  );

export const joinedResults = (file: string, count: number, line: number): Problem =>
  note(
    'joined-results',
    { file, line },
    `The header stands again within the file (${count === 1 ? 'once' : `${count} times`}): results were joined. They are read as one test.`,
    'If they are several tests, name the single files instead.',
  );

export const idleResult = (
  file: string,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Problem =>
  warning(
    'idle-result',
    { file },
    `Nothing was measured for ${lasting(toMs - fromMs)} within the result, from about ${moment(fromMs)} on. Throughput is taken over all of the time.`,
    'Where two tests are in one file, measure anew: JMeter adds to a result that is there, unless it is run with -f.',
  );

export const otherHeader = (file: string, line: number): Problem =>
  error(
    'other-header',
    { file, line },
    'A second header with other columns stands within the file.',
    'Two results were written or joined into one file: split it at this line.',
  );

export const endlessRecord = (file: string, line: number): Problem =>
  error(
    'endless-record',
    { file, line },
    'A row begins here that does not end within 16 MB: a quote is opened and never closed.',
    'Mend or take out this row. A test that was killed and started again on the same file leaves such a place.',
  );

export const tooManyLabels = (file: string, most: number, examples: readonly string[]): Problem =>
  error(
    'too-many-labels',
    { file },
    `The result has more than ${most} labels, such as ${few(examples.map(quoted))}.`,
    'Labels hold an id or a URL with parameters: give each sampler a fixed name in the test plan.',
  );

export const allWarmup = (file: string, warmupMs: number, durationMs: number): Problem =>
  error(
    'all-warm-up',
    { file },
    `Nothing is left after a warm-up of ${warmupMs / 1000} s: the whole test took ${durationMs / 1000} s.`,
    'Let the test run longer, or cut less.',
  );

export const labelsInWarmup = (file: string, names: readonly string[]): Problem =>
  note(
    'labels-in-warm-up',
    { file },
    `${labels(names)} ${names.length === 1 ? 'has' : 'have'} samples only in the warm-up and ${names.length === 1 ? 'is' : 'are'} left out.`,
    'Nothing, if this is setting up; else cut less.',
  );

export const transactionsListed = (file: string, names: readonly string[]): Problem =>
  note(
    'transactions-listed',
    { file },
    `${labels(names)} ${names.length === 1 ? 'is a transaction controller' : 'are transaction controllers'}: their children are listed too, and the two are never summed.`,
    'Say `labels: {transactions: children}` or `parents` in guardband.yml to keep one of the two.',
  );

export const transactionsLeftOut = (file: string, kept: 'children' | 'parents', names: readonly string[]): Problem =>
  note(
    'transactions-left-out',
    { file },
    `Left out ${labels(names)}, as asked: ${kept === 'children' ? 'transaction controllers' : 'what is no transaction controller'}.`,
    'Say `labels: {transactions: both}` in guardband.yml to have them.',
  );

export const nothingButTransactions = (file: string): Problem =>
  error(
    'nothing-but-transactions',
    { file },
    'All rows are those of transaction controllers, and only their children were asked for.',
    'Say `labels: {transactions: parents}` or `both` in guardband.yml, or run the test with "Generate parent sample" off.',
  );

export const transactionNamedAsSampler = (file: string, names: readonly string[]): Problem =>
  warning(
    'transaction-named-as-sampler',
    { file },
    `${labels(names)} ${names.length === 1 ? 'is' : 'are'} both a transaction controller and a sampler: their rows are counted together.`,
    'Rename one of the two in the test plan, or say `labels: {transactions: children}` in guardband.yml.',
  );

export const subResults = (file: string, names: readonly string[]): Problem =>
  note(
    'sub-results',
    { file },
    `${labels(names)} look like parts (redirects, embedded resources) of a label that is listed too.`,
    'They are labels of their own here. To have none, run tests with -Jjmeter.save.saveservice.subresults=false.',
  );

export const encodingNotRead = (file: string, encoding: string): Problem =>
  error(
    'encoding-not-read',
    { file, line: 1 },
    `The result is written in the encoding ${quoted(encoding)}; read are UTF-8 and ISO-8859-1.`,
    'Run the test again with -Dfile.encoding=UTF-8, or convert the file: iconv -f FROM -t UTF-8, and mend its first line.',
  );

export const doctypeNotRead = (file: string, line: number): Problem =>
  error(
    'doctype-not-read',
    { file, line },
    'The XML has a DOCTYPE, which JMeter never writes: it could declare entities or name other files, and none of that is followed.',
    'Take the DOCTYPE out, or name the result that JMeter itself wrote.',
  );

export const attributeMissing = (file: string, attribute: 'ts' | 't' | 'lb', found: readonly string[]): Problem =>
  error(
    'result-attribute-missing',
    { file },
    `The first sample has no attribute ${attribute} (${attributeMeaning[attribute]}). Found: ${found.length === 0 ? 'none' : few(found, 20)}.`,
    `Run the test again with -J${propertyOf[attributeMeaning[attribute]]}.`,
  );
const attributeMeaning = { ts: 'timeStamp', t: 'elapsed', lb: 'label' } as const;

export const brokenOffResult = (file: string, line: number): Problem =>
  warning(
    'truncated-result',
    { file, line },
    'The result breaks off before its last tag, </testResults>: the test was killed, or the file was copied while it was written.',
    'Samples that are whole are used. Let the test end by itself, or judge with care.',
  );

export const noResultSamples = (file: string): Problem =>
  error(
    'no-rows',
    { file },
    'The result has no sample: not one was written.',
    'The test did not run or was stopped before its first sample ended: look into jmeter.log.',
  );

export const endlessTag = (file: string, line: number): Problem =>
  error(
    'endless-tag',
    { file, line },
    'A tag begins here that does not end within 1 MB: a quote is opened and never closed.',
    'Mend or take out this place. A test that was killed and started again on the same file leaves such a one.',
  );

export const tooDeep = (file: string, line: number): Problem =>
  error(
    'too-deep',
    { file, line },
    'Here more than 200 elements stand within each other; a sample has its parts, and they hardly any.',
    'Many elements have lost their ends: name the result that JMeter itself wrote.',
  );
