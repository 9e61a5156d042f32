import { runDocument } from './run-document.js';
import { readingOptions, requestFrom, tell, type Command } from '../command.js';

export const read: Command = {
  name: 'read',
  summary: 'turn any supported input into one validated run document',
  usage: 'INPUT... [-o run.json]',
  about: `Raw JMeter results are summarised, summaries imported, several inputs put together. - reads standard input.

A load test of many generators: results of one case that overlap in time are merged without loss, as if one file held
all samples. Each may be read where it is, and only the small documents brought together. The warm-up is cut from each
result on its own, from its first start.

Examples:
  guardband read results.jtl --warmup 300s -o run.json
  guardband read generator-1.json generator-2.json -o run.json
  zcat results.jtl.gz | guardband read - --set scenario=checkout --set users=100`,
  options: [
    ...readingOptions,
    { name: 'output', short: 'o', value: 'FILE', about: 'write here instead of standard output' },
  ],
  tellsCommit: 'job',
  run: async (given, host) => {
    const { exitCode, text, problems } = await runDocument(requestFrom(given), host);
    tell(problems, host);
    const output = given.one('output');
    if (text !== undefined && output === undefined) host.stdout(text);
    else if (text !== undefined && output !== undefined) await host.writeText(output, text);
    return exitCode;
  },
};
