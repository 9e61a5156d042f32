import { formatCount, joinParts } from '../../lang/format.js';
import { cutEnd, printableLine } from '../../lang/printable.js';
import type { Problem } from '../../model/documents.js';
import { formatPlace, mergeRepeated } from '../../problems/problem.js';
import type { Page } from '../../model/host.js';

/** The width of problems in Markdown, in characters, and the most lines of one: a comment on a desktop has room for no more. */
export const problemWidth = 100;
export const problemHeight = 12;

const order = { error: 0, warning: 1, note: 2 } as const satisfies Record<Problem['level'], number>;

/** Problems, most severe first. Those that repeat are merged. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  return mergeRepeated(problems).toSorted((a, b) => order[a.level] - order[b.level]);
}

/** A command that ends the advice, to be copied: it ends without a full stop. */
const toCopy = /: (guardband .*[^.])$/;

/**
 * "results/a.jtl:3: warning: what is wrong", with the advice indented below it, and below that a command to copy.
 *
 * @param most the maximum number of lines; longer text is truncated before wrapping, because wrapping a name of megabytes
 * is slow
 */
export function problemLines(problem: Problem, width: number, most = Infinity): readonly string[] {
  const fits = (text: string): string => printableLine(text.slice(0, width * most));
  const place = formatPlace(problem);
  const summary = joinParts([place, problem.level, problem.message], ': ');
  const [, command = ''] = toCopy.exec(problem.advice) ?? [];
  const prose = command === '' ? problem.advice : problem.advice.slice(0, -command.length - 1);
  return [
    ...wrapText(fits(summary), width),
    ...wrapText(fits(prose), width - 2).map((line) => `  ${line}`),
    ...(command === '' ? [] : [`    ${fits(command)}`]),
  ].slice(0, most);
}

/**
 * "nothing was judged: guardband.yml line 2: Expected a number": with the beginning of the first error.
 *
 * @param prose escapes a sentence that may quote names
 */
export function sayUnjudged(problems: readonly Problem[], prose: (text: string) => string = printableLine): string {
  const lead = 'nothing was judged';
  const [first] = firstErrors(problems, 1).shown;
  if (first === undefined) return lead;
  const { file, line, message } = first;
  // What follows a quotation or the first sentence is in the problem itself.
  const [said = message] = /^.*?(?=\.$|\. |: ["`])/s.exec(message) ?? [];
  // The problem names any other file.
  const isPlain = file !== undefined && /^[\w ./-]{1,40}$/.test(file);
  const place = isPlain ? joinParts([file, line === undefined ? '' : `line ${String(line)}`], ' ') : '';
  const clause = said.replace(/^(?:An?|The|No|There|This) /, (word) => word.toLowerCase());
  return `${lead}: ${prose(cutEnd(joinParts([place, clause], ': '), longest))}`;
}

/** A heading is as long as this at most. */
const longest = 160;

/** The first errors to fix, followed by the number of the others. */
export function firstErrors(
  problems: readonly Problem[],
  most: number,
): { readonly shown: readonly Problem[]; readonly more: string } {
  const errors = sortProblems(problems).filter(({ level }) => level === 'error');
  const more = errors.length - Math.min(most, errors.length);
  return {
    shown: errors.slice(0, most),
    more: more === 0 ? '' : `... and ${formatCount(more, most === 0 ? 'error' : 'more error')}: see the job.`,
  };
}

// Characters that a terminal draws two columns wide: East Asian scripts, full-width forms and emoji.
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
const combining = /\p{Mark}/u;

/** The number of terminal columns that a text takes. */
export function terminalColumns(text: string): number {
  if (/^[\x00-\x7f]*$/.test(text)) return text.length;
  return Array.from(text).reduce((sum, point) => sum + pointColumns(point), 0);
}

const pointColumns = (point: string): number => (wide.test(point) ? 2 : combining.test(point) ? 0 : 1);

/** Spaces where a line may end; a number stays together with its unit. */
const breaks = / (?!(?:%|\/s|ms)(?![\w/]))/;

/** Wraps at spaces; breaks a word only if it is longer than a line. */
export function wrapText(text: string, width: number): readonly string[] {
  if (terminalColumns(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(breaks).flatMap((part) => splitWord(part, width))) {
    if (line === '') line = word;
    else if (terminalColumns(line) + 1 + terminalColumns(word) <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function splitWord(word: string, width: number): readonly string[] {
  if (terminalColumns(word) <= width) return [word];
  const parts: string[] = [];
  for (const point of word) {
    const longer = (parts.at(-1) ?? '') + point;
    if (parts.length > 0 && terminalColumns(longer) <= width) parts[parts.length - 1] = longer;
    else parts.push(point);
  }
  return parts;
}

/** The maximum width of prose, because longer lines are hard to read on any terminal. */
const widest = 100;
/** Logs, and files without a width, are not wrapped. */
export const proseWidth = ({ width }: Pick<Page, 'width'>): number =>
  width === Infinity ? width : Math.min(width, widest);

/** Fewer columns than this cannot be read. */
const minWidth = 20;

/** The page, as wide as a text needs at least. */
export const widenPage = (page: Page): Page => ({ ...page, width: Math.max(minWidth, page.width) });
