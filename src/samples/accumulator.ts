import { remember } from '../lang/objects.js';
import type { RowSketch } from '../model/reading.js';
import { sortErrors, type TextSpan } from './error-kinds.js';
import {
  addOccurrence,
  type CountedRows,
  type DropReason,
  isEmpty,
  type LabelSamples,
  maxDropped,
  maxDroppedLabels,
  maxLabels,
  type Occurrences,
  type SampleKind,
  sampleKinds,
  type Scanned,
  type ScanOptions,
} from './scanned.js';
import { mostTimedLabels, settle } from './response-times.js';
import { bitsForSize, emptySketch, isRowSelected, mergeSketches } from './row-sketch.js';
import type { SetBacks } from './slow-start.js';
import { addSample, emptyTally, mergeTallies, type Sample, type Tally, widenTimelines } from './tally.js';
import { type IntervalCounts, widthFor } from './timeline.js';
import { boundName } from '../lang/printable.js';

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
    return kind === 'samples' && elapsedMs > 0 && isRowSelected(this.sketch, startMs);
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
      const tallies = remember(counted, label, (): Tallies => ({}));
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

/** The bytes of a label within a piece of a result. */
export interface RawLabel extends TextSpan {
  /** Whether each quote in the label is written twice. */
  readonly isDoubled: boolean;
}

interface Spelling<T> {
  readonly bytes: Uint8Array;
  readonly hash: number;
  readonly value: T;
}

/**
 * A hash table from the bytes of a label to its value, so that labels need not be decoded in every row. A label has two
 * spellings: with doubled quotes and without.
 */
class LabelTable<T> {
  /** In order of appearance. */
  readonly byText = new Map<string, T>();
  private table: (Spelling<T> | undefined)[] = Array<undefined>(256).fill(undefined);
  private spellings = 0;

  constructor(
    private readonly create: (text: string) => T,
    private readonly decode: (bytes: Uint8Array, isDoubled: boolean) => string,
  ) {}

  /** The value for a label; created if it is new. */
  find({ bytes, start, end, isDoubled }: RawLabel): T {
    // The same bytes mean a different text if their quotes are doubled.
    let hash = isDoubled ? 1 : 0;
    for (let i = start; i < end; i++) hash = (Math.imul(hash, 31) + (bytes[i] ?? 0)) | 0;
    const mask = this.table.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (let known; (known = this.table[slot]) !== undefined; slot = (slot + 1) & mask)
      if (known.hash === hash && holdsBytes(known.bytes, bytes, start, end)) return known.value;
    const spelled = bytes.slice(start, end);
    const value = this.findText(this.decode(spelled, isDoubled));
    this.table[slot] = { bytes: spelled, hash, value };
    if (++this.spellings * 2 > this.table.length) this.grow();
    return value;
  }

  findText(whole: string): T {
    const text = boundName(whole);
    return remember(this.byText, text, () => this.create(text));
  }

  private grow(): void {
    const spellings = this.table.filter((spelling) => spelling !== undefined);
    this.table = Array<undefined>(this.table.length * 4).fill(undefined);
    const mask = this.table.length - 1;
    for (const spelling of spellings) {
      let slot = (spelling.hash ^ (spelling.hash >>> 15)) & mask;
      while (this.table[slot] !== undefined) slot = (slot + 1) & mask;
      this.table[slot] = spelling;
    }
  }
}

function holdsBytes(known: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  if (known.length !== end - start) return false;
  for (let i = 0; i < known.length; i++) if (known[i] !== bytes[start + i]) return false;
  return true;
}
