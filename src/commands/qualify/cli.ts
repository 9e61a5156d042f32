import { defined } from '../../lang/defined.js';
import { unusable } from '../../model/exit-code.js';
import { qualificationText } from '../../report/qualification.js';
import { readingOptions, requestFrom, type Command } from '../command.js';
import { measureFrom, measureOptions } from '../gate/options.js';
import { findWrongInputs } from '../mode.js';
import { showProblems } from '../show-problems.js';
import { qualifyGate } from './qualify.js';

export const qualify: Command = {
  usage: '[options]',
  about: `Measures pairs of the version in the current folder with itself. Prints how much a pair varies without any change, the
smallest change that 1, 2, 4 and 8 pairs find, how many comparisons of the version with itself failed, and what to change
about the load test. Run it before you rely on the gate, on the machine that will run it.

Exit codes: 0 measured, 3 the configuration is unusable, a command failed, or it was interrupted.

Examples:
  guardband qualify
  guardband qualify --pairs 8 --budget 2h`,
  options: [...measureOptions, ...readingOptions],
  run: async (given, host) => {
    const wrong = findWrongInputs(measureOptions, given);
    if (wrong.length > 0 || given.operands.length > 0) {
      showProblems(wrong, host);
      if (given.operands.length > 0) host.stderr('qualify measures by itself. See guardband qualify --help.\n');
      return unusable;
    }
    const request = {
      ...requestFrom(given, []),
      measure: measureFrom(given),
      ...defined({ out: given.get('results') }),
    };
    const { exitCode, problems, quality, ...spent } = await qualifyGate(request, host);
    showProblems(problems, host);
    if (quality !== undefined) host.stdout(qualificationText({ quality, ...spent }, host.page));
    return exitCode;
  },
};
