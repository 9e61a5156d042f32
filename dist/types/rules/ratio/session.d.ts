import { type CaseNoise } from './noise.js';
import type { RunTable, Series } from './series.js';
import type { Residuals } from './shift.js';
/** How far apart the sides are, and the repetitions around their own side. */
export declare function betweenSides({ series, metric, canShift }: RunTable): readonly Residuals[];
/** One standard deviation a case, from the repetitions of both sides. */
export declare function noiseInSession(table: RunTable, residuals: readonly Residuals[]): readonly CaseNoise[];
/**
 * Each repetition is worse than the tolerance. Of five and more one in five may be an outlier, as the noise was told by the
 * same repetitions. The level must be of as many values.
 */
export declare function isRepeatedInSession({ now }: Residuals, { runs, tolerance }: Series, repeatedly: number): boolean;
/** A case that was measured only once on a side fails where it is far out. */
export declare const isFlagrantInSession: ({ excess, now }: Residuals, { runs }: Series, limit: number, repeatedly: number) => boolean;
/** How many repetitions tell more than the two levels. */
export declare const degreesOf: ({ runs, now }: Series) => number;
/** Limits, in standard deviations: wider where few repetitions tell how large one is. */
export declare const sigmasInSession: ({ series }: RunTable) => number;
