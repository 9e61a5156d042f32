/** Whether candidate and baseline were measured alike: as long, and with the same beginning left out. */
import type { Pair, Problem } from './model.js';
export declare function measuredAlike(pairs: readonly Pair[]): readonly Problem[];
