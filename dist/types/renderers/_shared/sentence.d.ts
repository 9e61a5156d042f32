import type { Finding, Report } from '../../model.js';
import { type Named } from './words.js';
/** What happened to cases, for one and for many; of suspects it is only said how they look. */
export declare const happened: {
    readonly errors: {
        readonly is: readonly ["fails more requests", "fail more requests"];
        readonly seems: readonly ["seems to fail more requests", "seem to fail more requests"];
    };
    readonly slower: {
        readonly is: readonly ["got slower", "got slower"];
        readonly seems: readonly ["looks slower", "look slower"];
    };
    readonly worse: {
        readonly is: readonly ["got worse", "got worse"];
        readonly seems: readonly ["looks worse", "look worse"];
    };
    readonly objective: {
        readonly is: readonly ["breaks its objective", "break their objectives"];
        readonly seems: readonly ["seems to break its objective", "seem to break their objectives"];
    };
    readonly missing: {
        readonly is: readonly ["was not measured", "were not measured"];
        readonly seems: readonly ["was not measured", "were not measured"];
    };
    readonly lacking: {
        readonly is: readonly ["lacks a value", "lack a value"];
        readonly seems: readonly ["lacks a value", "lack a value"];
    };
    readonly invalid: {
        readonly is: readonly ["has a value that cannot be used", "have values that cannot be used"];
        readonly seems: readonly ["has a value that cannot be used", "have values that cannot be used"];
    };
};
/** "2 of 144 cases got slower and 1 was not measured": each case once, by the worst that happened to it. */
export declare function sentence(guilty: readonly Finding[], report: Report, named: Named): {
    lead: string;
    rest: string;
};
