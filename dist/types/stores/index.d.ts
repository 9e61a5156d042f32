import type { Store } from '../model.js';
export declare const stores: readonly [Store];
/** "branch:perf-history" is the store with that id at that place; anything without an id is a folder. */
export declare function storeAt(place: string): {
    readonly store: Store;
    readonly place: string;
};
