/** Problems with what a command was asked for. */
import type { Problem } from '../model/documents.js';
import { error, didYouMean, warning } from './problem.js';
import { quote, shortList } from '../lang/list.js';

/** Problems that say a result is not whole: its cases are judged with care, and never recorded. */
export const partialCodes: ReadonlySet<string> = new Set(['truncated-result', 'dropped-rows']);

export const noSuchCase = (pattern: string, known: readonly string[]): Problem =>
  error(
    'no-such-case',
    undefined,
    `No case is named ${quote(pattern)}.`,
    known.length === 0 ? 'No case was read at all.' : didYouMean(pattern, known),
  );

export const noSuchMetric = (id: string, measured: readonly string[]): Problem =>
  error('no-such-metric', undefined, `Metric ${quote(id)} has no finding here.`, didYouMean(id, measured));

export const noResultsFound = (places: readonly string[]): Problem =>
  error(
    'no-results-found',
    undefined,
    `No results were found here, and so nothing was written. Looked for: ${shortList(places, 12)}.`,
    'Run the load test once, e.g. jmeter -n -f -t plan.jmx -l results/checkout/10_users/results.jtl, or name results: guardband init PATH.',
  );

export const alreadyThere = (file: string): Problem =>
  error(
    'already-there',
    { file },
    'It is there already, and so nothing was written.',
    'Move it away, or have it replaced with --force.',
  );

export const noHistory = (store: string): Problem =>
  error(
    'no-history',
    undefined,
    `No history was named, and there is none in ${quote(store)}.`,
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
    `--runs takes how many of the newest runs are replayed, found ${quote(text)}.`,
    'Write a whole number from 1 on: --runs 100.',
  );
