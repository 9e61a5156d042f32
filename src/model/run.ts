/**
 * Model: the types that folders share. Here are runs and their past; beside it, `comparison.ts` (what is judged), `reading.ts`
 * (what readers give), `host.ts` (the outside world), `rendering.ts` and `forge.ts` (where results go), `context.ts` (what a job
 * is about). `documents.ts` has the types of all documents, which are generated from schemas/.
 *
 * What must hold: types, and no rule of the judge; nothing here imports from folders but lang/ and generated/.
 *
 * Example: a run of `shop` with 40 cases is one Run with 40 measurements and one provenance. Compared with eight nights, it is 40
 * times a ComparedCase: a case with its candidate and its history. A pair is something else: base and head, measured one right
 * after the other.
 */
import { compareCodeUnits } from '../lang/objects.js';
import type { Provenance, Measurement, Accept, CaseName } from './documents.js';

/** When a run began, as ISO 8601; empty if it is not known. */
export const startOf = ({ startedAt = '' }: Provenance): string => startedAt;

/** Sorts runs, the oldest first. */
export const byStart = (a: Provenance, b: Provenance): number => compareCodeUnits(startOf(a), startOf(b));

/** The measurements of one build. */
export interface Run {
  readonly provenance: Provenance;
  readonly measurements: readonly Measurement[];
}

/** A past measurement, with the provenance of its run. */
export interface PastMeasurement {
  readonly measurement: Measurement;
  readonly provenance: Provenance;
}

/** An entry of a history: a measurement, or a decision. */
export type HistoryEntry = PastMeasurement | { readonly accept: Accept };

/** A past measurement of a case, placed among the runs and levels of its history. */
export interface PlacedMeasurement extends PastMeasurement {
  /** The index of its run among all baseline runs, oldest first; in a session, the index of the repetition. */
  readonly run: number;
  /**
   * The number of the segment it belongs to, by metric. 0 (the default) is the current level, used for level and noise.
   * Earlier levels are used for noise only.
   */
  readonly segments: Readonly<Record<string, number>>;
  /** Whether it ran under another load than the candidate, so that only its errors are compared. */
  readonly isOtherLoad?: true;
}

/** The measurements that a case is compared with: earlier runs, or repetitions from the same session as the candidate. */
export type BaselineKind = 'history' | 'session';

/** A loss of one case whose level became the baseline by itself, because it is within the tolerance band. */
export interface TakenLoss {
  /** The index of the first run of that level. */
  readonly run: number;
  /** Its size as a log ratio. */
  readonly step: number;
}

/** How the load of a test differs from that of the runs that it would be compared with. */
export interface LoadChange {
  /** The key of the load test. */
  readonly test: string;
  readonly of: 'threads' | 'ms' | 'rate';
  readonly before: number;
  readonly now: number;
}

/** A case in candidate and baseline. Without a candidate it is missing; without a history it is new. */
export interface ComparedCase {
  readonly case: CaseName;
  /** Several measurements are repetitions. */
  readonly candidate: readonly Measurement[];
  /** Comparable measurements only, oldest first. */
  readonly history: readonly PlacedMeasurement[];
  /**
   * If the history was selected, as the last run or those of a release: the other runs, oldest first. They show how much the case
   * varies, and nothing else.
   */
  readonly noise?: readonly PlacedMeasurement[];
  readonly baseline: BaselineKind;
  /** Whether the change under test cannot affect the case, so that its values only measure the machine. */
  readonly isControl: boolean;
  /** Whether every past measurement of this case was made in another environment. */
  readonly otherEnvironment: boolean;
  /** How the load differs, if every comparable measurement of this case was made under another one: nothing passes. */
  readonly otherLoad?: LoadChange;
  /** Without a candidate: how many of its requests were to be expected; undefined if nothing tells. */
  readonly expected?: number;
  /** By metric: the loss whose level became the baseline. */
  readonly takenLosses?: Readonly<Record<string, TakenLoss>>;
}
