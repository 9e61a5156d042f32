import type { Reader } from '../model.js';
/** Years of nightly runs in one file: JMeter's aggregate with a Date and axes behind it, one row per case and night. */
export declare const nightlyHistoryCsv: Reader;
