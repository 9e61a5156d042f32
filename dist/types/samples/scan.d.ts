/** Raw CSV bytes, in pieces of any size, to a tally per label: constant memory but for the counts (and the warm-up). */
import type { Dialect } from './dialect.js';
import { type Tally } from './tally.js';
/** Why a record is not a sample that can be counted. */
export type DropReason = 'columns' | 'quotes' | 'time-stamp' | 'elapsed' | 'negative-elapsed' | 'success' | 'several' | 'cut-off';
/** How many, and the line of the first. */
export interface Seen {
    count: number;
    readonly line: number;
}
/** A label's samples. Transaction controllers write rows of their own, which may bear a sampler's name. */
export interface LabelSamples {
    readonly samples?: Tally;
    readonly transactions?: Tally;
}
export interface Scanned {
    /** Records beside headers, kept or not. */
    readonly rows: number;
    /** In order of appearance. A tally may be empty: all its samples were in the warm-up. */
    readonly labels: ReadonlyMap<string, LabelSamples>;
    readonly dropped: ReadonlyMap<DropReason, Seen>;
    /** PerfMon rows: values of a machine, no response times. */
    readonly monitors: (Seen & {
        readonly label: string;
    }) | undefined;
    /** The header again: files were joined. */
    readonly headers: Seen | undefined;
    /** Of all samples, warm-up included: epoch milliseconds. Infinity and -Infinity where there is none. */
    readonly firstStartMs: number;
    readonly lastEndMs: number;
    /** Why reading was given up at this line. */
    readonly stopped: {
        readonly why: 'endless-record' | 'too-many-labels' | 'other-header';
        readonly line: number;
    } | undefined;
}
/** More labels than this are no names but ids: "GET /orders/4711". */
export declare const mostLabels = 100000;
/** A way to read raw bytes: the plain one, or a faster one that gives the same. */
export interface Scan {
    /** Bytes in order, in pieces of any size. False once there is no sense in reading on. */
    push(piece: Uint8Array): boolean;
    end(): Scanned;
}
/** What was counted elsewhere, of one label. */
export interface Counted {
    readonly label: string;
    readonly kind: keyof LabelSamples;
    readonly tally: Tally;
}
export declare class SampleScan implements Scan {
    private readonly dialect;
    private readonly rowScanner;
    private readonly warmup;
    private readonly labels;
    private readonly dropped;
    private rows;
    private lastEndMs;
    private isHeader;
    /** How much of a byte-order mark has been passed over. */
    private markBytes;
    private monitors;
    private headers;
    private stopped;
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
    private markIn;
    end(): Scanned;
    private take;
    /** Counts the row's sample, or says why it cannot be. */
    private addRow;
    private drop;
    /** The PerfMon plug-in writes rows of no thread, no code and no type, with a machine's value times 1000 as elapsed. */
    private isMonitor;
    private takeMonitor;
}
