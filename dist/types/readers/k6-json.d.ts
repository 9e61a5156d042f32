import type { Reader } from '../model.js';
/** k6's end-of-test summary in the three shapes it is written in. */
export declare const k6Json: Reader;
