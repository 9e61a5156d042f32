/** Where histories are kept. */
import type { Host } from './host.js';
import type { HistoryEntry } from './run.js';
import type { Problem } from './documents.js';

/** A place where histories are kept. One file each in stores/. */
export interface Store {
  readonly id: string;
  /** The files that hold the history; none where nothing was recorded yet. */
  readonly files: (place: string, host: Host) => Promise<Stored>;
  /** The same as they are in a commit of the user's repository; absent where commits do not hold them. */
  readonly filesAt?: (place: string, ref: string, host: Host) => Promise<Stored>;
  /** Adds to the history, whole or not at all per file. */
  readonly append: (place: string, entries: readonly HistoryEntry[], host: Host) => Promise<Appended>;
}

/** Files of a history. */
export interface Stored {
  /** Readable like any result, by `texts` or else by the host. */
  readonly files: readonly string[];
  /** What they hold, by name, where they are no files of the host's. */
  readonly texts?: ReadonlyMap<string, string>;
  readonly problems?: readonly Problem[];
}

export interface Appended {
  readonly files: readonly string[];
  /** What was there already, line for line, and so was not added again. */
  readonly known: readonly HistoryEntry[];
  /** An error: nothing was added. */
  readonly problems?: readonly Problem[];
}
