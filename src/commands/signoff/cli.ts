import { defined } from '../../lang/defined.js';
import { unusable } from '../../model/exit-code.js';
import { signoffRenderers } from '../../report/signoff/document.js';
import { formatOption, judgingOptions, loadTestOption, outOption, requestFrom, type Command } from '../command.js';
import { canShow, showDocument } from '../show-document.js';
import { showProblems } from '../show-problems.js';
import { signoff as signOff } from './signoff.js';

export const signoff: Command = {
  usage: 'RESULTS... --against tag:4.4.0 [options]',
  about: `Every case of the baseline must be measured, waived or retired, and every objective met. Stricter than check: a
missing case rejects the release. An open suspect, a case that could not be judged or an objective that matches no
case prevents the sign-off, whatever the configuration says. Slow drift over the last five releases (recorded with
--tag) is shown.

Exit codes: 0 signed, 1 rejected, 2 undecided (some of it could not be judged), 3 unusable input or configuration.

Example:
  guardband signoff results/ --against tag:4.4.0 --tag 4.5.0 --out signoff.html --out signoff.json`,
  options: [
    ...judgingOptions('the previous release: tag:NAME; also history, last, ref:GITREF, or any readable result'),
    loadTestOption,
    { name: 'tag', value: 'NAME', about: 'the name of this release' },
    outOption(signoffRenderers),
    formatOption(signoffRenderers),
  ],
  commitSource: 'job-or-git',
  run: async (given, host) => {
    const outputs = {
      renderers: signoffRenderers,
      format: given.get('format') ?? 'text',
      files: given.getAll('out'),
    };
    if (!canShow(outputs, host)) return unusable;
    const request = {
      ...requestFrom(given, given.operands),
      ...defined({ against: given.get('against'), tag: given.get('tag') }),
    };
    const { signoff: document, report, exitCode, problems } = await signOff(request, host);
    if (document !== undefined && report !== undefined)
      return await showDocument({ signoff: document, report }, exitCode, outputs, host);
    showProblems(problems, host);
    return exitCode;
  },
};
