import type { Problem } from '../../model/documents.js';

type Level = Problem['level'];

/** What is documented for every problem with a certain code. */
interface CodeEntry {
  /** Several levels if the consequences depend on where the problem occurs. */
  readonly level: Level | readonly Level[];
  /** What is wrong, without the details of a particular problem. */
  readonly meaning: string;
  /** What to do. The default advice; a problem that knows more details replaces it. */
  readonly advice: string;
}

export type CodeTable = Readonly<Record<string, CodeEntry>>;
