import type { Reader } from '../model.js';
/** Our own document, as `guardband read` writes it. One that breaks its schema is not read at all: a machine wrote it, so it is damaged. */
export declare const runJson: Reader;
