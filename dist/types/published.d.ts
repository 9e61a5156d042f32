import type { Host, Problem, Published, Report } from './model.js';
/** A report that every renderer can be asked for; the page is the host's unless said otherwise. */
export declare function published(report: Report, host: Host): Published;
/** That there is no report, wherever one was wanted and these words reach. */
export declare function unjudged(problems: readonly Problem[], host: Host): Published;
/** What is asked for and no renderer can do: better said before judging than after. */
export declare const unknownOutputs: (formats: readonly string[], files: readonly string[]) => readonly Problem[];
