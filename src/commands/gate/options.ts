/** The options of the commands that measure. */
import { parseBudget, type Measuring } from '../../config/measuring.js';
import { defined } from '../../lang/objects.js';
import type { Option, Options } from '../../model/option.js';
import { badValue } from '../../problems/config.js';

const countPattern = /^([1-9]\d?|100)$/;

export const measureOptions: readonly Option[] = [
  {
    name: 'run',
    value: 'COMMAND',
    about: 'measures one version; {version} and {out} are replaced (default: measure.run)',
  },
  { name: 'build', value: 'COMMAND', about: 'builds a version in its folder (default: measure.build)' },
  {
    name: 'pairs',
    value: 'N',
    about: 'measure at least N pairs of base and head, unless they decide before (default: measure.pairs, or 3)',
    refuse: (value) => (countPattern.test(value) ? undefined : badValue('--pairs', value, 'a number from 1 to 100')),
  },
  {
    name: 'budget',
    value: 'TIME',
    about: 'the time for all builds and measurements, such as 1h (default: measure.budget, or 30m)',
    refuse: (value) =>
      parseBudget(value) === undefined ? badValue('--budget', value, 'a time such as 90s, 30m or 1h') : undefined,
  },
  {
    name: 'results',
    value: 'FOLDER',
    about: 'where the measurements go (default: a new folder in guardband-gate)',
    frontEnd: 'command-line', // a step of the Action always measures into a new folder
  },
];

export const baseOptions: readonly Option[] = [
  {
    name: 'base',
    value: 'REF',
    about: 'the base (default: the merge base; on the default branch the newest recorded ancestor)',
  },
  {
    name: 'base-folder',
    value: 'FOLDER',
    about: 'the sources of the base, built already; git is not used',
    frontEnd: 'command-line',
  },
];

/** The settings that these options replace. */
export const measureFrom = ({ get }: Options): Partial<Measuring> => {
  const [pairs, budget] = [get('pairs'), get('budget')];
  return defined({
    run: get('run'),
    build: get('build'),
    pairs: pairs === undefined ? undefined : Number(pairs),
    budgetMs: budget === undefined ? undefined : parseBudget(budget),
  });
};
