import { readOwn } from './objects.js';

/** Shortens untrusted names, which may have megabytes. */

/** The number of code points that remain of a longer name. */
export const mostPoints = 160;
const ending = 60;

/** Keeps the first code points. */
export function cutEnd(text: string, most: number): string {
  const points = Array.from(text);
  return points.length <= most ? text : `${points.slice(0, most - 1).join('')}…`;
}

/** Keeps the first and last code points, of which each has at most two units. */
export function shortenMiddle(line: string): string {
  if (line.length <= 2 * mostPoints && Array.from(line).length <= mostPoints) return line;
  const first = Array.from(line.slice(0, 2 * mostPoints)).slice(0, mostPoints - ending - 1);
  return [...first, '…', ...Array.from(line.slice(-2 * mostPoints)).slice(-ending)].join('');
}

/** A name that is longer is probably generated. V8 hashes only the length of a text of more than 16,383 characters. */
const mostCharacters = 1000;
const keptCharacters = 900;

/** Shortens a name of any length; different names stay different, except by an extremely improbable accident. */
export const boundName = (name: string): string =>
  name.length <= mostCharacters ? name : `${name.slice(0, keptCharacters)}…${shortHash(name)}`;

/** Sixty-four bits in hexadecimal, and the length: two multiplicative hashes with different factors. */
export function shortHash(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) ^ (b >>> 13);
  }
  return [a, b, text.length].map((part) => (part >>> 0).toString(16)).join('');
}

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
