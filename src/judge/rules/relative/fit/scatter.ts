/** The scatter of cases in the run under test, relative to the model's expectation; at least 1. */
import { median } from '../../../../stats/median.js';
import type { Settings } from '../settings.js';

/** The median square of a standard normal variable. */
export const medianSquare = 0.455;

/** The mean of the square of a standard normal variable that is bounded by this value. */
const boundedSquares = { 4: 0.92, 9: 0.995 } as const;

/**
 * max(1, (w + sum min(z^2, cut) / e) / (w + n)), where e is the mean of the bounded square of a normal variable.
 *
 * @param squares of standardised residuals
 */
export function meanScatter(squares: readonly number[], { scatterWeight, scatterCut }: Settings): number {
  const usual = boundedSquares[scatterCut];
  const sum = squares.reduce((total, square) => total + Math.min(square, scatterCut) / usual, 0);
  return Math.max(1, (scatterWeight + sum) / (scatterWeight + squares.length));
}

/** The same from the median square, which is robust to a change of fewer than half of the cases. */
export function medianScatter(squares: readonly number[], { scatterWeight, scatterCut }: Settings): number {
  const sum = (squares.length * Math.min(median(squares), scatterCut)) / medianSquare;
  return Math.max(1, (scatterWeight + sum) / (scatterWeight + squares.length));
}
