/** Generates the help texts from the commands and their options. */
import type { Command } from './command.js';
import type { commands as all } from './index.js';
import { wrapText } from '../report/sentences/problem-lines.js';

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

/**
 * The text of `guardband COMMAND --help`.
 *
 * @param isAll whether the options that few need are listed as well
 */
export function commandHelp(name: string, { summary, usage, about, options: all }: Command, isAll: boolean): string {
  const options = all.filter(({ isRare }) => isAll || isRare !== true);
  const rest = all.length - options.length;
  const more = rest === 0 ? '' : `\nSee guardband ${name} --help --all for ${String(rest)} more.\n`;
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
${more}`);
}

const width = 80;
/**
 * The last column at which an explanation may start next to its command. Otherwise it becomes a comment above the command.
 */
const lastColumn = 36;

/**
 * Wraps a text at 80 columns. Lines without indentation are paragraphs. Indented lines are commands or terms, separated
 * from their explanation by two spaces.
 */
function layOutHelp(text: string): string {
  const joined = text.replace(/(?<=^\S.*)\n(?!Exit codes:)(?=\S)/gm, ' ');
  const blocks = joined.match(/^ .*(?:\n .*)*|^.*$/gm) ?? [];
  return blocks
    .flatMap((block) => (block.startsWith(' ') ? layOutList(block.split('\n')) : wrapText(block, width)))
    .join('\n');
}

function layOutList(lines: readonly string[]): readonly string[] {
  if (lines.every((line) => line.length <= width)) return lines;
  const items = lines.map((line) => {
    const [, head = line, gap = '', about = ''] = /^( +\S.*?)( {2,})(\S.*)$/.exec(line) ?? [];
    return { head, about, column: head.length + gap.length };
  });
  const hasRoom = items.every(({ about, column }) => about === '' || column <= lastColumn);
  return items.flatMap(({ head, about, column }) => {
    if (about === '') return continueCommand(head);
    if (!hasRoom) return [...wrapText(about, width - 4).map((line) => `  # ${line}`), ...continueCommand(head)];
    return wrapText(about, width - column).map(
      (line, i) => `${i === 0 ? head.padEnd(column) : ' '.repeat(column)}${line}`,
    );
  });
}

/** Breaks a command before an option, so that it can still be pasted. */
function continueCommand(line: string): readonly string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const place = rest.lastIndexOf(' -', width - 2);
    if (place <= 4) break;
    lines.push(`${rest.slice(0, place)} \\`);
    rest = `      ${rest.slice(place + 1)}`;
  }
  return [...lines, rest];
}
