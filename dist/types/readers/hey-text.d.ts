import type { Reader } from '../model.js';
/** What hey prints. */
export declare const heyText: Reader;
