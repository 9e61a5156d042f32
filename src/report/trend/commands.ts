/** The commands that find the commit of changed levels, or accept them. */
import { formatCount } from '../../lang/format.js';
import { printableLine } from '../../lang/printable.js';
import type { Trend } from '../../model/trend.js';
import { acceptCommand, type HistoryOptions } from '../../problems/accept-command.js';
import { bisectCommand } from '../bisect/command.js';
import { maxPatterns, shortenToPattern } from '../phrases/next-steps/step.js';
import type { TrendCard } from './cards.js';
import { isUnresolved } from './shared.js';

/** Where the history is; levels of files cannot be accepted. */
export type CardHistory = HistoryOptions & Pick<Trend, 'unrecorded'>;

/** The commands for the open regressions of a card, each with what it does; those that cannot run are left out. */
export function listCommands(
  { before, after, changes, patterns }: TrendCard,
  history: CardHistory,
): readonly { readonly title: string; readonly command: string }[] {
  const open = changes.filter(isUnresolved);
  const search = bisectCommand(before.commit, after.commit, { config: history.config });
  const shown = patterns.slice(0, maxPatterns).map(shortenToPattern);
  const left = patterns.length - shown.length;
  // The run with which the last of the levels began belongs to all of them.
  const from = open.toSorted((a, b) => b.run - a.run)[0]?.after.startedAt;
  const metrics = open.map(({ metric }) => metric);
  const accept = printableLine(acceptCommand(shown, metrics, from, history));
  return [
    ...(open.length === 0 || search === undefined ? [] : [{ title: 'Find the commit that did it', command: search }]),
    ...(open.length === 0 || history.unrecorded === true
      ? []
      : [
          {
            title: 'If it is meant to stay, accept it; until then, runs are judged against the previous level',
            command: `${accept}${left === 0 ? '' : `\n# and so for ${formatCount(left, 'more pattern')}`}`,
          },
        ]),
  ];
}
