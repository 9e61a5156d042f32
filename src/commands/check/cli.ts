import { defined } from '../../lang/objects.js';
import { allEndings } from '../../report/renderers/index.js';
import { judgeRules } from '../../config/policy.js';
import { judgingOptions, onlyOption, option, requestFrom, shared, type Command } from '../command.js';
import { accept } from '../accept/accept.js';
import { check } from './check.js';
import { judgeStep, reportOptions, withdraw } from './judge-step.js';

export const command: Command = {
  withdraw,
  summary: 'judge results that were measured elsewhere against their baselines',
  usage: 'RESULTS... [options]',
  about: `RESULTS are files, folders or globs in any supported formats, or a run of the history: tag:NAME, commit:ID. The format of a file
is determined by its content, never by its name.

Exit codes: 0 passed, or no verdict was asked (--judge none), 1 failed (regression, broken objective, missing case), 2 undecided (could not judge), 3 unusable
input or configuration (nothing was judged).

Examples:
  guardband check results/ --out report.md --out report.json
  guardband check summary.csv --against last-release/summary.csv
  guardband check new-1 new-2 new-3 --against base/      both measured back to back: the noise of one session
  guardband check results/ --against ref:origin/main...  baselines as they were where this branch left main
  guardband check nightly.csv --against nightly.csv      the newest run of a history against those before it
  guardband check tag:4.5.0 --against tag:4.4.0 --judge none --out changes.html`,
  options: [
    ...judgingOptions.filter(({ name }) => name !== 'judge'),
    option('judge WORD', {
      about: 'what makes a change a regression: noise (default), bands; none: show what differs, without a verdict',
      choices: [...judgeRules, 'none'],
    }),
    option(
      'against SELECTOR',
      'history (default: the newest 30 runs), last, tag:NAME, commit:ID, ref:GITREF, or any readable result',
    ),
    ...shared('load-test', 'reference', 'empty', 'unknown'),
    onlyOption,
    option('accept REASON', 'if it fails, record the run, accept what fails for this reason, and judge it again'),
    ...reportOptions,
  ],
  commitSource: 'job',
  mode: { summary: 'judge results', outcomes: ['passed', 'failed', 'undecided', 'unusable'], endings: allEndings },
  run: async (step) => {
    const request = {
      ...requestFrom(step, step.operands),
      only: step.getAll('only'),
      ...defined({ against: step.get('against') }),
    };
    const reason = step.get('accept');
    return await judgeStep(step, async (host, chosen) => {
      const { report: { findings = [], outcome } = {} } = reason === undefined ? {} : await check(request, [], host);
      const failing = findings.flatMap(({ fails, case: { key } }) => (fails === true ? [key] : []));
      const pattern = failing.length > 0 ? [...new Set(failing)] : ['*'];
      if (reason !== undefined && outcome === 'failed') await accept({ ...request, pattern, reason }, host);
      return await check(request, chosen, host);
    });
  },
};
