/**
 * Statistics: numbers in, numbers out. Here are the levels of a history; beside it, `averages.ts` (medians and means),
 * `sample.ts` (collected numbers, the median polish of cases by runs) and `student.ts` (the t distribution).
 *
 * The way: compare/levels/ passes the values of a history on the scale of metrics/values.ts; changePoints finds steps that chance
 * hardly explains; divideSlowLoss looks for losses that are no single step.
 * What must hold: no metric, case or unit is known here.
 *
 * Example: the logarithms of eight values around 100 and six around 130, with a tolerance of log 1.1, have one new level, which
 * starts at index 8. upperPoint(0.05, 10) is 1.812.
 */
import { median } from './averages.js';
import { extent, gammaln, probit, quantile, sampleRankCorrelation } from 'simple-statistics';
import { upperPoint } from './student.js';

/** The minimum number of values of a level: fewer at either end could be an outage of a few nights. */
const minLength = { atEnd: 4, between: 3 };
/** The smallest level change, as a log ratio (2.5 %). Discarding history for a smaller one costs more than it gains. */
export const smallestStep = Math.log(1.025);
/**
 * Nights that follow each other are alike. So a level that came and went, or that has few values so far, must differ by this
 * number of standard deviations.
 */
const standsOut = { sigmas: 3, values: 8 };

/**
 * The numbers of changes that are looked for together: a level that changed and came back hides each change behind the other,
 * so no single split shows it. Two changes are one such episode, four are two, six are three.
 */
const searches = [1, 2, 4, 6];
const maxChanges = 6;
/**
 * The F of an analysis of variance that shows a number of changes is this number for each change and one more. It is exceeded by
 * 0.3 % of random orders of 20 to 128 values, whatever the number of changes.
 */
const critical = 8.5;
/** Several episodes of three standard deviations have at least this F as one; three in four random orders have less. */
const traceOfEpisodes = 12;

/** Longer series are searched for episodes in overlapping halves, because the search takes the square of their length. */
const longest = 128;
const overlap = 32;

/**
 * Change points of a series of logarithms: the index of the first value of each new level. A series is divided where it crosses
 * a gap between its values, or else by as few changes as make an analysis of variance of its normal scores (van der Waerden 1952)
 * significant, and then its parts in the same way. Scores limit the influence of outliers, and without random numbers the same
 * history always gives the same answer.
 *
 * @param values finite, oldest first
 * @param tolerance the least log ratio of changes that were undone; a single one counts from the smallest step on
 */
export function changePoints(values: readonly number[], tolerance: number): readonly number[] {
  const found = findSteps(values, tolerance);
  if (found.length === 0) return [];
  return divide(values, found).flatMap((part, i) => {
    const start = found[i - 1] ?? 0;
    const within = changePoints(part, tolerance).map((index) => start + index);
    return i === 0 ? within : [start, ...within];
  });
}

/** The levels between changes. */
const divide = (values: readonly number[], changes: readonly number[]): readonly (readonly number[])[] =>
  [0, ...changes].map((start, i) => values.slice(start, changes[i]));

function findSteps(values: readonly number[], tolerance: number): readonly number[] {
  const { length } = values;
  if (length < 2 * minLength.atEnd) return [];
  if (length <= longest) return partition(values, searches, tolerance);
  const split = partition(values, [1], tolerance);
  if (split.length > 0) return split;
  const middle = length >> 1;
  const start = middle - overlap;
  const before = changePoints(values.slice(0, middle + overlap), tolerance);
  const after = changePoints(values.slice(start), tolerance).map((index) => start + index);
  return [...before.filter((index) => index < middle), ...after.filter((index) => index >= middle)];
}

/** The first number of changes that is significant. */
function partition(values: readonly number[], numbers: readonly number[], tolerance: number): readonly number[] {
  const crossed = crossings(values);
  if (crossed.length > 0 && crossed.length <= maxChanges && dropShort(crossed, values.length).length === crossed.length)
    return dropSmallSteps(values, crossed, tolerance);
  const n = values.length;
  const total = addScores(values);
  let known = 0;
  for (const changes of numbers) {
    if (n < 2 * minLength.atEnd + (changes - 1) * minLength.between) return [];
    for (; known < changes - 1; known++) explainUpTo(known + 1);
    lastChange(n, changes);
    const f = ((n - 1 - changes) * maxExplained) / Math.max(total - maxExplained, 0);
    if (!(f > critical * (changes + 1))) {
      // Hardly any history has even a trace of an episode.
      if (changes === 2 && f < traceOfEpisodes) return [];
      continue;
    }
    // A level that is too short still shows that the next one is not another.
    const apart = dropSmallSteps(values, locate(values, changes), tolerance);
    const found = dropSmallSteps(values, dropShort(apart, n), tolerance);
    if (found.length > 0) return found;
  }
  return [];
}

/** Removes the changes to levels that are too short. */
const dropShort = (changes: readonly number[], n: number): readonly number[] =>
  changes.filter((index, i) => {
    const isLong = (changes[i + 1] ?? n) - index >= (i === changes.length - 1 ? minLength.atEnd : minLength.between);
    return isLong && index >= minLength.atEnd;
  });

/**
 * Removes the changes between levels that differ too little, the smallest of them first: by no more than the smallest step or, if
 * they must stand out, the tolerance.
 */
function dropSmallSteps(values: readonly number[], changes: readonly number[], tolerance: number): readonly number[] {
  if (changes.length === 0) return changes;
  const parts = divide(values, changes);
  const deviations = parts.reduce((sum, part) => sum + sumDeviations(part), 0) / (values.length - parts.length);
  const isLasting = parts.length === 2 && parts.every((part) => part.length >= standsOut.values);
  const sigma = sigmaOfDeviation * deviations;
  return dropSmallest(
    values,
    changes,
    isLasting ? smallestStep : Math.max(smallestStep, tolerance, standsOut.sigmas * sigma),
  );
}

function dropSmallest(values: readonly number[], changes: readonly number[], minStep: number): readonly number[] {
  const levels = divide(values, changes).map(median);
  const steps = changes.map((_, i) => Math.abs((levels[i + 1] ?? 0) - (levels[i] ?? 0)));
  const smallest = Math.min(...steps);
  if (smallest > minStep) return changes;
  const dropped = steps.indexOf(smallest);
  return dropSmallest(
    values,
    changes.filter((_, i) => i !== dropped),
    minStep,
  );
}

/** The standard deviation of normal values with a mean absolute deviation of 1. */
const sigmaOfDeviation = Math.sqrt(Math.PI / 2);

/** The sum of the absolute deviations from the median. */
function sumDeviations(values: readonly number[]): number {
  const middle = median(values);
  return values.reduce((sum, value) => sum + Math.abs(value - middle), 0);
}

/** Reused by every call: the scores, and the sum of the scores before each index. */
let scores = new Float64Array(longest);
let sums = new Float64Array(longest + 1);
/** Where changes are looked for: where the scores change their sign, which is at the best place or near it, and near both ends. */
let places = new Uint32Array(longest);
let placeCount = 0;
/** The largest variance that changes explain before each index: one change in the first list, two in the next, and so on. */
const explained = Array.from({ length: maxChanges - 1 }, () => new Float64Array(longest + 1));

/** @returns the sum of the squared scores; their mean is 0 */
function addScores(values: readonly number[]): number {
  const n = values.length;
  if (scores.length < n)
    [scores, sums, places] = [new Float64Array(2 * n), new Float64Array(2 * n + 1), new Uint32Array(2 * n)];
  normalScores(values, scores);
  let total = 0;
  placeCount = 0;
  for (let i = 0; i < n; i++) {
    const score = scores[i] ?? 0;
    total += score * score;
    sums[i + 1] = (sums[i] ?? 0) + score;
    const isSignChange = i > 0 && score > 0 !== (scores[i - 1] ?? 0) > 0;
    if (isSignChange || i === minLength.atEnd || i === n - minLength.atEnd) places[placeCount++] = i;
  }
  return total;
}

/** Fills the list of a number of changes from the list before it. */
function explainUpTo(changes: number): void {
  const list = explained[changes - 1] ?? sums;
  const first = minLength.atEnd + changes * minLength.between;
  for (let i = 0; i < placeCount; i++) {
    const end = places[i] ?? 0;
    if (end < first) continue;
    lastChange(end, changes, minLength.between);
    list[end] = maxExplained;
  }
}

/** What the changes that lastChange found explain. */
let maxExplained = 0;

/**
 * Where the last of some changes explains most of the scores before an index. A plain loop, because every case of a wide matrix
 * is searched (`npm run -s bench -- judge`).
 *
 * @param after the number of values after it
 */
function lastChange(end: number, changes: number, after = minLength.atEnd): number {
  const before = explained[changes - 2] ?? sums;
  const isFirst = changes === 1;
  const whole = sums[end] ?? 0;
  const first = minLength.atEnd + (changes - 1) * minLength.between;
  let [best, max] = [0, -Infinity];
  for (let i = 0; i < placeCount; i++) {
    const last = places[i] ?? 0;
    if (last < first) continue;
    if (last > end - after) break;
    const sum = sums[last] ?? 0;
    const value = (isFirst ? (sum * sum) / last : (before[last] ?? 0)) + ((whole - sum) * (whole - sum)) / (end - last);
    if (value > max) {
      max = value;
      best = last;
    }
  }
  maxExplained = max;
  return best;
}

/**
 * The first index after each change. The scores are best divided nearer the middle of a series if one side of a change is short,
 * so each change is moved to the smallest absolute deviations from the medians of both sides. One that moves too near to an end is
 * an outage so far.
 */
function locate(values: readonly number[], changes: number): readonly number[] {
  const n = values.length;
  const found = [lastChange(n, changes)];
  for (let remaining = changes - 1; remaining > 0; remaining--)
    found.unshift(lastChange(found[0] ?? n, remaining, minLength.between));
  for (const [i] of found.entries()) {
    const [start, end] = [found[i - 1] ?? 0, found[i + 1] ?? n];
    let smallest = Infinity;
    for (let index = start + 1; index < end; index++) {
      const deviations = sumDeviations(values.slice(start, index)) + sumDeviations(values.slice(index, end));
      if (deviations < smallest) [smallest, found[i]] = [deviations, index];
    }
  }
  return found;
}

const tables: Float64Array[] = [];

/** The expected values of n sorted normal variables (Blom 1958). Kept, because most series have one of a few lengths. */
const listScores = (n: number): Float64Array =>
  (tables[n] ??= Float64Array.from({ length: n }, (_, i) => probit((i + 0.625) / (n + 0.25))));

/** Reused by every call: the values, and their indices in ascending order. */
let plain = new Float64Array(64);
let order = new Uint32Array(64);

/**
 * Replaces values by the normal scores of their ranks, which keep their order and limit the influence of outliers. Equal values
 * get the mean of their scores. Plain loops, because every case of a wide matrix is scored (`npm run -s bench -- judge`).
 *
 * @param scores receives the scores; at least as long as the values
 */
function normalScores(values: readonly number[], scores: Float64Array): void {
  const n = values.length;
  const sorted = sortIndices(values);
  const expected = listScores(n);
  for (let start = 0, end: number; start < n; start = end) {
    let sum = 0;
    for (end = start; end < n && plain[sorted[end] ?? 0] === plain[sorted[start] ?? 0]; end++)
      sum += expected[end] ?? 0;
    for (let i = start; i < end; i++) scores[sorted[i] ?? 0] = sum / (end - start);
  }
}

/** Up to this number of values, insertion is faster than a sort with a comparison function. */
const fewValues = 100;

/** The indices of values in ascending order, and of equal values in their own order: valid until the next call. */
function sortIndices(values: readonly number[]): Uint32Array {
  const n = values.length;
  if (plain.length < n) [plain, order] = [new Float64Array(2 * n), new Uint32Array(2 * n)];
  const sorted = order.subarray(0, n);
  plain.set(values);
  if (n > fewValues) return sorted.map((_, i) => i).sort((a, b) => (plain[a] ?? 0) - (plain[b] ?? 0));
  for (let i = 0; i < n; i++) {
    const value = plain[i] ?? 0;
    let j = i - 1;
    for (; j >= 0 && (plain[sorted[j] ?? 0] ?? 0) > value; j--) sorted[j + 1] = sorted[j] ?? 0;
    sorted[j + 1] = i;
  }
  return sorted;
}

/** Fewer runs can be in any order by chance. */
const minRuns = 6;
/** The share of random orders that rise as much, by Spearman's rank correlation. */
const chance = 0.005;
/** The fewest runs that are another level. */
const minSide = 2;

/** The first index of each new level of a history, also of the levels into which a slow loss or other parts divide. */
export function findLevelStarts(
  values: readonly number[],
  tolerance: number,
  divide = divideSlowLoss,
): readonly number[] {
  const found = changePoints(values, tolerance);
  const starts = [0, ...found];
  const slow = starts.flatMap((start, i) =>
    divide(values.slice(start, starts[i + 1]), tolerance).map((index) => start + index),
  );
  return slow.length === 0 ? found : [...found, ...slow].sort((a, b) => a - b);
}

/**
 * Divides a level whose values rise, as often as they do.
 *
 * @param values of one level, oldest first; larger is worse
 * @param tolerance the smallest step that counts, in the unit of the values
 * @returns the first index of each part but the first
 */
export function divideSlowLoss(values: readonly number[], tolerance: number): readonly number[] {
  if (!isRising(values)) return [];
  let [best, least] = [0, Infinity];
  for (let i = 1; i <= values.length - minSide; i++) {
    const total = sumDeviations(values.slice(0, i)) + sumDeviations(values.slice(i));
    if (total < least) [best, least] = [i, total];
  }
  const [before, after] = [values.slice(0, best), values.slice(best)];
  if (median(after) - median(before) <= tolerance) return [];
  return [...divideSlowLoss(before, tolerance), best, ...divideSlowLoss(after, tolerance).map((index) => best + index)];
}

function isRising(values: readonly number[]): boolean {
  const { length } = values;
  if (length < minRuns) return false;
  const isRise = (correlation: number): boolean =>
    correlation * Math.sqrt((length - 2) / Math.max(0, 1 - correlation ** 2)) > upperPoint(chance, length - 2);
  if (!isRise(boundCorrelation(values)) || median(values.slice(-minSide)) <= median(values)) return false;
  return isRise(sampleRankCorrelation([...values.keys()], [...values]));
}

/** Spearman's correlation if no values are equal, and more if some are. Fast, because every case of a wide matrix is tested. */
export function boundCorrelation(values: readonly number[]): number {
  const { length } = values;
  const distance = sortIndices(values).reduce((total, index, i) => total + (index - i) ** 2, 0);
  return 1 - (6 * distance) / (length * (length ** 2 - 1));
}

/** The share of random orders in which the high values are as unevenly divided. */
const burstChance = 0.001;

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
  let [best, least, before] = [0, burstChance, 0];
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

/** How often as many of the first values are high by burstChance, or as few; any number above `burstChance` if often. */
function tailProbability(high: number, first: number, total: number, length: number): number {
  const step = high * length > first * total ? 1 : -1;
  let [probability, term] = [0, 1];
  for (let k = high; probability < burstChance && term > 1e-9; k += step) {
    term = Math.exp(logChoose(first, k) + logChoose(length - first, total - k) - logChoose(length, total));
    probability += term;
  }
  return probability;
}

const logChoose = (n: number, k: number): number => gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1);

/**
 * Whether two groups of values are separated by a gap that is wider than the range of either group. It assumes nothing about
 * the noise, so it gives an answer where a test has too few values.
 *
 * @param before, after at least one value each
 * @returns 1 if `after` is above `before`, -1 if it is below, 0 if they are not separated
 */
export function separated(before: readonly number[], after: readonly number[]): -1 | 0 | 1 {
  const [lowBefore, highBefore] = extent(before);
  const [lowAfter, highAfter] = extent(after);
  const range = Math.max(highBefore - lowBefore, highAfter - lowAfter);
  if (lowAfter - highBefore > range) return 1;
  return lowBefore - highAfter > range ? -1 : 0;
}

/**
 * Divides a series that consists of two such groups: the indices at which it crosses the gap between them; none if there is no
 * gap. A gap wider than the range of either group contains the middle of the whole range.
 */
export function crossings(values: readonly number[]): readonly number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const middle = (low + high) / 2;
  let [gapStart, gapEnd] = [low, high];
  for (const value of values) {
    if (value < middle) gapStart = Math.max(gapStart, value);
    else gapEnd = Math.min(gapEnd, value);
  }
  if (gapEnd - gapStart <= Math.max(gapStart - low, high - gapEnd)) return [];
  const found: number[] = [];
  for (let i = 1; i < values.length; i++) if (isAbove(i) !== isAbove(i - 1)) found.push(i);
  return found;

  function isAbove(i: number): boolean {
    return (values[i] ?? 0) >= middle;
  }
}

/** Slack and cut in standard deviations: smaller rises are ignored, and a single extreme value cannot dominate the sum. */
const slack = 1;
const cut = 3;
/** The minimum number of values that contribute to a rise. */
const minValues = 3;

/** What values do before a rise, and from where on they count as risen. */
interface Expected {
  /** The level before the values. */
  readonly level: number;
  /** The standard deviation of one value; positive. */
  readonly sigma: number;
  /** The sum from which a rise counts, in standard deviations. */
  readonly limit: number;
}

export interface Rise {
  /** Index of the first value of the rise. */
  readonly start: number;
  /** The mean of its values above the level, in the unit of the values. */
  readonly mean: number;
  /** The number of values since the rise. */
  readonly count: number;
}

/**
 * Finds a rise that no single value shows (Page's test, Biometrika 41, 1954) and that lasts until the last value: S = max(0, S + min(z, cut) - slack), with z in standard deviations above
 * the level, exceeds the limit at the end. The rise starts after the last value at which S was 0.
 *
 * @param values oldest first; NaN for a missing value
 * @param first the index of the first value that is tested
 * @returns undefined if the values do not rise
 */
export function findRise(values: ArrayLike<number>, { level, sigma, limit }: Expected, first = 0): Rise | undefined {
  let sum = 0;
  let start = first;
  let total = 0;
  let count = 0;
  for (let i = first; i < values.length; i++) {
    const value = values[i] ?? NaN;
    if (Number.isNaN(value)) continue;
    if (sum === 0) [start, total, count] = [i, 0, 0];
    sum = Math.max(0, sum + Math.min((value - level) / sigma, cut) - slack);
    total += value - level;
    count++;
  }
  return sum > limit && count >= minValues ? { start, mean: total / count, count } : undefined;
}
