/** Steps for slow losses: find their cause among the changes since they began, or accept the level since then. */
import { formatCount } from '../../../lang/format.js';
import { quoteShell, printableLine } from '../../../lang/printable.js';
import type { Group, GroupedCases } from '../../../judge/groups/groups.js';
import { patternsFor } from '../../../judge/groups/patterns.js';
import { maxPatterns, shortenToPattern } from '../../../problems/accept-command.js';
import { findFirstRun } from '../drift.js';
import { acceptCommand, guardbandCommand, optionWords, shellCode, say, type Step, type StepContext } from './step.js';

/** With more commands than this, the reader looks at the trend first. */
const maxCommands = 3;

/** The slow losses that are not waived. */
export const openDrifts = ({ groups }: GroupedCases): readonly Group[] =>
  groups.filter(({ state, kind }) => kind === 'drift' && (state === 'suspect' || state === 'failing'));

export const driftSteps = (drifts: readonly Group[], grouped: GroupedCases, context: StepContext): readonly Step[] =>
  drifts.length === 0 ? [] : [causeStep(drifts, grouped, context), ...acceptSteps(drifts, grouped, context)];

/** How to find the cause of slow losses. */
export const causeStep = (drifts: readonly Group[], grouped: GroupedCases, context: StepContext): Step => ({
  sentence:
    'Look for the cause of the slow loss among the changes since it began; another run would not help. The earlier runs:',
  code: shellCode(trendCommand(drifts, grouped, context)),
});

function trendCommand(drifts: readonly Group[], grouped: GroupedCases, context: StepContext): string {
  const [pattern, ...more] = drifts.slice(0, 2).flatMap((group) => patternsFor(group, grouped));
  const selected = pattern === undefined || more.length > 0 ? '' : ` --case ${quoteShell(shortenToPattern(pattern))}`;
  const { selector } = context.report.baseline;
  const isRecorded = selector === 'last' || selector === 'history' || /^(ref|tag):/.test(selector);
  const history = isRecorded ? '' : ` ${quoteShell(selector)}`;
  const words = `trend${history}${selected}${optionWords(context)}`;
  return isRecorded ? guardbandCommand(words, context) : `guardband ${words}`;
}

/** Accepts the level from the first run of the loss on: from the present run on, the earlier ones would still show it. */
function acceptSteps(drifts: readonly Group[], grouped: GroupedCases, context: StepContext): readonly Step[] {
  const { report } = context;
  const { selector } = report.baseline;
  if (selector !== 'history' && !selector.startsWith('ref:')) return [];
  const commands = drifts.flatMap((group) => {
    const from = findFirstRun(group);
    const patterns = patternsFor(group, grouped);
    if (from === undefined || patterns.length > maxPatterns) return [];
    const [only, ...others] = group.moves;
    const metric = others.length > 0 ? undefined : only?.metric;
    const run = ` --from ${quoteShell(printableLine(from))}${optionWords(context)}`;
    return [acceptCommand({ patterns, metric, run }, context)];
  });
  if (commands.length === 0) return [];
  const left = drifts.length - Math.min(commands.length, maxCommands);
  const more = left === 0 ? '' : ` (${formatCount(left, 'more group')} need separate commands)`;
  const commit = selector === 'history' ? '' : ' and commit the baselines';
  return say(
    `If it is meant to stay, accept the level since then${commit}${more}:`,
    shellCode(...commands.slice(0, maxCommands)),
  );
}
