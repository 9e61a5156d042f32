/** Generates the help texts from the commands and their options. */
import type { Command } from './command.js';
import type { commands as all } from './index.js';
import { layOutHelp } from './help-layout.js';

/** The text of `guardband --help`. */
export async function help(commands: typeof all): Promise<string> {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(
    async ([name, load]) => `  ${name.padEnd(width)}  ${(await load()).command.summary}`,
  );
  return layOutHelp(`guardband: a performance gate for JMeter results that knows its own noise

Usage: guardband COMMAND [...]

${(await Promise.all(lines)).join('\n')}

See guardband COMMAND --help for more. Start with:
  guardband init            writes guardband.yml and workflows
  guardband gate            measures: 0 passed, 1 failed, 2 undecided, 3 unusable
  guardband check results/  judges results that were measured elsewhere
`);
}

/** The text of `guardband COMMAND --help`. */
export function commandHelp(name: string, { summary, usage, about, options }: Command): string {
  const heads = options.map(({ name: option, short, value, multiple }) => {
    const letter = short === undefined ? '' : `-${short}, `;
    return `${letter}--${option}${value === undefined ? '' : ` ${value}`}${multiple === true ? ' ...' : ''}`;
  });
  const width = Math.max(...heads.map((head) => head.length));
  return layOutHelp(`guardband ${name}: ${summary}

Usage: guardband ${name} ${usage}

${about}

Options (... may be given more than once):
${options.map((option, index) => `  ${(heads[index] ?? '').padEnd(width)}  ${option.about}`).join('\n')}
`);
}
