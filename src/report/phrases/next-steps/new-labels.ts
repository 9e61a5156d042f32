/** Step for requests that a plan got: the throughput that they cost becomes the level that later runs are compared with. */
import type { GroupedCases } from '../../groups/groups.js';
import { commandToAccept, scenariosPatterns } from './accept.js';
import { ownersComment, shellCode, type Step, type StepContext } from './step.js';

/**
 * A new label excuses the throughput that it costs in one run only. Once it is recorded, it has a history, and the level of
 * the others is still the one without it.
 */
export function newLabelSteps(grouped: GroupedCases, context: StepContext): readonly Step[] {
  const { report } = context;
  const { selector } = report.baseline;
  if (selector !== 'history' && !selector.startsWith('ref:')) return [];
  const commands = report.runShifts.flatMap(({ metric, labels = [] }) => {
    const fresh = labels.filter((label) => label.new);
    if (fresh.length === 0) return [];
    const patterns = scenariosPatterns(new Set(fresh.map(({ scenario }) => scenario)), grouped);
    return [commandToAccept(patterns, metric, 'the plan has a new request', context)];
  });
  if (commands.length === 0) return [];
  const commit = selector === 'history' ? '' : ' and commit the baselines';
  return [
    {
      sentence: `Accept the throughput with the new request${commit}, or later runs fail against the level without it:`,
      code: shellCode(...ownersComment('the baselines', report.owners?.baselines), ...commands),
    },
  ];
}
