import { defined } from '../../lang/objects.js';
import { qualificationText } from '../../report/qualification.js';
import { defineCommand, readingOptions } from '../command.js';
import { measureFrom, measureOptions } from '../gate/options.js';
import { qualifyGate } from './qualify.js';

export const command = defineCommand({
  summary: 'measure the head against itself: what this gate can find, and how often it would be wrong',
  usage: '[options]',
  about: `Measures pairs of the version in the current folder with itself. Prints how much a pair varies without any change, the
smallest change that 1, 2, 4 and 8 pairs find, how many comparisons of the version with itself failed, and what to change
about the load test. Run it before you rely on the gate, on the machine that will run it.

Exit codes: 0 measured, 3 the configuration is unusable, a command failed, or it was interrupted.

Examples:
  guardband qualify
  guardband qualify --pairs 8 --budget 2h`,
  own: {},
  shared: [...measureOptions, ...readingOptions],
  refuse: ({ operands }) => (operands.length > 0 ? 'qualify measures by itself.' : undefined),
  run: async (request, host, given) => {
    const out = given.get('results');
    const result = await qualifyGate({ ...request, measure: measureFrom(given), ...defined({ out }) }, host);
    return { ...result, text: result.qualified && qualificationText(result.qualified, host.page) };
  },
});
