/** The environment of a step of the Action with these inputs; options of `options` are given by their own names. */
import { optionsOfSteps } from '../src/commands/options-of.js';

export function stepInputs(inputs: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const all = Object.entries(inputs);
  const isOption = ([name]: readonly [string, string]): boolean => optionsOfSteps.includes(name);
  const lines = all.filter((one) => isOption(one)).map(([name, value]) => `--${name} ${value}`);
  const options = [inputs['options'] ?? '', ...lines].filter((line) => line !== '').join('\n');
  const given = all
    .filter((one) => !isOption(one))
    .map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value] as const);
  return { ...Object.fromEntries(given), ...(options !== '' && { INPUT_OPTIONS: options }) };
}
