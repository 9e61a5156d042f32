import { zeroSums } from './summed-fields.js';
import type { ErrorOccurrence } from './error-kinds.js';
import type { Sample } from './tally.js';

/**
 * Drops the warm-up: samples that began less than `warmupMs` after the first start. JMeter writes a row when a sample ends,
 * so the first start may come late in the file. It can only move earlier as rows are read: samples that start late enough
 * are kept at once, and the others are deferred, in a few bytes each, until the last row has been read.
 */
export class Warmup {
  constructor(
    readonly warmupMs: number,
    /** Infinity before the first sample, unless it is known in advance. */
    public firstStartMs = Infinity,
  ) {}

  /**
   * Whether a sample with this start is certainly kept. Must be called for every sample, because it also finds the first
   * start.
   */
  keeps(startMs: number): boolean {
    if (startMs < this.firstStartMs) this.firstStartMs = startMs;
    return startMs >= this.firstStartMs + this.warmupMs;
  }
}

/** Numbers per deferred sample: its start, its signed elapsed time, its threads, and its sums. */
const recordLength = 3 + zeroSums().length;

/** Samples that may belong to the warm-up, as numbers in one array instead of objects. */
export class DeferredSamples {
  private numbers = new Float64Array(0);
  private used = 0;
  /** By offset. */
  private readonly errors = new Map<number, ErrorOccurrence>();

  add({ startMs, elapsedMs, failed, error, sums, threads = NaN }: Sample): void {
    if (this.used + recordLength > this.numbers.length) {
      const larger = new Float64Array(Math.max(4 * recordLength, this.numbers.length * 2));
      larger.set(this.numbers);
      this.numbers = larger;
    }
    const { numbers, used } = this;
    numbers[used] = startMs;
    // A failure is stored as -1 - elapsed, because 0 has no sign.
    numbers[used + 1] = failed ? -1 - elapsedMs : elapsedMs;
    numbers[used + 2] = threads;
    for (let i = 0; i < sums.length; i++) numbers[used + 3 + i] = sums[i] ?? 0;
    if (error !== undefined) this.errors.set(used, error);
    this.used = used + recordLength;
  }

  /** Whether a sample is outside the warm-up. */
  keepsAny(warmup: Warmup): boolean {
    for (let offset = 0; offset < this.used; offset += recordLength)
      if (warmup.keeps(this.numbers[offset] ?? 0)) return true;
    return false;
  }

  /** Passes on the samples outside the warm-up, once the first start is known. */
  release(warmup: Warmup, keep: (sample: Sample) => void): void {
    const { numbers, used } = this;
    for (let offset = 0; offset < used; offset += recordLength) {
      const [startMs = 0, signed = 0, threads = NaN] = numbers.subarray(offset, offset + 3);
      const failed = signed < 0;
      const elapsedMs = failed ? -1 - signed : signed;
      const sums = numbers.subarray(offset + 3, offset + recordLength);
      if (warmup.keeps(startMs)) keep({ startMs, elapsedMs, failed, error: this.errors.get(offset), sums, threads });
    }
    this.numbers = new Float64Array(0);
    this.used = 0;
    this.errors.clear();
  }
}
