/** Input and output of readers. */
import type { ExactMethod, Measurement, Provenance, Accept, Problem } from './documents.js';

/** Where something was read, shown as file:line. */
export interface Source {
  readonly file: string;
  readonly line?: number;
}

/** One input for a reader: its name and its bytes. */
export interface Input {
  /** As named by the user, or relative to the named folder. Scenario and axes can be derived from it. */
  readonly file: string;
  /** The first bytes (up to 64 KiB, decoded as UTF-8, without a byte-order mark): enough to recognise a format. */
  readonly head: string;
  /** The whole content, in chunks of any size. */
  readonly bytes: () => AsyncIterable<Uint8Array>;
  /** Whether bytes() can be called repeatedly. A pipe can be read only once. */
  readonly isRepeatable?: boolean;
  /** Synchronous access to the same bytes, if they come from a file. */
  readonly content?: Content;
  /** Opens a file that the tool wrote in the same folder and that describes this one; undefined if there is none. */
  readonly openBeside?: (file: string) => Promise<Input | undefined>;
}

/** Random access to a file, decompressed. Errors of the disk or of a broken archive throw. */
export interface Content {
  /** In bytes. */
  readonly size: number;
  /** Reads bytes from offset `position` into `into`. Returns how many were read, 0 at the end. */
  readonly read: (into: Uint8Array, position: number) => number;
  /** The number of helper threads. */
  readonly helpers: number;
  /** Runs scanRanges() with this task on a helper thread. */
  readonly runOnThread: (task: unknown) => ThreadResult;
  /** Bytes read so far, by all threads. */
  readonly bytesRead: () => number;
  readonly close: () => void;
}

/** Work on another thread. */
export interface ThreadResult {
  readonly result: Promise<unknown>;
  /** Stops waiting for the result. */
  readonly abandon: () => void;
}

export type ApdexMs = readonly [satisfied: number, tolerated: number];

/** Options for reading raw results. */
export interface ReadOptions {
  /** Warm-up: samples that began less than this many milliseconds after the first one are dropped. */
  readonly warmupMs: number;
  /** Whether response times over the time of the run are counted, a fifth more work per row, which only charts show. */
  readonly countsTimes?: boolean;
  /** The response times in milliseconds up to which a user is satisfied, and tolerates them. */
  readonly apdexMs?: ApdexMs;
  /** Which rows to keep if transaction controllers write rows in addition to their children. */
  readonly transactions: 'both' | 'children' | 'parents';
  /** The percentile method if all samples are known. Default: nearest rank; documents keep their own. */
  readonly percentiles?: ExactMethod;
  /** Ids of the metrics that the configuration declares in addition to the built-in ones. */
  readonly declared?: readonly string[];
  /** What the configuration says that heads of tables mean. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Whether a note lists what each head of a table was understood as. */
  readonly showsHeads?: boolean;
}

/** The first part of a label's samples, which is several times slower than the rest. */
export interface SlowStart {
  /** When it ends, in milliseconds since the first request of the result. */
  readonly endMs: number;
  /** How many times slower it is. */
  readonly times: number;
}

/**
 * Which rows a raw result has, so that samples that it has twice, or shares with another result, are recognised without keeping its
 * rows: all rows of the starts that a hash selects, the same in every result.
 */
export interface RowSketch {
  /** The number of leading zero bits in the hash of the selected starts: one of 2 ** bits. */
  bits: number;
  /** Of each selected row: the hash of its start; that of its start, duration and label; that of its thread, 0 without one. */
  starts: number[];
  rows: number[];
  threads: number[];
  /** The lines on which they begin. */
  lines: number[];
}

/** A measurement with only the scenario and axes that the input itself names. Those from the path and `--set` are added later. */
export type BareMeasurement = Omit<Measurement, 'scenario'> & { readonly scenario?: string };

/** The output of a reader, in any number and order. */
export type Reading =
  | {
      readonly kind: 'measurement';
      readonly measurement: BareMeasurement;
      readonly source: Source;
      readonly slowStart?: SlowStart;
      /** The run, if the input holds several (a history). Absent: the only run of this input. */
      readonly run?: Provenance;
    }
  | { readonly kind: 'provenance'; readonly provenance: Provenance }
  | { readonly kind: 'accept'; readonly accept: Accept }
  | { readonly kind: 'rows'; readonly file: string; readonly sketch: RowSketch }
  | { readonly kind: 'problem'; readonly problem: Problem };

/** An input format, described in docs/formats.md. */
export interface Reader {
  readonly id: string;
  /** Decides by content, never by file name. */
  readonly recognises: (head: string, options?: ReadOptions) => boolean;
  /** Files that tools write beside the result and that describe the environment; read if they exist. */
  readonly companions?: (file: string) => readonly string[];
  /** Present if a file of this format holds many runs. */
  readonly history?: Cuttable;
  readonly read: (input: Input, options: ReadOptions) => AsyncIterable<Reading>;
}

/** How a file with many runs is read in parts; without members it is read as a whole. */
export interface Cuttable {
  /** Whether the first line belongs to every part. */
  readonly hasHead?: (head: string) => boolean;
  /** Whether a part may end between two lines of a file with this beginning. */
  readonly mayEnd?: (head: string) => (before: string, after: string) => boolean;
}
