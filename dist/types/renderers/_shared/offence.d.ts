/** What in a report is held against the candidate, in which way, and what is worst. */
import type { Finding, Report } from '../../model.js';
/** In which way a case is worse, the worst first. */
export declare const kinds: readonly ["errors", "slower", "worse", "objective", "missing", "lacking", "invalid"];
export type Kind = (typeof kinds)[number];
/** The way in which a finding that is not a pass is worse. */
export declare function kindOf(finding: Finding): Kind;
/** Gated findings that are worse than they may be, worst first; of a case that was not measured at all only one. */
export declare function offences(report: Report): readonly Finding[];
/** Gated findings that look worse and that another run decides, worst first. */
export declare function suspects(report: Report): readonly Finding[];
/** Gated findings outside their band whose noise is as large, worst first: no verdict, but the first thing one would look at. */
export declare function restless(report: Report): readonly Finding[];
/** Whether the gate failed because of this finding: what fails is the policy's choice, and the report's reasons tell it. */
export declare function fails(finding: Finding, { outcome, reasons }: Report): boolean;
/** Whether two findings are the same news: one metric of one scenario, in the same way. */
export declare const areAlike: (a: Finding, b: Finding) => boolean;
