import type { Host, Problem } from './model.js';
import { type Policy } from './policy.js';
import type { ReadRequest } from './read.js';
/** What every command takes; every part may be left out. */
export interface Request {
    /** Files, folders or globs of results; those of the configuration when there are none. */
    readonly results?: readonly string[];
    readonly config?: string;
    /** The folder of the history files, or branch:NAME. */
    readonly baselines?: string;
    /** history, last, tag:NAME, ref:GITREF or a readable result. */
    readonly against?: string;
    /** axis=value, scenario=NAME, label=NAME or environment.KEY=VALUE. */
    readonly set?: readonly string[];
    /** Patterns of the only cases that are expected. */
    readonly only?: readonly string[];
    /** e.g. "300s" */
    readonly warmup?: string;
    /** nearest-rank, jmeter-dashboard or jmeter-aggregate */
    readonly percentiles?: string;
    /** overlap, merge or repetitions */
    readonly shards?: string;
}
/** Where the history is kept, if nobody says otherwise. */
export declare const usualStore = "baselines";
export interface Settings {
    readonly read: ReadRequest;
    readonly policy: Policy;
    readonly store: string;
    readonly against: string;
    readonly environment: Readonly<Record<string, string>>;
    /** Patterns of the only cases that are expected; all where there is none. */
    readonly only?: readonly string[];
    readonly problems: readonly Problem[];
}
export declare function settle(request: Request, host: Host): Promise<Settings>;
