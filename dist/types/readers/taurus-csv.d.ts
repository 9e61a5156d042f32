import type { Reader } from '../model.js';
/** What Taurus's reporter final-stats dumps with dump-csv. */
export declare const taurusCsv: Reader;
