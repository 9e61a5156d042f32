import type { Ways } from './ways.js';
/**
 * The ways to read what begins like this.
 *
 * @param head of what is known to be a raw result
 */
export declare function waysOf(head: string): Ways;
