import type { Reader } from '../model.js';
/** PREFIX_stats.csv. Its neighbour PREFIX_stats_history.csv is told apart and skipped: many lines of one run in the making. */
export declare const locustCsv: Reader;
