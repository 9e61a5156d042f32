import type { Rule } from '../model.js';
/** Judges whole numbers (replicas): one more or less is a step, never noise. */
export declare const wholeStep: Rule;
