/** Shrinks variances estimated from few runs, and estimates how heavy the tails of the noise are. */
import { finite } from '../../../../stats/finite.js';
import { median } from '../../../../stats/median.js';
import type { Fit, FittedCases } from './fitted-history.js';
import { isWide } from './blocks.js';
import { medianSquare } from './scatter.js';
import { common, type MetricClass } from '../settings.js';
import { upperTail } from '../../../../stats/student.js';
import type { Row } from '../table.js';

/**
 * Shrinks a variance with few degrees of freedom towards the expected one. If a case is quieter than expected, it is shrunk
 * on the logarithmic scale, on which its own estimate has more weight: exp((w ln E + nu ln s2) / (w + nu)) (1 + 1 / (2 (w +
 * nu)))^2.
 */
export function shrinkVariance(expected: number, weight: number, own: number, nu: number): number {
  const total = weight + nu;
  const linear = (weight * expected + nu * own) / total;
  if (nu === 0 || own >= expected) return linear;
  const quiet = Math.max(own, common.quietest ** 2);
  const geometric = Math.exp((weight * Math.log(expected) + nu * Math.log(quiet)) / total);
  return Math.min(linear, geometric * (1 + common.quietDoubt / total) ** 2);
}

/** The variance due to chance that the prior of a case includes, as a multiple of the prior: priors come from short tests, too. */
const includedChance: Readonly<Record<MetricClass, number>> = { rate: 8, typical: 3, tail: 24 };

/**
 * The variance of a case in units of its prior, to find how noisy a history is. A label with few requests varies by chance,
 * and one of a few milliseconds because times are whole milliseconds and a delay of the machine is a large part of them.
 * Neither says anything about the others, so chance or rounding may explain what exceeds the prior.
 *
 * @param prior2 the square of the prior
 */
export function varianceInPriors(
  own: number,
  prior2: number,
  { chance, rounding }: Pick<Row, 'chance' | 'rounding'>,
  kind: MetricClass,
): number {
  const usual = Math.max(prior2, chance ** 2 - includedChance[kind] * prior2, rounding ** 2);
  return Math.max(Math.min(1, own / prior2), own / usual);
}

/**
 * One past run says nothing about noise, but the cases of a wide run that gained against the median movement do: their
 * scatter can make the noise of all cases smaller than its prior. Losses do not count, so a larger change is never milder.
 */
export function narrowNoise({
  blocks,
  cases,
  table,
  level,
  variance,
  expectedVariance,
  least2,
}: FittedCases & { readonly least2: Float64Array }): void {
  if (!isWide(blocks)) return;
  const squares = presentGains({ table, level }).flatMap((gain, c) =>
    gain >= 0 ? [gain ** 2 / (2 * (variance[c] ?? 1))] : [],
  );
  if (squares.length === 0) return;
  const weight = squares.length / (squares.length + common.pooling);
  const share = Math.min(1, (weight * median(squares)) / medianSquare + 1 - weight);
  for (let c = 0; c < cases; c++) {
    expectedVariance[c] = share * (expectedVariance[c] ?? 1);
    variance[c] = Math.max(share * (variance[c] ?? 1), least2[c] ?? 0);
  }
}

/** The fewest degrees of freedom that are expected of the tails of a wide run. */
const heaviestBelief = 2.8;

/** Degrees of freedom between which those of an observed share of outliers are interpolated. */
const tailGrid = [2.5, 3, 3.5, 4, 5, 6, 8, 10, 14, 20, 30, 40];

/**
 * Degrees of freedom of the tails. If many load tests change on their own, heavier tails are expected beforehand. The estimate
 * uses the share of residuals beyond three standard deviations, in the history and on the better side of the present run.
 * Losses of the present run do not count: a larger change must not make the tails heavier and its own verdict milder.
 *
 * @param usual degrees of freedom for few load tests with the expected noise
 */
export function estimateTails(fit: FittedCases, usual: number): number {
  const { blocks, pooled } = fit;
  const tails = Math.max(common.leastTails, usual / Math.max(1, pooled) ** common.noisyTails);
  if (!isWide(blocks)) return Math.max(tails, lightenTails(fit, tails, usual));
  const power = fit.runs < common.wideHistory ? common.widePowerEarly : common.widePower;
  const belief = Math.max(heaviestBelief, tails * (common.wide / blocks.innerSize.length) ** power);
  const past = countPastOutliers(fit);
  const present = countPresentOutliers(fit);
  const outliers = past.outliers + present.outliers + common.tailResiduals * computeOutlierShare(belief);
  const share = outliers / (past.all + present.all + common.tailResiduals);
  const found = Math.min(tails, freedomOfShare(share));
  return fit.runs < common.wideHistory ? found : Math.min(belief, found);
}

/** The share of a Student distribution beyond three standard deviations. */
const computeOutlierShare = (nu: number): number => 2 * upperTail(3, nu);

/** A noisy history of few load tests is expected to have heavy tails, until enough of its runs show lighter ones. */
function lightenTails(fit: FittedCases, expected: number, usual: number): number {
  if (fit.runs < common.tailRuns) return expected;
  const { outliers, all } = countPastOutliers(fit);
  const share = (outliers + common.tailResiduals * computeOutlierShare(expected)) / (all + common.tailResiduals);
  return Math.min(usual, freedomOfShare(share));
}

/** Degrees of freedom of the tails of one case: a quiet case of a noisy history has lighter tails than its siblings. */
export function estimateCaseTails({ blocks, cases, tails, table, variance }: Fit, c: number): number {
  if (cases < 2 || isWide(blocks)) return tails;
  const excess = Math.max(1, (variance[c] ?? 1) / (table.rows[c]?.prior ?? 1) ** 2);
  return Math.max(tails, table.settings.tails / excess ** common.noisyTails);
}

interface Outliers {
  readonly outliers: number;
  readonly all: number;
}

function countPastOutliers({ cases, runs, residuals, variance, table }: FittedCases): Outliers {
  let [outliers, all] = [0, 0];
  for (let c = 0; c < cases; c++) {
    if ((table.rows[c]?.runs ?? 0) < 3) continue;
    const sigma = Math.sqrt(variance[c] ?? 1);
    for (let t = 0; t < runs; t++) {
      const residual = residuals[t * cases + c] ?? NaN;
      if (Number.isNaN(residual)) continue;
      all++;
      if (Math.abs(residual) > 3 * sigma) outliers++;
    }
  }
  return { outliers, all };
}

/**
 * The gain of each case in the run under test, NaN if it was not measured. Gains count from the movement of most cases,
 * unless most became slower: a change of more than half of the cases must not make gains of the others.
 */
export function presentGains({ table, level }: Pick<Fit, 'table' | 'level'>): readonly number[] {
  const moves = table.rows.map(({ present }, c) => median(finite(present)) - (level[c] ?? 0));
  const usual = Math.min(0, median(finite(moves)));
  return moves.map((move) => usual - move);
}

/** Cases that gained more than three standard errors against the median movement of all cases. */
function countPresentOutliers({ level, variance, table }: FittedCases): Outliers {
  const gains = presentGains({ table, level });
  let [outliers, all] = [0, 0];
  table.rows.forEach(({ levelRuns }, c) => {
    const gain = gains[c] ?? NaN;
    if (!(gain >= 0)) return;
    all++;
    if (gain > 3 * Math.sqrt((variance[c] ?? 1) * (1 + 1 / Math.max(1, levelRuns)))) outliers++;
  });
  return { outliers, all };
}

/** The degrees of freedom at which a Student distribution has this share beyond three standard deviations. */
function freedomOfShare(share: number): number {
  let found = tailGrid[0] ?? 2.5;
  for (let i = 1; i < tailGrid.length; i++) {
    const [low, high] = [tailGrid[i - 1] ?? 0, tailGrid[i] ?? 0];
    const [atLow, atHigh] = [computeOutlierShare(low), computeOutlierShare(high)];
    if (share <= atHigh) found = high;
    else if (share < atLow) found = low + ((atLow - share) / (atLow - atHigh)) * (high - low);
  }
  return found;
}
