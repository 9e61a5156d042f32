import type { Reader } from '../model.js';
/** jmeter.log, or what JMeter prints meanwhile: "summary = 2215 in 00:00:04 = ...". The last line of that kind counts. */
export declare const jmeterSummariserLog: Reader;
