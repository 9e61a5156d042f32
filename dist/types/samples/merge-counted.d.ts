import { type Counted } from './histogram.js';
/**
 * Two parts of one run as one; both are used up. In any order and grouping the same comes out: where only some files have a
 * column, its sum over all is not known.
 */
export declare function mergeCounted(a: Counted, b: Counted): Counted;
