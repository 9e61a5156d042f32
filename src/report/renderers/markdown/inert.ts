/**
 * Makes untrusted text inert on github.com. Backslashes and entities are not enough: they stop
 * Markdown, but GitHub looks for mentions, issue numbers, commit ids, e-mail addresses and emoji in the finished text.
 * It ignores code, as do Markdown, HTML, math and autolinks, so untrusted text is always in a code span
 * or a code block. Only a table parses bars in a code span, so they are escaped there.
 */
import { printableLine } from '../../../lang/printable.js';

const mostPoints = 160;
const ending = 60;
/** Longer names are cut before processing: an untrusted name may have megabytes. */
const mostExamined = 10_000;

/** A name as a code span. Very long names are shortened in the middle. */
export function inlineCode(text: string): string {
  const points = Array.from(
    printableLine(text.length <= mostExamined ? text : text.slice(0, mostExamined / 2) + text.slice(-mostExamined / 2)),
  );
  const short =
    points.length <= mostPoints ? points : [...points.slice(0, mostPoints - ending - 1), '…', ...points.slice(-ending)];
  const content = short.join('');
  if (content === '') return '(no name)';
  const fence = '`'.repeat(longestRun(content) + 1);
  const space = content.startsWith('`') || content.endsWith('`') ? ' ' : '';
  return `${fence}${space}${content}${space}${fence}`;
}

/** A name as a code span in a table cell. A bar after an even number of backslashes ends the cell, so the number is made odd. */
export function codeCell(text: string): string {
  return inlineCode(text).replace(
    /(\\*)\|/g,
    (_, before: string) => `${before}${before.length % 2 === 0 ? '\\' : '\\\\'}|`,
  );
}

/** Lines in a fenced code block. The fence is longer than any run of backticks in them. */
export function codeBlock(lines: readonly string[], language: string): readonly string[] {
  const content = lines.map(plainIndented);
  const fence = '`'.repeat(Math.max(3, longestRun(content.join('\n')) + 1));
  return [`${fence}${language}`, ...content, fence];
}

const plainIndented = (line: string): string => (/^ */.exec(line)?.[0] ?? '') + printableLine(line);

const longestRun = (text: string): number => Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
