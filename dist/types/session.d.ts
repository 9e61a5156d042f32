import type { PastMeasurement, Problem, Run } from './model.js';
export interface Session {
    /** How often a case was measured before; undefined where the sides are not of one session. */
    readonly repetitions?: number;
    readonly problems: readonly Problem[];
}
/**
 * A result that is given as the baseline is of the candidate's session where their dates say so. Where one side has none,
 * repetitions say it: nobody repeats a measurement to look back on it weeks later.
 *
 * @param past the one run that was given, not a recorded history
 */
export declare function sessionOf(candidate: Run, past: readonly PastMeasurement[]): Session;
