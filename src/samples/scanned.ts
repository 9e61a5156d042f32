/**
 * Samples: raw results in, counts out, without keeping a sample: this is the hot path, and its memory does not grow with the
 * result.
 *
 * Types: Scan (takes pieces of bytes), Tally (counts of one label), Scanned (all labels, and what was dropped and why). The way:
 * parallel-scan.ts divides a result among threads; csv/ and xml/ find records and their fields, hybrid-scan.ts lets the compiled
 * scanner count the usual ones; accumulator.ts adds samples to tallies; measurement.ts makes metrics of a tally.
 * What must hold: all ways give the same result, to the last digit, for any division into pieces and threads; counts are exact,
 * so parts can be merged; a record that cannot be read is counted with its reason and its line.
 *
 * Example: 100 samples of 1 to 100 ms are a tally with 100 distinct times; its p99 by nearest rank is 99 ms, and it stays so when
 * two such tallies are added.
 */
import type { ApdexMs, RowSketch } from '../model/reading.js';
import type { RowFault } from '../problems/raw-results.js';
import type { SetBack } from './slow-start.js';
import type { Tally } from './tally.js';

/** What is counted of a result. */
export interface Counting {
  readonly warmupMs: number;
  /** Whether the response times of each interval are counted, for charts. */
  readonly countsTimes?: boolean | undefined;
  readonly apdexMs?: ApdexMs | undefined;
}

export interface ScanOptions extends Counting {
  /** The first start, if it is known in advance. If an earlier one is found, the result must be scanned again. */
  readonly firstStartMs?: number;
  /** Whether the samples of labels that have none outside the warm-up are counted, too: the result cannot be read again. */
  readonly keepsWarmup?: boolean;
  /** False for a part from the middle of a result. */
  readonly isBeginning?: boolean;
  /** The size of the result, if it is known. */
  readonly bytes?: number;
}

/** The reasons why a record cannot be counted as a sample. */
export type DropReason = RowFault | 'cut-off';

export interface Occurrences {
  count: number;
  /** The line number of the first one. */
  line: number;
}

export function addOccurrence(known: Occurrences | undefined, line: number, count = 1): Occurrences {
  if (known === undefined) return { count, line };
  known.count += count;
  // The end of an element is missing, which is detected after later faults.
  if (line < known.line) known.line = line;
  return known;
}

/**
 * The samples of one label. Transaction controllers write separate rows, which may have the name of a sampler. Parts are
 * sub-results of a sample, such as redirects and embedded resources; only XML distinguishes them.
 */
export type LabelSamples = Readonly<Partial<Record<SampleKind, Tally>>>;
/** Whether all samples of a label belong to the warm-up. */
export const isEmpty = (samples: LabelSamples): boolean => Object.values(samples).every(({ n }) => n === 0);
/** The compiled scanner numbers the kinds in this order. */
export const sampleKinds = ['samples', 'transactions', 'parts'] as const;
export type SampleKind = (typeof sampleKinds)[number];

type StopReason =
  | 'endless-row'
  | 'open-quote'
  | 'too-many-labels'
  | 'too-many-dropped'
  | 'other-header'
  | 'doctype'
  | 'too-deep';

export interface Scanned {
  /** The number of records except headers, including dropped ones. */
  readonly rows: number;
  /** In order of appearance. A tally is empty if all its samples belong to the warm-up. */
  readonly labels: ReadonlyMap<string, LabelSamples>;
  readonly dropped: ReadonlyMap<DropReason, Occurrences>;
  /** Labels whose samples all belong to the warm-up, with these samples. */
  readonly warmupOnly: ReadonlyMap<string, LabelSamples>;
  /** The number of rows of the PerfMon plug-in, which contain machine metrics instead of response times. */
  readonly monitors: (Occurrences & { readonly label: string }) | undefined;
  /** The number of repeated headers, which show that files were concatenated. */
  readonly headers: Occurrences | undefined;
  /** The span of all samples including the warm-up, in epoch milliseconds. Infinity and -Infinity without samples. */
  readonly firstStartMs: number;
  readonly lastEndMs: number;
  /** The first jump of time to the past from one record to the next; undefined if there is none, or if there are many. */
  readonly setBack: SetBack | undefined;
  readonly sketch: RowSketch;
  /** The reason and the line at which scanning stopped. */
  readonly stopped: { readonly why: StopReason; readonly line: number; readonly lines?: number } | undefined;
  /** Readable labels of dropped records, each with the number of its dropped records. */
  readonly droppedLabels: ReadonlyMap<string, number>;
  /** Lines inside dropped records after their first one: a misplaced quote can hide other records. */
  readonly hiddenLines: number;
}

/** With more labels than this, labels are ids instead of names: "GET /orders/4711". */
export const maxLabels = 100_000;

/**
 * After this many unreadable records the rest is not read: a small archive can hold billions of them, and each takes longer
 * than a sample. A result in which they are few would have a billion rows.
 */
export const maxDropped = 1_000_000;

/** The maximum number of labels kept for dropped records, to bound memory. */
export const maxDroppedLabels = 1000;

/** The counts of one label from a compiled scanner. */
interface CountedLabel {
  readonly label: string;
  readonly kind: SampleKind;
  readonly tally: Tally;
}

/** The counts from a compiled scanner. */
export interface CountedRows {
  readonly counted: readonly CountedLabel[];
  /** The time span of all samples, including the warm-up. */
  readonly firstStartMs: number;
  readonly lastEndMs: number;
}

/** Scans raw bytes. */
export interface Scan {
  /**
   * Scans the next bytes, in pieces of any size.
   *
   * @returns false once the rest need not be read
   */
  push(piece: Uint8Array): boolean;
  end(): Scanned;
}

/**
 * The maximum nesting of documents and of tools' reports. They have only a few levels; anything deeper is not a result, and
 * must not exhaust the stack.
 */
export const maxDepth = 200;
