import type { RunDocument } from '../model.js';
import { readingOptions, requestFrom, tell, type Command } from './_shared.js';

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
  run: async (given, host) => {
    const { settle } = await import('../settings.js');
    const { readCandidate } = await import('../sides.js');
    const settings = await settle(requestFrom(given), host);
    if (settings.problems.some(({ level }) => level === 'error')) {
      tell(settings.problems, host);
      return 3;
    }
    const { run, problems } = await readCandidate(settings, host);
    tell(problems, host);
    if (run === undefined) return 3;
    const document: RunDocument = { schemaVersion: 1, ...run };
    const text = `${indented(document)}\n`;
    const output = given.one('output');
    if (output === undefined) host.stdout(text);
    else await host.writeText(output, text);
    // What could be read was written, but somebody must look at what could not.
    return problems.some(({ level }) => level === 'error') ? 3 : 0;
  },
};

/** As JSON.stringify indents, but a histogram's numbers on one line. */
function indented(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const [open, close, lines] = Array.isArray(value)
    ? ['[', ']', value.map((each) => indented(each, inner))]
    : ['{', '}', Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${indented(each, inner)}`)];
  const isFlat = Array.isArray(value) && value.every((each) => typeof each === 'number');
  if (isFlat || lines.length === 0) return `${open}${lines.join(',')}${close}`;
  return `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${indent}${close}`;
}
