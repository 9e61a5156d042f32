import type { RowSketch } from '../model/reading.js';
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
import { bitsForSize, emptySketch, isSelected, mergeSketches } from './row-sketch.js';
import type { SetBacks } from './slow-start.js';
import { addSample, emptyTally, mergeTallies, type Sample, type Tally, widenTimelines } from './tally.js';
import { widthFor, type IntervalCounts } from './timeline.js';
import { settle } from './value-counts.js';

/** The samples of one label. */
type Tallies = Partial<Record<SampleKind, Tally>>;

/** A sample that belongs to the warm-up unless an earlier start follows. */
interface EarlySample {
  readonly label: Tallies;
  readonly kind: SampleKind;
  readonly sample: Sample;
}

function dropTimes(timeline: IntervalCounts): void {
  timeline.isTimed = false;
  for (const interval of timeline.intervals)
    Object.assign(interval, { times: [], threads: NaN, latency: NaN, connect: NaN });
}

/** Response times over time are dropped for all labels, so that the result does not depend on their order. */
function limitTimes(labels: ReadonlyMap<string, LabelSamples>): void {
  if (labels.size <= mostTimedLabels) return;
  for (const samples of labels.values())
    for (const kind of sampleKinds) {
      const { timeline, errorKinds = [] } = samples[kind] ?? {};
      if (timeline !== undefined) dropTimes(timeline);
      for (const error of errorKinds) error.timeline = undefined;
    }
}

/** Collects the samples that a plain scan reads. */
export class Accumulator {
  readonly sketch: RowSketch;
  /** What was found so far. */
  readonly found = {
    rows: 0,
    dropped: new Map<DropReason, Occurrences>(),
    droppedLabels: new Map<string, number>(),
    hiddenLines: 0,
    monitors: undefined as Scanned['monitors'],
    headers: undefined as Scanned['headers'],
    firstStartMs: Infinity,
    lastEndMs: -Infinity,
    stopped: undefined as Scanned['stopped'],
  };
  private readonly labels: LabelTable<Tallies>;
  /**
   * Kept only if the first start is not known in advance: JMeter writes a row when a sample ends, so the first start may come late in
   * the file.
   */
  private readonly early: EarlySample[] = [];
  private drops = 0;

  constructor(
    private readonly decodeLabel: (bytes: Uint8Array, isDoubled: boolean) => string,
    private readonly scanning: ScanOptions,
    /** Finds jumps of the clock, where times are local. */
    private readonly setBacks?: SetBacks,
  ) {
    this.found.firstStartMs = scanning.firstStartMs ?? Infinity;
    this.sketch = emptySketch(bitsForSize(scanning.bytes));
    this.labels = new LabelTable(() => ({}), decodeLabel);
  }

  /** Whether a row is one of those that tell results apart. */
  isSketched(kind: SampleKind, { startMs, elapsedMs }: Pick<Sample, 'startMs' | 'elapsedMs'>): boolean {
    return kind === 'samples' && elapsedMs > 0 && isSelected(this.sketch, startMs);
  }

  /** @param line the line on which the sample begins, from 1 */
  addSample(rawLabel: RawLabel, kind: SampleKind, sample: Sample, line: number): void {
    this.addTo(this.labels.find(rawLabel), kind, sample, line);
  }

  /** Adds a sample whose label is known as a text. */
  addLabelled(label: string, kind: SampleKind, sample: Sample, line: number): void {
    this.addTo(this.labels.findText(label), kind, sample, line);
  }

  private addTo(label: Tallies, kind: SampleKind, sample: Sample, line: number): void {
    if (this.labels.byText.size > maxLabels) {
      this.found.stopped = { why: 'too-many-labels', line };
      return;
    }
    const { startMs, elapsedMs, failed, error, threads = NaN } = sample;
    const endMs = startMs + elapsedMs;
    this.setBacks?.add(endMs, this.found.firstStartMs);
    if (endMs > this.found.lastEndMs) this.found.lastEndMs = endMs;
    if (startMs < this.found.firstStartMs) this.found.firstStartMs = startMs;
    const tally = (label[kind] ??= emptyTally(this.scanning));
    const { timeline } = tally;
    if (timeline?.isTimed === true && this.labels.byText.size > mostTimedLabels) dropTimes(timeline);
    if (this.isMeasured(startMs)) addSample(tally, sample);
    else if (this.scanning.firstStartMs === undefined) {
      const sums = Array.from(sample.sums);
      this.early.push({ label, kind, sample: { startMs, elapsedMs, failed, error, threads, sums } });
    }
  }

  /** Whether a sample that began then is outside the warm-up, as far as it is known. */
  private isMeasured(startMs: number): boolean {
    return startMs >= this.found.firstStartMs + this.scanning.warmupMs;
  }

  /**
   * @param label the label of the dropped record, if it could be read
   * @param lines the number of lines that the record covers
   */
  drop(reason: DropReason, line: number, label = '', lines = 1): void {
    this.found.dropped.set(reason, addOccurrence(this.found.dropped.get(reason), line));
    if (++this.drops === maxDropped) this.found.stopped ??= { why: 'too-many-dropped', line };
    this.found.hiddenLines += lines - 1;
    if (label !== '') this.addDroppedLabel(label, 1);
  }

  private addDroppedLabel(label: string, count: number): void {
    const known = this.found.droppedLabels.get(label);
    if (known !== undefined || this.found.droppedLabels.size < maxDroppedLabels)
      this.found.droppedLabels.set(label, (known ?? 0) + count);
  }

  /** Counts a row of the PerfMon plug-in, which contains a machine metric instead of a response time. */
  addMonitor({ bytes, start, end, isDoubled }: RawLabel, line: number): void {
    if (this.found.monitors === undefined)
      this.found.monitors = { count: 1, line, label: this.decodeLabel(bytes.slice(start, end), isDoubled) };
    else this.found.monitors.count++;
  }

  /** Registers a label that another scanner found. Returns false if there are too many. */
  registerLabel(label: string, line: number): boolean {
    this.labels.findText(label);
    if (this.labels.byText.size > maxLabels) this.found.stopped ??= { why: 'too-many-labels', line };
    return this.found.stopped === undefined;
  }

  /** Adds the counts of another scanner. */
  add({ counted, firstStartMs, lastEndMs }: CountedRows, rows: number): void {
    this.found.rows += rows;
    this.found.lastEndMs = Math.max(this.found.lastEndMs, lastEndMs);
    this.found.firstStartMs = Math.min(this.found.firstStartMs, firstStartMs);
    for (const { label, kind, tally } of counted) {
      const tallies = this.labels.findText(label);
      const known = tallies[kind];
      tallies[kind] = known === undefined || known.n === 0 ? tally : mergeTallies(known, tally);
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
    mergeSketches(this.sketch, part.sketch, lines);
    this.found.hiddenLines += part.hiddenLines;
    for (const [reason, { count, line }] of part.dropped)
      this.found.dropped.set(reason, addOccurrence(this.found.dropped.get(reason), lines + line, count));
    for (const [label, count] of part.droppedLabels) this.addDroppedLabel(label, count);
    const { headers, monitors, stopped } = part;
    if (headers !== undefined)
      this.found.headers = addOccurrence(this.found.headers, lines + headers.line, headers.count);
    if (monitors !== undefined && this.found.monitors !== undefined) this.found.monitors.count += monitors.count;
    else if (monitors !== undefined) this.found.monitors = { ...monitors, line: lines + monitors.line };
    this.found.stopped ??= stopped && { ...stopped, line: lines + stopped.line };
  }

  end(): Scanned {
    const labels = this.labels.byText;
    const { firstStartMs, lastEndMs } = this.found;
    for (const { label, kind, sample } of this.early)
      if (this.isMeasured(sample.startMs)) addSample((label[kind] ??= emptyTally(this.scanning)), sample);
    const warmupOnly = this.scanning.keepsWarmup === true ? this.countWarmup() : new Map<string, Tallies>();
    for (const all of [labels, warmupOnly]) {
      for (const tally of [...all.values()].flatMap((tallies) => Object.values(tallies))) {
        settle(tally.counts);
        sortErrors(tally.errorKinds);
        widenTimelines(tally, widthFor(firstStartMs, lastEndMs));
      }
      limitTimes(all);
    }
    return { ...this.found, labels, warmupOnly, setBack: this.setBacks?.found(), sketch: this.sketch };
  }

  /** The samples of the labels that have none outside the warm-up, as without one. */
  private countWarmup(): Map<string, Tallies> {
    const counted = new Map<Tallies, Tallies>();
    for (const { label, kind, sample } of this.early) {
      if (!isEmpty(label)) continue;
      const tallies = counted.get(label) ?? {};
      counted.set(label, tallies);
      addSample((tallies[kind] ??= emptyTally(this.scanning)), sample);
    }
    return new Map(
      [...this.labels.byText].flatMap(([label, known]) => {
        const tallies = counted.get(known);
        return tallies === undefined ? [] : [[label, tallies] as const];
      }),
    );
  }
}
