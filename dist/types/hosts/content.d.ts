import type { Content } from '../model.js';
/** Undefined for what is no regular file. */
export declare function fileContent(file: string, counter?: BigInt64Array<SharedArrayBuffer>): Content | undefined;
/** A thread that keeps nothing needs no large nursery, which is what its memory is mostly made of. */
export declare const resourceLimits: {
    readonly maxYoungGenerationSizeMb: 2;
};
/** GUARDBAND_THREADS: how many may be used, where that is less than there are. */
export declare function processors(): number;
