import { defined } from '../../lang/defined.js';
import type { PublisherKind } from '../../model/rendering.js';
import { publisherOptions, publishers } from '../../report/publishers/index.js';
import { pageOptions } from '../../report/page-options.js';
import { allEndings } from '../../report/renderers/index.js';
import { requestFrom } from '../command.js';
import { findWrongInputs, pullRequestOption, setFilesOutput, type Mode } from '../mode.js';
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
    const isPosting = step.get('comment') === 'pull-request' || step.get('check-run') === 'true';
    const { host, problems: unposted } = await step.connect(isPosting);
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
