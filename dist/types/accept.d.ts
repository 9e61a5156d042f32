import { type Accept, type ExitCode, type Host, type Problem } from './model.js';
import { type Request } from './settings.js';
export interface AcceptRequest extends Pick<Request, 'config' | 'baselines'> {
    /** A case's name, part of one, or a pattern with * and ?. */
    readonly pattern: string;
    readonly reason: string;
    /** A metric's id; all metrics without it. */
    readonly metric?: string;
    /** When the first run of the level started, or as much of it as names one; without it each case's newest run. */
    readonly from?: string;
}
export interface Accepted {
    /** 0: every case that was meant is marked now. 3: none could be. */
    readonly exitCode: ExitCode;
    readonly accepted: readonly Accept[];
    readonly files: readonly string[];
    readonly problems: readonly Problem[];
}
export declare function accept(request: AcceptRequest, host: Host): Promise<Accepted>;
