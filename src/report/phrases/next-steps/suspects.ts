/** Steps for suspects, which should be measured again. */
import type { Finding } from '../../../model/documents.js';
import { againstCommand, resultWords, shellCode, type Step, type StepContext } from './step.js';

/** The folder for the second run in the suggested command. */
const secondRun = 'results-again';

export function suspectSteps(doubtful: readonly Finding[], context: StepContext): readonly Step[] {
  if (doubtful.length === 0) return [];
  if (context.inputs === undefined) return [{ sentence: 'Measure again and judge both runs together.' }];
  const options = { ...context.inputs, results: [...context.inputs.results, secondRun] };
  return [
    {
      sentence: `Measure again into \`${secondRun}\`, then judge both runs together:`,
      code: shellCode(againstCommand(`check${resultWords({ ...context, inputs: options })}`, context)),
    },
  ];
}
