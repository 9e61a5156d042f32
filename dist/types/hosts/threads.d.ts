import type { Elsewhere } from '../model.js';
import type { Helping } from './scan-worker.js';
/** How many other threads are worth it for a file of so many bytes, after others of so many. */
export declare function helpersFor(bytes: number, before?: number): number;
/** Begins what the first large file among these will need, as it seems. They may be anything. */
export declare function beginFor(names: readonly string[]): Promise<void>;
/** Has other threads do tasks, at once, though this one may be busy for long. */
export declare function helping(most: number): Promise<(task: Helping) => Elsewhere>;
