const separators = String.raw`\u007f-\u009f\u2028\u2029\ufff9-\ufffb\p{Default_Ignorable_Code_Point}`;
/** After the class instead of before it: most characters are then rejected in one step, which is twice as fast. */
const exceptVariationSelectors = String.raw`(?<![\ufe00-\ufe0f])`;

/**
 * A character that is not visible, or that changes how the text around it is shown: separators, annotations, and everything
 * that Unicode lets a program ignore, such as bidirectional marks and tags. Variation selectors are part of visible emoji.
 * For regular expressions with the flag u.
 */
export const invisible = `[${separators}]${exceptVariationSelectors}`;

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
 * change, such as a tab or a space at the end. Patterns count in UTF-16 units.
 */
export const printablePattern = (name: string): string =>
  name
    .replace(/^\s+|\s+$/gu, toWildcards)
    .replace(/\s+/gu, (blanks) => (blanks.startsWith(' ') ? ` ${toWildcards(blanks.slice(1))}` : toWildcards(blanks)))
    .replace(unprintable, toWildcards);

const toWildcards = (text: string): string => '?'.repeat(text.length);
