/** How an XML result is written: its encoding, and what every sample tells. Found from the file's first bytes. */
import { type Attribute } from './attributes.js';
import { type Encoding } from './text.js';
export interface Layout {
    readonly encoding: Encoding;
    /** Those of the first sample, in their order. None, where there is no sample. */
    readonly attributes: readonly string[];
    /** A setting leaves an attribute out everywhere. All are taken to be there where there is no sample. */
    readonly has: Readonly<Record<Attribute, boolean>>;
}
export type LayoutFault = 
/** No result in XML at all. */
{
    readonly fault: 'foreign';
} | {
    readonly fault: 'encoding';
    readonly encoding: string;
} | {
    readonly fault: 'attribute';
    readonly attribute: RequiredAttribute;
    readonly found: readonly string[];
};
declare const requiredAttributes: readonly ["ts", "t", "lb"];
export type RequiredAttribute = (typeof requiredAttributes)[number];
/** Whether this begins as a JMeter result in XML does, in an encoding that is read or in UTF-16. */
export declare function isResult(head: string): boolean;
export declare function layoutOf(head: string): Layout | LayoutFault;
export {};
