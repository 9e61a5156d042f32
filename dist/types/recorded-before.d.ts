import type { Measurement, PastMeasurement, Run } from './model.js';
/**
 * same-result: measured at the same time, to the same values. other-values: at the same time, but read in another way.
 * same-values: nothing tells when it was measured, but the newest recorded run of the case has the same values.
 */
export type Known = 'same-result' | 'other-values' | 'same-values';
/** Those that are recorded already. What gets a tag that it does not have yet is not among them. */
export declare function recordedBefore(run: Run, past: readonly PastMeasurement[]): ReadonlyMap<Measurement, Known>;
