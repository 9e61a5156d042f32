import type { Reader } from '../model.js';
/**
 * What JMeter's Aggregate Report and Summary Report save, in the window or from the command line through JMeterPlugins
 * (whose heads are the names of JMeter's messages, or missing altogether). One row per label, and TOTAL, which is none.
 */
export declare const aggregateCsv: Reader;
