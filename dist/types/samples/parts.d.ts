/**
 * A raw CSV result in a file, at once and, where it is large, by several processors: each scans a part of the bytes. Where a
 * part begins is guessed, and proved by the part before it, which must end there; a wrong guess is scanned again from the
 * true place. So what comes out does not depend on how it was cut.
 */
import type { Content } from '../model.js';
import { type Dialect } from './dialect.js';
import { type Scanned } from './scan.js';
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
}
/** A result of which every byte was in the head is not worth a compiled scanner. */
export declare function scanContent(content: Content, head: string, dialect: Dialect, warmupMs: number, leastBytes?: number): Promise<Scanned>;
/** What comes as it comes. With a warm-up it cannot be read again, should the first start have been a later one. */
export declare function scanStream(bytes: AsyncIterable<Uint8Array>, dialect: Dialect, warmupMs: number): Promise<Scanned>;
/** Scans the records that begin in a part; the last of them may end behind it. */
export declare function scanPart(content: Content, { head, warmupMs, firstStartMs, from, to }: PartTask): Part;
