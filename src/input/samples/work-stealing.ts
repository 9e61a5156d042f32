/**
 * Which bytes of a file each thread has still to scan, in memory that they share. One begins with all of them; each other takes
 * the second half of what somebody else has most of, when it begins and whenever it is done. So all end at about the same
 * time, however late they began and however fast each is.
 */
export class WorkQueue {
  private readonly numbers: BigInt64Array<SharedArrayBuffer>;

  /** Made by the first thread, and again by each other from the memory that it got. */
  constructor(readonly memory: SharedArrayBuffer) {
    this.numbers = new BigInt64Array(memory);
  }

  static among(threads: number): WorkQueue {
    return new WorkQueue(new SharedArrayBuffer(16 * threads));
  }

  begin(thread: number): number {
    return Number(Atomics.load(this.numbers, 2 * thread));
  }

  /** Where the thread's range ends now. It may come nearer at any time. */
  end(thread: number): number {
    return Number(Atomics.load(this.numbers, 2 * thread + 1));
  }

  /** So far the thread has come. */
  reached(thread: number, at: number): void {
    Atomics.store(this.numbers, 2 * thread, BigInt(at));
  }

  give(thread: number, from: number, end: number): void {
    this.reached(thread, from);
    Atomics.store(this.numbers, 2 * thread + 1, BigInt(end));
  }

  /**
   * Takes half of what another thread has left, from where `startNear` finds a beginning; false where nobody has `least`
   * bytes. The other may have come further meanwhile than where it ends now: who puts all together must notice.
   */
  take(thread: number, least: number, startNear: (at: number) => number | undefined): boolean {
    for (;;) {
      const [from, end, other] = this.longest();
      if (end - from < least) return false;
      const start = startNear(Math.floor((from + end) / 2));
      if (start === undefined || start >= end) return false;
      if (Atomics.compareExchange(this.numbers, 2 * other + 1, BigInt(end), BigInt(start)) !== BigInt(end)) continue;
      this.give(thread, start, end);
      return true;
    }
  }

  private longest(): readonly [from: number, end: number, thread: number] {
    let longest: readonly [number, number, number] = [0, 0, 0];
    for (let thread = 0; 2 * thread < this.numbers.length; thread++) {
      const from = this.begin(thread);
      const end = this.end(thread);
      if (end - from > longest[1] - longest[0]) longest = [from, end, thread];
    }
    return longest;
  }
}
