/**
 * Makes untrusted text inert on github.com. Backslashes and entities are not enough: they stop
 * Markdown, but GitHub looks for mentions, issue numbers, commit ids, e-mail addresses and emoji in the finished text.
 * It ignores code, as do Markdown, HTML, math and autolinks, so untrusted text is always in a code span
 * or a code block. Only a table parses bars in a code span, so they are escaped there.
 */
import { mostPoints, printableLine, shortenMiddle } from '../../../lang/printable.js';
import { createWording, type WithDeclaredMetrics, type Wording } from '../../sentences/words.js';

/** Names are truncated to this length before processing, because an untrusted name may have megabytes. */
const maxExamined = 10_000;

/** A name as a code span. Very long names are shortened in the middle. */
export function inlineCode(text: string): string {
  const line = printableLine(
    text.length <= maxExamined ? text : text.slice(0, maxExamined / 2) + text.slice(-maxExamined / 2),
  );
  return codeSpan(shortenMiddle(line));
}

/** A whole line as a code span. */
export function codeSpan(content: string): string {
  if (content === '') return '(no name)';
  const fence = '`'.repeat(longestRun(content) + 1);
  const space = content.startsWith('`') || content.endsWith('`') ? ' ' : '';
  return `${fence}${space}${content}${space}${fence}`;
}

/** Names that have no special meaning in Markdown or on GitHub: words, paths and numbers. */
const harmless = /^(?!.*\b[0-9a-f]{7,}\b)(?!.*\bgh-\d)(?!.*www)[a-z0-9/][a-z0-9 =/{},.-]*$/i;

/** Parts of a name longer than this may be broken, because a phone has room for about a dozen characters. */
const longestPart = 10;

/** A name in a table cell that may wrap: plain if that is harmless, otherwise as code spans. */
export function cellName(text: string): string {
  const line = printableLine(text);
  if (line.length > mostPoints) return codeCell(text);
  if (harmless.test(line)) return breakParts(line).join('<wbr>');
  return line === '' ? codeCell(text) : breakParts(line).map(codeCell).join('<wbr>');
}

/** Splits a text after spaces, its long words after punctuation, and wherever a part is still too long. */
function breakParts(text: string): readonly string[] {
  const pieces = (text.match(/[^ ]* *|[^ ]+/g) ?? []).flatMap((word) =>
    word.length <= longestPart ? [word] : (word.match(/[^/._,:;=&?-]{0,11}[/._,:;=&?-]* */gu) ?? []),
  );
  return pieces.reduce<readonly string[]>((parts, piece) => {
    const last = parts.at(-1) ?? '';
    return last !== '' && (last.endsWith(' ') || last.length + piece.length <= longestPart)
      ? [...parts.slice(0, -1), last + piece]
      : piece === ''
        ? parts
        : [...parts, piece];
  }, []);
}

/** A name in a sentence: plain if that is harmless, otherwise a code span. */
export const sentenceName = (text: string): string => {
  const line = printableLine(text);
  return line.length <= mostPoints && harmless.test(line) ? line : inlineCode(text);
};

/** The wording of Markdown, for sentences; see `codeCell` and `cellName` for tables. */
export const markdownWording = (...documents: readonly WithDeclaredMetrics[]): Wording =>
  createWording(documents, sentenceName, inertSentence);

/** Sentences that have no special meaning in Markdown or on GitHub: a colon only before a space, no URL, no commit. */
const harmlessSentence =
  /^(?!.*\b[0-9a-f]{7,}\b)(?!.*\bgh-\d)(?!.*www)[a-z0-9](?:[a-z0-9 =/{},.;()%"'?→…−-]|:(?= ))*$/i;

/** A sentence that may quote results: its words that could have a meaning are code spans. */
export function inertSentence(text: string, most = maxExamined): string {
  const line = printableLine(text.slice(0, most));
  if (harmlessSentence.test(line)) return line;
  const words = line.split(' ').filter((word) => word !== '');
  // What has a meaning only at the beginning of a line has none in a sentence.
  return words
    .map((word, i) => (harmlessSentence.test(`${i > 0 ? 'a ' : ''}${word} `) ? word : codeSpan(word)))
    .join(' ');
}

/** Otherwise a narrow screen may show "+61" and "%" on separate lines. */
export const keepUnits = (text: string): string => text.replaceAll(/(?<=\d) %/g, '\u00a0%');

/** A name as a code span in a table cell. */
export const codeCell = (text: string): string => escapeBars(inlineCode(text));

/** A bar after an even number of backslashes ends a table cell, also in code, so the number is made odd. */
export const escapeBars = (text: string): string =>
  text.replace(/(\\*)\|/g, (_, before: string) => `${before}${before.length % 2 === 0 ? '\\' : '\\\\'}|`);

/** A name in the summary of a folded part, where GitHub parses no Markdown: names that would need escaping are replaced. */
export const summaryName = (text: string, replacement: string): string =>
  /^[\w ,=/{}.-]*$/.test(text) && !/[0-9a-f]{7}|gh-\d|www/i.test(text) ? text : replacement;

/** Lines in a fenced code block. The fence is longer than any run of backticks in them. */
export function codeBlock(lines: readonly string[], language: string): readonly string[] {
  const content = lines.map(plainIndented);
  const fence = '`'.repeat(Math.max(3, longestRun(content.join('\n')) + 1));
  return [`${fence}${language}`, ...content, fence];
}

const plainIndented = (line: string): string => (/^ */.exec(line)?.[0] ?? '') + printableLine(line);

const longestRun = (text: string): number => Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
