import type { CaseName, Where } from './model.js';
/**
 * Whether a case is meant by a `where:` of the configuration: scenario, label or any axis, each a name with * and ?, or a
 * comparison (>=300). All must hold; a case without the axis is not meant.
 */
export declare function isMeant(where: Where, { scenario, label, configuration }: CaseName): boolean;
/** Whether a case is meant by a pattern on its canonical name: with * or ? the whole name, else any part of it. */
export declare function isNamed(pattern: string, { key }: CaseName): boolean;
/** A name with * (anything) and ? (one character) as a regular expression on the whole text. */
export declare function glob(pattern: string): RegExp;
