import type { Reader } from '../model.js';
/** What Taurus's reporter final-stats dumps with dump-xml. */
export declare const taurusXml: Reader;
