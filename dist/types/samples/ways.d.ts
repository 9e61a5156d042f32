import { type Dialect } from './dialect.js';
import { FastScan } from './fast-scan.js';
import type { PlainScan } from './ledger.js';
import { type Layout } from './xml/layout.js';
/** What holds for one scan. */
export interface Scanning {
    readonly warmupMs: number;
    /** Where it is known beforehand. When it proves too late, the result has to be read again. */
    readonly firstStartMs?: number;
    /** False for a part from the middle of a result. */
    readonly isBeginning?: boolean;
}
export interface Ways {
    readonly canScanFast: boolean;
    readonly plain: (scanning: Scanning) => PlainScan;
    /** Where there is a warm-up, the first start must be known. */
    readonly fast: (scanning: Scanning, capacity?: number, collectAfter?: number) => FastScan;
    /** Where in bytes from the middle a record seems to begin. */
    readonly recordStart: (bytes: Uint8Array) => number | undefined;
}
/** @param head of what is known to be a raw result */
export declare function waysOf(head: string): Ways;
export declare function csvWays(dialect: Dialect): Ways;
export declare function xmlWays(layout: Layout): Ways;
