import type { Accept, Host, Measurement, Problem, ReadOptions, Run, Shards, Source } from './model.js';
export interface ReadRequest {
    /** Files, folders or globs; - is standard input. */
    readonly patterns: readonly string[];
    readonly options: ReadOptions;
    /** The user's own path patterns, e.g. "results/{scenario}/{users}_users/**". */
    readonly paths: readonly string[];
    /** Axes, scenario or label that hold for everything that is read. */
    readonly set: Readonly<Record<string, string>>;
    /** Which labels are kept; names with * and ?. */
    readonly labels: {
        readonly include: readonly string[];
        readonly exclude: readonly string[];
    };
    /** What several results of one case are. */
    readonly shards: Shards;
}
export interface ReadResult {
    /** Oldest first; what belongs to no dated run of a history is the last one. */
    readonly runs: readonly Run[];
    /** Levels that a history says were accepted. */
    readonly accepts: readonly Accept[];
    readonly problems: readonly Problem[];
    /** Several where the parts of a run were merged. */
    readonly sources: ReadonlyMap<Measurement, readonly Source[]>;
}
export declare function read(request: ReadRequest, host: Host): Promise<ReadResult>;
