/** Steps for slow losses: find their cause among the changes since they began, or accept the level since then. */
import { quoteShell, printableLine } from '../../../lang/printable.js';
import type { Group, GroupedCases } from '../../../judge/groups/groups.js';
import { patternsFor, patternsForKeys } from '../../../judge/groups/patterns.js';
import { shortenToPattern, sinceRun } from '../../../problems/commands.js';
import { findFirstRun, listOlder } from '../group-clauses.js';
import { acceptLevel, guardbandCommand, optionWords, shellCode, say, type Step, type StepContext } from './step.js';

/** The slow losses that are not waived. */
export const openDrifts = ({ groups }: GroupedCases): readonly Group[] =>
  groups.filter(({ state, kind }) => kind === 'drift' && (state === 'suspect' || state === 'failing'));

export const driftSteps = (drifts: readonly Group[], grouped: GroupedCases, context: StepContext): readonly Step[] =>
  drifts.length === 0 ? [] : [causeStep(drifts, grouped, context), ...acceptSteps(drifts, grouped, context)];

/** How to find the causes of the parts of losses that are older than this run, and of no others. */
export function olderSteps(groups: readonly Group[], grouped: GroupedCases, context: StepContext): readonly Step[] {
  const keys = [...new Set(listOlder(groups).map((finding) => finding.case.key))];
  if (keys.length === 0) return [];
  return say(
    'A part of the loss is older than this run: look for its cause among the changes since it began. The earlier runs:',
    shellCode(trendCommand(patternsForKeys(keys, grouped), context)),
  );
}

/** How to find the cause of slow losses. */
export const causeStep = (drifts: readonly Group[], grouped: GroupedCases, context: StepContext): Step => ({
  sentence:
    'Look for the cause of the slow loss among the changes since it began; another run would not help. The earlier runs:',
  code: shellCode(trendOf(drifts, grouped, context)),
});

/** Shows the earlier runs of some groups. */
export const trendOf = (groups: readonly Group[], grouped: GroupedCases, context: StepContext): string =>
  trendCommand(
    groups.slice(0, 2).flatMap((group) => patternsFor(group, grouped)),
    context,
  );

function trendCommand([pattern, ...more]: readonly string[], context: StepContext): string {
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
    const run = `${sinceRun(from && printableLine(from))}${optionWords(context)}`;
    return from === undefined ? [] : [acceptLevel(patternsFor(group, grouped), run, context)];
  });
  if (commands.length === 0) return [];
  const commit = selector === 'history' ? '' : ' and commit the baselines';
  return say(`If it is meant to stay, accept the level since then${commit}:`, shellCode(...commands));
}
