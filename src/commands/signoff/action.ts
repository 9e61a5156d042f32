import { defined } from '../../lang/objects.js';
import { findUnknownOutputs, listEndings } from '../../report/outputs.js';
import { writeUnjudged } from '../../report/renderings.js';
import { signoffRenderers, signoffMarkdown } from '../../report/signoff/document.js';
import { requestFrom } from '../command.js';
import { refuseStep, showInJob, type Mode } from '../mode.js';
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
    const wrong = findUnknownOutputs(signoffRenderers, [], step.getAll('out'));
    if (wrong.length > 0) return await refuseStep(wrong, host);
    const request = {
      ...requestFrom(step, step.getAll('results')),
      ...defined({ against: step.get('against'), tag: step.get('tag') }),
    };
    const { exitCode, problems, signoff: document, report } = await signoff(request, host);
    if (document === undefined || report === undefined) {
      const unjudged = await writeUnjudged(problems, step.getAll('out'), host);
      return await refuseStep([...problems, ...unjudged.problems], host, unjudged.written);
    }
    showProblems(problems, host);
    host.job?.setOutput('outcome', document.decision);
    const signed = { signoff: document, report };
    const markdown = signoffMarkdown(signed);
    return await showInJob(
      { document: signed, log: markdown, summary: markdown, renderers: signoffRenderers },
      step,
      exitCode,
    );
  },
};
