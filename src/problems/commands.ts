/** Problems with the arguments of a command. */
import type { Problem } from '../model/documents.js';
import type { ProblemCode } from './codes/index.js';
import { error, didYouMean, note, warning } from './problem.js';
import { formatCount, quote, shortList } from '../lang/list.js';
import { formatDuration } from './format.js';

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

export const noSuchCase = (pattern: string, suggestion: CaseSuggestion): Problem =>
  error('no-such-case', undefined, `No case matches ${quote(pattern)}.`, suggestCases(suggestion));

const mostNear = 3;

function suggestCases({ widened, near, names }: CaseSuggestion): string {
  if (names.length === 0) return 'No cases were read.';
  if (widened !== undefined)
    return `A pattern with * or ? must match the whole name. Did you mean "${widened.pattern}" (${formatCount(widened.matches, 'case')})?`;
  if (near.length === 1) return `Did you mean "${near[0] ?? ''}"?`;
  const [intro, shown] = near.length > 0 ? ['The closest are', near] : ['The cases are', names];
  return `${intro}: ${shortList(shown, mostNear)}.`;
}

export const noSuchMetric = (id: string, measured: readonly string[]): Problem =>
  error('no-such-metric', undefined, `The report has no finding for metric ${quote(id)}.`, didYouMean(id, measured));

export const noResultsFound = (places: readonly string[]): Problem =>
  error(
    'no-results-found',
    undefined,
    `No results and no test plan were found, so nothing was written. Searched: ${shortList(places, 12)}.`,
  );

export const alreadyThere = (file: string): Problem =>
  error('already-there', { file }, 'This file already exists, so nothing was written.');

export const noteTooLong = (length: number, most: number): Problem =>
  error('note-too-long', undefined, `The note has ${String(length)} characters, more than ${String(most)}.`);

export const noHistory = (store: string): Problem =>
  error('no-history', undefined, `No history was given, and there is none in ${quote(store)}.`);

export const badDate = (option: string, value: string): Problem =>
  error('bad-date', undefined, `--${option} expects a date such as 2025-01-31, found ${quote(value)}.`);

export const tooFewRuns = (dated: number): Problem =>
  error(
    'too-few-runs',
    undefined,
    `The history has ${dated === 0 ? 'no run' : 'only one run'} with a known date, so there is nothing to replay.`,
  );

export const undatedRuns = (count: number): Problem =>
  warning(
    'undated-runs',
    undefined,
    `Skipped ${formatCount(count, 'run')} without a start time: a replay needs runs in order.`,
  );

export const badRuns = (text: string): Problem =>
  error('bad-runs', undefined, `--runs expects the number of newest runs to replay, found ${quote(text)}.`);

/**
 * @param needed how many samples a p99 needs
 * @param durationMs how long the shortest of these cases would have to be measured
 */
export const tooShortForP99 = (cases: readonly string[], needed: number, durationMs: number | undefined): Problem =>
  warning(
    'too-short-for-p99',
    undefined,
    `The p99 of ${formatCount(cases.length, 'case')} is based on too few requests (${shortList(cases.map(quote), 3)}): it needs ${String(needed)} or more.`,
    durationMs === undefined ? undefined : `Measure for ${formatDuration(durationMs)} or longer, or at a higher rate.`,
  );

/** @param isWritten whether the new configuration excludes the ramp-up */
export const rampUpMeasured = (file: string, seconds: number, isWritten: boolean): Problem =>
  warning(
    'ramp-up-measured',
    { file },
    `The column allThreads rises until ${String(seconds)} s after the first request: users were still being started until then.`,
    isWritten
      ? `Exclude that time: the new guardband.yml contains \`warmup: ${String(seconds)}s\`. Or set the ramp-up of the thread group to 0.`
      : `Exclude that time: add to guardband.yml: warmup: ${String(seconds)}s`,
  );

export const childRepeated = (
  file: string,
  pairs: readonly (readonly [controller: string, child: string])[],
): Problem =>
  warning(
    'child-repeated',
    { file },
    `These controllers have one child each and repeat its values, so every change is counted twice: ${shortList(pairs.map(([controller, child]) => `${quote(controller)} (${quote(child)})`))}.`,
  );

export const badPlan = (file: string): Problem =>
  error('bad-plan', { file }, 'There is no test plan with this name, so nothing was written.');

/** @param entries the lines to add, without their hyphens */
export const notRenamed = (file: string, entries: readonly string[]): Problem =>
  error(
    'not-renamed',
    { file },
    'The new names cannot be added to this file without changing something else in it, so nothing was written.',
    `Add to \`renamed:\`: ${entries.join(', ')}.`,
  );

export const noCommitsOfFile = (file: string): Problem =>
  error('no-commits-of-file', { file }, 'No commit of the current branch contains this file.');

export const shallowImport = (file: string): Problem =>
  warning(
    'shallow-import',
    { file },
    'The clone is shallow, so only the commits in it were imported.',
    'Fetch all commits (git fetch --unshallow), and import again: what is known is not added twice.',
  );

/** @param given what the user stated about the run */
export const undatedImport = (
  count: number,
  given: { readonly at?: string | undefined; readonly commit?: string | undefined },
): Problem =>
  error(
    'undated-import',
    undefined,
    count === 1
      ? `The run has neither a date nor a commit, and ${given.at === undefined ? '--at' : '--commit'} is missing. Nothing was imported.`
      : `${String(count)} runs have neither a date nor a commit. Nothing was imported.`,
    count === 1
      ? 'Say when it was measured and which commit: --at 2025-01-31 --commit ID, or --commit none if nobody knows.'
      : 'Import them one by one with --at and --commit, or put them into folders named by date (2025-01-31).',
  );

export const withoutCommit = (count: number): Problem =>
  note(
    'import-without-commit',
    undefined,
    `${formatCount(count, 'imported run')} ${count === 1 ? 'has' : 'have'} no commit. Trends name their dates instead.`,
  );

/** @param reasons the number of runs by case and reason */
export const importRefused = (reasons: ReadonlyMap<string, number>): Problem =>
  warning(
    'refused',
    undefined,
    `Not imported: ${shortList([...reasons].map(([why, runs]) => `${why} (${formatCount(runs, 'run')})`))}.`,
  );
