import { readOwn } from './objects.js';
/** Puts paths into a shell command, quoted for the place where they stand. */

type Quoting = 'none' | 'single' | 'double';

const quote: Readonly<Record<Quoting, (text: string) => string>> = {
  none: (text) => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`),
  single: (text) => text.replaceAll("'", String.raw`'\''`),
  double: (text) => text.replace(/["\\$`]/g, String.raw`\$&`),
};

/**
 * @param command a command of a POSIX shell
 * @param values the texts that replace `{name}`; other braces stay
 */
export function fillIn(command: string, values: Readonly<Record<string, string>>): string {
  let quoting: Quoting = 'none';
  let filled = '';
  for (let i = 0; i < command.length;) {
    const [placeholder = '', name = ''] = /^\{(\w+)\}/.exec(command.slice(i, i + 40)) ?? [];
    const value = readOwn(values, name);
    if (value !== undefined) {
      filled += quote[quoting](value);
      i += placeholder.length;
      continue;
    }
    const sign = command[i] ?? '';
    const isEscaped = sign === '\\' && quoting !== 'single';
    if (sign === "'" && quoting !== 'double') quoting = quoting === 'single' ? 'none' : 'single';
    if (sign === '"' && quoting !== 'single') quoting = quoting === 'double' ? 'none' : 'double';
    filled += isEscaped ? command.slice(i, i + 2) : sign;
    i += isEscaped ? 2 : 1;
  }
  return filled;
}
