/** Text from results that is safe to print: in a terminal, a shell, XML, HTML and JSON. */
import { attempt, readOwn } from './objects.js';

const separators = String.raw`\u007f-\u009f\u2028\u2029\ufff9-\ufffb\p{Default_Ignorable_Code_Point}`;
/** After the class instead of before it: most characters are then rejected in one step, which is twice as fast. */
const exceptVariationSelectors = String.raw`(?<![\ufe00-\ufe0f])`;

/**
 * A character that is not visible, or that changes how the text around it is shown: separators, annotations, and everything
 * that Unicode lets a program ignore, such as bidirectional marks and tags. Variation selectors are part of visible emoji.
 * For regular expressions with the flag u.
 */
const invisible = `[${separators}]${exceptVariationSelectors}`;

export const unprintable = new RegExp(String.raw`[${separators}\p{Cc}\p{Cs}]${exceptVariationSelectors}`, 'gu');

/**
 * Converts untrusted text, such as a label, to one line of visible characters. Terminal escapes, line breaks and
 * bidirectional overrides are replaced, so that they have no effect where a report is read.
 */
export function printableLine(text: string): string {
  const line = text.replace(/\s+/gu, ' ');
  return (printableAscii.test(line) ? line : line.replace(unprintable, '\ufffd')).trim();
}

/** Most names are, which this finds out ten times faster than the pattern above. */
const printableAscii = /^[ -~]*$/;

/**
 * A pattern that selects a name and can be printed and copied: `?` stands for each character that `printableLine` would
 * change, such as a tab or a space at the end, and for the hyphen of what would be an option. Patterns count in UTF-16 units.
 */
export const printablePattern = (name: string): string =>
  name
    .replace(/^-/, '?')
    .replace(/^\s+|\s+$/gu, toWildcards)
    .replace(/\s+/gu, (blanks) => (blanks.startsWith(' ') ? ` ${toWildcards(blanks.slice(1))}` : toWildcards(blanks)))
    .replace(unprintable, toWildcards);

const toWildcards = (text: string): string => '?'.repeat(text.length);

/** Quotes a word for a POSIX shell. Within single quotes only the single quote itself is special. */
export const quoteShell = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${printableLine(text).replaceAll("'", String.raw`'\''`)}'`;

/** Escapes text for XML and HTML, for content and quoted attributes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** The start of a command that a CI runner would execute in a log, such as "##[". */
const commandStart = String.raw`#(?=#(?:vso|teamcity)?\[)`;
const unsafe = new RegExp(`${invisible}|${commandStart}`, 'giu');

/**
 * Escapes characters in JSON text that a terminal, an editor or a CI runner would act on: control characters, bidirectional
 * overrides, zero-width characters, commands in a log. The value of the JSON does not change.
 */
export const escapeInvisible = (json: string): string => json.replace(unsafe, escapeUnits);

const escapeUnits = (character: string): string =>
  Array.from({ length: character.length }, (_, i) => character.charCodeAt(i))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');

/** A text as in a JSON string, without quotes: exact, and safe to print. */
export const escapeText = (text: string): string => escapeInvisible(JSON.stringify(text)).slice(1, -1);

/** Parses JSON; undefined if the text is not JSON, which has no such value. */
export const parseJson = (text: string): unknown => attempt(() => JSON.parse(text) as unknown);

/** A document as JSON with a line for each member, for each item of its lists, and a final newline. */
export function formatJson(document: object): string {
  const write = (value: unknown): string => JSON.stringify(value);
  const list = (values: readonly unknown[], indent: string): string =>
    values.length === 0 ? '[]' : `[\n${values.map((value) => `${indent}  ${write(value)}`).join(',\n')}\n${indent}]`;
  const members = Object.entries(document)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `  ${write(key)}: ${Array.isArray(value) ? list(value, '  ') : write(value)}`);
  const text = Array.isArray(document) ? list(document, '') : `{\n${members.join(',\n')}\n}`;
  return escapeInvisible(`${text}\n`);
}

/** Removes user names, passwords and tokens from URLs: "https://user:token@host/path" becomes "https://host/path". */
export const hideCredentials = (text: string): string => text.replace(/(?<=\w:\/\/)[^/?#\s]*@/g, '');

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
