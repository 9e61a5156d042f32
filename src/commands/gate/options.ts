/** The options of the commands that measure. */
import { parseBudget, type Measuring } from '../../config/measuring.js';
import { defined } from '../../lang/objects.js';
import type { Options } from '../../model/option.js';
import { badValue } from '../../problems/config.js';
import { ask, listOptions, rare, type Usages } from '../command.js';

const countPattern = /^([1-9]\d?|100)$/;

const usages = {
  'run COMMAND': 'measures one version; {version} and {out} are replaced (default: measure.run)',
  'build COMMAND': rare('builds a version in its folder (default: measure.build)'),
  'pairs N': {
    about: 'measure at least N pairs of base and head, unless they decide before (default: measure.pairs, or 3)',
    refuse: (value: string) =>
      countPattern.test(value) ? undefined : badValue('--pairs', value, 'a number from 1 to 100'),
  },
  'budget TIME': {
    about: 'the time for all builds and measurements, such as 1h (default: measure.budget, or 30m)',
    refuse: (value: string) =>
      parseBudget(value) === undefined ? badValue('--budget', value, 'a time such as 90s, 30m or 1h') : undefined,
  },
  'results FOLDER': {
    ...rare('where the measurements go (default: a new folder in guardband-gate)'),
    frontEnd: 'command-line', // a step of the Action always measures into a new folder
  },
} as const satisfies Usages;

export const measureOptions = listOptions(usages);

export const baseOptions = listOptions({
  'base REF':
    'the base (default: the merge base; on the default branch the newest recorded ancestor); HEAD: see what pairs find',
  'base-folder FOLDER': {
    ...rare('the sources of the base, built already; git is not used'),
    frontEnd: 'command-line',
  },
});

/** The settings that these options replace. */
export function measureFrom(given: Options): Partial<Measuring> {
  const { run, build, pairs, budget } = ask(usages, given);
  return defined({
    run,
    build,
    pairs: pairs === undefined ? undefined : Number(pairs),
    budgetMs: budget === undefined ? undefined : parseBudget(budget),
  });
}
