import type { Reader } from '../model.js';
/**
 * What nearly all runs consist of: own documents, and raw results as JMeter writes them unless told otherwise. The others are
 * loaded where none of these recognises a file.
 */
export declare const usual: readonly [Reader, Reader, Reader];
