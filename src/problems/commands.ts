/** Problems with the arguments of a command. */
import { formatCount, formatDuration, quote, shortList } from '../lang/format.js';
import { defineProblem, defineProblemAt } from './problem.js';
import { printableLine, printablePattern, quoteShell } from '../lang/printable.js';

/** Codes of what guardband.yml or the name of a file has to say: measuring again repairs none of them. */
export const unstatedCodes: ReadonlySet<string> = new Set([
  'unit-not-stated',
  'unknown-unit',
  'head-not-understood',
  'undeclared-metric',
  'case-collision',
]);

/** @param advice what may have been meant */
export const noSuchCase = defineProblem('no-such-case', 'error', {
  message: (pattern: string, advice: string) => ({ message: `No case matches ${quote(pattern)}.`, advice }),
});

export const noResultsFound = defineProblem('no-results-found', 'error', {
  advice:
    'Run the load test once, e.g. jmeter -n -f -t plan.jmx -l results/checkout/10_users/results.jtl, or name existing results: guardband init PATH.',
  message: (places: readonly string[]) =>
    `No results and no test plan were found, so nothing was written. Searched: ${shortList(places, 12)}.`,
});

export const alreadyThere = defineProblemAt('already-there', 'error', {
  advice: 'Move the file, or replace it with --force.',
  message: () => 'This file already exists, so nothing was written.',
});

export const noHistory = defineProblem('no-history', 'error', {
  advice:
    'Name a history (a nightly CSV, a folder of recorded baselines or run documents; --baselines branch:performance where the workflow of guardband init records), or record runs: guardband record RESULTS.',
  message: (store: string) => `No history was given, and there is none in ${quote(store)}.`,
});

export const undatedRuns = defineProblem('undated-runs', 'warning', {
  advice: 'Set provenance.startedAt in the run document.',
  message: (count: number) => `Skipped ${formatCount(count, 'run')} without a start time: a trend needs runs in order.`,
});

/**
 * @param needed how many samples a p99 needs
 * @param durationMs how long the shortest of these cases would have to be measured
 */
export const tooShortForP99 = defineProblem('too-short-for-p99', 'warning', {
  message: (cases: readonly string[], needed: number, durationMs: number | undefined) => ({
    message: `The p99 of ${formatCount(cases.length, 'case')} is based on too few requests (${shortList(cases.map(quote), 3)}): it needs ${String(needed)} or more.`,
    advice: `Measure ${durationMs === undefined ? 'longer' : `for ${formatDuration(durationMs)} or longer`}, or at a higher rate.`,
  }),
});

export const childRepeated = defineProblemAt('child-repeated', 'warning', {
  advice: 'Judge the children only: labels: { transactions: children } in guardband.yml. Or remove the controllers.',
  message: (pairs: readonly (readonly [controller: string, child: string])[]) =>
    `These controllers have one child each and repeat its values, so every change is counted twice: ${shortList(pairs.map(([controller, child]) => `${quote(controller)} (${quote(child)})`))}.`,
});

/** The options with which a command finds the history; absent where the default applies. */
export interface HistoryOptions {
  /** The place of the history. */
  readonly store?: string;
  /** The path of the configuration. */
  readonly config?: string;
  /** The patterns of the cases that were chosen; all without them. */
  readonly only?: readonly string[];
}

/** With more patterns than this, a command is too long to read. */
const maxPatterns = 6;

/** A name as a pattern that matches it and can be copied; a very long name is shortened to its beginning and end. */
export function shortenToPattern(name: string): string {
  const pattern = printablePattern(name);
  const points = Array.from(pattern);
  return points.length <= 200 ? pattern : `${points.slice(0, 100).join('')}*${points.slice(-60).join('')}`;
}

/**
 * @param patterns those that match the cases; of too many, the others are counted in a comment
 * @param run the options that select the first run of the level; empty if it is unknown
 * @param history where it is
 */
export function acceptCommand(patterns: readonly string[], run: string, history: HistoryOptions): string {
  const chosen = (history.only ?? []).map((part) => (/[*?]/.test(part) ? part : `*${part}*`));
  const named = patterns.flatMap((pattern) => (pattern === '*' && chosen.length > 0 ? chosen : [pattern]));
  const left = named.length - maxPatterns;
  const command = [
    'guardband accept',
    ...named.slice(0, maxPatterns).map((pattern) => quoteShell(shortenToPattern(pattern))),
    ...(run === '' ? [] : [run]),
    ...listHistoryOptions(history),
    "--reason 'why it is meant to stay'",
  ].join(' ');
  return `${printableLine(command)}${left > 0 ? ` # and so for ${formatCount(left, 'more pattern')}` : ''}`;
}

/** The option that selects a run by its start time; empty if that is unknown. */
export const sinceRun = (from: string | undefined): string => (from === undefined ? '' : `--from ${quoteShell(from)}`);

/** The options of a command, quoted. */
export const listHistoryOptions = ({ store, config }: HistoryOptions): readonly string[] => [
  ...(config === undefined ? [] : [`--config ${quoteShell(config)}`]),
  ...(store === undefined ? [] : [`--baselines ${quoteShell(store)}`]),
];
