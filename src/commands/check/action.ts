import { defined } from '../../lang/objects.js';
import type { ExitCode } from '../../model/exit-code.js';
import type { Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { Publisher } from '../../model/rendering.js';
import { choosePublishers, publisherOptions } from '../../report/publishers/index.js';
import { pageOptions } from '../../report/page-options.js';
import { allEndings } from '../../report/renderers/index.js';
import { requestFrom } from '../command.js';
import { findWrongInputs, pullRequestOption, setFilesOutput, type Mode, type Step } from '../mode.js';
import { showNotes, showProblems } from '../show-problems.js';
import { gate, nothingJudged, type GateResult } from './check.js';

export const checkMode: Mode = {
  name: 'check',
  summary: 'judge results',
  outcomes: ['passed', 'failed', 'undecided', 'unusable'],
  options: [...publisherOptions('action'), ...pageOptions('action'), pullRequestOption],
  endings: allEndings,
  run: async (step) =>
    await judgeStep(checkMode, step, async (host, chosen) => {
      const request = {
        ...requestFrom(step, step.getAll('results')),
        only: step.getAll('only'),
        ...defined({ against: step.get('against') }),
      };
      return await gate(request, chosen, host);
    }),
  withdraw: withdrawStep,
};

/** Where a step would have published its report, it now says that there is none. */
export async function withdrawStep(step: Step, problem: Problem): Promise<void> {
  const { host } = await step.connect(true);
  await nothingJudged([problem], choosePublishers(step), host);
}

/** Runs a step that judges, and sets its outputs. */
export async function judgeStep(
  { options }: Mode,
  step: Step,
  judge: (host: Host, chosen: readonly Publisher[]) => Promise<GateResult>,
): Promise<ExitCode> {
  const wrong = findWrongInputs(options, step);
  const chosen = choosePublishers(step);
  const isPosting = step.get('comment') === 'pull-request' || step.get('check-run') === 'true';
  const { host, problems: unposted } = await step.connect(isPosting);
  const { exitCode, report, problems } =
    wrong.length > 0 ? await nothingJudged(wrong, chosen, host) : await judge(host, chosen);
  // The report has already shown the other problems.
  const own = [...unposted, ...problems.filter((problem) => report?.problems.includes(problem) !== true)];
  showProblems(own, host);
  showNotes(own, host);
  const unwritten = new Set(problems.flatMap(({ code, file }) => (code === 'not-written' ? (file ?? []) : [])));
  const files = step.getAll('out').filter((file) => !unwritten.has(file));
  setFilesOutput(files, host);
  const page = files.find((file) => /\.html$/i.test(file)) ?? files[0] ?? '';
  host.job?.setOutput('report-path', host.job.pathInJob?.(page) ?? page);
  return exitCode;
}
