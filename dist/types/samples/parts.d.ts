/**
 * A raw result in a file, at once and, where it is large, by several processors: each scans a part of the bytes. Where a
 * part begins is guessed, and proved by the part before it, which must end there; a wrong guess is scanned again from the
 * true place. So what comes out does not depend on how it was cut.
 */
import type { Content, Input } from '../model.js';
import { type Scanned } from './ledger.js';
import type { Ways } from './ways.js';
/** What holds for all parts of a result. */
interface Whole {
    /** Its first bytes. */
    readonly head: string;
    readonly warmupMs: number;
    readonly firstStartMs?: number;
}
/** What a thread is told: plain data, but for the memory that is shared. */
export interface ThreadTask extends Whole {
    /** Its number among all, and theirs: see ranges.ts. The first one is 0. */
    readonly thread: number;
    readonly ranges: SharedArrayBuffer;
    readonly leastBytes: number;
}
/** The records that begin in a range of bytes. */
export interface Part {
    readonly scanned: Scanned;
    /** Lines passed. */
    readonly lines: number;
    readonly from: number;
    /** Infinity for the last. */
    readonly to: number;
    /** Where the first record begins that is not in it. */
    readonly end: number;
    /** The result ends in it: it has no end of its own, or an element has lost its own. */
    readonly isLast: boolean;
}
/** A whole result, at once where it is a file. */
export declare function scan(input: Input, ways: Ways, warmupMs: number): Promise<Scanned>;
export declare function scanContent(content: Content, head: string, ways: Ways, warmupMs: number, leastBytes?: number): Promise<Scanned>;
/**
 * Whether parts, in order, leave no gap. One may reach into the next: a thread that was asked for half of what it had left may
 * have come to the end of it before it could know.
 */
export declare function areAll(parts: readonly Pick<Part, 'from' | 'to' | 'isLast' | 'scanned'>[]): boolean;
/** What one thread scans: the range that it was given, if any, and then what it can take from others. */
export declare function scanRanges(content: Pick<Content, 'size' | 'read'>, ways: Ways, task: ThreadTask): readonly Part[];
export {};
