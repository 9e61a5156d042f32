import type { RunDocument } from '../model.js';
import { readingOptions, requestFrom, tell, type Command } from './_shared.js';

export const read: Command = {
  name: 'read',
  summary: 'turn any supported input into one validated run document',
  usage: 'INPUT... [-o run.json]',
  about: `Raw JMeter results are summarised, summaries imported, several inputs put together. - reads standard input.

Examples:
  guardband read results.jtl --warmup 300s -o run.json
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
    const text = `${JSON.stringify(document, null, 2)}\n`;
    const output = given.one('output');
    if (output === undefined) host.stdout(text);
    else await host.writeText(output, text);
    // What could be read was written, but somebody must look at what could not.
    return problems.some(({ level }) => level === 'error') ? 3 : 0;
  },
};
