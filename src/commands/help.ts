/** What --help says. */
import type { Command } from './command.js';

export function help(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return `guardband: a performance gate for JMeter results that knows its own noise

Usage: guardband COMMAND [...]

${commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n')}

guardband COMMAND --help says more. Start with a run you trust, then gate on it:
  guardband init                      writes guardband.yml and a workflow, from the results there are
  guardband record results/           writes baselines/
  guardband check results/            exit code 0 passed, 1 failed, 2 undecided, 3 unusable
`;
}

export function helpOf({ name, summary, usage, about, options }: Command): string {
  const heads = options.map(({ name: option, short, value, multiple }) => {
    const letter = short === undefined ? '' : `-${short}, `;
    return `${letter}--${option}${value === undefined ? '' : ` ${value}`}${multiple === true ? ' ...' : ''}`;
  });
  const width = Math.max(...heads.map((head) => head.length));
  return `guardband ${name}: ${summary}

Usage: guardband ${name} ${usage}

${about}

Options (... may be given more than once):
${options.map(({ about: what }, i) => `  ${(heads[i] ?? '').padEnd(width)}  ${what}`).join('\n')}
`;
}
