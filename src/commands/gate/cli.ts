import { defined } from '../../lang/objects.js';
import { allEndings } from '../../report/renderers/index.js';
import { judgeStep, reportOptions, withdraw } from '../check/judge-step.js';
import {
  baseOptions,
  type Command,
  judgingOptions,
  measureFrom,
  measureOptions,
  onlyOption,
  option,
  rare,
  requestFrom,
} from '../command.js';
import { gate } from './gate.js';

const screenOption = option('no-screen', {
  ...rare('measure pairs at once, and judge everything by them'),
  frontEnd: 'command-line',
});

export const command: Command = {
  withdraw,
  summary: 'measure base and head until it is clear whether the head is slower',
  usage: '[options]',
  about: `Measures the version in the current folder and compares it with the history. Whatever looks suspicious then, or
everything if there is no history, is decided by pairs: the base and the head are measured one right after the other, in
random order, until the change is clear or excluded, or the budget is spent. A speed fails only if three pairs or more
agree.

The commands are in guardband.yml, under measure:, as guardband init writes them. A shell runs them; {version} is the
folder of the version and {out} that for its results.

Exit codes: 0 passed, or no verdict was asked (--base HEAD), 1 failed, 2 undecided (also if the budget ended while another pair
might have decided), 3 nothing was decided (unusable configuration, a command failed, interrupted, or no whole pair within the
budget).

Examples:
  guardband gate
  guardband gate --base HEAD      what pairs of this version with itself find, before you rely on the gate
  guardband gate --base v4.2.0 --pairs 8 --budget 2h --out report.html
  guardband gate --no-screen --base-folder ../base --run 'bash load-test.sh measure {version} {out}'`,
  options: [...measureOptions, ...baseOptions, screenOption, ...judgingOptions, onlyOption, ...reportOptions],
  commitSource: 'job-or-git',
  refuse: ({ operands }) => (operands.length > 0 ? 'gate measures by itself and reads no results.' : undefined),
  mode: {
    summary: 'measure the head, and where that does not decide, base and head in pairs',
    outcomes: ['passed', 'failed', 'undecided', 'unusable'],
    endings: allEndings,
    operands: () => [],
  },
  run: async (step) => {
    const request = {
      ...requestFrom(step, []),
      only: step.getAll('only'),
      measure: measureFrom(step),
      skipsScreen: step.get('no-screen') === 'true',
      ...defined({ base: step.get('base'), baseFolder: step.get('base-folder'), out: step.get('results') }),
    };
    return await judgeStep(step, async (host, chosen) => await gate(request, chosen, host));
  },
};
