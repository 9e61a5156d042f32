/** Runs that say they were not made yet: a clock that is wrong, or a date that was read the wrong way round. */
import type { Measurement, Problem, Run, Source } from './model.js';
/** @param nowMs since 1970 */
export declare function futureOf({ provenance, measurements }: Run, sources: ReadonlyMap<Measurement, readonly Source[]>, nowMs: number): readonly Problem[];
