/**
 * How heavy the tails of a history are: how often its values lie 3 or 5 of their own standard errors off. A quiet matrix keeps
 * thin tails, a wild one earns heavy ones, and a short or narrow history leans on the default.
 */
import { upperTail } from '../../../stats/student.js';
import { common } from '../settings.js';

/** Standard errors that separate the bins. */
const edges = [3, 5];
/** The probabilities of the bins below, between and above the edges. */
function computeBins(freedom: number): readonly number[] {
  const beyond = [1, ...edges.map((edge) => upperTail(edge, freedom)), 0];
  return beyond.slice(1).map((end, i) => (beyond[i] ?? NaN) - end);
}

/** Degrees of freedom that are compared, with the logarithms of their probabilities. */
const grid = Array.from({ length: 16 }, (_, i) => {
  const freedom = 1.5 * 1.25 ** i;
  return { freedom, logarithms: computeBins(freedom).map(Math.log) };
});

/** Counts how often losses lie beyond the edges. */
export class TailCounts {
  private readonly counts = [0, 0, 0];

  /** @param size a loss in its own standard errors, NaN if not measured */
  add(size: number): void {
    if (Number.isNaN(size)) return;
    let bin = 0;
    while (bin < edges.length && size > (edges[bin] ?? Infinity)) bin++;
    this.counts[bin] = (this.counts[bin] ?? NaN) + 1;
  }

  /**
   * The most likely degrees of freedom.
   *
   * @param assumed degrees of freedom before any value is known, with the weight of `common.tailValues` values
   */
  estimate(assumed: number): number {
    const expected = computeBins(assumed);
    const weights = this.counts.map((count, i) => count + common.tailValues * (expected[i] ?? NaN));
    const likelihoodOf = (logarithms: readonly number[]): number =>
      logarithms.reduce((sum, log, i) => sum + (weights[i] ?? NaN) * log, 0);
    let [best, highest] = [assumed, likelihoodOf(expected.map(Math.log))];
    for (const { freedom, logarithms } of grid) {
      const likelihood = likelihoodOf(logarithms);
      if (likelihood > highest) [best, highest] = [freedom, likelihood];
    }
    return best;
  }
}
