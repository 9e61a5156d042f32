/** The command that accepts changed levels. */
import { printableLine } from '../../lang/printable.js';
import type { Trend } from '../../model/trend.js';
import { acceptCommand } from '../../problems/accept-command.js';
import { shortenToPattern, maxPatterns } from '../phrases/next-steps/step.js';
import { patternsForChanges, type ChangedTogether } from './changed-groups.js';
import { isUnresolved } from './shared.js';

/**
 * @returns the command for the open regressions among some changes, and the number of patterns that it lacks; undefined if
 * none is open, or if the history is not recorded and therefore has no levels to accept
 */
export function acceptCommandFor(
  { changed, changes }: ChangedTogether,
  trend: Trend,
): { readonly command: string; readonly left: number } | undefined {
  const open = changes.filter(isUnresolved);
  if (trend.unrecorded === true || open.length === 0) return undefined;
  const patterns = patternsForChanges(open, changed);
  const shown = patterns.slice(0, maxPatterns).map(shortenToPattern);
  const metrics = open.map(({ metric }) => metric);
  return {
    command: printableLine(acceptCommand(shown, metrics, open[0]?.after.startedAt, trend)),
    left: patterns.length - shown.length,
  };
}
