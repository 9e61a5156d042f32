import { defined } from '../../lang/objects.js';
import { printableLine } from '../../lang/printable.js';
import { defineCommand, shared } from '../command.js';
import { rename } from './rename.js';

export const command = defineCommand({
  summary: 'keep the history of labels or scenarios under new names',
  usage: 'OLD NEW [OLD NEW]... [options]',
  about: `A case is identified by its name. This adds new names of labels to \`renamed:\` in guardband.yml, so that their cases are
compared with the history under the old names, accepted levels included. Nothing else in the file changes. Commit it.

Exit codes: 0 the configuration has the new names, 3 nothing was changed.

Examples:
  guardband rename 'POST /pay' 'POST /payments'
  guardband rename --scenario checkout 'checkout v2'`,
  own: { scenario: 'the names are scenarios, not labels' },
  shared: shared('config'),
  refuse: ({ operands }) =>
    operands.length === 0 || operands.length % 2 === 1 || operands.includes('')
      ? 'Give an old and a new name, in quotes.'
      : undefined,
  run: async ({ operands, scenario: scenarios = false, config }, host) => {
    const names = operands.flatMap((from, i) => (i % 2 === 0 ? [[from, operands[i + 1] ?? ''] as const] : []));
    const result = await rename({ names, scenarios, ...defined({ config }) }, host);
    const { exitCode, file, added } = result;
    if (exitCode !== 0) return result;
    const lines = added.map(
      ({ scenario, label, to }) => `  ${printableLine(scenario ?? label ?? '')} → ${printableLine(to)}\n`,
    );
    const text = added.length === 0 ? `${file} has these names already.\n` : `Added to ${file}:\n${lines.join('')}`;
    return { ...result, text, data: { files: added.length === 0 ? [] : [file] } };
  },
});
