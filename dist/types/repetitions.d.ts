import type { Measurement, Problem, Source } from './model.js';
/**
 * Whether a case was measured before a long pause and again after it. The pause is one of all cases: a scenario of which the
 * next repetition has to wait for the others is none.
 *
 * @param side whose run it is
 */
export declare function repetitionsOf(side: 'candidate' | 'baseline', measurements: readonly Measurement[], sources: ReadonlyMap<Measurement, readonly Source[]>): readonly Problem[];
