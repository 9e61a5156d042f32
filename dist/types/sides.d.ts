import type { Accept, Host, Measurement, PastMeasurement, Problem, Run, Source } from './model.js';
import type { Look } from './match.js';
import type { Settings } from './settings.js';
export interface Candidate {
    readonly run: Run;
    readonly problems: readonly Problem[];
    readonly sources: ReadonlyMap<Measurement, readonly Source[]>;
    /** It is the newest run of several. */
    readonly isOfHistory: boolean;
}
/** Undefined run: nothing could be read. Of a history the newest run is the candidate. */
export declare function readCandidate(settings: Settings, host: Host): Promise<Partial<Candidate> & {
    problems: readonly Problem[];
}>;
export interface BaselineRead {
    readonly past: readonly PastMeasurement[];
    readonly accepts: readonly Accept[];
    readonly at: Look['at'];
    /** One run that was given as it is, not a recorded history. */
    readonly isResult: boolean;
    readonly problems: readonly Problem[];
}
/** What `--against` stands for: the recorded history, a part of it, or any readable result. */
export declare function readBaseline(settings: Settings, host: Host): Promise<BaselineRead>;
export declare const pastOf: ({ provenance, measurements }: Run) => readonly PastMeasurement[];
/** The runs that past measurements were part of. */
export declare const runsOf: (past: readonly PastMeasurement[]) => readonly Run[];
