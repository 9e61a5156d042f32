import type { Rule } from '../model.js';
/**
 * Judges a percentage in points: against the baseline with a floor (the band), the history's own restlessness, the
 * counts' own noise (a few requests of many prove nothing) and an absolute cap. A relative change would mean nothing,
 * as most histories are 0 (docs/method.md, section on errors).
 */
export declare const errorRate: Rule;
