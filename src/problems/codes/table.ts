import type { Problem } from '../../model/documents.js';

type Level = Problem['level'];

/** The documentation shared by all problems with the same code. */
interface CodeEntry {
  /** Several levels if the consequences depend on where the problem occurs. */
  readonly level: Level | readonly Level[];
  /** The cause, without the details of a particular problem. */
  readonly meaning: string;
  /** The default advice. A problem that knows more details replaces it. */
  readonly advice: string;
}

export type CodeTable = Readonly<Record<string, CodeEntry>>;
