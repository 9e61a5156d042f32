import type { Tag } from './tags.js';
export declare const rootName = "testResults";
export declare const isRoot: (tag: Tag) => boolean;
export declare const isSampleName: (tag: Tag) => boolean;
export declare function isNamed({ bytes, nameFrom, nameTo }: Tag, name: Uint8Array, length: number): boolean;
