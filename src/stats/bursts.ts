/** Values that are high in some runs only, as errors are that come in bursts: what changes is how often they come. */
import { gammaln, quantile } from 'simple-statistics';
import { divideSlowLoss } from './slow-losses.js';

/** The share of random orders in which the high values are as unevenly divided. */
const chance = 0.001;

/** Divides a level of shares whose values rise, or of which high ones became more or less frequent. */
export function divideShares(values: readonly number[], tolerance: number): readonly number[] {
  const slow = divideSlowLoss(values, tolerance);
  return slow.length > 0 ? slow : divideBursts(values, tolerance);
}

/**
 * Divides a series where high values became more frequent or less frequent, as often as they did (Fisher's exact test).
 *
 * @param values oldest first
 * @param tolerance how much a high value exceeds usual ones
 * @returns the first index of each part but the first
 */
function divideBursts(values: readonly number[], tolerance: number): readonly number[] {
  const { length } = values;
  if (length === 0) return [];
  const border = quantile([...values], 0.25) + tolerance;
  const isHigh = values.map((value) => value > border);
  const total = isHigh.filter(Boolean).length;
  if (total === 0 || total === length) return [];
  let [best, least, before] = [0, chance, 0];
  for (let split = 1; split < length; split++) {
    if (isHigh[split - 1] === true) before++;
    const probability = tailProbability(before, split, total, length);
    if (probability < least) [best, least] = [split, probability];
  }
  if (best === 0) return [];
  return [
    ...divideBursts(values.slice(0, best), tolerance),
    best,
    ...divideBursts(values.slice(best), tolerance).map((index) => best + index),
  ];
}

/** How often as many of the first values are high by chance, or as few; any number above `chance` if often. */
function tailProbability(high: number, first: number, total: number, length: number): number {
  const step = high * length > first * total ? 1 : -1;
  let [probability, term] = [0, 1];
  for (let k = high; probability < chance && term > 1e-9; k += step) {
    term = Math.exp(logChoose(first, k) + logChoose(length - first, total - k) - logChoose(length, total));
    probability += term;
  }
  return probability;
}

const logChoose = (n: number, k: number): number => gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1);
