/** Problems with the arguments of a command. */
import type { Problem } from '../model/documents.js';
import type { ProblemCode } from './codes/index.js';
import { error, didYouMean, warning } from './problem.js';
import { plural, quote, shortList } from '../lang/list.js';

/** Codes for incomplete results. Their cases are judged with care and never recorded. */
export const partialCodes: ReadonlySet<string> = new Set([
  'truncated-result',
  'archive-cut',
  'dropped-rows',
] satisfies readonly ProblemCode[]);

export const noSuchCase = (pattern: string, known: readonly string[]): Problem =>
  error(
    'no-such-case',
    undefined,
    `No case matches ${quote(pattern)}.`,
    known.length === 0 ? 'No cases were read.' : didYouMean(pattern, known),
  );

export const noSuchMetric = (id: string, measured: readonly string[]): Problem =>
  error('no-such-metric', undefined, `The report has no finding for metric ${quote(id)}.`, didYouMean(id, measured));

export const noResultsFound = (places: readonly string[]): Problem =>
  error(
    'no-results-found',
    undefined,
    `No results were found, so nothing was written. Searched: ${shortList(places, 12)}.`,
  );

export const alreadyThere = (file: string): Problem =>
  error('already-there', { file }, 'This file already exists, so nothing was written.');

export const noHistory = (store: string): Problem =>
  error('no-history', undefined, `No history was given, and there is none in ${quote(store)}.`);

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
    `Skipped ${plural(count, 'run')} without a start time: a replay needs runs in order.`,
  );

export const badRuns = (text: string): Problem =>
  error('bad-runs', undefined, `--runs expects the number of newest runs to replay, found ${quote(text)}.`);
