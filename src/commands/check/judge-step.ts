/** Runs a command that judges, on either front end. */
import type { ExitCode } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import type { Publisher, Option, Options } from '../../model/rendering.js';
import { isPage, pageOptions } from '../../report/outputs.js';
import { choosePublishers, publisherOptions } from '../../report/publishers/index.js';
import { badValue } from '../../problems/config.js';
import { repositoryOption, type Command, type CommandCall } from '../command.js';
import { setFilesOutput } from '../show-in-job.js';
import { showNotes, showProblems } from '../show-problems.js';
import { nothingJudged, type CheckResult } from './check.js';
import { isOf } from '../../problems/problem.js';
import { notWritten } from '../../problems/publishing.js';

/** The pull request to comment on, if the event does not identify one. */
export const pullRequestOption: Option = {
  name: 'pr-number',
  value: 'NUMBER',
  about:
    'the pull request that was measured, if the event does not name it (default: the open one whose newest commit was)',
  isRare: true,
  frontEnd: 'action',
  refuse: (value) =>
    /^[1-9]\d{0,9}$/.test(value)
      ? undefined
      : badValue('pr-number', value, 'the number of a pull request without #, or omit it'),
};

/** Where the report goes. */
export const reportOptions = [...publisherOptions, ...pageOptions, repositoryOption, pullRequestOption];

/** Whether the caller wants something posted on the forge. */
const isToPost = ({ get }: Options): boolean =>
  get('comment') === 'pull-request' || get('check-run') === 'true' || get('commit-status') === 'true';

/** Judges, shows the problems that the report does not, and sets the outputs of the step. */
export async function judgeStep(
  step: CommandCall,
  judge: (host: Host, chosen: readonly Publisher[]) => Promise<CheckResult>,
): Promise<ExitCode> {
  const { host, problems: unposted } = await step.connect(isToPost(step));
  const { exitCode, report, problems } = await judge(host, choosePublishers(step));
  const own = [...unposted, ...problems.filter((problem) => report?.problems.includes(problem) !== true)];
  showProblems(own, host);
  if (host.job !== undefined) showNotes(own, host);
  const unwritten = new Set(problems.flatMap((one) => (isOf(one, notWritten) ? (one.file ?? []) : [])));
  const files = step.getAll('out').filter((file) => !unwritten.has(file));
  setFilesOutput(files, host);
  const page = files.find(isPage) ?? files[0] ?? '';
  host.job?.setOutput('report-path', host.job.pathInJob?.(page) ?? page);
  return exitCode;
}

/** Wherever the report would have been published, it now says that there is none. */
export const withdraw: NonNullable<Command['withdraw']> = async (step, problems) =>
  await nothingJudged(problems, choosePublishers(step), (await step.connect(isToPost(step))).host);
