/** What became of every case over time. */
import type { Provenance, CaseName } from './documents.js';

/** What became of every case over time, seen with hindsight. Written by `guardband trend` as JSON. */
export interface Trend {
  readonly schemaVersion: 1;
  readonly tool: { readonly name: string; readonly version: string };
  /** Oldest first; what `run` counts. */
  readonly runs: readonly Provenance[];
  readonly series: readonly TrendSeries[];
  /** Newest first, the largest of a run before the others. */
  readonly changes: readonly TrendChange[];
}

/** One metric of one case: what failed or was not recorded is left out. */
export interface TrendSeries {
  readonly case: CaseName;
  readonly metric: string;
  /** In the metric's unit; one a run. */
  readonly points: readonly { readonly run: number; readonly value: number }[];
  /** The median of each stretch that has one level, oldest first; `from` and `to` are runs, both included. */
  readonly levels: readonly { readonly from: number; readonly to: number; readonly value: number }[];
}

/** A level that changed. */
export interface TrendChange {
  readonly case: CaseName;
  readonly metric: string;
  /** The first run of the new level, and the last one before: what moved it lies between the two commits. */
  readonly run: number;
  readonly before: Provenance;
  readonly after: Provenance;
  /** Without what moved whole runs, so it may be another number than the levels give. */
  readonly percent: number;
  readonly direction: 'worse' | 'better';
  /** Whether it is more than the configuration does not mind. */
  readonly isBeyondBand: boolean;
  readonly level: { readonly before: number; readonly after: number };
  /** How many runs of the new level there are. */
  readonly runs: number;
  /** Why somebody accepted the new level, if anybody did. */
  readonly accepted?: string;
  /** The first run of a later level that is no worse than the one before, but for the band. */
  readonly mended?: Provenance;
  /** Axes of the environment that changed with it. */
  readonly environment?: readonly string[];
}

/** A change of level that was seen a run ago, and what it is by now: the same, of another size or place; or nothing. */
export interface Hindsight {
  readonly then: TrendChange;
  readonly now?: TrendChange;
}

/** What is known of a commit with which levels moved, or seemed to. */
export interface CommitComment {
  /** Its full id. */
  readonly commit: string;
  /** Whether it was not known a run ago; else it only puts right what was said before, where anything was. */
  readonly isNews: boolean;
  /** Markdown, of so many bytes of UTF-8 at most: rows are left out as a whole, and that is said. */
  readonly body: (mostBytes: number) => string;
}
