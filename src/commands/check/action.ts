import { defined } from '../../lang/defined.js';
import type { Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { PublisherKind } from '../../model/rendering.js';
import { publisherOptions, publishers } from '../../report/publishers/index.js';
import { pageOptions } from '../../report/page-options.js';
import { allEndings } from '../../report/renderers/index.js';
import { requestFrom } from '../command.js';
import { findWrongInputs, pullRequestOption, setFilesOutput, type Mode, type Step } from '../mode.js';
import { showNotes, showProblems } from '../show-problems.js';
import { gate, nothingJudged } from './check.js';

export const checkMode: Mode = {
  name: 'check',
  summary: 'judge results',
  outcomes: ['passed', 'failed', 'undecided', 'unusable'],
  options: [...publisherOptions('action'), ...pageOptions('action'), pullRequestOption],
  endings: allEndings,
  run: async (step) => {
    const wrong = findWrongInputs(checkMode.options, step);
    const chosen = publishers.flatMap(({ make }: PublisherKind) => make(step));
    const { host, problems: unposted } = await connect(step);
    const request = {
      ...requestFrom(step, step.getAll('results')),
      only: step.getAll('only'),
      ...defined({ against: step.get('against') }),
    };
    const { exitCode, report, problems } =
      wrong.length > 0 ? await nothingJudged(wrong, chosen, host) : await gate(request, chosen, host);
    // The report has already shown the other problems.
    const own = [...unposted, ...problems.filter((problem) => report?.problems.includes(problem) !== true)];
    showProblems(own, host);
    showNotes(own, host);
    const unwritten = new Set(problems.flatMap(({ code, file }) => (code === 'not-written' ? (file ?? []) : [])));
    const files = report === undefined ? [] : step.getAll('out').filter((file) => !unwritten.has(file));
    setFilesOutput(files, host);
    const page = files.find((file) => /\.html$/i.test(file)) ?? files[0] ?? '';
    host.job?.setOutput('report-path', host.job.pathInJob?.(page) ?? page);
    return exitCode;
  },
};

/**
 * After a run of a pull request, as in fork-comment.yml, this job judges that run's results, so the report goes to its pull
 * request.
 */
async function connect(step: Step): Promise<{ readonly host: Host; readonly problems: readonly Problem[] }> {
  if (!step.isAfterPullRequest())
    return step.get('comment') === 'pull-request'
      ? await step.withPullRequest()
      : { host: step.withForge(), problems: [] };
  const connected = await step.withForgeOfRun('results');
  return 'problem' in connected
    ? { host: step.host, problems: [connected.problem] }
    : { host: connected.host, problems: [] };
}
