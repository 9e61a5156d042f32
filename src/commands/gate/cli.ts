import { defined } from '../../lang/objects.js';
import type { Option } from '../../model/option.js';
import { pageOptions } from '../../report/page-options.js';
import { publisherOptions } from '../../report/publishers/index.js';
import { judgingOptions, onlyOption, repositoryOption, requestFrom, type Command } from '../command.js';
import { judgeAndShow, withdraw } from '../check/cli.js';
import { measureAndJudge } from './gate.js';
import { baseOptions, measureFrom, measureOptions } from './options.js';

const outputOptions = [...publisherOptions('command-line'), ...pageOptions('command-line'), repositoryOption];
const screenOption: Option = { name: 'no-screen', about: 'measure pairs at once, and judge everything by them' };

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

Exit codes: 0 passed, 1 failed, 2 undecided (also if the budget ended while another pair might have decided), 3 nothing was
decided (unusable configuration, a command failed or did not end, interrupted, or no time for one pair).

Examples:
  guardband gate
  guardband gate --base v4.2.0 --pairs 8 --budget 2h --out report.html
  guardband gate --no-screen --base-folder ../base --run 'bash load-test.sh measure {version} {out}'`,
  options: [...measureOptions, ...baseOptions, screenOption, ...judgingOptions, onlyOption, ...outputOptions],
  commitSource: 'job-or-git',
  refuse: ({ operands }) => (operands.length > 0 ? 'gate measures by itself and reads no results.' : undefined),
  run: async (given, host) => {
    const request = {
      ...requestFrom(given, []),
      only: given.getAll('only'),
      measure: measureFrom(given),
      skipsScreen: given.get('no-screen') === 'true',
      ...defined({ base: given.get('base'), baseFolder: given.get('base-folder'), out: given.get('results') }),
    };
    return await judgeAndShow(
      given,
      host,
      async (connected, chosen) => await measureAndJudge(request, chosen, connected),
    );
  },
};
