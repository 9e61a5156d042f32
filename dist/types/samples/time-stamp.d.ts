/**
 * The ways in which JMeter writes when a sample began (jmeter.save.saveservice.timestamp_format): epoch milliseconds, or
 * any pattern of Java's SimpleDateFormat. A time without zone is read as UTC, as only differences matter.
 */
/** Milliseconds since 1970, or NaN for what is no time stamp of this kind. */
export type TimeStampParser = (bytes: Uint8Array, from: number, to: number) => number;
export interface TimeStampFormat {
    readonly kind: 'milliseconds' | 'seconds' | 'formatted';
    /** In the letters of SimpleDateFormat. */
    readonly pattern: string;
    /** Day and month could be the other way round, as far as can be seen. */
    readonly ambiguous: boolean;
    readonly parse: TimeStampParser;
}
/** Any time stamp, as the source of a regular expression: for telling headerless results from other text. */
export declare const anyTimeStamp: string;
/** The format of the first rows' time stamps; undefined where none is understood. */
export declare function timeStampFormat(texts: readonly string[]): TimeStampFormat | undefined;
/** As JMeter writes it unless told otherwise, and always in XML. */
export declare const epochMs: TimeStampParser;
