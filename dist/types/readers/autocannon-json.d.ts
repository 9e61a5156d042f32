import type { Reader } from '../model.js';
/** What autocannon --json prints. */
export declare const autocannonJson: Reader;
