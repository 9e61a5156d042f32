/** The result of scanning a raw result, whatever its format: a tally per label, and what was dropped and why. */
import type { Tally } from './tally.js';

/** Why a record is not a sample that can be counted. */
export type DropReason =
  | 'columns'
  | 'quotes'
  | 'time-stamp'
  | 'elapsed'
  | 'negative-elapsed'
  | 'success'
  | 'several'
  | 'markup'
  | 'entity'
  | 'label'
  | 'cut-off';

export interface Occurrences {
  count: number;
  /** The line of the first. */
  line: number;
}

export function addOccurrence(known: Occurrences | undefined, line: number): Occurrences {
  if (known === undefined) return { count: 1, line };
  known.count++;
  // The end of an element is missing, which is detected after later faults.
  if (line < known.line) known.line = line;
  return known;
}

/**
 * The samples of one label. Transaction controllers write rows of their own, which may have the name of a sampler. Parts
 * are sub-results of a sample, such as redirects and embedded resources; only XML distinguishes them.
 */
export interface LabelSamples {
  readonly samples?: Tally;
  readonly transactions?: Tally;
  readonly parts?: Tally;
}
export type SampleKind = keyof LabelSamples;
/** The compiled scanners number the kinds in this order. */
export const sampleKinds: readonly SampleKind[] = ['samples', 'transactions', 'parts'];

export type StopReason =
  'endless-record' | 'open-quote' | 'too-many-labels' | 'other-header' | 'doctype' | 'endless-tag' | 'too-deep';

export interface Scanned {
  /** Records except headers, dropped ones included. */
  readonly rows: number;
  /** In order of appearance. A tally is empty if all its samples fell into the warm-up. */
  readonly labels: ReadonlyMap<string, LabelSamples>;
  readonly dropped: ReadonlyMap<DropReason, Occurrences>;
  /** Rows of the PerfMon plug-in: values of a machine, not response times. */
  readonly monitors: (Occurrences & { readonly label: string }) | undefined;
  /** Repeated headers: files were concatenated. */
  readonly headers: Occurrences | undefined;
  /** Of all samples including the warm-up, in epoch milliseconds. Infinity and -Infinity without samples. */
  readonly firstStartMs: number;
  readonly lastEndMs: number;
  /** The reason and the line at which scanning stopped. */
  readonly stopped: { readonly why: StopReason; readonly line: number; readonly lines?: number } | undefined;
  /** Readable labels of dropped records, each with the number of its dropped records. */
  readonly droppedLabels: ReadonlyMap<string, number>;
  /** Lines inside dropped records after their first one: a misplaced quote can hide other records. */
  readonly hiddenLines: number;
}

/** Beyond this, labels are ids instead of names: "GET /orders/4711". */
export const maxLabels = 100_000;

/** The maximum number of labels kept for dropped records, to bound memory. */
export const maxDroppedLabels = 1000;

/** The counts of one label from another scanner. */
export interface CountedLabel {
  readonly label: string;
  readonly kind: SampleKind;
  readonly tally: Tally;
}

/** The counts of another scanner. */
export interface CountedRows {
  readonly counted: readonly CountedLabel[];
  /** The time span of all samples, the warm-up included. */
  readonly firstStartMs: number;
  readonly lastEndMs: number;
}

/** Scans raw bytes. */
export interface Scan {
  /**
   * Takes the next bytes, in pieces of any size.
   *
   * @returns false once the rest need not be read
   */
  push(piece: Uint8Array): boolean;
  /** @param continues the bytes were a part, and the result continues behind it */
  end(continues?: boolean): Scanned;
}

/** The reference implementation. A faster scanner hands over the records that it cannot count. */
export interface PlainScan extends Scan {
  /**
   * Reads the next record, or the rest of one that has begun.
   *
   * @returns how many bytes of the piece belong to it
   */
  finish(piece: Uint8Array): number;
  /** False once the rest need not be read. */
  readonly goesOn: boolean;
  /** The scanner is between two records, and another one may follow. */
  readonly isBetween: boolean;
  /** The header has not been read yet. */
  readonly awaitsHeader: boolean;
  /** The line on which the next record begins. Callers that read records themselves must set it. */
  line: number;
  /**
   * Registers a label that another scanner found, so that labels stay in order of appearance.
   *
   * @returns false once the rest need not be read
   */
  meet(label: string): boolean;
  /** @param rows how many records were counted, none of them a header */
  add(counted: CountedRows, rows: number): void;
}
