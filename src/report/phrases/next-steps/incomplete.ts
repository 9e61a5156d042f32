/** Steps if results of this run could not be read in full, so that their cases are judged by a part of the test. */
import { joinWithAnd } from '../../../lang/list.js';
import { listUnreadFiles } from '../unread-files.js';
import { againstCommand, resultWords, shellCode, type Step, type StepContext, say } from './step.js';

/** More files than this are not listed. */
const maxFiles = 2;

export function incompleteSteps(context: StepContext): readonly Step[] {
  const { report, inputs, wording } = context;
  const files = listUnreadFiles(report);
  if (files.length === 0 || report.outcome === 'passed') return [];
  const names = files.length > maxFiles ? 'what could not be read' : joinWithAnd(files.map(wording.name));
  const sentence = `See the log of the load test, and measure ${names} again`;
  if (inputs === undefined) return say(`${sentence}.`);
  return say(
    `${sentence}, then check the run again:`,
    shellCode(againstCommand(`check${resultWords(context)}`, context)),
  );
}
