/** What every place holds alike: one NDJSON file per scenario, one entry a line, its keys in one order. */
import type { HistoryEntry } from '../model.js';
/** @returns the text with what is new added at its end, undefined where nothing is; and what was there already */
export declare function extended(before: string, entries: readonly HistoryEntry[]): {
    readonly text?: string;
    readonly repeated: readonly HistoryEntry[];
};
/** Entries by the name of their file: that of their scenario. */
export declare function byFile(entries: readonly HistoryEntry[]): ReadonlyMap<string, readonly HistoryEntry[]>;
export declare const isHistoryFile: (file: string) => boolean;
