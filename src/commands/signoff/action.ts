import { defined } from '../../lang/defined.js';
import { unusable } from '../../model/exit-code.js';
import { findUnknownOutputs, listEndings, writeJobSummary, writeOutputs } from '../../report/outputs.js';
import { signoffMarkdown, signoffRenderers } from '../../report/signoff/document.js';
import { requestFrom } from '../command.js';
import { setFilesOutput, type Mode } from '../mode.js';
import { showProblems } from '../show-problems.js';
import { signoff } from './signoff.js';

export const signoffMode: Mode = {
  name: 'signoff',
  summary: 'sign off the performance of a release',
  outcomes: ['signed', 'rejected', 'undecided', 'unusable'],
  options: [],
  endings: listEndings(signoffRenderers),
  run: async (step) => {
    const { host } = step;
    const files = step.getAll('out');
    const wrong = findUnknownOutputs(signoffRenderers, [], files);
    const request = {
      ...requestFrom(step, step.getAll('results')),
      ...defined({ against: step.get('against'), tag: step.get('tag') }),
    };
    const {
      exitCode,
      signoff: document,
      report,
      problems,
    } = wrong.length > 0 ? { exitCode: unusable, problems: wrong } : await signoff(request, host);
    showProblems(problems, host);
    host.job?.setOutput('outcome', document?.decision ?? 'unusable');
    if (document === undefined || report === undefined) {
      setFilesOutput([], host);
      return exitCode;
    }
    const signed = { signoff: document, report };
    const markdown = signoffMarkdown(signed);
    host.stdout(markdown);
    showProblems(await writeJobSummary(markdown, host), host);
    const { written, problems: unwritten } = await writeOutputs(signed, signoffRenderers, files, host);
    showProblems(unwritten, host);
    setFilesOutput(written, host);
    return unwritten.length === 0 ? exitCode : unusable;
  },
};
