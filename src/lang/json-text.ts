/** Parses JSON, and formats documents as JSON text that is safe to print and to open in an editor. */
import { invisible } from './printable.js';

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
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A document as indented JSON with a final newline. */
export const formatJson = (document: object): string => `${escapeInvisible(JSON.stringify(document, null, 2))}\n`;
