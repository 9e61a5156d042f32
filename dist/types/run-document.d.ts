import { type ExitCode, type Host, type Problem } from './model.js';
import { type Request } from './settings.js';
export interface Documented {
    /** 0: everything was read. 3: nothing, or not all of it. */
    readonly exitCode: ExitCode;
    /** JSON; undefined where nothing could be read. What could be read is there even when the rest must be looked at. */
    readonly text?: string;
    readonly problems: readonly Problem[];
}
export declare function runDocument(request: Request, host: Host): Promise<Documented>;
