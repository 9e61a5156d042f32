/** What an import took as given, one line for each event, with the command that returns to the better level. */
import type { EndedCase } from '../../compare/ended-cases.js';
import { lastingRuns, type GivenLevels } from '../../compare/levels/given-levels.js';
import { formatCount, shortList } from '../../lang/format.js';
import { printableLine } from '../../lang/printable.js';
import type { Provenance } from '../../model/documents.js';
import type { TrendChange, TrendSeries } from '../../model/trend.js';
import { acceptCommand, type HistoryOptions } from '../../problems/accept-command.js';
import { runDay, shortCommit } from '../../report/phrases/compared-runs.js';
import { maxPatterns, shortenToPattern } from '../../report/phrases/next-steps/step.js';
import { plainWording } from '../../report/phrases/wording.js';
import { describeChanges } from '../../report/trend/cards.js';
import { groupChanges, groupEvents, patternsForChanges } from '../../report/trend/changed-groups.js';
import { lossOf } from '../../report/trend/shared.js';

/** A reader should learn in ten lines what was taken as given. */
const maxEvents = 4;

/** The names of the cases that are no longer expected. */
export const describeEnded = (ended: readonly EndedCase[]): string =>
  ended.length === 0
    ? ''
    : `No longer expected, because the newest ${String(lastingRuns)} runs or more do not have ${ended.length === 1 ? 'it' : 'them'}: ${shortList(ended.map((one) => printableLine(one.case.key)))}.\n`;

/** @param runs all runs of the history, oldest first */
export function describeGiven(
  { levels, series: named }: GivenLevels,
  runs: readonly Provenance[],
  options: HistoryOptions,
): string {
  if (levels.length === 0) return '';
  const indexOf = new Map(runs.map(({ startedAt }, i) => [startedAt, i]));
  const better = new Map<TrendChange, string>();
  const changes = levels.map((level): TrendChange => {
    const change = lossOf({ runs }, { ...level, run: indexOf.get(level.first.startedAt) ?? 0 });
    better.set(change, level.better.startedAt ?? '');
    return change;
  });
  const series = named.map((one): TrendSeries => ({ ...one, points: [], levels: [] }));
  const events = groupEvents(changes, series);
  const wording = plainWording();
  const lines = events.slice(0, maxEvents).flatMap(({ after, changes: own }) => {
    const count = Math.max(...own.map((change) => change.runs));
    const since = [runDay(after), shortCommit(after), `(${formatCount(count, 'run')})`].filter(Boolean).join(' ');
    const patterns = patternsForChanges(own, groupChanges({ series }, own, wording, true));
    // The level that all of them had before: that of the last one to reach it.
    const from = own
      .map((change) => better.get(change) ?? '')
      .sort()
      .at(-1);
    const metrics = own.map(({ metric }) => metric);
    const command = acceptCommand(patterns.slice(0, maxPatterns).map(shortenToPattern), metrics, from, options);
    const left = patterns.length - maxPatterns;
    return [
      `  since ${since}: ${describeChanges({ series }, own, wording)}`,
      `    ${printableLine(command)}${left > 0 ? ` # and so for ${formatCount(left, 'more pattern')}` : ''}`,
    ];
  });
  const more = events.length - maxEvents;
  return [
    'Levels that got worse before and last are taken as given. To be judged by the better level before one again, accept that:',
    ...lines,
    ...(more > 0 ? [`  ... and ${formatCount(more, 'earlier event')}: guardband trend lists all.`] : []),
    '',
  ].join('\n');
}
