/**
 * Steps after the comparison with the second baseline has failed the gate. Nothing can be accepted, because a release does
 * not change.
 */
import { groupFindings } from '../../../judge/groups/groups.js';
import { referenceReport } from '../reference.js';
import { explainSteps } from './accept.js';
import { causeStep, openDrifts } from './drifts.js';
import type { Step, StepContext } from './step.js';
import { listSuspects, suspectSteps } from './suspects.js';
import { waiveSteps } from './waive.js';

export function referenceSteps(context: StepContext): readonly Step[] {
  const { report } = context;
  const view = referenceReport(report);
  if (view === undefined) return [];
  const viewContext = { ...context, report: view };
  const grouped = groupFindings(view);
  // The same loss is usually found in the first comparison, too.
  const drifts = openDrifts(groupFindings(report)).length > 0 ? [] : openDrifts(grouped);
  const causes = drifts.length === 0 ? [] : [causeStep(drifts, grouped, viewContext)];
  if (!report.reasons.includes('reference')) return causes;
  const groups = grouped.groups.filter(({ state }) => state === 'failing');
  const waivers = waiveSteps(groups, grouped, viewContext);
  const areOnlySlowLosses = groups.every(({ kind }) => kind === 'drift');
  return [
    ...(areOnlySlowLosses ? causes : []),
    ...waivers.map((step) => ({
      ...step,
      sentence: `The second baseline stays until the next release. ${step.sentence}`,
    })),
    ...suspectSteps(groups.length === 0 ? listSuspects(view) : [], context),
    ...(areOnlySlowLosses ? [] : causes),
    ...explainSteps(groups, viewContext),
  ];
}
