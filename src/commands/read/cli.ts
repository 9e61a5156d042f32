import { unusable } from '../../model/exit-code.js';
import { isPage, writeOutput } from '../../report/outputs.js';
import { commitOption, readingOptions, requestFrom, type Command } from '../command.js';
import { showProblems } from '../show-problems.js';
import { runDocument } from './run-document.js';

export const read: Command = {
  usage: 'INPUT... [--out run.json|report.html]',
  about: `Summarises raw JMeter results, imports summaries and combines several inputs. The input - is standard input.

For a load test with many generators: results of one case that overlap in time are merged without loss, as if one file
held all samples. Read each result where it is, and collect only the small documents. The warm-up is excluded from
each result separately, counted from its own first sample.

Examples:
  guardband read results.jtl --warmup 300s --out run.json
  guardband read results.jtl --out report.html           statistics and charts, as JMeter's dashboard
  guardband read generator-1.json generator-2.json --out run.json
  zcat results.jtl.gz | guardband read - --set scenario=checkout --set users=100`,
  options: [
    ...readingOptions,
    commitOption,
    {
      name: 'out',
      short: 'o',
      value: 'FILE',
      about: 'write to this file instead of standard output; .html for a page of statistics and charts',
    },
  ],
  commitSource: 'job',
  run: async (given, host) => {
    const output = given.get('out');
    const request = requestFrom(given, given.operands);
    const { exitCode, text, problems } =
      output !== undefined && isPage(output)
        ? await (await import('./run-page.js')).runPage(request, output, host) // loads the judge
        : await runDocument(request, host);
    showProblems(problems, host);
    if (text === undefined) return exitCode;
    if (output === undefined) {
      host.stdout(text);
      return exitCode;
    }
    const unwritten = await writeOutput(output, text, host);
    showProblems(unwritten, host);
    return unwritten.length === 0 ? exitCode : unusable;
  },
};
