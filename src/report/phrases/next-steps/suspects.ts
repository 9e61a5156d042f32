/** Steps for suspects, which should be measured again. */
import type { Finding } from '../../../model/documents.js';
import { againstCommand, resultWords, shellCode, type Step, type StepContext } from './step.js';

/** The folder for the second run in the suggested command. */
const secondRun = 'results-again';

export function suspectSteps(doubtful: readonly Finding[], context: StepContext): readonly Step[] {
  return doubtful.length === 0 ? [] : [{ sentence: sayMeasureAgain(context), ...checkTogether(context) }];
}

/** @param where a further condition of the second run */
export const sayMeasureAgain = ({ inputs }: StepContext, where = ''): string =>
  inputs === undefined
    ? `Measure again${where} and judge both runs together.`
    : `Measure again${where} into \`${secondRun}\`, then judge both runs together:`;

/** The check of this run and a second one; without the names of the results, no command would work as printed. */
export function checkTogether(context: StepContext): Pick<Step, 'code'> {
  if (context.inputs === undefined) return {};
  const inputs = { ...context.inputs, results: [...context.inputs.results, secondRun] };
  return { code: shellCode(againstCommand(`check${resultWords({ ...context, inputs })}`, context)) };
}
