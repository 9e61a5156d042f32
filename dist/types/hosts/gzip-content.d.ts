import type { Content } from '../model.js';
/** Undefined where there is no second thread to be had. */
export declare function gzipContent(file: string): Content | undefined;
