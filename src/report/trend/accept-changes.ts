/** The commands that accept changed levels, or find their commit. */
import { printableLine } from '../../lang/printable.js';
import type { Trend, TrendChange } from '../../model/trend.js';
import { acceptCommand, type HistoryOptions } from '../../problems/accept-command.js';
import { shortenToPattern, maxPatterns } from '../phrases/next-steps/step.js';
import { bisectCommand } from '../bisect/command.js';
import type { TrendCard } from './cards.js';
import { isUnresolved } from './shared.js';

/**
 * @param patterns those that match the cases of the changes
 * @returns the command for the open regressions among some changes, and the number of patterns that it lacks; undefined if
 * none is open, or if the history is not recorded and therefore has no levels to accept
 */
export function acceptCommandFor(
  changes: readonly TrendChange[],
  patterns: readonly string[],
  trend: HistoryOptions & Pick<Trend, 'unrecorded'>,
): { readonly command: string; readonly left: number } | undefined {
  const open = changes.filter(isUnresolved);
  if (trend.unrecorded === true || open.length === 0) return undefined;
  const shown = patterns.slice(0, maxPatterns).map(shortenToPattern);
  const metrics = open.map(({ metric }) => metric);
  // The run with which the last of the levels began belongs to all of them.
  const from = open.toSorted((a, b) => b.run - a.run)[0]?.after.startedAt;
  return {
    command: printableLine(acceptCommand(shown, metrics, from, trend)),
    left: patterns.length - shown.length,
  };
}

/** The commands for a card, each with what it does; those that cannot run are left out. */
export function listCommands(
  { before, after, changes, groups }: TrendCard,
  trend: HistoryOptions & Pick<Trend, 'unrecorded'>,
): readonly { readonly title: string; readonly command: string; readonly left: number }[] {
  const search = bisectCommand(before.commit, after.commit, { config: trend.config });
  const patterns = groups.flatMap((group) => group.patterns);
  const accept = acceptCommandFor(changes, patterns, trend);
  return [
    ...(search === undefined ? [] : [{ title: 'Find the commit that did it', command: search, left: 0 }]),
    ...(accept === undefined ? [] : [{ title: 'If it is meant to stay, accept it', ...accept }]),
  ];
}
