import type { Problem, Shards } from './model.js';
import { type Timed } from './shard-times.js';
/**
 * @param found of one run, with its parts merged
 * @param how the user's word: whoever says what several results are need not be told what was made of them
 */
export declare function repetitionsOf(found: readonly Timed[], how: Shards): readonly Problem[];
