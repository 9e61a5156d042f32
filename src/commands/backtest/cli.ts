import { formatJson } from '../../lang/json-text.js';
import { badRuns } from '../../problems/commands.js';
import { notWritten, unknownEnding, unknownFormatName } from '../../problems/publishing.js';
import { systemCode } from '../../problems/problem.js';
import { baselinesOption, readingOptions, requestFrom, tell, type Command } from '../command.js';

export const backtest: Command = {
  name: 'backtest',
  summary: 'replay the gate over your own past: how often it would have failed, and on what',
  usage: '[HISTORY...] [options]',
  about: `HISTORY is a nightly CSV, a folder or files of recorded baselines, or several run documents; without it the
recorded history is replayed. Every run from the second on is judged against those before it, as the configuration says,
but without waivers. A case counts as missing only where it was measured in the run before. Other bands and fixed
percentages are tried beside it. Raw results become run documents first: guardband read results/ -o run.json.

Exit codes: 0 it was replayed, whatever it found; 2 there is only one run, or not everything could be read;
3 unusable input or configuration.

Examples:
  guardband backtest nightly.csv
  guardband backtest --baselines baselines --config strict.yml --runs 100 --out backtest.json`,
  options: [
    ...readingOptions,
    baselinesOption,
    { name: 'runs', value: 'N', about: 'replay only the newest N runs; those before them still serve as history' },
    { name: 'format', value: 'NAME', about: 'what is printed: text (default) or json' },
    { name: 'out', value: 'FILE.json', about: 'also write the JSON' },
  ],
  run: async (given, host) => {
    const [format, out, runs] = [given.one('format') ?? 'text', given.one('out'), given.one('runs')];
    const wrong = [
      ...(['text', 'json'].includes(format) ? [] : [unknownFormatName(format, ['text', 'json'])]),
      ...(out === undefined || out.endsWith('.json') ? [] : [unknownEnding(out, ['.json'])]),
      ...(runs === undefined || /^[1-9]\d{0,8}$/.test(runs) ? [] : [badRuns(runs)]),
    ];
    if (wrong.length > 0) {
      tell(wrong, host);
      return 3;
    }
    const { replayHistory, backtestText } = await import('../_looking-back.js');
    const { results: history = [], ...request } = requestFrom(given);
    const {
      backtest: found,
      problems,
      exitCode,
    } = await replayHistory({ ...request, history, ...(runs === undefined ? {} : { runs: Number(runs) }) }, host);
    tell(problems, host, false);
    if (found === undefined) return exitCode;
    const json = formatJson(found);
    host.stdout(format === 'json' ? json : backtestText(found, host.page));
    try {
      if (out !== undefined) await host.writeText(out, json);
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
      tell([notWritten(out ?? '', (error as Error).message)], host);
      return 3;
    }
    return exitCode;
  },
};
