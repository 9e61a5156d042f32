import { defined } from '../../lang/objects.js';
import { unusable } from '../../model/exit-code.js';
import { bisectRenderers, bisectComments, bisectMarkdown, bisectText } from '../../report/bisect/document.js';
import { findUnknownOutputs, listEndings } from '../../report/outputs.js';
import { commentOnCommits } from '../../report/publishers/commit-comment.js';
import { requestFrom } from '../command.js';
import { measureFrom, stepMeasureOptions } from '../gate/options.js';
import { findWrongInputs, showInJob, type Mode, type Step } from '../mode.js';
import { showProblems } from '../show-problems.js';
import { bisect, type BisectResult } from './bisect.js';

export const bisectMode: Mode = {
  name: 'bisect',
  summary: 'find the commit that made something slower',
  outcomes: ['named', 'range', 'none', 'undecided', 'unusable'],
  options: [
    ...stepMeasureOptions,
    ...['good', 'bad', 'case', 'metric'].map((name) => ({ name, about: 'what to search' })),
    { name: 'comment', about: 'where to comment', choices: ['none', 'commit'] },
  ],
  endings: listEndings(bisectRenderers),
  run: async (step) => {
    const { host } = step;
    const wrong = [
      ...findUnknownOutputs(bisectRenderers, [], step.getAll('out')),
      ...findWrongInputs(bisectMode.options, step),
    ];
    const { exitCode, problems, bisection } =
      wrong.length > 0 ? { exitCode: unusable, problems: wrong } : await search(step);
    showProblems(problems, host);
    host.job?.setOutput('outcome', bisection?.outcome ?? 'unusable');
    host.job?.setOutput('culprit', bisection?.outcome === 'named' ? (bisection.culprit?.commit ?? '') : '');
    host.job?.setOutput('measurements', String(bisection?.measurements ?? 0));
    if (bisection === undefined) return exitCode;
    const [log, summary] = [bisectText(bisection, host.page), bisectMarkdown(bisection, host.page)];
    const shown = { document: bisection, log, summary, renderers: bisectRenderers };
    const code = await showInJob(shown, step, exitCode);
    if (step.get('comment') === 'commit') {
      const key = `bisect ${step.get('comment-key') ?? ''}`;
      showProblems(await commentOnCommits(bisectComments(bisection, host.page), key, step.withForge().forge), host);
    }
    return code;
  },
};

async function search(step: Step): Promise<BisectResult> {
  const { results: _, ...request } = requestFrom(step, []);
  const { get } = step;
  const range = { good: get('good') ?? '', bad: get('bad') ?? 'HEAD', measure: measureFrom(step) };
  return await bisect({ ...request, ...range, ...defined({ metric: get('metric'), pattern: get('case') }) }, step.host);
}
