import { createHash } from 'node:crypto';
import { groupBy } from '../../group-by.js';
import type { CommitComment, Trend, TrendChange } from '../../model.js';
import { dayOf, isOpen, rangeOf } from '../_shared/trend.js';
import { count } from '../_shared/words.js';
import { changeRows } from './markdown.js';

/** One comment a commit with which levels moved by more than the band; where a run names no commit there is nothing to say. */
export function trendComments({ series }: Trend, changes: readonly TrendChange[]): readonly CommitComment[] {
  const moved = groupBy(
    changes.filter(({ isBeyondBand }) => isBeyondBand),
    ({ after }) => after.commit,
  );
  return [...moved].flatMap(([commit, of]): readonly CommitComment[] => {
    const [first] = of;
    if (first === undefined || commit === undefined || !/^[0-9a-f]{40,64}$/i.test(commit)) return [];
    // What is seen of the same commit a run later is another comment.
    const names = of.map(({ case: { key: name }, metric }) => `${name} ${metric}`).sort();
    const key = `trend-${commit.slice(0, 12)}-${createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 8)}`;
    const range = rangeOf(first);
    const where = range.includes('..') ? `between these commits: ${range}` : 'with this commit';
    const worse = of.filter(isOpen).length;
    const next =
      worse === 0
        ? 'Nothing needs to be done: what got better is the baseline from here on.'
        : 'Mend it, or accept the new level: `guardband accept CASE-PATTERN --reason TEXT`. Until then it is judged against the level before.';
    const body = [
      `<!-- guardband:${key} -->`,
      `**${count(of.length, 'level')} moved ${where}**, since the run of ${dayOf(first.after)}.`,
      '',
      ...changeRows(of, series),
      '',
      next,
      '',
    ].join('\n');
    return [{ commit, key, body }];
  });
}
