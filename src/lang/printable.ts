/**
 * A name or message from a document as one line of visible text. Whoever writes a label may put terminal escapes, line
 * breaks or bidirectional overrides into it; none of them may act where the report is read.
 */
export function plain(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]/gu, '\ufffd')
    .trim();
}

/** The same JSON, with what a terminal or an editor would obey written as JSON's escape for it. */
export const inertJson = (json: string): string =>
  json.replace(
    /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A document as JSON, for programs and for people. */
export const jsonText = (document: object): string => `${inertJson(JSON.stringify(document, null, 2))}\n`;
