import { sortErrors } from './error-kinds.js';
import { LabelTable, type RawLabel } from './label-table.js';
import {
  addOccurrence,
  maxDropped,
  maxDroppedLabels,
  maxLabels,
  sampleKinds,
  type CountedRows,
  type DropReason,
  isEmpty,
  type LabelSamples,
  type Occurrences,
  type SampleKind,
  type Scanned,
  type ScanOptions,
} from './scanned.js';
import { mostTimedLabels } from './response-times.js';
import type { SetBacks } from './set-back.js';
import { addSample, emptyTally, mergeTallies, type Sample, type Tally, widenTimelines } from './tally.js';
import { widthFor } from './timeline.js';
import { settle } from './value-counts.js';
import { DeferredSamples, Warmup } from './warmup.js';

interface Bucket {
  tally: Tally;
  readonly deferred: DeferredSamples;
}
type Buckets = Partial<Record<SampleKind, Bucket>>;

const mapKinds = (buckets: Buckets, toTally: (bucket: Bucket) => Tally): LabelSamples =>
  Object.fromEntries(
    sampleKinds.flatMap((kind) => (buckets[kind] === undefined ? [] : [[kind, toTally(buckets[kind])]])),
  );

const emptyBucket = (counting: ScanOptions): Bucket => ({
  tally: emptyTally(counting),
  deferred: new DeferredSamples(),
});

/** Response times over time are dropped for all labels, so that the result does not depend on their order. */
function limitTimes(labels: ReadonlyMap<string, LabelSamples>): void {
  if (labels.size <= mostTimedLabels) return;
  for (const samples of labels.values())
    for (const kind of sampleKinds) {
      const { timeline, errorKinds = [] } = samples[kind] ?? {};
      if (timeline !== undefined) {
        timeline.times = undefined;
        for (const list of [timeline.threads, timeline.latency, timeline.connect]) list.fill(NaN);
      }
      for (const error of errorKinds) error.timeline = undefined;
    }
}

/** Collects the samples that a plain scan reads. */
export class Accumulator {
  rows = 0;
  headers: Occurrences | undefined;
  stopped: Scanned['stopped'];
  private readonly warmup: Warmup;
  /** Whether the samples of labels that have none outside the warm-up are kept: the result cannot be read again. */
  keepsWarmup = false;
  private readonly labels: LabelTable<Buckets>;
  private readonly dropped = new Map<DropReason, Occurrences>();
  private monitors: (Occurrences & { readonly label: string }) | undefined;
  private lastEndMs = -Infinity;
  private readonly droppedLabels = new Map<string, number>();
  private hiddenLines = 0;
  private drops = 0;

  constructor(
    private readonly decodeLabel: (bytes: Uint8Array, isDoubled: boolean) => string,
    private readonly scanning: ScanOptions,
    /** Finds jumps of the clock, where times are local. */
    private readonly setBacks?: SetBacks,
  ) {
    this.warmup = new Warmup(scanning.warmupMs, scanning.firstStartMs);
    this.labels = new LabelTable(() => ({}), decodeLabel);
  }

  /** @param line the line on which the sample begins, from 1 */
  addSample(rawLabel: RawLabel, kind: SampleKind, sample: Sample, line: number): void {
    const label = this.labels.find(rawLabel);
    if (this.labels.byText.size > maxLabels) {
      this.stopped = { why: 'too-many-labels', line };
      return;
    }
    const { startMs, elapsedMs } = sample;
    const endMs = startMs + elapsedMs;
    this.setBacks?.add(endMs, this.warmup.firstStartMs);
    if (endMs > this.lastEndMs) this.lastEndMs = endMs;
    const bucket = (label[kind] ??= emptyBucket(this.scanning));
    const { timeline } = bucket.tally;
    if (timeline !== undefined && this.labels.byText.size > mostTimedLabels) timeline.times = undefined;
    if (this.warmup.keeps(startMs)) addSample(bucket.tally, sample);
    else bucket.deferred.add(sample);
  }

  /**
   * @param label the label of the dropped record, if it could be read
   * @param lines the number of lines that the record covers
   */
  drop(reason: DropReason, line: number, label = '', lines = 1): void {
    this.dropped.set(reason, addOccurrence(this.dropped.get(reason), line));
    if (++this.drops === maxDropped) this.stopped ??= { why: 'too-many-dropped', line };
    this.hiddenLines += lines - 1;
    if (label !== '') this.addDroppedLabel(label, 1);
  }

  private addDroppedLabel(label: string, count: number): void {
    const known = this.droppedLabels.get(label);
    if (known !== undefined || this.droppedLabels.size < maxDroppedLabels)
      this.droppedLabels.set(label, (known ?? 0) + count);
  }

  /** Counts a row of the PerfMon plug-in, which contains a machine metric instead of a response time. */
  addMonitor({ bytes, start, end, isDoubled }: RawLabel, line: number): void {
    if (this.monitors === undefined)
      this.monitors = { count: 1, line, label: this.decodeLabel(bytes.slice(start, end), isDoubled) };
    else this.monitors.count++;
  }

  /** Registers a label that another scanner found. Returns false if there are too many. */
  registerLabel(label: string, line: number): boolean {
    this.labels.findText(label);
    if (this.labels.byText.size > maxLabels) this.stopped ??= { why: 'too-many-labels', line };
    return this.stopped === undefined;
  }

  /** Adds the counts of another scanner. */
  add({ counted, firstStartMs, lastEndMs }: CountedRows, rows: number): void {
    this.rows += rows;
    this.lastEndMs = Math.max(this.lastEndMs, lastEndMs);
    this.warmup.firstStartMs = Math.min(this.warmup.firstStartMs, firstStartMs);
    for (const { label, kind, tally } of counted) {
      const bucket = (this.labels.findText(label)[kind] ??= emptyBucket(this.scanning));
      bucket.tally = bucket.tally.n === 0 ? tally : mergeTallies(bucket.tally, tally);
    }
  }

  /**
   * Adds the next part of the result, which must not be used again.
   *
   * @param lines the number of lines before it, from which its own are counted
   */
  addPart({ labels, rows, firstStartMs, lastEndMs, ...part }: Scanned, lines: number): void {
    for (const label of labels.keys()) this.labels.findText(label);
    const counted = [...labels].flatMap(([label, samples]) =>
      sampleKinds.flatMap((kind) => (samples[kind] === undefined ? [] : [{ label, kind, tally: samples[kind] }])),
    );
    this.add({ counted, firstStartMs, lastEndMs }, rows);
    this.hiddenLines += part.hiddenLines;
    for (const [reason, { count, line }] of part.dropped)
      this.dropped.set(reason, addOccurrence(this.dropped.get(reason), lines + line, count));
    for (const [label, count] of part.droppedLabels) this.addDroppedLabel(label, count);
    const { headers, monitors, stopped } = part;
    if (headers !== undefined) this.headers = addOccurrence(this.headers, lines + headers.line, headers.count);
    if (monitors !== undefined && this.monitors !== undefined) this.monitors.count += monitors.count;
    else if (monitors !== undefined) this.monitors = { ...monitors, line: lines + monitors.line };
    this.stopped ??= stopped && { ...stopped, line: lines + stopped.line };
  }

  end(): Scanned {
    const { firstStartMs } = this.warmup;
    const widthMs = widthFor(firstStartMs, this.lastEndMs);
    const labels = new Map<string, LabelSamples>();
    const warmupOnly = new Map<string, LabelSamples>();
    for (const [label, buckets] of this.labels.byText) {
      const deferred = this.keepsWarmup ? this.copyDeferred(buckets, widthMs) : undefined;
      const samples = mapKinds(buckets, (bucket) => this.finish(bucket, widthMs));
      labels.set(label, samples);
      if (deferred !== undefined && isEmpty(samples)) warmupOnly.set(label, deferred);
    }
    limitTimes(labels);
    limitTimes(warmupOnly);
    const { rows, dropped, droppedLabels, hiddenLines, monitors, headers, lastEndMs, stopped } = this;
    const setBack = this.setBacks?.found();
    return {
      rows,
      labels,
      warmupOnly,
      dropped,
      droppedLabels,
      hiddenLines,
      monitors,
      headers,
      firstStartMs,
      lastEndMs,
      setBack,
      stopped,
    };
  }

  /** The samples of a label if none of them is kept, as without a warm-up. */
  private copyDeferred(buckets: Buckets, widthMs: number): LabelSamples | undefined {
    const own = Object.values(buckets);
    if (own.some(({ tally, deferred }) => tally.n > 0 || deferred.keepsAny(this.warmup))) return undefined;
    const none = new Warmup(0);
    return mapKinds(buckets, ({ deferred }) =>
      this.finish({ tally: emptyTally(this.scanning), deferred }, widthMs, none),
    );
  }

  private finish({ tally, deferred }: Bucket, widthMs: number, warmup = this.warmup): Tally {
    deferred.release(warmup, (sample) => {
      addSample(tally, sample);
    });
    settle(tally.counts);
    sortErrors(tally.errorKinds);
    widenTimelines(tally, widthMs);
    return tally;
  }
}
