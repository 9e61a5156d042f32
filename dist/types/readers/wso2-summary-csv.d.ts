import type { Reader } from '../model.js';
/**
 * The summary.csv of WSO2's performance-common, any release: one row per case, 29 to 311 columns, of which the axes differ
 * between products and the rest carries product names and versions, so that columns are found by pattern.
 */
export declare const wso2SummaryCsv: Reader;
