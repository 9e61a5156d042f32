import type { Reader } from '../model.js';
/** vegeta report, as it is printed. */
export declare const vegetaText: Reader;
