/**
 * Steps after the comparison with the second baseline has failed the gate. Nothing can be accepted, because a release does
 * not change.
 */
import { groupFindings } from '../../groups/groups.js';
import { suspectFindings } from '../failing.js';
import { referenceReport } from '../reference.js';
import { explainSteps } from './accept.js';
import type { Step, StepContext } from './step.js';
import { suspectSteps } from './suspects.js';
import { waiveSteps } from './waive.js';

export function referenceSteps(context: StepContext): readonly Step[] {
  const { report } = context;
  const view = report.reasons.includes('reference') ? referenceReport(report) : undefined;
  if (view === undefined) return [];
  const grouped = groupFindings(view);
  const groups = grouped.groups.filter(({ state }) => state === 'failing');
  const waivers = waiveSteps(groups, grouped, { ...context, report: view });
  return [
    ...waivers.map((step) => ({
      ...step,
      sentence: `The second baseline stays until the next release. ${step.sentence}`,
    })),
    ...suspectSteps(groups.length === 0 ? suspectFindings(view) : [], context),
    ...explainSteps(groups, { ...context, report: view }),
  ];
}
