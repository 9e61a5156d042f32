/** Storage of histories. */
import type { Host } from './host.js';
import type { HistoryEntry, PastMeasurement } from './run.js';
import type { Accept, Problem } from './documents.js';

/** The part of a history that is needed: the newest runs of every case, these and all with a tag, or all runs. */
export type Scope = 'recent' | 'releases' | 'all';

/** Selects what later checks need of a history: what remains of each measurement. The others are in the archive alone. */
export type RetainRuns = (
  measurements: readonly PastMeasurement[],
  accepts: readonly Accept[],
) => ReadonlyMap<PastMeasurement, PastMeasurement>;

/** How entries are appended. By default, only the newest runs remain in the recent files of a history. */
export interface AppendOptions {
  /** Selects what remains as well. */
  readonly retain: RetainRuns;
  /** Whether the entries get a file of their own; stores that no change contains ignore this. */
  readonly isSeparate?: boolean;
  /** The files whose broken lines move into side files, as they are named in problems. */
  readonly broken?: readonly string[];
}

/** A kind of storage. One file each in stores/. */
export interface Store {
  readonly id: string;
  /** Opens the history; it has no files if nothing has been recorded yet. For recent runs, segments need not be listed. */
  readonly open: (place: string, scope: Scope, host: Host) => Promise<OpenedHistory>;
  /** The history as of a commit; absent if the storage is not under version control. */
  readonly openAt?: (place: string, ref: string, host: Host) => Promise<OpenedHistory>;
  /** Appends to the history, atomically for each file, and moves runs that are no longer needed into segments. */
  readonly append: (
    place: string,
    entries: readonly HistoryEntry[],
    host: Host,
    options?: Partial<AppendOptions>,
  ) => Promise<AppendResult>;
}

export interface StoredFiles {
  /** Names of the files. Content that is missing from `texts` is read by the host. */
  readonly files: readonly string[];
  /** Content by name, for files that are not on the host's file system. */
  readonly texts?: ReadonlyMap<string, string>;
  readonly problems?: readonly Problem[];
}

/** A history of which only the recent runs have been read. */
export interface OpenedHistory extends StoredFiles {
  /** Every line is in `files` or in a segment, and some may be in both. Absent if there are none. */
  readonly segments?: Segments;
}

export interface Segments {
  readonly names: readonly string[];
  /** Returns the texts of segments by name, without segments that have been removed since. */
  readonly read: (names: readonly string[]) => Promise<ReadonlyMap<string, string> | Problem>;
}

export interface AppendResult {
  readonly files: readonly string[];
  /** Entries that already existed and were skipped. */
  readonly known: readonly HistoryEntry[];
  /** Present if nothing was added. */
  readonly problems?: readonly Problem[];
}
