import { defined } from '../../lang/objects.js';
import type { ExitCode } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import type { Publisher } from '../../model/rendering.js';
import { pageOptions } from '../../report/page-options.js';
import { choosePublishers, publisherOptions } from '../../report/publishers/index.js';
import {
  connectHost,
  isToPost,
  judgingOptions,
  onlyOption,
  option,
  repositoryOption,
  requestFrom,
  shared,
  type Arguments,
  type Command,
} from '../command.js';
import { showProblems } from '../show-problems.js';
import { gate, nothingJudged, type GateResult } from './check.js';

const outputOptions = [...publisherOptions('command-line'), ...pageOptions('command-line'), repositoryOption];

export const withdraw: NonNullable<Command['withdraw']> = async (given, host, problem) =>
  await nothingJudged([problem], choosePublishers(given), (await connectHost(given, host, isToPost(given))).host);

/** Runs a command that judges, and shows the problems that its report does not. */
export async function judgeAndShow(
  given: Arguments,
  host: Host,
  judge: (host: Host, chosen: readonly Publisher[]) => Promise<GateResult>,
): Promise<ExitCode> {
  const connected = await connectHost(given, host, isToPost(given));
  const { exitCode, report, problems } = await judge(connected.host, choosePublishers(given));
  const own = problems.filter((problem) => report?.problems.includes(problem) !== true);
  showProblems([...connected.problems, ...own], connected.host);
  return exitCode;
}

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
    return await judgeAndShow(given, host, async (connected, chosen) => await gate(request, chosen, connected));
  },
};
