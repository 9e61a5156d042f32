import type { Metric } from '../model.js';
/** Share of the time that was not spent on garbage collection, of the product: back ends and load generators have their own. */
export declare const gcThroughput: Metric;
