/** Recommends next steps for a report, with commands and configuration to copy. */
import { isNotAsked } from '../../../model/exit-code.js';
import { isUnseen } from '../../../model/verdict-order.js';
import { groupFindings } from '../../../judge/groups/groups.js';
import type { Report } from '../../../model/documents.js';
import { bisectCommand } from '../../bisect/command.js';
import { acceptSteps, explainSteps, waiveSteps } from './accept.js';
import { assumedNoiseSteps, baselineSteps, damageSteps } from './baseline.js';
import { driftSteps, olderSteps, openDrifts, causeStep, trendOf } from './drifts.js';
import {
  errorSteps,
  incompleteSteps,
  listSuspects,
  sampleSteps,
  spentSteps,
  suspectSteps,
  wholeRunSteps,
} from './measure.js';
import { missingSteps, renameSteps } from './missing.js';
import { say, shellCode, type Step, type StepContext } from './step.js';
import { configurationToEdit, configurationName } from '../conditions.js';
import { isReferenceInHeadline, nameReference, referenceReport } from '../compared-runs.js';

export type { Step, StepContext } from './step.js';

/** The most important step comes first. */
export function nextSteps(context: StepContext): readonly Step[] {
  const { report } = context;
  if (report.gate?.isOfItself === true)
    return say(
      'To find smaller changes, measure with more users or requests, or more pairs (`measure: {pairs: 8}`). If the noise is large, measure where no other programs run.',
    );
  if (isNotAsked(report)) return comparisonSteps(report);
  const grouped = groupFindings(report);
  const groups = grouped.groups.filter(({ state }) => state === 'failing' || state === 'tolerated');
  const wholeRun = wholeRunSteps(context);
  // If the whole run is measured beside its base, its suspects are, too. A case that fails in another metric is settled.
  const settled = new Set(groups.flatMap(({ cases }) => cases.map(({ name }) => name.key)));
  const suspects = wholeRun.length > 0 ? [] : listSuspects(report).filter(({ case: { key } }) => !settled.has(key));
  const unseen = report.findings.filter((finding) => finding.gated && isUnseen(finding));
  return [
    ...damageSteps(context),
    ...incompleteSteps(context),
    ...errorSteps(groups, grouped, context),
    ...wholeRun,
    ...spentSteps(context),
    ...acceptSteps(groups, grouped, context),
    ...(groups.some(({ kind }) => kind === 'objective')
      ? say(`Fix what misses its objective, or change it under \`objectives:\` in ${configurationToEdit(context)}.`)
      : []),
    ...olderSteps(groups, grouped, context),
    ...(groups.length === 0 ? suspectSteps([...suspects, ...unseen], context) : []),
    ...renameSteps(grouped, context),
    ...missingSteps(groups, grouped, context),
    // The cause of a slow loss comes before its waiver.
    ...driftSteps(openDrifts(grouped), grouped, context),
    ...waiveSteps(groups, grouped, context),
    ...(groups.length > 0 ? suspectSteps(suspects, context) : []),
    ...explainSteps(groups, context),
    ...referenceSteps(context),
    ...baselineSteps(context),
    ...sampleSteps(context),
    ...assumedNoiseSteps(context),
  ];
}

/** If the second baseline is better, nothing can be accepted, because a release does not change. */
function referenceSteps(context: StepContext): readonly Step[] {
  const { report } = context;
  const view = referenceReport(report);
  if (view === undefined) return [];
  const viewContext = { ...context, report: view };
  const grouped = groupFindings(view);
  // The same loss is usually found in the first comparison, too.
  const drifts = openDrifts(groupFindings(report)).length > 0 ? [] : openDrifts(grouped);
  const causes = drifts.length === 0 ? [] : [causeStep(drifts, grouped, viewContext)];
  const groups = grouped.groups.filter(({ state }) => state === 'failing');
  const name = nameReference(view, context.wording);
  if (!report.reasons.includes('reference'))
    return causes.length > 0 || !isReferenceInHeadline(report)
      ? causes
      : say(
          `The comparison with ${name} decides only with \`fail: {reference: fail}\` in ${configurationName(context)}. The earlier runs show when it became slower than ${name}:`,
          shellCode(trendOf(groups, grouped, context)),
        );
  const waivers = waiveSteps(groups, grouped, viewContext);
  return [
    ...causes,
    ...waivers.map((step) => ({
      ...step,
      sentence: `Fix it: it cannot be accepted, because ${name} stays the second baseline until the next release. ${step.sentence}`,
    })),
    ...suspectSteps(groups.length === 0 ? listSuspects(view) : [], context),
    ...explainSteps(groups, viewContext),
  ];
}

/** What finds the cause of what is worse, or tells noise from a change; none if nothing may be worse. */
function comparisonSteps({ findings, baseline, candidate }: Report): readonly Step[] {
  const has = (...verdicts: readonly string[]): boolean =>
    findings.some(({ gated, verdict }) => gated && verdicts.includes(verdict));
  const command = bisectCommand(baseline.runs.at(-1)?.commit, candidate.provenance.commit);
  if (has('regression') && command !== undefined) return say('Find the commit that did it:', shellCode(command));
  return has('regression', 'suspect', 'inconclusive')
    ? say(
        'To be sure, measure both versions several times, in turns: the older one into the folder A, the newer one into B. Then judge them:',
        shellCode('guardband check B --against A --shards repetitions'),
      )
    : [];
}
