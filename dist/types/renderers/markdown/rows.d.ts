import type { Finding } from '../../model.js';
/** The worst findings as a table, and how many more there are. */
export declare function rows(findings: readonly Finding[], most: number): readonly string[];
