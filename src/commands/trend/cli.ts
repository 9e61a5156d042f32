import { notWritten, unknownEnding, unknownFormatName } from '../../problems/publishing.js';
import { systemCode } from '../../problems/problem.js';
import { baselinesOption, readingOptions, requestFrom, tell, type Command } from '../command.js';

export const trend: Command = {
  name: 'trend',
  summary: 'show when levels changed, between which commits, and by how much',
  usage: '[HISTORY...] [options]',
  about: `HISTORY is a nightly CSV, a folder or files of recorded baselines, or several run documents; without it the
recorded history is shown. Changes of level are looked for with hindsight, in every gated metric of every case; what
moved whole runs (the machine's part) is taken out first. A change lies between two commits: that of the last run of
the old level and that of the first run of the new one.

Exit codes: 0 it was shown, whatever it shows; 3 there is no history.

Examples:
  guardband trend --html trend.html
  guardband trend nightly.csv --case 'checkout*' --format markdown`,
  options: [
    ...readingOptions,
    baselinesOption,
    { name: 'case', value: 'PATTERN', about: 'only these cases: part of a name, or a pattern with * and ?' },
    { name: 'html', value: 'FILE', about: 'also write a page with charts, which needs nothing else' },
    { name: 'out', value: 'FILE', multiple: true, about: 'also write it; the ending chooses: .html .md .json .txt' },
    { name: 'format', value: 'NAME', about: 'what is printed: text (default), markdown, json, html' },
  ],
  run: async (given, host) => {
    const { trendEndings, trendOf, trendRendererFor, trendRenderers } = await import('../_looking-back.js');
    const [format, html, pattern] = [given.one('format') ?? 'text', given.one('html'), given.one('case')];
    const files = [...given.all('out'), ...(html === undefined ? [] : [html])];
    const shown = trendRenderers.find(({ id }) => id === format);
    const ids = trendRenderers.map(({ id }) => id);
    const wrong = [
      ...(shown === undefined ? [unknownFormatName(format, ids)] : []),
      ...files.filter((file) => trendRendererFor(file) === undefined).map((file) => unknownEnding(file, trendEndings)),
    ];
    if (wrong.length > 0) {
      tell(wrong, host);
      return 3;
    }
    const { results: history = [], ...request } = requestFrom(given);
    const asked = { ...request, history, ...(pattern === undefined ? {} : { pattern }) };
    const { trend: found, problems, exitCode } = await trendOf(asked, host);
    tell(problems, host, false);
    if (found === undefined) return exitCode;
    host.stdout(shown?.render(found, host.page) ?? '');
    for (const file of files) {
      try {
        await host.writeText(file, trendRendererFor(file)?.render(found, host.page) ?? '');
      } catch (error) {
        if (systemCode(error) === undefined) throw error;
        tell([notWritten(file, (error as Error).message)], host);
        return 3;
      }
    }
    return exitCode;
  },
};
