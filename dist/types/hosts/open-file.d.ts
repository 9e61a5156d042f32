import type { Content } from '../model.js';
/** For one thread; undefined for what is no regular file, such as a pipe, which can be opened but once. */
export declare function openFile(file: string, counter: BigInt64Array<SharedArrayBuffer>): Pick<Content, 'size' | 'read' | 'close'> | undefined;
