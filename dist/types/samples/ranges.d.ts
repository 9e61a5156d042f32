/**
 * Which bytes of a file each thread has still to scan, in memory that they share. One begins with all of them; each other takes
 * the second half of what somebody else has most of, when it begins and whenever it is done. So all end at about the same
 * time, however late they began and however fast each is.
 */
export declare class Ranges {
    readonly memory: SharedArrayBuffer;
    private readonly numbers;
    /** Made by the first thread, and again by each other from the memory that it got. */
    constructor(memory: SharedArrayBuffer);
    static among(threads: number): Ranges;
    begin(thread: number): number;
    /** Where the thread's range ends now. It may come nearer at any time. */
    end(thread: number): number;
    /** So far the thread has come. */
    reached(thread: number, at: number): void;
    give(thread: number, from: number, end: number): void;
    /**
     * Takes half of what another thread has left, from where `startNear` finds a beginning; false where nobody has `least`
     * bytes. The other may have come further meanwhile than where it ends now: who puts all together must notice.
     */
    take(thread: number, least: number, startNear: (at: number) => number | undefined): boolean;
    private longest;
}
