/**
 * The cut at the beginning: samples that began less than `warmupMs` after the first start. Rows are written when a sample
 * ends, so the first start may come late in the file. It can only fall as rows are read, and with it the cut: what begins
 * late enough now stays, whatever follows. The rest waits, in few bytes, until the last row has been read.
 */
export class Warmup {
  constructor(
    readonly warmupMs: number,
    /** Infinity before the first sample, unless it is known already. */
    public firstStartMs = Infinity,
  ) {}

  /** Does a sample that began then surely stay? To be asked for every sample: it also learns the first start. */
  keeps(startMs: number): boolean {
    if (startMs < this.firstStartMs) this.firstStartMs = startMs;
    return startMs >= this.firstStartMs + this.warmupMs;
  }
}

/** Samples that wait for the decision: six numbers each in one array, not objects. */
export class Waiting {
  private numbers = new Float64Array(0);
  private used = 0;

  add(
    startMs: number,
    elapsedMs: number,
    failed: boolean,
    receivedBytes: number,
    sentBytes: number,
    latencyMs: number,
    connectMs: number,
  ): void {
    if (this.used + 6 > this.numbers.length) {
      const larger = new Float64Array(Math.max(24, this.numbers.length * 2));
      larger.set(this.numbers);
      this.numbers = larger;
    }
    const { numbers, used } = this;
    numbers[used] = startMs;
    // The sign carries the failure: -1 - elapsed, as 0 has no sign to turn.
    numbers[used + 1] = failed ? -1 - elapsedMs : elapsedMs;
    numbers[used + 2] = receivedBytes;
    numbers[used + 3] = sentBytes;
    numbers[used + 4] = latencyMs;
    numbers[used + 5] = connectMs;
    this.used = used + 6;
  }

  /** Hands over the samples that stay, now that the first start is known. */
  decide(warmup: Warmup, keep: (...sample: Parameters<Waiting['add']>) => void): void {
    const { numbers, used } = this;
    for (let at = 0; at < used; at += 6) {
      const [startMs = 0, signed = 0, ...sums] = numbers.subarray(at, at + 6);
      const [received = 0, sent = 0, latencyMs = 0, connectMs = 0] = sums;
      const failed = signed < 0;
      const elapsedMs = failed ? -1 - signed : signed;
      if (warmup.keeps(startMs)) keep(startMs, elapsedMs, failed, received, sent, latencyMs, connectMs);
    }
    this.numbers = new Float64Array(0);
    this.used = 0;
  }
}
