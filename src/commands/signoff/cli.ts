import { defined } from '../../lang/objects.js';
import { signoffRenderers } from '../../report/signoff/document.js';
import { defineCommand, judgingOptions, measureFrom, measureOptions, shared } from '../command.js';
import { signoff } from './signoff.js';

export const command = defineCommand({
  summary: 'sign off the performance of a release, or list the reasons against it',
  usage: '[RESULTS...] --against tag:4.4.0 [options]',
  about: `Without results, measures this version and that of the last release in pairs, as gate does, until it can sign or reject
the release, or the budget is spent. The folder of a gate that measured both is judged as it is.

Every case of the baseline must be measured, waived or retired, and every objective met. Stricter than check: a missing case
rejects the release. An open suspect, a case that could not be judged, another load or an objective that matches no case
prevents the sign-off, whatever the configuration says.

Exit codes: 0 signed, 1 rejected, 2 undecided (some of it could not be judged), 3 unusable input or configuration.

Examples:
  guardband signoff --against tag:4.4.0 --tag 4.5.0 --out signoff.html --out signoff.json
  guardband signoff results/ --against tag:4.4.0 --tag 4.5.0 --out signoff.md`,
  own: {
    'against SELECTOR': 'the previous release: tag:NAME; also history, last, ref:GITREF, or any readable result',
    'tag NAME': 'the name of this release',
  },
  // A step of the Action calls its operands results.
  shared: [...measureOptions.filter(({ name }) => name !== 'results'), ...judgingOptions, ...shared('load-test')],
  renderers: signoffRenderers,
  commitSource: 'job-or-git',
  mode: { summary: 'sign off the performance of a release', outcomes: ['signed', 'rejected', 'undecided', 'unusable'] },
  run: async ({ operands: results, ...request }, host, step) => {
    const asked = { ...request, measure: measureFrom(step), results };
    const { exitCode, problems, signoff: document, report, inputs } = await signoff(asked, host);
    if (document === undefined || report === undefined) return { exitCode, problems };
    const outputs = { outcome: document.decision };
    // The document lists the problems; a job also shows them as annotations.
    const shown = host.job === undefined ? [] : problems;
    return { exitCode, problems: shown, outputs, document: { signoff: document, report, ...defined({ inputs }) } };
  },
});
