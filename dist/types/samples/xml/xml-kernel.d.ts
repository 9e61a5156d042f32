import { Kernel } from '../kernel.js';
import type { Layout } from './layout.js';
interface Own {
    attribute(length: number, place: number): number;
}
/** Whether the scanner can know samples by their attributes. */
export declare const hasPlainAttributes: ({ attributes }: Layout) => boolean;
/** Small enough for a processor's cache, large enough for most samples with their bodies. */
export declare const xmlBytes: number;
/** The compiled scanner for XML. */
export declare class XmlKernel extends Kernel<Own> {
    constructor({ attributes, encoding }: Layout, capacity: number);
}
export {};
