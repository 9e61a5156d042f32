/** Names from results are shown in terminals, pages and diffs, where no character may be invisible or have an effect. */
import { describe, expect, test } from '@jest/globals';
import { escapeInvisible, formatJson, printableLine, printablePattern } from '../../src/lang/printable.js';
import { compileGlob } from '../../src/cases/patterns.js';

const invisible: readonly (readonly [what: string, text: string])[] = [
  ['an escape sequence', '\u001b'],
  ['a control character of one byte', '\u009b'],
  ['a deleted character', '\u007f'],
  ['a soft hyphen', '\u00ad'],
  ['a grapheme joiner', '\u034f'],
  ['an Arabic letter mark', '\u061c'],
  ['a Hangul filler', '\u3164'],
  ['a Mongolian vowel separator', '\u180e'],
  ['a zero-width space', '\u200b'],
  ['a right-to-left mark', '\u200f'],
  ['a right-to-left override', '\u202e'],
  ['a word joiner', '\u2060'],
  ['an isolate', '\u2067'],
  ['an annotation', '\ufff9'],
  ['a tag', '\u{e0041}'],
  ['a variation selector', '\u{e0100}'],
];

describe.each(invisible)('%s', (_, sign) => {
  test('is replaced in a line', () => {
    expect(printableLine(`a${sign}b`)).toBe('a\ufffdb');
  });

  test('is escaped in JSON, which keeps its value', () => {
    const json = escapeInvisible(JSON.stringify({ name: `a${sign}b` }));
    expect(json).toMatch(/^[ -~]*$/);
    expect(JSON.parse(json)).toEqual({ name: `a${sign}b` });
  });
});

test('letters, signs and emoji of all languages are shown as they are', () => {
  const text = 'Grüße, 検索 / поиск / بحث → ❤️ 👍🏽 é ½ µ';
  expect(printableLine(text)).toBe(text);
  expect(escapeInvisible(JSON.stringify(text))).toBe(JSON.stringify(text));
});

test('white space becomes single spaces, and half a character is replaced', () => {
  expect(printableLine(' a\t\r\n\u2028b\u00a0c\ufeff')).toBe('a b c');
  expect(printableLine('a\ud83db')).toBe('a\ufffdb');
});

test('JSON contains no command of a CI runner', () => {
  const names = ['##[error]', '###[x]', '##vso[task.setvariable]', '##TeamCity[x]', '## [', '#[', 'a##b[c'];
  const json = formatJson({ names });
  expect(json).not.toMatch(/##(vso|teamcity)?\[/i);
  expect(JSON.parse(json)).toEqual({ names });
  expect(json.match(/\\u0023/g)).toHaveLength(4);
});

test.each(['GET /a ', ' GET  /a', 'GET\u00a0/a', 'one\ntwo', 'GET\u200b/a', 'plain /a'])(
  'the pattern of %j selects it, and is printed unchanged',
  (name) => {
    const pattern = printablePattern(name);
    expect(compileGlob(pattern)(name)).toBe(true);
    expect(printableLine(pattern)).toBe(pattern);
  },
);
