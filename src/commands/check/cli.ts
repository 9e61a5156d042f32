import { file } from '../../report/publishers/file.js';
import { stdout } from '../../report/publishers/stdout.js';
import { baselinesOption, readingOptions, requestFrom, tell, type Command } from '../command.js';

export const check: Command = {
  name: 'check',
  summary: 'judge results against their baselines: the gate',
  usage: 'RESULTS... [options]',
  about: `RESULTS are files, folders or globs in any supported format, mixed. Content decides the format, never the name.

Exit codes: 0 passed, 1 failed (regression, broken objective, missing case), 2 undecided (could not
judge), 3 unusable input or configuration (nothing was judged).

Examples:
  guardband check results/ --out report.md --out report.json
  guardband check summary.csv --against last-release/summary.csv
  guardband check new-1 new-2 new-3 --against base/      both measured back to back: the noise of one session
  guardband check results/ --against ref:origin/main...  baselines as they were where this branch left main
  guardband check nightly.csv --against nightly.csv      the newest run of a history against those before it`,
  options: [
    ...readingOptions,
    baselinesOption,
    {
      name: 'against',
      value: 'SELECTOR',
      about: 'history (default: the newest 30 runs), last, tag:NAME, ref:GITREF, or any readable result',
    },
    { name: 'only', value: 'PATTERN', multiple: true, about: 'expect only these cases (part of a name, or * and ?)' },
    {
      name: 'out',
      value: 'FILE',
      multiple: true,
      about: 'also write the report; the ending chooses: .json .md .xml (JUnit) .txt',
    },
    { name: 'format', value: 'NAME', about: 'what is printed: text (default), markdown, json, junit' },
  ],
  tellsCommit: 'job',
  run: async (given, host) => {
    const { gate, unknownOutputs } = await import('../_judging.js');
    const [format, files] = [given.one('format') ?? 'text', given.all('out')];
    const unknown = unknownOutputs([format], files);
    if (unknown.length > 0) {
      tell(unknown, host);
      return 3;
    }
    const against = given.one('against');
    const request = { ...requestFrom(given), only: given.all('only'), ...(against === undefined ? {} : { against }) };
    const publishers = [stdout(format), ...files.map(file)];
    const { exitCode, report, problems } = await gate(request, publishers, host);
    // What is in the report was shown with it.
    tell(
      problems.filter((problem) => report?.problems.includes(problem) !== true),
      host,
    );
    return exitCode;
  },
};
