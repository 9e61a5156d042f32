import { type TimeStampFormat } from './time-stamp.js';
/** The columns that are used. An index of -1: not there. */
export type Columns = Readonly<Record<(typeof usedColumns)[number], number>>;
export interface Dialect {
    /** One byte. */
    readonly delimiter: number;
    /** As written, to know it again where files were joined; undefined for a headerless file. */
    readonly header: readonly string[] | undefined;
    /** Fields per record. */
    readonly width: number;
    readonly columns: Columns;
    readonly timeStamp: TimeStampFormat;
}
export type DialectFault = 
/** No raw result at all. */
{
    readonly fault: 'foreign';
} | {
    readonly fault: 'delimiter';
    readonly delimiter: string;
} | {
    readonly fault: 'column';
    readonly column: RequiredColumn;
    readonly header: readonly string[];
} | {
    readonly fault: 'no-rows';
} | {
    readonly fault: 'time-stamp';
    readonly found: string;
}
/** Headerless, and not in the order in which JMeter writes columns by default. */
 | {
    readonly fault: 'order';
};
declare const requiredColumns: readonly ["timeStamp", "elapsed", "label"];
export type RequiredColumn = (typeof requiredColumns)[number];
declare const usedColumns: readonly ["timeStamp", "elapsed", "label", "success", "responseCode", "responseMessage", "threadName", "dataType", "bytes", "sentBytes", "Latency", "Connect", "SampleCount"];
export declare function dialectOf(head: string): Dialect | DialectFault;
export {};
