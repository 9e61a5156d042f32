import type { Finding, Pair, RunShift, ScenarioFinding } from './model.js';
import { type Policy } from './policy.js';
/** Judges every metric of every pair, in the order of the metrics and, within each, of the pairs. */
export declare function judge(pairs: readonly Pair[], policy: Policy): Judgement;
export interface Judgement {
    readonly findings: readonly Finding[];
    readonly runShifts: readonly RunShift[];
    readonly scenarios: readonly ScenarioFinding[];
}
