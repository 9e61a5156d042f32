/** Formats documents as JSON text that is safe to print and to open in an editor. */

/**
 * Escapes characters in JSON text that a terminal or an editor would act on: control characters, bidirectional overrides,
 * zero-width characters.
 */
export const escapeInvisible = (json: string): string =>
  json.replace(
    /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A document as indented JSON with a final newline. */
export const formatJson = (document: object): string => `${escapeInvisible(JSON.stringify(document, null, 2))}\n`;
