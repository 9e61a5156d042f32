/** What was read of a raw result, in whatever form it is written: a tally per label, and what was left out and why. */
import { settle } from './value-counts.js';
import { LabelTable } from './label-table.js';
import { addSample, emptyTally, mergeTallies, type Tally } from './tally.js';
import { Waiting, Warmup } from './warmup.js';

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

/** How many, and the line of the first. */
export interface Occurrences {
  count: number;
  line: number;
}

/**
 * A label's samples. Transaction controllers write rows of their own, which may bear a sampler's name. Parts are what a
 * sample consists of, redirects and embedded resources: only XML tells them apart.
 */
export interface LabelSamples {
  readonly samples?: Tally;
  readonly transactions?: Tally;
  readonly parts?: Tally;
}
export type SampleKind = keyof LabelSamples;
export const sampleKinds: readonly SampleKind[] = ['samples', 'transactions', 'parts'];

export interface Scanned {
  /** Records beside headers, kept or not. */
  readonly rows: number;
  /** In order of appearance. A tally may be empty: all its samples were in the warm-up. */
  readonly labels: ReadonlyMap<string, LabelSamples>;
  readonly dropped: ReadonlyMap<DropReason, Occurrences>;
  /** PerfMon rows: values of a machine, no response times. */
  readonly monitors: (Occurrences & { readonly label: string }) | undefined;
  /** The header again: files were joined. */
  readonly headers: Occurrences | undefined;
  /** Of all samples, warm-up included: epoch milliseconds. Infinity and -Infinity where there is none. */
  readonly firstStartMs: number;
  readonly lastEndMs: number;
  /** Why reading was given up at this line. */
  readonly stopped: { readonly why: StopReason; readonly line: number } | undefined;
}

export type StopReason = 'endless-record' | 'too-many-labels' | 'other-header' | 'doctype' | 'endless-tag' | 'too-deep';

/** More labels than this are no names but ids: "GET /orders/4711". */
export const maxLabels = 100_000;

/** A way to read raw bytes: the plain one, or a faster one that gives the same. */
export interface Scan {
  /** Bytes in order, in pieces of any size. False once there is no sense in reading on. */
  push(piece: Uint8Array): boolean;
  /** That was all; or only all of a part, behind which the result goes on. */
  end(goesOn?: boolean): Scanned;
}

/** A plain way to read, which a faster one hands to what it is not sure of. */
export interface PlainScan extends Scan {
  /** The next record alone, or what is missing of it: how many bytes of the piece that were. */
  finish(piece: Uint8Array): number;
  /** Whether there is sense in reading on. */
  readonly goesOn: boolean;
  /** Nothing is kept of a record that has not ended yet, and a record may follow. */
  readonly isBetween: boolean;
  /** The header is still to come. */
  readonly awaitsHeader: boolean;
  /** The line on which the next record begins. Set by who reads records in between. */
  line: number;
  meet(label: string): boolean;
  add(counted: readonly CountedLabel[], rows: number, firstStartMs: number, lastEndMs: number): void;
}

/** What was counted elsewhere, of one label. */
export interface CountedLabel {
  readonly label: string;
  readonly kind: SampleKind;
  readonly tally: Tally;
}

/** Of one record. What is no number is NaN. */
export interface Sample {
  readonly startMs: number;
  readonly elapsedMs: number;
  readonly failed: boolean;
  /** Bytes. */
  readonly received: number;
  readonly sent: number;
  readonly latencyMs: number;
  readonly connectMs: number;
}

interface Bucket {
  tally: Tally;
  readonly waiting: Waiting;
}
type Buckets = Partial<Record<SampleKind, Bucket>>;

export class Accumulator {
  rows = 0;
  headers: Occurrences | undefined;
  stopped: Scanned['stopped'];
  private readonly warmup: Warmup;
  private readonly labels: LabelTable<Buckets>;
  private readonly dropped = new Map<DropReason, Occurrences>();
  private monitors: (Occurrences & { readonly label: string }) | undefined;
  private lastEndMs = -Infinity;

  constructor(
    private readonly labelText: (bytes: Uint8Array, isDoubled: boolean) => string,
    warmupMs: number,
    firstStartMs?: number,
  ) {
    this.warmup = new Warmup(warmupMs, firstStartMs);
    this.labels = new LabelTable(() => ({}), labelText);
  }

  /** Counts a sample whose label is bytes[from] up to bytes[to]. */
  take(
    bytes: Uint8Array,
    from: number,
    to: number,
    isDoubled: boolean,
    kind: SampleKind,
    { startMs, elapsedMs, failed, received, sent, latencyMs, connectMs }: Sample,
    line: number,
  ): void {
    const label = this.labels.of(bytes, from, to, isDoubled);
    if (this.labels.byText.size > maxLabels) {
      this.stopped = { why: 'too-many-labels', line };
      return;
    }
    if (startMs + elapsedMs > this.lastEndMs) this.lastEndMs = startMs + elapsedMs;
    const bucket = (label[kind] ??= { tally: emptyTally(), waiting: new Waiting() });
    if (this.warmup.keeps(startMs))
      addSample(bucket.tally, startMs, elapsedMs, failed, received, sent, latencyMs, connectMs);
    else bucket.waiting.add(startMs, elapsedMs, failed, received, sent, latencyMs, connectMs);
  }

  drop(reason: DropReason, line: number): void {
    this.dropped.set(reason, addOccurrence(this.dropped.get(reason), line));
  }

  takeMonitor(bytes: Uint8Array, from: number, to: number, isDoubled: boolean, line: number): void {
    if (this.monitors === undefined)
      this.monitors = { count: 1, line, label: this.labelText(bytes.slice(from, to), isDoubled) };
    else this.monitors.count++;
  }

  /** A label that was met elsewhere, so that all are known here in order of appearance. False when there are too many. */
  meet(label: string, line: number): boolean {
    this.labels.named(label);
    if (this.labels.byText.size > maxLabels) this.stopped ??= { why: 'too-many-labels', line };
    return this.stopped === undefined;
  }

  /** What was counted elsewhere, of rows that are no header, between the first start and the last end of all of them. */
  add(counted: readonly CountedLabel[], rows: number, firstStartMs: number, lastEndMs: number): void {
    this.rows += rows;
    this.lastEndMs = Math.max(this.lastEndMs, lastEndMs);
    this.warmup.firstStartMs = Math.min(this.warmup.firstStartMs, firstStartMs);
    for (const { label, kind, tally } of counted) {
      const bucket = (this.labels.named(label)[kind] ??= { tally: emptyTally(), waiting: new Waiting() });
      bucket.tally = bucket.tally.n === 0 ? tally : mergeTallies(bucket.tally, tally);
    }
  }

  end(): Scanned {
    const labels = new Map<string, LabelSamples>();
    for (const [label, buckets] of this.labels.byText)
      labels.set(
        label,
        Object.fromEntries(
          sampleKinds.flatMap((kind) => (buckets[kind] === undefined ? [] : [[kind, this.decided(buckets[kind])]])),
        ),
      );
    const { rows, dropped, monitors, headers, lastEndMs, stopped } = this;
    return { rows, labels, dropped, monitors, headers, firstStartMs: this.warmup.firstStartMs, lastEndMs, stopped };
  }

  private decided({ tally, waiting }: Bucket): Tally {
    waiting.decide(this.warmup, (...sample) => {
      addSample(tally, ...sample);
    });
    settle(tally.counts);
    return tally;
  }
}

export function addOccurrence(seen: Occurrences | undefined, line: number): Occurrences {
  if (seen === undefined) return { count: 1, line };
  seen.count++;
  // An element that has lost its end is known late.
  if (line < seen.line) seen.line = line;
  return seen;
}
