import type { Reader } from '../model.js';
/** What wrk prints at its end; wrk2 prints the same with finer percentiles. */
export declare const wrkText: Reader;
