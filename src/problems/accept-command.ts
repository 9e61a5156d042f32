/** The command that accepts levels since a run, for advice that names cases of the history. */
import { printablePattern, quoteShell } from '../lang/printable.js';

/** The options with which a command finds the history; absent where the default applies. */
export interface HistoryOptions {
  /** The place of the history. */
  readonly store?: string;
  /** The path of the configuration. */
  readonly config?: string;
}

/**
 * @param patterns those that match the cases
 * @param metrics the ids of the metrics that changed; a single one is named
 * @param from the start time of the first run of the level; undefined if it is unknown
 * @param options where the history is
 */
export function acceptCommand(
  patterns: readonly string[],
  metrics: readonly string[],
  from: string | undefined,
  history: HistoryOptions,
): string {
  const [metric, ...others] = new Set(metrics);
  return [
    'guardband accept',
    ...patterns.map((pattern) => quoteShell(printablePattern(pattern))),
    ...(metric === undefined || others.length > 0 ? [] : [`--metric ${quoteShell(metric)}`]),
    ...(from === undefined ? [] : [`--from ${quoteShell(from)}`]),
    ...listHistoryOptions(history),
    "--reason 'why it is meant to stay'",
  ].join(' ');
}

/** The options of a command, quoted. */
export const listHistoryOptions = ({ store, config }: HistoryOptions): readonly string[] => [
  ...(config === undefined ? [] : [`--config ${quoteShell(config)}`]),
  ...(store === undefined ? [] : [`--baselines ${quoteShell(store)}`]),
];
