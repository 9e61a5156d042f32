/**
 * Work stealing: the range of bytes that each thread still has to scan, in shared memory. The first thread starts with the whole file;
 * every other one takes the second half of the largest remaining range when it starts and whenever it is done. So all finish
 * at about the same time, however late they started and however fast they are.
 */
export class WorkQueue {
  private readonly numbers: BigInt64Array<SharedArrayBuffer>;

  /** Created by the first thread; the others wrap the memory that they receive. */
  constructor(readonly memory: SharedArrayBuffer) {
    this.numbers = new BigInt64Array(memory);
  }

  static create(threads: number): WorkQueue {
    return new WorkQueue(new SharedArrayBuffer(16 * threads));
  }

  begin(thread: number): number {
    return Number(Atomics.load(this.numbers, 2 * thread));
  }

  /** The current end of the thread's range. It may become smaller at any time. */
  end(thread: number): number {
    return Number(Atomics.load(this.numbers, 2 * thread + 1));
  }

  /** Sets how far this thread has scanned. */
  advance(thread: number, position: number): void {
    Atomics.store(this.numbers, 2 * thread, BigInt(position));
  }

  assign(thread: number, begin: number, end: number): void {
    this.advance(thread, begin);
    Atomics.store(this.numbers, 2 * thread + 1, BigInt(end));
  }

  /**
   * Takes half of the range of another thread, starting where `findStart` finds a record. The other thread may already be
   * past its new end; the merge step handles the overlap.
   *
   * @returns false if no thread has `minBytes` left
   */
  steal(thread: number, minBytes: number, findStart: (position: number) => number | undefined): boolean {
    for (;;) {
      const [begin, end, victim] = this.longest();
      if (end - begin < minBytes) return false;
      const start = findStart(Math.floor((begin + end) / 2));
      if (start === undefined || start >= end) return false;
      if (Atomics.compareExchange(this.numbers, 2 * victim + 1, BigInt(end), BigInt(start)) !== BigInt(end)) continue;
      this.assign(thread, start, end);
      return true;
    }
  }

  private longest(): readonly [begin: number, end: number, thread: number] {
    let longest: readonly [number, number, number] = [0, 0, 0];
    for (let thread = 0; 2 * thread < this.numbers.length; thread++) {
      const begin = this.begin(thread);
      const end = this.end(thread);
      if (end - begin > longest[1] - longest[0]) longest = [begin, end, thread];
    }
    return longest;
  }
}
