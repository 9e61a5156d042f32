import type { Reader } from '../model.js';
/** What ab prints. Its own CSV is told by name, as it lies in the same folder. */
export declare const abText: Reader;
