import { defined } from '../../lang/defined.js';
import { printableLine } from '../../lang/printable.js';
import { unusable } from '../../model/exit-code.js';
import { configOption, type Command } from '../command.js';
import { showProblems } from '../show-problems.js';
import { rename as renameCases } from './rename.js';

export const rename: Command = {
  usage: 'OLD NEW [OLD NEW]... [options]',
  about: `A case is identified by its name. This adds new names of labels to \`renamed:\` in guardband.yml, so that their cases are
compared with the history under the old names, accepted levels included. Nothing else in the file changes. Commit it.

Exit codes: 0 the configuration has the new names, 3 nothing was changed.

Examples:
  guardband rename 'POST /pay' 'POST /payments'
  guardband rename --scenario checkout 'checkout v2'`,
  options: [configOption, { name: 'scenario', about: 'the names are scenarios, not labels' }],
  run: async ({ operands, get }, host) => {
    const names = operands.flatMap((from, i) => (i % 2 === 0 ? [[from, operands[i + 1] ?? ''] as const] : []));
    if (names.length === 0 || names.flat().some((name) => name === '')) {
      host.stderr('Give an old and a new name, in quotes. See guardband rename --help.\n');
      return unusable;
    }
    const scenarios = get('scenario') === 'true';
    const { exitCode, file, added, problems } = await renameCases(
      { names, scenarios, ...defined({ config: get('config') }) },
      host,
    );
    showProblems(problems, host);
    if (exitCode !== 0) return exitCode;
    const lines = added.map(
      ({ scenario, label, to }) => `  ${printableLine(scenario ?? label ?? '')} → ${printableLine(to)}\n`,
    );
    host.stdout(added.length === 0 ? `${file} has these names already.\n` : `Added to ${file}:\n${lines.join('')}`);
    return exitCode;
  },
};
