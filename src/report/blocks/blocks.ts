/** A document as a list of sections, built once. Each surface has one writer: text.ts, markdown.ts and html.ts. */
import type { Problem } from '../../model/documents.js';
import type { Step } from '../phrases/next-steps/step.js';
import { plainWording, type WithDeclaredMetrics, type Wording } from '../phrases/wording.js';

/** A sentence is a text. Blocks without content are left out, and so are sections without blocks. */
export type Block =
  | string
  | { readonly items: readonly Item[] }
  | { readonly table: Table }
  /** Lines to copy; without a language they are commands, which may be wrapped. */
  | { readonly code: readonly string[]; readonly language?: 'sh' | 'mermaid' | 'text' }
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
