import { defined } from '../../lang/defined.js';
import { unusable } from '../../model/exit-code.js';
import { backtestRenderers } from '../../report/backtest/document.js';
import { baselinesOption, formatOption, outOption, readingOptions, requestFrom, type Command } from '../command.js';
import { canShow, showDocument } from '../show-document.js';
import { showProblems } from '../show-problems.js';
import { backtest as replayHistory } from './backtest.js';
import { badValue } from '../../problems/config.js';

export const backtest: Command = {
  usage: '[HISTORY...] [options]',
  about: `HISTORY is a nightly CSV, a folder or files of recorded baselines, or several run documents; without it, the recorded
history is replayed. Every run from the second on is judged against the runs before it, as the configuration says, but
without waivers. A case counts as missing only if the run before measured it. Turn raw results into run documents first: guardband read results/ --out run.json.

Exit codes: 0 the history was replayed, whatever the result; 2 there is only one run, or not everything could be read;
3 unusable input or configuration.

Examples:
  guardband backtest nightly.csv
  guardband backtest --baselines baselines --config strict.yml --runs 100 --out backtest.json`,
  options: [
    ...readingOptions,
    baselinesOption,
    { name: 'runs', value: 'N', about: 'replay only the newest N runs; older ones still serve as history' },
    formatOption(backtestRenderers),
    { ...outOption(backtestRenderers), multiple: false },
  ],
  run: async (given, host) => {
    const runs = given.get('runs');
    const outputs = {
      renderers: backtestRenderers,
      format: given.get('format') ?? 'text',
      files: given.getAll('out'),
    };
    const isCount = runs === undefined || /^[1-9]\d{0,8}$/.test(runs);
    if (!isCount) showProblems([badValue('--runs', runs, 'the number of newest runs to replay, at least 1')], host);
    if (!canShow(outputs, host) || !isCount) return unusable;
    const { results: history = [], ...request } = requestFrom(given, given.operands);
    const count = runs === undefined ? undefined : Number(runs);
    const {
      backtest: document,
      problems,
      exitCode,
    } = await replayHistory({ ...request, history, ...defined({ runs: count }) }, host);
    showProblems(problems, host, false);
    return document === undefined ? exitCode : await showDocument(document, exitCode, outputs, host);
  },
};
