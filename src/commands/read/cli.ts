import { unusable } from '../../model/exit-code.js';
import { isPage, writeOutput } from '../../report/outputs.js';
import { defineCommand, readingOptions, shared } from '../command.js';
import { runDocument } from './run-document.js';

export const command = defineCommand({
  summary: 'turn any supported input into one validated run document',
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
  own: {
    'out FILE': {
      short: 'o',
      about: 'write to this file instead of standard output; .html for a page of statistics and charts',
    },
  },
  shared: [...readingOptions, ...shared('commit')],
  commitSource: 'job',
  printsJson: true,
  run: async ({ operands: results, out, ...options }, host) => {
    const request = { ...options, results };
    const result =
      out !== undefined && isPage(out)
        ? await (await import('./run-page.js')).runPage(request, out, host) // loads the judge
        : await runDocument(request, host);
    if (out === undefined || result.text === undefined) return result;
    const unwritten = await writeOutput(out, result.text, host);
    const exitCode = unwritten.length === 0 ? result.exitCode : unusable;
    return { exitCode, problems: [...result.problems, ...unwritten] };
  },
});
