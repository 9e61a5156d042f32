import type { Finding, Metric, Pair, ToleranceBand } from './model.js';
/** Undefined where the candidate does not have it. */
export declare function reported(pair: Pair, metric: Metric, band: ToleranceBand): Finding | undefined;
