/** Runs, past measurements, and pairs of the two sides. */
import type { Provenance, Measurement, Accept, CaseName } from './documents.js';

/** One campaign against one build. */
export interface Run {
  readonly provenance: Provenance;
  readonly measurements: readonly Measurement[];
}

/** A past measurement of a case, with the run it was part of. */
export interface PastMeasurement {
  readonly measurement: Measurement;
  readonly provenance: Provenance;
}

/** What a history holds: measurements, and levels that were accepted. */
export type HistoryEntry = PastMeasurement | { readonly accept: Accept };

/** A past measurement in its place. */
export interface PairedMeasurement extends PastMeasurement {
  /** Counts all runs looked back on, oldest first; within a session the repetitions of the case. */
  readonly run: number;
  /**
   * By metric, which stretch of equal level it belongs to: 0 (also where nothing is said) tells the level and the noise,
   * any other only the noise.
   */
  readonly stretches: Readonly<Record<string, number>>;
}

/** What a case is held against: runs of other days, or repetitions that were measured in the candidate's own session. */
export type BaselineKind = 'history' | 'session';

/** A case on both sides. No candidate: missing. No history: new. */
export interface Pair {
  readonly case: CaseName;
  /** More than one: repetitions. */
  readonly candidate: readonly Measurement[];
  /** Oldest first, comparable ones only. */
  readonly history: readonly PairedMeasurement[];
  readonly baseline: BaselineKind;
  /** A case whose program the change cannot touch: it measures the machine. */
  readonly isControl: boolean;
  /** The candidate ran in another environment than every past measurement of this case. */
  readonly otherEnvironment: boolean;
}
