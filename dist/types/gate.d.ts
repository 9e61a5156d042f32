/** The gate: read -> match -> judge -> decide -> publish. */
import { type ExitCode, type Host, type Problem, type Publisher, type Report } from './model.js';
import { type Request } from './settings.js';
export interface Gated {
    readonly exitCode: ExitCode;
    /** Undefined where the input or the configuration was unusable: nothing was judged, and the problems say why. */
    readonly report?: Report;
    /** Everything to be told about the inputs, and about publishing. */
    readonly problems: readonly Problem[];
}
/** Judges a run against its baselines and shows the report wherever it is wanted; or there that nothing was judged. */
export declare function gate(request: Request, publishers: readonly Publisher[], host: Host): Promise<Gated>;
/** What was said of an earlier run must not stay where it would be taken for this one's. */
export declare function nothingJudged(problems: readonly Problem[], publishers: readonly Publisher[], host: Host): Promise<Gated>;
