import { separated } from '../../stats/separated.js';
import { smallestStep } from '../../stats/change-points.js';
import { median } from '../../stats/median.js';
import { segmentMedians } from './segment-medians.js';

/** A change for the better is one from 2.5 % and so many runs on: it is no hurry to praise. */
const better = { least: smallestStep, runs: 4 };
/** So many values tell how far the others usually reach. */
const fewestBefore = 4;

/**
 * Where the newest values begin to lie apart from all before them. The test needs some 18 runs; until then, and while a
 * regression is only a night or two old, nothing else would keep bad runs out of the level.
 *
 * @param starts of the stretches known so far
 */
export function findRecentShift(
  values: readonly number[],
  starts: readonly number[],
  tolerance: number,
): number | undefined {
  const last = starts.at(-1) ?? 0;
  const candidates = separations(values.slice(last)).map((at) => last + at);
  if (candidates.length === 0) return undefined;
  const levels = segmentMedians(values, starts);
  const earlier = starts.slice(0, -1).flatMap((from, i) => {
    const level = levels[i] ?? 0;
    return values.slice(from, starts[i + 1]).map((value) => value - level);
  });
  for (const at of candidates) {
    const [head, after] = [values.slice(last, at), values.slice(at)];
    const level = median(head);
    const before = [...earlier, ...head.map((value) => value - level)];
    if (before.length < fewestBefore) continue;
    const by = median(after) - level;
    const isEnough = by > 0 ? by > tolerance : -by > better.least && after.length >= better.runs;
    const around = after.map((value) => value - level);
    if (isEnough && separated(before, around) !== 0) return at;
  }
  return undefined;
}

/** Indices at which all values from there on are above, or all below, all values before: few, and cheap to find. */
function separations(values: readonly number[]): readonly number[] {
  const lows = [...values];
  const highs = [...values];
  for (let i = values.length - 2; i >= 0; i--) {
    lows[i] = Math.min(lows[i] ?? 0, lows[i + 1] ?? 0);
    highs[i] = Math.max(highs[i] ?? 0, highs[i + 1] ?? 0);
  }
  const found: number[] = [];
  let [low, high] = [Infinity, -Infinity];
  for (const [i, value] of values.entries()) {
    if (i > 0 && ((lows[i] ?? 0) > high || (highs[i] ?? 0) < low)) found.push(i);
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return found;
}
