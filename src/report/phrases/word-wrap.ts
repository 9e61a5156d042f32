import type { Page } from '../../model/host.js';
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
