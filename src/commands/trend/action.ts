import { readSettings, type GateRequest } from '../../config/settings.js';
import { defined } from '../../lang/objects.js';
import type { Host } from '../../model/host.js';
import { unusable, type ExitCode } from '../../model/exit-code.js';
import type { Trend } from '../../model/documents.js';
import { findUnknownOutputs, listEndings } from '../../report/outputs.js';
import { commentOnCommits } from '../../report/publishers/commit-comment.js';
import { trendComments } from '../../report/trend/comments.js';
import { trendRenderers, trendMarkdown, trendText } from '../../report/trend/renderers.js';
import { bisectCommand } from '../../report/bisect/command.js';
import { isUnresolved } from '../../report/trend/shared.js';
import { ask, requestFrom, runUsages } from '../command.js';
import { findWrongInputs, refuseStep, setJsonOutput, showInJob, type Mode, type Step } from '../mode.js';
import { record } from '../record/record.js';
import { showProblems } from '../show-problems.js';
import { trend, type TrendResult } from './trend.js';

export const trendMode: Mode = {
  name: 'trend',
  summary: 'add results, if there are any, to the recorded history, and show when levels changed',
  outcomes: ['changed', 'steady', 'undecided', 'unusable'],
  options: [{ name: 'comment', about: 'where to comment', choices: ['none', 'commit'] }],
  endings: listEndings(trendRenderers),
  run: async (step) => {
    const { host } = step;
    const wrong = [
      ...findUnknownOutputs(trendRenderers, [], step.getAll('out')),
      ...findWrongInputs(trendMode.options, step),
    ];
    if (wrong.length > 0) return await refuseStep(wrong, host);
    const { results: _, ...request } = requestFrom(step, []);
    const results = await findResults(step.getAll('results'), request, host);
    const recorded =
      results.length > 0 ? await record({ ...request, results, ...ask(runUsages, step) }, host) : undefined;
    showProblems(recorded?.problems ?? [], host);
    const found = await trend({ ...request, history: [], ...defined({ startedAt: recorded?.startedAt }) }, host);
    if (found.trend === undefined || recorded?.exitCode === unusable)
      return await refuseStep(found.problems, host, recorded?.files);
    showProblems(found.problems, host);
    return await showTrend(step, found, found.trend, recorded);
  },
};

/** The named results; or those of the configuration, if there are any: a job may only show the trend. */
async function findResults(named: readonly string[], request: GateRequest, host: Host): Promise<readonly string[]> {
  if (named.length > 0) return named;
  const { patterns } = (await readSettings(request, host)).read;
  const found = await Promise.all(patterns.map((pattern) => host.find(pattern)));
  if (found.flat().length > 0) return patterns;
  if (patterns.length > 0) host.stdout(`No results were recorded: there are none in ${patterns.join(', ')}.\n`);
  return [];
}

/** Shows a trend in the log, the job summary, files and comments, and sets the outputs of the step. */
async function showTrend(
  step: Step,
  { fresh, hindsight, exitCode }: TrendResult,
  document: Trend,
  recorded: { readonly exitCode: ExitCode; readonly files: readonly string[] } | undefined,
): Promise<ExitCode> {
  const { host } = step;
  const [log, summary] = [trendText(document, host.page), trendMarkdown(document, host.page)];
  const shown = { document, log, summary, renderers: trendRenderers };
  const code = await showInJob(shown, step, recorded?.exitCode ?? exitCode, recorded?.files);
  if (step.get('comment') === 'commit') {
    const comments = trendComments(document, fresh, hindsight, host.page);
    showProblems(await commentOnCommits(comments, step.get('comment-key') ?? '', step.withForge().forge), host);
  }
  host.job?.setOutput(
    'outcome',
    fresh.some(isUnresolved) ? 'changed' : document.unknown?.length ? 'undecided' : 'steady',
  );
  setJsonOutput('changes', fresh, host);
  const [loss] = fresh
    .filter((change) => isUnresolved(change) && bisectCommand(change.before.commit, change.after.commit) !== undefined)
    .sort((a, b) => Math.abs(b.percent) - Math.abs(a.percent));
  host.job?.setOutput('good', loss?.before.commit ?? '');
  host.job?.setOutput('bad', loss?.after.commit ?? '');
  return code;
}
