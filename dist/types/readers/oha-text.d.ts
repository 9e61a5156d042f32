import type { Reader } from '../model.js';
/** What oha prints at its end. */
export declare const ohaText: Reader;
