/** Dated permissions for known regressions: what each allows, and what became of it. */
import type { Finding, Waiver, WaiverUse } from './model.js';
/**
 * Regressions and suspects that a waiver permits become `waived`. Past its ceiling or its last day a waiver does nothing.
 *
 * @param today YYYY-MM-DD
 */
export declare function waive(findings: readonly Finding[], waivers: readonly Waiver[], today: string): {
    findings: readonly Finding[];
    uses: readonly WaiverUse[];
};
