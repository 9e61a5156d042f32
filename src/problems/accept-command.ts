/**
 * The command that accepts levels since a run, for advice that names cases of the history. It takes all metrics: those that show the
 * loss later are of the same event.
 */
import { formatCount } from '../lang/format.js';
import { printableLine, printablePattern, quoteShell } from '../lang/printable.js';

/** The options with which a command finds the history; absent where the default applies. */
export interface HistoryOptions {
  /** The place of the history. */
  readonly store?: string;
  /** The path of the configuration. */
  readonly config?: string;
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
  const left = patterns.length - maxPatterns;
  const command = [
    'guardband accept',
    ...patterns.slice(0, maxPatterns).map((pattern) => quoteShell(shortenToPattern(pattern))),
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
