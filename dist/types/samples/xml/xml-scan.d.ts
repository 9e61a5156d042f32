import { type Counted, type PlainScan, type Scanned } from '../ledger.js';
import type { Layout } from './layout.js';
export declare class XmlScan implements PlainScan {
    private readonly layout;
    private readonly tags;
    private readonly mark;
    private readonly ledger;
    private readonly frames;
    private readonly found;
    private depth;
    private hasRoot;
    constructor(layout: Layout, warmupMs: number, 
    /** Where it is known before the first sample, what falls into the warm-up need not wait. */
    firstStartMs?: number, 
    /** A part from the middle of a result is within its root. */
    isBeginning?: boolean);
    push(piece: Uint8Array): boolean;
    finish(piece: Uint8Array): number;
    get goesOn(): boolean;
    get isBetween(): boolean;
    get awaitsHeader(): boolean;
    get line(): number;
    set line(line: number);
    meet(label: string): boolean;
    add(counted: readonly Counted[], rows: number, firstStartMs: number, lastEndMs: number): void;
    end(goesOn?: boolean): Scanned;
    private take;
    /** A place where it is no XML: as if it were a sample that cannot be read. */
    private fault;
    private takeOpening;
    private takeRoot;
    private open;
    private takeClosing;
    /** A sample stands within samples and the root alone: what else is open has lost its end. */
    private leaveOthers;
    /** The root, too. */
    private leaveAll;
    /** Down to this depth, elements whose end is missing. */
    private leaveUnended;
    /** The innermost element ends. */
    private leave;
    /** The sample's values, or why it cannot be counted. */
    private read;
}
