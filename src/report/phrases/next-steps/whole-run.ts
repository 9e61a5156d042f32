/** If the whole run is worse: steps that distinguish a slow machine from a change that slows every case. */
import { configurationName } from '../judged-by.js';
import { undecidedRunShifts, wholeRunShifts } from '../run-shift.js';
import { say, type Step, type StepContext } from './step.js';
import { gateStep } from './suspects.js';

export function wholeRunSteps(context: StepContext): readonly Step[] {
  const { report } = context;
  const isWhole = report.runShifts.some(({ verdict }) => verdict === 'regression');
  const isShown = wholeRunShifts(report).length > 0 || report.reasons.includes('whole-run');
  const isOpen =
    report.reasons.includes('whole-run-undecided') &&
    (report.outcome === 'undecided' || undecidedRunShifts(report).length > 0);
  const isFailing = isWhole && isShown && report.outcome !== 'passed';
  if (!isOpen && !isFailing) return [];
  const hasControls = report.findings.some(({ control }) => control === true);
  return [
    gateStep('To find out, measure base and head beside each other:', context),
    ...(hasControls
      ? []
      : say(
          `A scenario that the change cannot affect, listed under \`controls:\` in ${configurationName(context)}, shows how the machine moved.`,
        )),
  ];
}
