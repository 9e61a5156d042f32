/** Storage of histories. */
import type { Host } from './host.js';
import type { HistoryEntry } from './run.js';
import type { Problem } from './documents.js';

/** What a reader of a history needs: the newest runs of every case, or all of them. */
export type Scope = 'recent' | 'all';

/** A kind of storage. One file each in stores/. */
export interface Store {
  readonly id: string;
  /** The files of the history; none if nothing has been recorded yet. */
  readonly files: (place: string, scope: Scope, host: Host) => Promise<Stored>;
  /** The files of the history as of a commit; absent if the storage is not part of commits. */
  readonly filesAt?: (place: string, ref: string, scope: Scope, host: Host) => Promise<Stored>;
  /** Appends to the history, atomically for each file. */
  readonly append: (place: string, entries: readonly HistoryEntry[], host: Host) => Promise<Appended>;
  /**
   * Moves lines of history files into side files, as `choose` decides, and removes files of which nothing is kept. No line is
   * lost whenever the process is killed. Absent if the storage cannot do that. `choose` is called again if another process changed the history in between.
   */
  readonly moveLines?: (place: string, choose: ChooseLines, host: Host) => Promise<Appended>;
}

/** Selects the lines to move, given the texts of all files by name. */
export type ChooseLines = (texts: ReadonlyMap<string, string>) => ReadonlyMap<string, DividedText>;

/** The text of a file, divided by its lines. */
export interface DividedText {
  /** Empty: the file is removed. */
  readonly kept: string;
  /** Appended to the side file; may be empty. */
  readonly moved: string;
}

/** Files of a history. */
export interface Stored {
  /** Names of the files. Their content is in `texts`, else read by the host. */
  readonly files: readonly string[];
  /** Content by name, for files that are not on the host's file system. */
  readonly texts?: ReadonlyMap<string, string>;
  readonly problems?: readonly Problem[];
}

export interface Appended {
  readonly files: readonly string[];
  /** Entries that already existed and were not added again. */
  readonly known: readonly HistoryEntry[];
  /** Present if nothing was added. */
  readonly problems?: readonly Problem[];
}
