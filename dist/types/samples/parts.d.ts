/**
 * A raw result in a file, at once and, where it is large, by several processors: each scans a part of the bytes. Where a
 * part begins is guessed, and proved by the part before it, which must end there; a wrong guess is scanned again from the
 * true place. So what comes out does not depend on how it was cut.
 */
import type { Content, Input } from '../model.js';
import { type Scanned } from './ledger.js';
import { type Ways } from './ways.js';
/** What scanning a part takes: plain data, as it may go to another thread. */
export interface PartTask {
    /** The first bytes of the whole result. */
    readonly head: string;
    readonly warmupMs: number;
    readonly firstStartMs?: number;
    /** Records that begin in these bytes. A last part has no end. */
    readonly from: number;
    readonly to?: number;
}
export interface Part {
    readonly scanned: Scanned;
    /** Lines passed. */
    readonly lines: number;
    /** Where the first record begins that is not in it. */
    readonly end: number;
    /** The result ends in it: it has no end of its own, or an element has lost its own. */
    readonly isLast: boolean;
}
/** A whole result, at once where it is a file. */
export declare function scan(input: Input, ways: Ways, warmupMs: number): Promise<Scanned>;
export declare function scanContent(content: Content, head: string, ways: Ways, warmupMs: number, leastBytes?: number): Promise<Scanned>;
/** Scans the records that begin in a part; the last of them may end behind it. */
export declare function scanPart(content: Content, { head, warmupMs, firstStartMs, from, to }: PartTask): Part;
