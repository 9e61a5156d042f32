/** A file as its reader meets it: the head to recognise it by, and its bytes, unpacked if they are gzip. */
import type { Host, Input } from './model.js';
/** Undefined for an empty file. Errors of the disk or of a broken archive come through while reading. */
export declare function open(file: string, host: Host): Promise<Input | undefined>;
