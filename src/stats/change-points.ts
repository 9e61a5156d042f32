import { median } from './averages.js';
import { crossings } from './separated.js';
import { probit } from 'simple-statistics';

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
  const found = findChanges(values, tolerance);
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

function findChanges(values: readonly number[], tolerance: number): readonly number[] {
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

/** The scores of series of up to this length are kept: histories have 60 values, and their parts fewer. */
const longestKept = 128;
const tables: Float64Array[] = [];

/** The expected values of n sorted normal variables (Blom 1958). */
function listScores(n: number): Float64Array {
  const known = tables[n];
  if (known !== undefined) return known;
  const scores = Float64Array.from({ length: n }, (_, i) => probit((i + 0.625) / (n + 0.25)));
  if (n <= longestKept) tables[n] = scores;
  return scores;
}

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
  if (plain.length < n) [plain, order] = [new Float64Array(2 * n), new Uint32Array(2 * n)];
  for (let i = 0; i < n; i++) plain[i] = values[i] ?? 0;
  sortIndices(n);
  const expected = listScores(n);
  for (let start = 0, end: number; start < n; start = end) {
    let sum = 0;
    for (end = start; end < n && plain[order[end] ?? 0] === plain[order[start] ?? 0]; end++) sum += expected[end] ?? 0;
    for (let i = start; i < end; i++) scores[order[i] ?? 0] = sum / (end - start);
  }
}

/** Up to this number of values, insertion is faster than a sort with a comparison function. */
const fewValues = 100;

function sortIndices(n: number): void {
  if (n > fewValues) {
    for (let i = 0; i < n; i++) order[i] = i;
    order.subarray(0, n).sort((a, b) => (plain[a] ?? 0) - (plain[b] ?? 0));
    return;
  }
  for (let i = 0; i < n; i++) {
    const value = plain[i] ?? 0;
    let j = i - 1;
    for (; j >= 0 && (plain[order[j] ?? 0] ?? 0) > value; j--) order[j + 1] = order[j] ?? 0;
    order[j + 1] = i;
  }
}
