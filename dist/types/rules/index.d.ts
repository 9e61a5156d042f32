import type { Rule } from '../model.js';
/** The first rule that judges a metric decides on it. */
export declare const rules: readonly [Rule, Rule, Rule];
