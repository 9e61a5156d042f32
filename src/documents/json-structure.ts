/** What can be seen of a JSON text, valid or not, before it is parsed, and the pointers into it. */

const [QUOTE, COLON, OPENING_BRACKET, BACKSLASH, CLOSING_BRACKET] = [34, 58, 91, 92, 93];
const [OPENING_BRACE, CLOSING_BRACE] = [123, 125];

interface JsonStructure {
  /** The offset where the text exceeds the allowed depth; undefined if it never does. */
  readonly deepOffset?: number;
  /** The number of keys if the text is valid: that of colons outside strings. */
  readonly keys: number;
}

/** @param mostLevels later steps are recursive, so the depth is limited */
export function scanStructure(text: string, mostLevels: number): JsonStructure {
  let [depth, keys] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === QUOTE) {
      for (i++; i < text.length && text.charCodeAt(i) !== QUOTE; i++) if (text.charCodeAt(i) === BACKSLASH) i++;
    } else if (c === COLON) keys++;
    else if (c === OPENING_BRACKET || c === OPENING_BRACE) {
      if (++depth > mostLevels) return { deepOffset: i, keys };
    } else if (c === CLOSING_BRACKET || c === CLOSING_BRACE) depth--;
  }
  return { keys };
}

export const toPointer = (names: readonly string[]): string =>
  names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The names that a JSON pointer consists of. */
export const fromPointer = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
