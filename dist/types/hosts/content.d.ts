import type { Content } from '../model.js';
/** Undefined for what is no regular file. */
export declare function fileContent(file: string): Content | undefined;
/** For one thread. */
export declare function openFile(file: string, counter: BigInt64Array<SharedArrayBuffer>): Pick<Content, 'size' | 'read' | 'close'> | undefined;
