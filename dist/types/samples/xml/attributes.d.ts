/** What JMeter calls a sample's values in XML (SampleResultConverter). */
import type { Tag } from './tags.js';
/** Attributes that are used, and the column that CSV has for each. */
export declare const columnOf: {
    readonly ts: "timeStamp";
    readonly t: "elapsed";
    readonly lb: "label";
    readonly s: "success";
    readonly by: "bytes";
    readonly sby: "sentBytes";
    readonly lt: "Latency";
    readonly ct: "Connect";
    readonly rc: "responseCode";
    readonly rm: "responseMessage";
    readonly tn: "threadName";
    readonly dt: "dataType";
    readonly sc: "SampleCount";
};
export type Attribute = keyof typeof columnOf;
/** Where each one's value is found in the array that findAttributes fills. */
export declare const place: Readonly<Record<Attribute, number>>;
/** For each attribute that is used, which of the tag's it is, or -1. False where one is there twice. */
export declare function findAttributes({ bytes, attributes, nameStarts, nameEnds }: Tag, into: Int32Array): boolean;
