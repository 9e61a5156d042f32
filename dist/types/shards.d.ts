import type { Problem, Provenance, ReadOptions, Shards } from './model.js';
import { type Timed } from './shard-times.js';
/** A measurement that may be part of another. */
export interface Shard extends Timed {
    /** Of a history: what a run held was settled when it was recorded. */
    readonly run?: Provenance;
}
export interface Joined {
    readonly joined: readonly Shard[];
    readonly problems: readonly Problem[];
}
/** @param how overlap: what was made at the same time is merged. merge: everything is. repetitions: nothing is. */
export declare function joinShards(found: readonly Shard[], how: Shards, { percentiles }: ReadOptions): Joined;
export declare const isOpen: ({ run }: Shard) => boolean;
