import type { Helping } from './scan-worker.js';
/** How many other threads are worth it for a file of so many bytes. */
export declare function helpersFor(bytes: number): number;
/** Begins what the first large file among these will need, as it seems. They may be anything. */
export declare function beginFor(names: readonly string[]): Promise<void>;
/** Has another thread do a task, at once, though this one may be busy for long. */
export declare function helping(): Promise<(task: Helping) => Promise<unknown>>;
