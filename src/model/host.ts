/** The outside world, as the core sees it. */
import type { Content } from './reading.js';
import type { Provenance } from './documents.js';
import type { Forge, Annotation } from './forge.js';

/** Where rendered text will be read, and when. */
export interface Page {
  /** Columns of the terminal; Infinity where lines need not fit. */
  readonly width: number;
  readonly colour: boolean;
  /** What the text may take at most, in bytes of UTF-8, where the place sets a limit; a renderer then leaves whole sections out. */
  readonly mostBytes?: number;
  /** YYYY-MM-DD, where it is known: a report may be of an old run, or shown long after it was made. */
  readonly today?: string;
}

/** The outside world: file system, clock, terminal, job. Nothing below the faces reaches it but through this. */
export interface Host {
  readonly now: () => Date;
  /** The files a path, folder or glob stands for, sorted; empty when there are none. */
  readonly find: (pattern: string) => Promise<readonly string[]>;
  readonly read: (file: string) => AsyncIterable<Uint8Array>;
  /** A file for reading at any place; undefined for what is none (standard input, a pipe). */
  readonly content?: (file: string) => Promise<Content | undefined>;
  /** What is in gzip bytes. Errors of either come through while reading. */
  readonly gunzip: (open: () => AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
  /** All that is in a gzip archive; undefined where that is too much to have at once. A broken archive throws. */
  readonly gunzipAtOnce?: (packed: Uint8Array) => Promise<Uint8Array | undefined>;
  /** The whole file as text; undefined when there is none. */
  readonly readText: (file: string) => Promise<string | undefined>;
  /** Writes whole or not at all (a temporary file beside it, then a rename). Makes folders. */
  readonly writeText: (file: string, text: string) => Promise<void>;
  /**
   * Does work on a folder while no other process does who asks the same. Makes the folder. Undefined where others had it for
   * longer than they ever should: then the work was not begun.
   */
  readonly alone: <Value>(folder: string, work: () => Promise<Value>) => Promise<Value | undefined>;
  /** Runs git where the user is; never asks anybody anything. A program that is not there is a failure like any other. */
  readonly git: (args: readonly string[], input?: string) => Promise<GitAnswer>;
  /** A pause of any length up to so many milliseconds, so that those who wait for each other do not meet again. */
  readonly pauseUpTo: (mostMs: number) => Promise<void>;
  /** Shown while work takes longer than a moment, on a terminal only. */
  readonly progress: (text: string) => void;
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly page: Page;
  /** What is known of where this runs: commit, branch. */
  readonly provenance: Provenance;
  /** Present inside a CI job. */
  readonly job?: Job;
  /** Present where a job has a token to speak beside the change it is about. */
  readonly forge?: Forge;
}

export interface GitAnswer {
  /** 0 where it did what was asked. */
  readonly code: number;
  readonly stdout: string;
  /** Why not, in English; also that it took too long, said too much or is not installed. */
  readonly stderr: string;
}

/** What a CI system offers to a step. */
export interface Job {
  readonly annotate: (level: Annotation['level'], message: string, at: Annotation['at']) => void;
  readonly setOutput: (name: string, value: string) => void;
  readonly writeSummary: (markdown: string) => Promise<void>;
  /** The commit that a pull request, or a group of them in a merge queue, is to be merged into, as it was when the job was started. */
  readonly targetCommit?: string;
}
