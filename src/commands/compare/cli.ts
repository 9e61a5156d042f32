import { printableLine } from '../../lang/printable.js';
import { unusable } from '../../model/exit-code.js';
import { comparisonText } from '../../report/comparison/text.js';
import { writeOutputs } from '../../report/outputs.js';
import { renderers } from '../../report/renderers/index.js';
import {
  baselinesOption,
  outOption,
  readingOptions,
  repositoryOption,
  requestFrom,
  withRepository,
  type Command,
} from '../command.js';
import { findWrongInputs } from '../mode.js';
import { showProblems } from '../show-problems.js';
import { compareRuns } from './compare.js';

export const compare: Command = {
  usage: 'A B [options]',
  about: `A and B are two runs, the older one first: a tag or a commit of the recorded history, last, or any readable result.

Exit codes: 0 both were compared, whatever changed; 3 one of them was not found.

Examples:
  guardband compare 4.4.0 4.5.0 --html compare.html
  guardband compare 1a2b3c4d last
  guardband compare results-before/ results-after/`,
  options: [
    ...readingOptions,
    baselinesOption,
    { name: 'html', value: 'FILE', about: 'also write a page with tables and charts' },
    outOption(renderers),
    repositoryOption,
  ],
  commitSource: 'job',
  run: async (given, outerHost) => {
    const host = withRepository(given, outerHost);
    const wrong = findWrongInputs([repositoryOption], given);
    const [before, after, ...others] = given.operands;
    if (wrong.length > 0 || before === undefined || after === undefined || others.length > 0) {
      showProblems(wrong, host);
      if (wrong.length === 0) host.stderr('Name two runs: guardband compare A B\n');
      return unusable;
    }
    const { exitCode, report, problems } = await compareRuns([before, after], requestFrom(given, []), host);
    showProblems(problems, host);
    if (report === undefined) return exitCode;
    host.stdout(comparisonText(report, host.page));
    const html = given.get('html');
    const files = [...given.getAll('out'), ...(html === undefined ? [] : [html])];
    const heading = printableLine(`${after} compared with ${before}`);
    const unwritten = await writeOutputs(report, renderers, files, { ...host, page: { ...host.page, heading } });
    showProblems(unwritten.problems, host);
    return unwritten.problems.length === 0 ? exitCode : unusable;
  },
};
