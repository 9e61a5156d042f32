import type { Reader } from '../model.js';
/** The raw result of a test, one row per sample (CSVSaveService), with or without a header. */
export declare const jmeterCsv: Reader;
