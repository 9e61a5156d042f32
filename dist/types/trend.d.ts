import { type Accept, type ExitCode, type Hindsight, type Host, type Problem, type Run, type Trend, type TrendChange } from './model.js';
import { type Policy } from './policy.js';
import { type Request } from './settings.js';
export interface TrendRequest extends Omit<Request, 'results' | 'against' | 'only'> {
    /** Files, folders or globs of histories; the recorded history when there are none. */
    readonly history: readonly string[];
    /** Part of a case's name, or a pattern with * and ?: only these are shown, though all tell what moved a run. */
    readonly pattern?: string;
    /** When the run began that may make something visible; the newest without it. Other jobs may have recorded since. */
    readonly startedAt?: string;
}
export interface Trended {
    /** 0: here it is, whatever it shows. 3: no history could be read. */
    readonly exitCode: ExitCode;
    readonly trend?: Trend;
    /** Those of its changes that were not to be seen before the newest run, or the one that was named. */
    readonly fresh: readonly TrendChange[];
    /** What was to be seen before, with what the newest run made of it. */
    readonly hindsight: readonly Hindsight[];
    readonly problems: readonly Problem[];
}
export declare function trend(request: TrendRequest, host: Host): Promise<Trended>;
/** @param runs oldest first, all of them dated */
export declare function trendOf(runs: readonly Run[], accepts: readonly Accept[], policy: Policy): Trend;
