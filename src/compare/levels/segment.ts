import { changePoints, smallestStep } from '../../stats/change-points.js';
import { median } from '../../stats/median.js';
import { findRecentShift } from './recent-shift.js';
import { segmentMedians } from './segment-medians.js';

/** The history of one case, oldest first: logarithms, larger is worse. */
export interface LogHistory {
  readonly values: readonly number[];
  /** The values without run shifts. Level changes that the cases share are still included. */
  readonly adjusted: readonly number[];
  /** Level changes that the cases share: the index of the first value after each, and its log ratio. */
  readonly shared: readonly { readonly start: number; readonly step: number }[];
  /** First indices of accepted levels. */
  readonly accepted: readonly number[];
  /** The tolerance band, as a log ratio. */
  readonly tolerance: number;
}

/** A history split into segments of constant level. */
export interface Segments {
  /** Index of the first value of each segment; the first is 0. */
  readonly starts: readonly number[];
  /** The segment that is the baseline. */
  readonly current: number;
  /** The level of each segment, with or without the run shifts. */
  readonly levels: readonly number[];
  /** The last change that was not accepted. */
  readonly change?: LastChange;
}

export interface LastChange {
  /** Its first index. */
  readonly start: number;
  /** Its size as a log ratio; larger is worse. */
  readonly step: number;
  /** Whether the new level is the baseline. */
  readonly isBaseline: boolean;
  /** Whether most cases changed with it. */
  readonly isShared: boolean;
}

/** A shorter segment could be an outage of a few nights and is not reported. */
export const fewestRuns = 4;
/** The measured values must show at least this share of a change in the adjusted values. */
const leastMeasuredShare = 0.5;

/** A case follows a shared change if it moved by this share of it or beyond its band, and by at least the smallest step. */
const follows = { share: 0.5, step: smallestStep };

/** Splits a history into segments and determines which of them is the baseline. */
export function segment(history: LogHistory): Segments {
  const allStarts = findStarts(history);
  const shared = filterFollowed(history, allStarts);
  // A case that did not follow a shared change keeps its history and is tested for separate changes.
  const starts = shared.length < history.shared.length ? findStarts({ ...history, shared }) : allStarts;
  // After a shared change the measured values count: the change is not attributed to the machine until it is accepted.
  const levels = segmentMedians(shared.length > 0 ? history.values : history.adjusted, starts);
  return chooseBaseline(starts, levels, { ...history, shared });
}

/** The shared changes that this case followed, in its measured and in its adjusted values. */
function filterFollowed(
  { values, adjusted, shared, tolerance }: LogHistory,
  starts: readonly number[],
): LogHistory['shared'] {
  if (shared.length === 0) return shared;
  const levelsOfBoth = [segmentMedians(values, starts), segmentMedians(adjusted, starts)];
  return shared.filter(({ start, step }) => {
    const i = starts.indexOf(start);
    const least = Math.max(follows.step, Math.min(follows.share * Math.abs(step), tolerance));
    return levelsOfBoth.every((levels) => Math.sign(step) * ((levels[i] ?? 0) - (levels[i - 1] ?? 0)) >= least);
  });
}

/** First indices of the segments of a history. */
function findStarts({ values, adjusted, shared, accepted, tolerance }: LogHistory): readonly number[] {
  const known = sortUnique([0, ...shared.map(({ start }) => start), ...accepted]);
  const isMeasured = (split: number, start: number, end: number): boolean => {
    const step = medianStep(adjusted, start, split, end);
    return medianStep(values, start, split, end) * Math.sign(step) >= leastMeasuredShare * Math.abs(step);
  };
  const found = known.flatMap((start, i) => {
    const end = known[i + 1] ?? values.length;
    return changePoints(known.length === 1 ? adjusted : adjusted.slice(start, end))
      .map((index) => start + index)
      .filter((split) => isMeasured(split, start, end));
  });
  const starts = sortUnique([...known, ...found]);
  const last = starts.at(-1) ?? 0;
  const recent = findRecentShift(adjusted, starts, tolerance);
  // Nights that led to an accepted level are not noise of the previous level.
  const beforeAccepted = accepted.flatMap((start) => {
    const earlier = starts.filter((candidate) => candidate < start);
    return findRecentShift(adjusted.slice(0, start), earlier, tolerance) ?? [];
  });
  const newest = recent !== undefined && isMeasured(recent, last, values.length) ? [recent] : [];
  return sortUnique([...starts, ...beforeAccepted, ...newest]);
}

/** The baseline is the last segment that was accepted, or that is no worse than the best level since then. */
function chooseBaseline(
  starts: readonly number[],
  levels: readonly number[],
  { values, accepted, shared, tolerance }: LogHistory,
): Segments {
  const getLevel = (i: number): number => levels[i] ?? 0;
  const isAccepted = (i: number): boolean => accepted.includes(starts[i] ?? -1);
  let current = 0;
  // Compared with the best level, not the last one, so that many steps within the tolerance do not add up unnoticed.
  let best = getLevel(0);
  for (const [i, level] of levels.entries()) {
    if (!isAccepted(i) && level - best > tolerance) continue;
    best = isAccepted(i) ? level : Math.min(best, level);
    current = i;
  }
  const isBaseline = current === starts.length - 1;
  const start = starts[isBaseline ? current : current + 1] ?? 0;
  const isReported = isBaseline ? current > 0 && !isAccepted(current) : values.length - start >= fewestRuns;
  const step = isBaseline ? getLevel(current) - getLevel(current - 1) : (levels.at(-1) ?? 0) - getLevel(current);
  const isShared = shared.some((change) => change.start === start);
  return isReported
    ? { starts, current, levels, change: { start, step, isBaseline, isShared } }
    : { starts, current, levels };
}

const medianStep = (values: readonly number[], start: number, split: number, end: number): number =>
  median(values.slice(split, end)) - median(values.slice(start, split));

const sortUnique = (indices: readonly number[]): readonly number[] =>
  indices.length === 1 ? indices : [...new Set(indices)].sort((a, b) => a - b);
