import type { Reason, Report } from '../../model.js';
import { type Named } from './words.js';
/** "144 cases: 2 regressed, 1 suspect, 141 unchanged". */
export declare function tallyLine({ tallies, findings }: Report): string;
/** "Not judged: 3 cases (outside the band, but not beyond the noise), 1 case (...)". Empty when all could be judged. */
export declare function unjudgedLine(report: Report): string;
/** "New: shop / GET /cart and 2 more (nothing to compare with yet)". Empty where nobody has a baseline: the tallies say that. */
export declare function newLine(report: Report, named: Named): string;
/** Cases whose worst verdict is "inconclusive", counted by the reason of their first such metric; most frequent first. */
export declare const unjudged: (report: Report) => ReadonlyMap<Reason, number>;
/** Said once where errors kept other metrics from being judged: it is the first thing people wonder about. */
export declare function errorsNote({ findings }: Report): string;
