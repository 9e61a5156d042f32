/**
 * Finds times that go back from one record to the next. JMeter writes a record when a sample ends, so ends go back by no
 * more than a sample takes. Local times also go back when daylight saving time ends, and every 12 hours if the format has a
 * 12-hour clock.
 */

export interface SetBack {
  /** The end of the sample before the jump, and the end of the one after it, in epoch milliseconds. */
  readonly fromMs: number;
  readonly toMs: number;
}

/** Clocks are set back by half an hour or more, and a sample between the two times may have taken a few minutes. */
const minSetBackMs = 25 * 60_000;
/** A result with more jumps is not in order of time. */
const mostSetBacks = 3;
/** How exactly a result of another machine that was appended begins when the whole one began, as a share of its length. */
const sameStart = 0.02;

export class SetBacks {
  private previousEndMs = -Infinity;
  private first: SetBack | undefined;
  private count = 0;

  /** @param firstStartMs the earliest start before this sample */
  add(endMs: number, firstStartMs: number): void {
    if (this.previousEndMs - endMs >= minSetBackMs) {
      this.count++;
      const length = this.previousEndMs - firstStartMs;
      // Results of several machines that were joined begin together.
      if (Math.abs(endMs - firstStartMs) > length * sameStart)
        this.first ??= { fromMs: this.previousEndMs, toMs: endMs };
    }
    this.previousEndMs = endMs;
  }

  found(): SetBack | undefined {
    return this.count <= mostSetBacks ? this.first : undefined;
  }
}
