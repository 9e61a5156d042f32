/**
 * Converts untrusted text, such as a label, to one line of visible characters. Terminal escapes, line breaks and
 * bidirectional overrides are replaced, so that they have no effect where a report is read.
 */
export function printableLine(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]/gu, '\ufffd')
    .trim();
}
