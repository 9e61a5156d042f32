/** What readers take and yield. */
import type { ExactMethod, Measurement, Provenance, Accept, Problem } from './documents.js';

/** Where something was read: shown to the user as file:line. */
export interface Source {
  readonly file: string;
  readonly line?: number;
}

/** One input as its reader meets it: a name to show and its bytes, which can be opened once. */
export interface Input {
  /** As the user named it, or relative to the folder that was named; also where scenario and axes may be found. */
  readonly file: string;
  /** The first bytes (up to 64 KiB, decoded as UTF-8, without a byte-order mark): enough to recognise a format. */
  readonly head: string;
  /** The whole content from its first byte, in pieces of any size. */
  readonly bytes: () => AsyncIterable<Uint8Array>;
  /** Each call of bytes() begins anew. What comes from a pipe can be had only once. */
  readonly isRepeatable?: boolean;
  /** The same without waiting, where it comes from a file. */
  readonly content?: Content;
}

/** What a file holds, unpacked; to be had at once, at any place. Errors of the disk or of a broken archive throw. */
export interface Content {
  /** In bytes. */
  readonly size: number;
  /** Fills `into` from byte `at` on: how many bytes it got, 0 at the end. */
  readonly read: (into: Uint8Array, at: number) => number;
  /** How many other threads help to read it. */
  readonly helpers: number;
  /** Has one of them do scanRanges() of samples/parts.ts, given this task. */
  readonly elsewhere: (task: unknown) => Elsewhere;
  /** Bytes read so far, by all of them. */
  readonly taken: () => number;
  readonly close: () => void;
}

/** What another thread does. */
export interface Elsewhere {
  readonly result: Promise<unknown>;
  /** It is not waited for any longer. */
  readonly leave: () => void;
}

/** What a user can say about how raw results are read. */
export interface ReadOptions {
  /** Cut from the start: samples that began less than this after the first one. */
  readonly warmupMs: number;
  /** Which rows to keep where transaction controllers write a row beside their children. */
  readonly transactions: 'both' | 'children' | 'parents';
  /** How percentiles are taken where all samples are known. Unsaid: nearest rank, and of what was read before as it was. */
  readonly percentiles?: ExactMethod;
}

/** A measurement whose scenario and axes are still only what the input itself says: read.ts adds what the path and `--set` say. */
export type BareMeasurement = Omit<Measurement, 'scenario'> & { readonly scenario?: string };

/** What comes out of a reader, in any number and order. */
export type Reading =
  | {
      readonly kind: 'measurement';
      readonly measurement: BareMeasurement;
      readonly source: Source;
      /** Which run it belongs to, where one input holds many (a history). Without it: the one run of this input. */
      readonly run?: Provenance;
      /** The sum of a whole run: no case where the same folder, or one inside it, holds the parts. */
      readonly isTotal?: boolean;
    }
  | { readonly kind: 'provenance'; readonly provenance: Provenance }
  | { readonly kind: 'accept'; readonly accept: Accept }
  | { readonly kind: 'problem'; readonly problem: Problem };

/** What docs/formats.md tells of a format. */
export interface FormatNotes {
  /** What writes it: a program, a command, a setting. */
  readonly by: string;
  /** Where in the file it stands and in which unit there: metrics by id, and what names a case, by name. */
  readonly from: Readonly<Record<string, string>>;
  /** What is not in it, or is not taken from it, and why. */
  readonly without?: string;
}

/** An input format. One file each in readers/. */
export interface Reader {
  readonly id: string;
  readonly title: string;
  readonly notes: FormatNotes;
  /** Content decides, never the name. */
  readonly recognises: (head: string) => boolean;
  /** Files that tools write beside one of this format and that say what it was measured on; read where they are there. */
  readonly companions?: (file: string) => readonly string[];
  readonly read: (input: Input, options: ReadOptions) => AsyncIterable<Reading>;
}
