/** Steps for suspects: another run of the head would repeat what is unusual about today, so base and head are measured. */
import { printableLine } from '../../../lang/printable.js';
import { quoteShell } from '../../../lang/quote-shell.js';
import type { Finding } from '../../../model/documents.js';
import { namedConfiguration } from '../judged-by.js';
import { shellCode, type Step, type StepContext } from './step.js';

export const suspectSteps = (doubtful: readonly Finding[], context: StepContext): readonly Step[] =>
  doubtful.length === 0 ? [] : [gateStep('Measure base and head beside each other, which decides:', context)];

/** The commands that measure base and head alternately; the reader replaces the words in capitals. */
export const sideBySideCommands = (options = ''): readonly string[] => [
  `guardband alternate${options} -- MEASURE_BASE -- MEASURE_HEAD`,
  `guardband check ab/head --against ab/base --shards repetitions${options}`,
];

export function gateStep(sentence: string, context: StepContext): Step {
  const config = namedConfiguration(context);
  const options = config === undefined ? '' : ` --config ${quoteShell(printableLine(config))}`;
  return { sentence, code: shellCode(...sideBySideCommands(options)) };
}
