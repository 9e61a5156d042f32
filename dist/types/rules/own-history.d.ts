import type { Rule } from '../model.js';
/**
 * Judges a ratio (throughput, latency) by the tolerance band and the noise of the case's own history, on logarithms,
 * where larger is worse. Evidence per case stands alone here; what the whole run or a scenario adds is to be taken out
 * of `now` and `past` before, or to be judged by a rule that sees all cases.
 */
export declare const ownHistory: Rule;
