import { defined } from '../../lang/defined.js';
import type { PublisherKind } from '../../model/rendering.js';
import { publisherOptions, publishers } from '../../report/publishers/index.js';
import { allEndings } from '../../report/renderers/index.js';
import { requestFrom } from '../command.js';
import { findWrongInputs, setJsonOutput, type Mode } from '../mode.js';
import { showProblems } from '../show-problems.js';
import { gate, nothingJudged } from './check.js';

export const checkMode: Mode = {
  name: 'check',
  summary: 'judge results',
  outcomes: ['passed', 'failed', 'undecided', 'unusable'],
  options: publisherOptions('action'),
  endings: allEndings,
  run: async (step) => {
    const wrong = findWrongInputs(checkMode.options, step);
    const chosen = publishers.flatMap(({ make }: PublisherKind) => make(step));
    const host = step.withForge();
    const request = {
      ...requestFrom(step, step.all('results')),
      only: step.all('only'),
      ...defined({ against: step.one('against') }),
    };
    const { exitCode, report, problems } =
      wrong.length > 0 ? await nothingJudged(wrong, chosen, host) : await gate(request, chosen, host);
    showProblems(
      problems.filter((problem) => report?.problems.includes(problem) !== true),
      host,
    );
    const unwritten = new Set(problems.flatMap(({ code, file }) => (code === 'not-written' ? (file ?? []) : [])));
    const files = report === undefined ? [] : step.all('out').filter((file) => !unwritten.has(file));
    setJsonOutput('files', files, host);
    return exitCode;
  },
};
