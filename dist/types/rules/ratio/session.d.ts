import { type CaseNoise } from './noise.js';
import type { RunTable, Series } from './series.js';
import type { Residuals } from './shift.js';
/** How far apart the sides are, and the repetitions around their own side. */
export declare function betweenSides({ series, metric, canShift }: RunTable): readonly Residuals[];
/** One standard deviation a case, from the repetitions of both sides. */
export declare function noiseInSession(table: RunTable, residuals: readonly Residuals[]): readonly CaseNoise[];
/** How many repetitions tell more than the two levels. */
export declare const degreesOf: ({ runs, now }: Series) => number;
/** Limits, in standard deviations: wider where few repetitions tell how large one is. */
export declare const sigmasInSession: ({ series }: RunTable) => number;
