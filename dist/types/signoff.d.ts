import { type ExitCode, type Host, type Problem, type Signoff } from './model.js';
import { type Request } from './settings.js';
export interface SignoffRequest extends Request {
    /** The name of the release, where the results do not say it. */
    readonly tag?: string;
}
export interface Signed {
    /** 0 signed, 1 rejected, 2 undecided, 3 nothing could be judged at all. */
    readonly exitCode: ExitCode;
    readonly signoff?: Signoff;
    readonly problems: readonly Problem[];
}
export declare function signoff({ tag, ...request }: SignoffRequest, host: Host): Promise<Signed>;
