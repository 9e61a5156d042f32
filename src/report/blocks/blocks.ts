/** A document as a list of sections, built once. Each surface has one writer: text.ts, markdown.ts and html.ts. */
import type { Problem } from '../../model/documents.js';
import type { Step } from '../sentences/accept.js';
import { plainWording, type WithDeclaredMetrics, type Wording } from '../sentences/words.js';
import { joinParts } from '../../lang/format.js';
import { printableLine } from '../../lang/printable.js';
import { problemHeight, problemLines, problemWidth, sortProblems } from '../sentences/problem-lines.js';
import {
  codeBlock,
  codeCell,
  codeSpan,
  inertSentence,
  inlineCode,
  keepUnits,
  markdownWording,
} from '../renderers/markdown/inert.js';
import { formatPlace } from '../../problems/problem.js';

/** A sentence is a text. Blocks without content are left out, and so are sections without blocks. */
export type Block =
  | string
  | { readonly items: readonly Item[] }
  | { readonly table: Table }
  /** Lines to copy; without a language they are commands, which may be wrapped. */
  | { readonly code: readonly string[]; readonly language?: 'sh' | 'text' }
  | { readonly problems: readonly Problem[] }
  /** Each with the commands or the YAML to copy. */
  | { readonly steps: readonly Step[] }
  /** What is already in the notation of the surface, such as its table of groups. */
  | { readonly written: readonly string[] };

/** An item of a list, with what it is about if that is emphasized: "Waivers: 2 used". */
export type Item = string | readonly [subject: string, text: string];

/** Blocks that belong together; with a title, if they need one. */
export type Section = readonly Block[] | Titled;

export interface Titled {
  readonly title: string;
  /** The id of its element on a page. */
  readonly id?: string;
  /** Whether a surface that can fold parts hides it behind its title. */
  readonly isFolded?: boolean;
  readonly body: readonly Block[];
}

/** How the names in a document are written, by the place where they stand. */
export interface Pen {
  readonly wording: Wording;
  readonly items: Wording;
  readonly cells: Wording;
}

/** For text, and for HTML, whose writer escapes everything. */
export function plainPen(...documents: readonly WithDeclaredMetrics[]): Pen {
  const wording = plainWording(...documents);
  return { wording, items: wording, cells: wording };
}

export const readSection = (section: Section): Partial<Titled> & Pick<Titled, 'body'> =>
  'title' in section ? section : { body: section };

/** Joins the lines of sections, with an empty line between them and a final newline. Sections without lines are omitted. */
export const joinSections = (sections: readonly (readonly string[])[]): string =>
  `${sections.flatMap((lines) => (lines.length === 0 ? [] : [lines.join('\n')])).join('\n\n')}\n`;

/** A table for any surface. Its cells are written by the wording of that surface. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** The colour of its numbers in a terminal. */
  readonly colour?: 'red';
}

export interface Column {
  readonly head: string;
  /** Numbers are aligned to the right. */
  readonly align?: 'left' | 'right';
  /** The minimum number of terminal columns to which it may be wrapped; undefined if it must not be wrapped. */
  readonly minWidth?: number;
}

export const numbers = (head: string): Column => ({ head, align: 'right' });

/** Writes blocks as Markdown, for comments, job summaries and files. */
export function markdownPen(...documents: readonly WithDeclaredMetrics[]): Pen {
  const wording = markdownWording(...documents);
  return { wording, items: wording.as(inlineCode), cells: wording.as(codeCell) };
}

/** @param level what begins the title of a section */
export const writeMarkdown = (sections: readonly Section[], level = '##'): string =>
  joinSections(
    sections.map(readSection).flatMap(({ title, isFolded, body }) => {
      const blocks = body.map(writeBlock).filter((lines) => lines.length > 0);
      if (title === undefined || blocks.length === 0) return blocks;
      return isFolded === true ? [fold(title, spaced(blocks))] : [[`${level} ${keepUnits(title)}`], ...blocks];
    }),
  );

const spaced = (blocks: readonly (readonly string[])[]): readonly string[] =>
  blocks.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]));

function writeBlock(block: Block): readonly string[] {
  if (typeof block === 'string') return block === '' ? [] : [keepUnits(block)];
  if ('items' in block) return block.items.map((item) => `- ${typeof item === 'string' ? item : item.join(': ')}`);
  if ('table' in block) return block.table.rows.length === 0 ? [] : drawTable(block.table);
  if ('code' in block) {
    const { code, language } = block;
    // A code block would scroll sideways.
    if (language === undefined) return spaced(code.map((line) => [codeSpan(printableLine(line))]));
    return code.length === 0 ? [] : codeBlock(code, language);
  }
  if ('steps' in block) return block.steps.flatMap(writeStep);
  if ('written' in block) return block.written;
  const lines = sortProblems(block.problems).flatMap((problem) => problemLines(problem, problemWidth, problemHeight));
  return lines.length === 0 ? [] : codeBlock(lines, 'text');
}

/** Code to copy that is longer than this is omitted. */
const maxToCopy = 6000;

/** An item of a list, with the code to copy below it. */
function writeStep({ sentence, code }: Step): readonly string[] {
  if (code === undefined) return [`- ${sentence}`];
  if (code.lines.join('\n').length > maxToCopy) return [`- ${sentence} (too long to be shown here)`];
  return [`- ${sentence}`, ...codeBlock(code.lines, code.language).map((line) => `  ${line}`)];
}

/** A folded part. GitHub parses no Markdown in its summary. */
const fold = (summary: string, lines: readonly string[]): readonly string[] => [
  '<details>',
  `<summary>${summary}</summary>`,
  '',
  ...lines,
  '',
  '</details>',
];

/** "`results/a.jtl` What is wrong. What to do.". */
export function explainProblem(problem: Problem): string {
  const place = formatPlace(problem);
  const sentences = [problem.message, problem.advice].map((text) => inertSentence(text, problemWidth * problemHeight));
  return joinParts([place === '' ? '' : inlineCode(place), ...sentences], ' ');
}

/** A Markdown table. Its cells are Markdown without bars and line breaks, except in escaped code spans. */
export const drawTable = ({ columns, rows }: Table): readonly string[] => [
  line(columns.map(({ head }) => head)),
  line(columns.map(({ align }) => (align === 'right' ? '---:' : '---'))),
  ...rows.map(line),
];

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The first of some texts that has fewer bytes than allowed; undefined if none has. They are written one after the other. */
export function findFitting<Room>(
  rooms: readonly Room[],
  compose: (room: Room) => string,
  maxBytes: number,
): string | undefined {
  const bytes = new TextEncoder();
  for (const room of rooms) {
    const text = compose(room);
    if (bytes.encode(text).length < maxBytes) return text;
  }
  return undefined;
}
