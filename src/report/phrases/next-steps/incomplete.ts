/** Steps if results of this run could not be read in full, so that their cases are judged by a part of the test. */
import { joinWithAnd } from '../../../lang/list.js';
import { againstCommand, resultWords, shellCode, type Step, type StepContext, say } from './step.js';

/** More files than this are not listed. */
const maxFiles = 2;

export function incompleteSteps(context: StepContext): readonly Step[] {
  const { report, inputs, wording } = context;
  const files = [
    ...new Set(report.problems.flatMap(({ code, file }) => (code === 'truncated-result' ? (file ?? []) : []))),
  ];
  if (!report.reasons.includes('unreadable-input') || files.length === 0) return [];
  const names = files.length > maxFiles ? 'the incomplete results' : joinWithAnd(files.map(wording.name));
  const sentence = `Measure ${names} again`;
  if (inputs === undefined) return say(`${sentence}.`);
  return say(
    `${sentence}, then check the run again:`,
    shellCode(againstCommand(`check${resultWords(context)}`, context)),
  );
}
