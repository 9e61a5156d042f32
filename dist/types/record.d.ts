import { type ExitCode, type Host, type Problem } from './model.js';
import { type Request } from './settings.js';
export interface RecordRequest extends Omit<Request, 'against' | 'only'> {
    /** A release name to find these measurements by. */
    readonly tag?: string;
}
export interface Recorded {
    /** 0: everything was recorded. 1: some cases were refused. 3: nothing could be read. */
    readonly exitCode: ExitCode;
    /** Names of cases. */
    readonly recorded: readonly string[];
    readonly refused: readonly string[];
    readonly files: readonly string[];
    /** When the run began that was to be recorded. */
    readonly startedAt?: string;
    readonly problems: readonly Problem[];
}
export declare function record({ tag, ...request }: RecordRequest, host: Host): Promise<Recorded>;
