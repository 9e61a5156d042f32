import type { Rule } from '../model.js';
/**
 * Judges throughput and response times: what is common to the run is taken out, what is left is held against the noise that
 * the case's own history, its siblings and experience tell, and what looks worse only alone or only once is suspect.
 * docs/method.md has every formula and what it bought.
 */
export declare const ratio: Rule;
