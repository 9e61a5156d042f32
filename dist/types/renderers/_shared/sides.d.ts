/** What was compared with what: the two sides in words. */
import type { Provenance, Report } from '../../model.js';
import { type Named } from './words.js';
/** Enough of a commit to be found by: only what is a commit id, as it is shown where ids become links. */
export declare function commitOf({ commit }: Provenance): string | undefined;
/** "Candidate 1a2b3c4d5e (main) against 8 runs from 2026-01-02 to 2026-02-01, newest 5d4c3b2a10. guardband 0.1.0". */
export declare function sides({ candidate, baseline, tool }: Report, named: Named): string;
