import type { CaseName, Where } from './model.js';
/**
 * Whether a case is meant by a `where:` of the configuration: scenario, label or any axis, each a name with * and ?, or a
 * comparison (>=300). All must hold; a case without the axis is not meant.
 */
export declare function isMeant(where: Where, { scenario, label, configuration }: CaseName): boolean;
/**
 * Which cases a pattern on their canonical names means. The whole name of one of them means that one alone, whatever is in it;
 * else with * or ? the whole name has to fit, and without them any part of it.
 *
 * @param cases all there are
 */
export declare function named(pattern: string, cases: readonly CaseName[]): (of: CaseName) => boolean;
/** A name with * (anything) and ? (one character) as a regular expression on the whole text. */
export declare function glob(pattern: string): RegExp;
