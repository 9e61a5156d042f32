import type { Pair, Problem } from './model.js';
export declare function measuredAlike(pairs: readonly Pair[]): readonly Problem[];
