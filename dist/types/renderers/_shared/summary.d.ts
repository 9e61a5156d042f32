/** The lines that stand under the headline: how many cases of each verdict, and why some could not be judged. */
import type { Reason, Report } from '../../model.js';
/** "144 cases: 2 regressed, 1 suspect, 141 unchanged". */
export declare function tallyLine({ tallies, findings }: Report): string;
/** "Not judged: 3 cases (outside the band, but not beyond the noise), 1 case (...)". Empty when all could be judged. */
export declare function unjudgedLine(report: Report): string;
/** "New: 1 case (N/A in the baseline, measured now)". Empty where new cases are just that: the tallies count them. */
export declare function newLine(report: Report): string;
/** Cases whose worst verdict is "inconclusive", counted by the reason of their first such metric; most frequent first. */
export declare const unjudged: (report: Report) => ReadonlyMap<Reason, number>;
/** Said once where errors kept other metrics from being judged: it is the first thing people wonder about. */
export declare function errorsNote({ findings }: Report): string;
