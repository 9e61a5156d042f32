/** If the whole run is worse: steps that distinguish a slow machine from a change that slows every case. */
import { wholeRunShifts } from '../run-shift.js';
import { againstCommand, resultWords, shellCode, type Step, type StepContext } from './step.js';

export function wholeRunSteps(context: StepContext): readonly Step[] {
  const { report, inputs } = context;
  const isWhole = report.runShifts.some(({ verdict }) => verdict === 'regression');
  const isShown = wholeRunShifts(report).length > 0 || report.reasons.includes('whole-run');
  const isOpen = report.reasons.includes('whole-run-undecided');
  if (!isOpen && !(isWhole && isShown)) return [];
  const hasControls = report.findings.some(({ control }) => control === true);
  const controls = hasControls
    ? ''
    : ' A scenario that the change cannot affect, listed under `controls:` in guardband.yml, shows how the machine moved.';
  return [
    {
      sentence: `Every case moved: the machine or the change is the cause. Measure again on the same machine.${controls}`,
      ...(inputs === undefined ? {} : { code: shellCode(againstCommand(`check${resultWords(context)}`, context)) }),
    },
  ];
}
