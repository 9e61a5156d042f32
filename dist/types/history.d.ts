import type { Accept, Host, Problem, Run } from './model.js';
import { type ReadRequest } from './read.js';
/**
 * Every file is read by itself, as each run document is a run of its own; what says of itself that it is the same run (the
 * files of a store) is put together again.
 */
export declare function readHistory(named: readonly string[], request: ReadRequest, place: string, host: Host): Promise<{
    runs: readonly Run[];
    accepts: readonly Accept[];
    problems: readonly Problem[];
}>;
