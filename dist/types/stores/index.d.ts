import type { Host, Store, Stored } from '../model.js';
export declare const stores: readonly [Store, Store];
/** "branch:perf-history" is the store with that id at that place; anything without an id is a folder. */
export declare function storeAt(place: string): {
    readonly store: Store;
    readonly place: string;
};
/** The host as a reader of these files sees it: what is no file of its own is read from what the store gave. */
export declare function hostOf({ texts }: Stored, host: Host): Host;
