import { defined } from '../../lang/defined.js';
import { unusable } from '../../model/exit-code.js';
import { trendRenderers } from '../../report/trend/renderers.js';
import {
  baselinesOption,
  formatOption,
  outOption,
  readingOptions,
  repositoryOption,
  requestFrom,
  withRepository,
  type Command,
} from '../command.js';
import { findWrongInputs } from '../mode.js';
import { canShow, showDocument } from '../show-document.js';
import { showProblems } from '../show-problems.js';
import { trend as findChanges } from './trend.js';

export const trend: Command = {
  usage: '[HISTORY...] [options]',
  about: `HISTORY is a nightly CSV, a folder or files of recorded baselines, or several run documents. Without it, the recorded
history is used. The command looks for changes of level in every gated metric of every case. It first removes the shift that
all cases of a run share, because it comes from the machine. The cause of a change lies between two commits: that of the last run of
the old level and that of the first run of the new one. Slow losses are listed with the run in which they began: those that
a check of the newest run would find, and those within the tolerance band that became the usual level.

Exit codes: 0 the trend was shown, whether or not a level changed; 3 there is no history.

Examples:
  guardband trend --out trend.html
  guardband trend nightly.csv --case 'checkout*' --format markdown`,
  options: [
    ...readingOptions,
    baselinesOption,
    { name: 'case', value: 'PATTERN', about: 'only these cases: part of a name, or a pattern with * and ?' },
    repositoryOption,
    outOption(trendRenderers),
    formatOption(trendRenderers),
  ],
  run: async (given, outerHost) => {
    const host = withRepository(given, outerHost);
    const wrong = findWrongInputs([repositoryOption], given);
    if (wrong.length > 0) {
      showProblems(wrong, host);
      return unusable;
    }
    const outputs = {
      renderers: trendRenderers,
      format: given.get('format') ?? 'text',
      files: given.getAll('out'),
    };
    if (!canShow(outputs, host)) return unusable;
    const { results: history = [], ...request } = requestFrom(given, given.operands);
    const {
      trend: document,
      problems,
      exitCode,
    } = await findChanges({ ...request, history, ...defined({ pattern: given.get('case') }) }, host);
    showProblems(problems, host, false);
    return document === undefined ? exitCode : await showDocument(document, exitCode, outputs, host);
  },
};
