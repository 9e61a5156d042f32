import type { Content } from '../model.js';
/** Undefined for what is no regular file. */
export declare function fileContent(file: string): Content | undefined;
