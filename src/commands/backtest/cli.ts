import { unusable } from '../../model/exit-code.js';
import { backtestRenderers } from '../../report/backtest/document.js';
import { defineCommand, readingOptions, shared } from '../command.js';
import { backtest } from './backtest.js';
import { badValue } from '../../problems/config.js';

export const command = defineCommand({
  summary: 'replay the gate over your history, to see how often it would have failed, and on what',
  usage: '[HISTORY...] [options]',
  about: `HISTORY is a nightly CSV, a folder or files of recorded baselines, or several run documents; without it, the recorded
history is replayed. Every run from the second on is judged against the runs before it, as the configuration says, but
without waivers. A loss that lasted counts once, as if accepted after its first run. A case counts as missing only if the run before measured it. Turn raw results into run documents first: guardband read results/ --out run.json.

Exit codes: 0 the history was replayed, whatever the result; 2 there is only one run, or not everything could be read;
3 unusable input or configuration.

Examples:
  guardband backtest nightly.csv
  guardband backtest --baselines baselines --config strict.yml --runs 100 --out backtest.json`,
  own: { 'runs N': 'replay only the newest N runs; older ones still serve as history' },
  shared: [...readingOptions, ...shared('baselines', 'judge')],
  renderers: backtestRenderers,
  showsNotes: false,
  run: async ({ operands: history, runs, ...request }, host) => {
    if (runs !== undefined && !/^[1-9]\d{0,8}$/.test(runs))
      return {
        exitCode: unusable,
        problems: [badValue('--runs', runs, 'the number of newest runs to replay, at least 1')],
      };
    const count = runs === undefined ? {} : { runs: Number(runs) };
    const result = await backtest({ ...request, history, ...count }, host);
    return { ...result, document: result.backtest };
  },
});
