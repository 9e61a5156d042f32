/** Files for reading at any place, by several threads. */
import type { Content } from '../model.js';
/** Undefined for what is no regular file. */
export declare function fileContent(file: string): Promise<Content | undefined>;
