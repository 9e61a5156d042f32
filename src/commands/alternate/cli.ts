import { defined } from '../../lang/defined.js';
import { unusable } from '../../model/exit-code.js';
import { badRounds } from '../../problems/alternate.js';
import { quoteShell } from '../../lang/quote-shell.js';
import { configOption, type Command } from '../command.js';
import { showProblems } from '../show-problems.js';

const defaultRounds = 3;

export const alternate: Command = {
  usage: '[options] -- COMMAND_A -- COMMAND_B',
  about: `Runs A B, B A, A B, ...: A measures the base, B the version under test. Both run on the same machine in the same
minutes, which makes this the fairest comparison on a shared runner. Each run writes its results into its own folder,
which the environment variable GUARDBAND_OUT names; {out} in a command is replaced by it. GUARDBAND_SIDE is base or
head, GUARDBAND_ROUND counts from 1. No shell interprets the commands, except with --shell, where each is one quoted
argument.

With --stop-early it ends before the last round once the verdict is certain: nothing looks worse, or something is far
worse.

Exit codes: 0 both were measured, 3 a command failed or wrote nothing.

Examples:
  # with the script that guardband init writes
  guardband alternate -- bash .github/load-test.sh measure ../base {out} \\
    -- bash .github/load-test.sh measure . {out}
  guardband alternate --rounds 5 -- jmeter -n -f -t plan.jmx -Jport=8081 -l {out}/checkout/10_users/results.jtl \\
    -- jmeter -n -f -t plan.jmx -Jport=8082 -l {out}/checkout/10_users/results.jtl
  guardband check ab/head --against ab/base --shards repetitions`,
  options: [
    { name: 'out', value: 'FOLDER', about: 'where the results go: FOLDER/base and FOLDER/head (default: ab)' },
    { name: 'rounds', value: 'N', about: `how often each version is measured (default: ${String(defaultRounds)})` },
    { name: 'stop-early', about: 'stop as soon as the verdict is certain, after two rounds at the earliest' },
    { name: 'shell', about: 'run each command with sh' },
    configOption,
  ],
  run: async ({ operands, get }, host) => {
    const { commandsToRun } = await import('./commands-to-run.js');
    const found = commandsToRun(operands, get('shell') === 'true');
    const rounds = get('rounds') ?? String(defaultRounds);
    const isCount = /^([1-9]\d?|100)$/.test(rounds);
    const wrong = [...('problem' in found ? [found.problem] : []), ...(isCount ? [] : [badRounds(rounds)])];
    if (wrong.length > 0 || 'problem' in found) {
      showProblems(wrong, host);
      return unusable;
    }
    const { alternate: measureInTurn, formatSpan } = await import('./alternate.js');
    const config = get('config');
    const measured = await measureInTurn(
      {
        commands: found.commands,
        out: (get('out') ?? 'ab').replace(/(?<=.)\/+$/, ''),
        rounds: Number(rounds),
        stopEarly: get('stop-early') === 'true',
        ...defined({ config }),
      },
      host,
    );
    showProblems(measured.problems, host);
    if (measured.exitCode !== 0) return measured.exitCode;
    const { folders, durationMs } = measured;
    const option = config === undefined ? '' : ` --config ${quoteShell(config)}`;
    host.stdout(`Measured base and head alternately, ${String(measured.rounds)} times each, in ${formatSpan(durationMs)}. Now judge:
    guardband check ${quoteShell(folders.head)} --against ${quoteShell(folders.base)} --shards repetitions${option}
`);
    return 0;
  },
};
