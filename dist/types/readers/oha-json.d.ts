import type { Reader } from '../model.js';
/** What oha writes with --output-format json (once: -j). */
export declare const ohaJson: Reader;
