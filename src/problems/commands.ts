/** Problems with the arguments of a command. */
import { formatCount, quote, shortList } from '../lang/list.js';
import type { ProblemCode } from './index.js';
import { didYouMean, defineProblem, variantOf } from './problem.js';
import { formatDuration } from '../lang/format-times.js';
import { refused } from './history.js';

/** Codes for results that are not one whole test, so that nothing in them is certain. */
export const unsoundCodes: ReadonlySet<string> = new Set([
  'truncated-result',
  'archive-cut',
  'idle-result',
  'clock-set-back',
  'case-collision',
] satisfies readonly ProblemCode[]);

/** Codes for results of which a part is missing or wrong. Affected cases are never recorded. */
export const partialCodes: ReadonlySet<string> = new Set<string>([
  ...unsoundCodes,
  ...(['dropped-rows'] satisfies readonly ProblemCode[]),
]);

/** What may have been meant by a pattern that matches no case. */
export interface CaseSuggestion {
  /** The pattern with stars at its ends, if that matches cases, and how many. */
  readonly widened?: { readonly pattern: string; readonly matches: number };
  /** The names of the closest cases. */
  readonly near: readonly string[];
  /** The names of all cases. */
  readonly names: readonly string[];
}

export const noSuchCase = defineProblem({
  code: 'no-such-case',
  level: 'error',
  meaning: 'A case pattern matches no case.',
  advice: 'Correct the pattern; the closest case name or the known names are listed.',
  message: (pattern: string, suggestion: CaseSuggestion) => ({
    message: `No case matches ${quote(pattern)}.`,
    advice: suggestCases(suggestion),
  }),
});

const mostNear = 3;

function suggestCases({ widened, near, names }: CaseSuggestion): string {
  if (names.length === 0) return 'No cases were read.';
  if (widened !== undefined)
    return `A pattern with * or ? must match the whole name. Did you mean "${widened.pattern}" (${formatCount(widened.matches, 'case')})?`;
  if (near.length === 1) return `Did you mean "${near[0] ?? ''}"?`;
  const [intro, shown] = near.length > 0 ? ['The closest are', near] : ['The cases are', names];
  return `${intro}: ${shortList(shown, mostNear)}.`;
}

export const noSuchMetric = defineProblem({
  code: 'no-such-metric',
  level: 'error',
  meaning: 'The report has no finding for the metric that was named.',
  advice: 'Use one of the metrics listed.',
  message: (id: string, measured: readonly string[]) => ({
    message: `The report has no finding for metric ${quote(id)}.`,
    advice: didYouMean(id, measured),
  }),
});

export const noResultsFound = defineProblem({
  code: 'no-results-found',
  level: 'error',
  meaning: '`guardband init` found neither results nor a test plan.',
  advice:
    'Run the load test once, e.g. jmeter -n -f -t plan.jmx -l results/checkout/10_users/results.jtl, or name existing results: guardband init PATH.',
  message: (places: readonly string[]) =>
    `No results and no test plan were found, so nothing was written. Searched: ${shortList(places, 12)}.`,
});

export const alreadyThere = defineProblem({
  code: 'already-there',
  level: 'error',
  meaning: 'A file to be written already exists.',
  advice: 'Move the file, or replace it with --force.',
  message: (file: string) => ({ place: { file }, message: 'This file already exists, so nothing was written.' }),
});

export const noteTooLong = defineProblem({
  code: 'note-too-long',
  level: 'error',
  meaning: 'The note about a run is too long.',
  advice: 'Shorten it, or name a page or an issue with the details.',
  message: (length: number, most: number) => `The note has ${String(length)} characters, more than ${String(most)}.`,
});

export const noHistory = defineProblem({
  code: 'no-history',
  level: 'error',
  meaning: 'A command needs a history, and there is none.',
  advice:
    'Name a history (a nightly CSV, a folder of recorded baselines or run documents), or record runs: guardband record RESULTS.',
  message: (store: string) => `No history was given, and there is none in ${quote(store)}.`,
});

export const badDate = defineProblem({
  code: 'bad-date',
  level: 'error',
  meaning: 'The value of an option is not a date.',
  advice: 'Write it as YYYY-MM-DD.',
  message: (option: string, value: string) => `--${option} expects a date such as 2025-01-31, found ${quote(value)}.`,
});

export const tooFewRuns = defineProblem({
  code: 'too-few-runs',
  level: 'error',
  meaning: 'A backtest needs at least two runs with a date.',
  advice: 'A backtest needs at least two runs, and about ten to be informative. Collect them with guardband record.',
  message: (dated: number) =>
    `The history has ${dated === 0 ? 'no run' : 'only one run'} with a known date, so there is nothing to replay.`,
});

export const undatedRuns = defineProblem({
  code: 'undated-runs',
  level: 'warning',
  meaning: 'Runs without a start time were skipped.',
  advice: 'Set provenance.startedAt in the run document.',
  message: (count: number) =>
    `Skipped ${formatCount(count, 'run')} without a start time: a replay needs runs in order.`,
});

export const badRuns = defineProblem({
  code: 'bad-runs',
  level: 'error',
  meaning: 'The value of --runs is not a positive whole number.',
  advice: 'Use a whole number of at least 1: --runs 100.',
  message: (text: string) => `--runs expects the number of newest runs to replay, found ${quote(text)}.`,
});

/**
 * @param needed how many samples a p99 needs
 * @param durationMs how long the shortest of these cases would have to be measured
 */
export const tooShortForP99 = defineProblem({
  code: 'too-short-for-p99',
  level: 'warning',
  meaning: 'Results have too few requests for a p99.',
  advice: 'Measure longer, or at a higher rate.',
  message: (cases: readonly string[], needed: number, durationMs: number | undefined) => ({
    message: `The p99 of ${formatCount(cases.length, 'case')} is based on too few requests (${shortList(cases.map(quote), 3)}): it needs ${String(needed)} or more.`,
    advice:
      durationMs === undefined
        ? undefined
        : `Measure for ${formatDuration(durationMs)} or longer, or at a higher rate.`,
  }),
});

/** @param isWritten whether the new configuration excludes the ramp-up */
export const rampUpMeasured = defineProblem({
  code: 'ramp-up-measured',
  level: 'warning',
  meaning: 'A result includes the ramp-up of the users.',
  advice: 'Exclude that time with `warmup:` in guardband.yml, or set the ramp-up of the thread group to 0.',
  message: (file: string, seconds: number, isWritten: boolean) => ({
    place: { file },
    message: `The column allThreads rises until ${String(seconds)} s after the first request: users were still being started until then.`,
    advice: isWritten
      ? `Exclude that time: the new guardband.yml contains \`warmup: ${String(seconds)}s\`. Or set the ramp-up of the thread group to 0.`
      : `Exclude that time: add to guardband.yml: warmup: ${String(seconds)}s`,
  }),
});

export const childRepeated = defineProblem({
  code: 'child-repeated',
  level: 'warning',
  meaning: 'Transaction controllers have a single child.',
  advice: 'Judge the children only: labels: { transactions: children } in guardband.yml. Or remove the controllers.',
  message: (file: string, pairs: readonly (readonly [controller: string, child: string])[]) => ({
    place: { file },
    message: `These controllers have one child each and repeat its values, so every change is counted twice: ${shortList(pairs.map(([controller, child]) => `${quote(controller)} (${quote(child)})`))}.`,
  }),
});

export const badPlan = defineProblem({
  code: 'bad-plan',
  level: 'error',
  meaning: 'The test plan that --plan names does not exist.',
  advice: 'Name an existing .jmx file: guardband init --plan plan.jmx.',
  message: (file: string) => ({
    place: { file },
    message: 'There is no test plan with this name, so nothing was written.',
  }),
});

/** @param entries the lines to add, without their hyphens */
export const notRenamed = defineProblem({
  code: 'not-renamed',
  level: 'error',
  meaning: 'The names could not be added without changing something else in the configuration.',
  advice: 'Add the entries that are printed to `renamed:` in guardband.yml.',
  message: (file: string, entries: readonly string[]) => ({
    place: { file },
    message:
      'The new names cannot be added to this file without changing something else in it, so nothing was written.',
    advice: `Add to \`renamed:\`: ${entries.join(', ')}.`,
  }),
});

export const noCommitsOfFile = defineProblem({
  code: 'no-commits-of-file',
  level: 'error',
  meaning: '`guardband import --every-commit` found no commit of a file.',
  advice: 'Name a committed file, relative to the current folder.',
  message: (file: string) => ({ place: { file }, message: 'No commit of the current branch contains this file.' }),
});

export const commitNotTaken = defineProblem({
  code: 'commit-not-taken',
  level: 'error',
  meaning:
    'A commit of a file could not be imported: git could not read the file there, or the commit states no possible date.',
  advice:
    'Import this run by itself: write the file with git show, and name its date with --at and its commit with --commit.',
  message: (file: string, commit: string, why: string) => ({
    place: { file },
    message: `The file of commit ${commit.slice(0, 10)} was not imported: ${why}.`,
  }),
});

export const shallowImport = defineProblem({
  code: 'shallow-import',
  level: 'warning',
  meaning: 'The commits of a file were imported from a shallow clone.',
  advice: 'Fetch all commits, and import again.',
  message: (file: string) => ({
    place: { file },
    message: 'The clone is shallow, so only the commits in it were imported.',
    advice: 'Fetch all commits (git fetch --unshallow), and import again: what is known is not added twice.',
  }),
});

/** @param given what the user stated about the run */
export const undatedImport = defineProblem({
  code: 'undated-import',
  level: 'error',
  meaning: 'A run to import has neither a date nor a commit.',
  advice: 'Give both with --at and --commit.',
  message: (count: number, given: { readonly at?: string | undefined; readonly commit?: string | undefined }) => ({
    message:
      count === 1
        ? `The run has neither a date nor a commit, and ${given.at === undefined ? '--at' : '--commit'} is missing. Nothing was imported.`
        : `${String(count)} runs have neither a date nor a commit. Nothing was imported.`,
    advice:
      count === 1
        ? 'Say when it was measured and which commit: --at 2025-01-31 --commit ID, or --commit none if nobody knows.'
        : 'Import them one by one with --at and --commit, or put them into folders named by date (2025-01-31).',
  }),
});

export const withoutCommit = defineProblem({
  code: 'import-without-commit',
  level: 'note',
  meaning: 'Imported runs have no commit.',
  advice: 'No action needed. For a single run, name its commit with --commit.',
  message: (count: number) =>
    `${formatCount(count, 'imported run')} ${count === 1 ? 'has' : 'have'} no commit. Trends name their dates instead.`,
});

/** @param reasons the number of runs by case and reason */
export const importRefused = variantOf(
  refused,
  (reasons: ReadonlyMap<string, number>) =>
    `Not imported: ${shortList([...reasons].map(([why, runs]) => `${why} (${formatCount(runs, 'run')})`))}.`,
);
