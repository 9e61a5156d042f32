import { defined } from '../../lang/objects.js';
import { pageOptions, withPageOptions } from '../../report/page-options.js';
import { choosePublishers, publisherOptions } from '../../report/publishers/index.js';
import { judgingOptions, onlyOption, option, repositoryOption, requestFrom, shared, type Command } from '../command.js';
import { showProblems } from '../show-problems.js';
import { gate, nothingJudged } from './check.js';

const outputOptions = [...publisherOptions('command-line'), ...pageOptions('command-line'), repositoryOption];

export const withdraw: NonNullable<Command['withdraw']> = async (given, host, problem) =>
  await nothingJudged([problem], choosePublishers(given), withPageOptions(host, given));

export const command: Command = {
  withdraw,
  summary: 'judge results that were measured elsewhere against their baselines',
  usage: 'RESULTS... [options]',
  about: `RESULTS are files, folders or globs in any supported formats. The format of a file is determined by its content, never by its
name.

Exit codes: 0 passed, 1 failed (regression, broken objective, missing case), 2 undecided (could not judge), 3 unusable
input or configuration (nothing was judged).

Examples:
  guardband check results/ --out report.md --out report.json
  guardband check summary.csv --against last-release/summary.csv
  guardband check new-1 new-2 new-3 --against base/      both measured back to back: the noise of one session
  guardband check results/ --against ref:origin/main...  baselines as they were where this branch left main
  guardband check nightly.csv --against nightly.csv      the newest run of a history against those before it`,
  options: [
    ...judgingOptions,
    option(
      'against SELECTOR',
      'history (default: the newest 30 runs), last, tag:NAME, ref:GITREF, or any readable result',
    ),
    ...shared('load-test', 'reference', 'empty', 'unknown'),
    onlyOption,
    ...outputOptions,
  ],
  commitSource: 'job',
  run: async (given, host) => {
    const request = {
      ...requestFrom(given, given.operands),
      only: given.getAll('only'),
      ...defined({ against: given.get('against') }),
    };
    const { exitCode, report, problems } = await gate(request, choosePublishers(given), withPageOptions(host, given));
    // The report has already shown the other problems.
    showProblems(
      problems.filter((problem) => report?.problems.includes(problem) !== true),
      host,
    );
    return exitCode;
  },
};
