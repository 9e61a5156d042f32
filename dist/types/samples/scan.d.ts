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
    /** From the first start to the last end of all samples, warm-up included. */
    readonly durationMs: number;
    /** Why reading was given up at this line. */
    readonly stopped: {
        readonly why: 'endless-record' | 'too-many-labels' | 'other-header';
        readonly line: number;
    } | undefined;
}
/** More labels than this are no names but ids: "GET /orders/4711". */
export declare const mostLabels = 100000;
export declare class SampleScan {
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
    constructor(dialect: Dialect, warmupMs: number);
    /** False once there is no sense in reading on. */
    push(piece: Uint8Array): boolean;
    end(): Scanned;
    private take;
    /** Counts the row's sample, or says why it cannot be. */
    private add;
    private drop;
    /** The PerfMon plug-in writes rows of no thread, no code and no type, with a machine's value times 1000 as elapsed. */
    private isMonitor;
    private takeMonitor;
}
