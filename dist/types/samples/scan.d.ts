import type { Dialect } from './dialect.js';
import { type Counted, type PlainScan, type Scanned } from './ledger.js';
export declare class SampleScan implements PlainScan {
    private readonly dialect;
    private readonly rowScanner;
    private readonly ledger;
    private isHeader;
    private readonly mark;
    constructor(dialect: Dialect, warmupMs: number, 
    /** Where it is known before the first row, what falls into the warm-up need not wait. */
    firstStartMs?: number, 
    /** A part from the middle of a result has no header, and no byte-order mark. */
    isBeginning?: boolean);
    push(piece: Uint8Array): boolean;
    /** The next record alone, or what is missing of it: how many bytes of the piece that were. */
    finish(piece: Uint8Array): number;
    /** Whether there is sense in reading on. */
    get goesOn(): boolean;
    /** Nothing is kept of a record that has not ended yet. */
    get isBetween(): boolean;
    /** The header is still to come. */
    get awaitsHeader(): boolean;
    /** The line on which the next record begins. Set by who reads records in between. */
    get line(): number;
    set line(line: number);
    /** A label that was met elsewhere, so that all are known here in order of appearance. False when there are too many. */
    meet(label: string): boolean;
    /** What was counted elsewhere, of rows that are no header, between the first start and the last end of all of them. */
    add(counted: readonly Counted[], rows: number, firstStartMs: number, lastEndMs: number): void;
    end(): Scanned;
    private take;
    /** Counts the row's sample, or says why it cannot be. */
    private addRow;
    private drop;
    /** The PerfMon plug-in writes rows of no thread, no code and no type, with a machine's value times 1000 as elapsed. */
    private isMonitor;
}
