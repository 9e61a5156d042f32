/**
 * Cuts delimited text into records and fields, in pieces of any size, without making strings: a row is offsets into the
 * scanner's buffer, valid until the next one. RFC 4180 with what real files add: LF or CRLF, blank lines, no newline at
 * the end, and a quote inside an unquoted field, which stands for itself (JMeter before 2.5 did not quote).
 */
/** The record just read. Only valid while it is being taken. */
export interface Row {
    readonly bytes: Uint8Array;
    /** How many fields the record has. Offsets are kept for the first `mostFields` of them. */
    readonly fields: number;
    /** Where each field's text begins and ends, without its quotes. */
    readonly starts: Int32Array;
    readonly ends: Int32Array;
    /** 1 where the text holds doubled quotes. */
    readonly doubled: Uint8Array;
    /** The physical line on which the record begins, from 1. */
    readonly line: number;
    /** Something stands between a closing quote and the next delimiter. */
    readonly misquoted: boolean;
    /** The record ends in a newline outside quotes. Only the last one of a file may not. */
    readonly whole: boolean;
}
/** More fields than any result has; what comes after them is counted only. */
export declare const mostFields = 1024;
export declare class RowScanner implements Row {
    private readonly delimiter;
    private readonly take;
    bytes: Uint8Array<ArrayBuffer>;
    fields: number;
    readonly starts: Int32Array<ArrayBuffer>;
    readonly ends: Int32Array<ArrayBuffer>;
    readonly doubled: Uint8Array<ArrayBuffer>;
    line: number;
    misquoted: boolean;
    whole: boolean;
    /** The line of a record that is too long to be one. Nothing is read from there on. */
    endlessLine: number | undefined;
    private filled;
    private recordStart;
    private position;
    private state;
    private newlines;
    private oneOnly;
    constructor(delimiter: number, take: (row: Row) => void);
    push(piece: Uint8Array): void;
    /** Takes one record, or what is missing of one: how many bytes of the piece belong to it. Blank lines count as records. */
    finish(piece: Uint8Array): number;
    /** No record is under way. */
    get isBetween(): boolean;
    /** The last record, if no newline ended it. */
    end(): void;
    private slot;
    /** Makes room by moving the unfinished record to the front. */
    private append;
    private closeField;
    private closeRecord;
    private scan;
}
