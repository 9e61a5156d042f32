/** Reads what a report in text suggests to copy. */
import { expect } from '@jest/globals';

/** The lines of a printed snippet, without their indentation. */
export function printedSnippet(text: string, key: string): string {
  const lines = text.split('\n');
  const first = lines.indexOf(`    ${key}:`);
  expect(first).toBeGreaterThan(-1);
  const end = lines.findIndex((line, i) => i > first && !line.startsWith('     '));
  return `${lines
    .slice(first, end)
    .map((line) => line.slice(4))
    .join('\n')}\n`;
}

/** The arguments of the printed commands that begin with this text, split like in a shell. */
export const printedCommands = (text: string, begin: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`    guardband ${begin}`))
    .map((line) =>
      Array.from(line.trim().matchAll(/(?:'[^']*'|[^\s'])+/g), ([word]) => word.replaceAll("'", '')).slice(1),
    );

/** The arguments of the first of them. */
export function printedWords(text: string, begin: string): readonly string[] {
  const [first = []] = printedCommands(text, begin);
  expect(first).not.toEqual([]);
  return first;
}
