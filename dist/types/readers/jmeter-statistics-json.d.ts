import type { Reader } from '../model.js';
/** statistics.json of JMeter's HTML dashboard: one object per label, and "Total", which is none. */
export declare const jmeterStatisticsJson: Reader;
