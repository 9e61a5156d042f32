import { unusable } from '../../model/exit-code.js';
import { isPage, writeOutput } from '../../report/outputs.js';
import { defineCommand, readingOptions, shared } from '../command.js';
import { noOutNamed } from '../../problems/inputs.js';
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
  mode: {
    summary: 'turn results into one small document, the file named in `out`, for another job to judge',
    outcomes: ['read', 'partly-read', 'unusable'],
    endings: ['.json'],
  },
  run: async ({ operands: results, out: _, ...options }, host, { getAll }) => {
    const files = getAll('out');
    const [first] = files;
    if (first === undefined && host.job !== undefined) return { exitCode: unusable, problems: [noOutNamed()] };
    const request = { ...options, results };
    const { text: content, ...result } =
      first !== undefined && isPage(first)
        ? await (await import('./run-page.js')).runPage(request, host) // loads the judge
        : await runDocument(request, host);
    if (first === undefined || content === undefined) return { ...result, text: content };
    const ends = await Promise.all(
      files.map(async (file) => ({ file, unwritten: await writeOutput(file, content, host) })),
    );
    const written = ends.flatMap(({ file, unwritten }) => (unwritten.length === 0 ? [file] : []));
    const exitCode = written.length === files.length ? result.exitCode : unusable;
    const outcome = exitCode === 0 ? 'read' : written.length === 0 ? 'unusable' : 'partly-read';
    const problems = [...result.problems, ...ends.flatMap(({ unwritten }) => unwritten)];
    const text = host.job === undefined ? undefined : `Wrote ${written.join(', ')}.\n`;
    return { exitCode, problems, files: written, outputs: { outcome }, text };
  },
});
