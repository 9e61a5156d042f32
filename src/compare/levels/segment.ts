import { changePoints, smallestStep } from '../../stats/change-points.js';
import { median } from '../../stats/median.js';
import { findRecentShift } from './recent-shift.js';
import { segmentMedians } from './segment-medians.js';

/** One history, oldest first, as logarithms where larger is worse. */
export interface LogHistory {
  readonly values: readonly number[];
  /** The same without what moved each run as a whole, but for what changed the level of all. */
  readonly adjusted: readonly number[];
  /** Indices at which the cases as a whole changed their level, and how much worse they are since. */
  readonly shared: readonly { readonly at: number; readonly by: number }[];
  /** Indices from which on somebody accepted the level. */
  readonly accepted: readonly number[];
  /** The change not minded. */
  readonly tolerance: number;
}

/** A history in stretches of equal level. */
export interface Segments {
  /** Index of each stretch's first value, the first 0; and which stretch tells the level. */
  readonly starts: readonly number[];
  readonly present: number;
  /** Of each stretch, as the values are or without what moved the runs. */
  readonly levels: readonly number[];
  /** The last change that nobody accepted: the index it began at, and how much worse the level is since. */
  readonly change?: { readonly at: number; readonly by: number; readonly isTaken: boolean };
}

/** Fewer runs could be bad nights: they are kept apart, and nothing is said of them. */
export const fewestRuns = 4;
/** What is left without the run's shift must be there before it was taken out, at least by this share. */
const seenRaw = 0.5;

/** A case went along with the others where it moved by this share of what they did, or beyond its band; and no less than this. */
const along = { share: 0.5, least: smallestStep };

export function segment(line: LogHistory): Segments {
  const every = startsOf(line);
  const shared = sharedByThis(line, every);
  // A case that stayed where it was keeps its history, and is asked by itself whether it changed.
  const starts = shared.length < line.shared.length ? startsOf({ ...line, shared }) : every;
  // Where all cases moved together, what they share is not the machine's until somebody says so.
  return settled(starts, segmentMedians(shared.length > 0 ? line.values : line.adjusted, starts), line);
}

/** The shared changes that are there in this case too: as it was measured, and without the wobble of single runs. */
function sharedByThis(
  { values, adjusted, shared, tolerance }: LogHistory,
  starts: readonly number[],
): LogHistory['shared'] {
  const seen = [segmentMedians(values, starts), segmentMedians(adjusted, starts)];
  return shared.filter(({ at, by }) => {
    const i = starts.indexOf(at);
    const least = Math.max(along.least, Math.min(along.share * Math.abs(by), tolerance));
    return seen.every((levels) => Math.sign(by) * ((levels[i] ?? 0) - (levels[i - 1] ?? 0)) >= least);
  });
}

/** Where the stretches of a history begin. */
function startsOf({ values, adjusted, shared, accepted, tolerance }: LogHistory): readonly number[] {
  const certain = sorted([0, ...shared.map(({ at }) => at), ...accepted]);
  const isSeen = (at: number, from: number, to: number): boolean => {
    const difference = step(adjusted, from, at, to);
    return step(values, from, at, to) * Math.sign(difference) >= seenRaw * Math.abs(difference);
  };
  const found = certain.flatMap((from, i) => {
    const to = certain[i + 1] ?? values.length;
    return changePoints(adjusted.slice(from, to))
      .map((at) => from + at)
      .filter((at) => isSeen(at, from, to));
  });
  const tested = sorted([...certain, ...found]);
  const last = tested.at(-1) ?? 0;
  const end = findRecentShift(adjusted, tested, tolerance);
  // Nights that led to an accepted level are no noise of the level before them.
  const ahead = accepted.flatMap((at) => {
    const before = tested.filter((start) => start < at);
    return findRecentShift(adjusted.slice(0, at), before, tolerance) ?? [];
  });
  const ending = end !== undefined && isSeen(end, last, values.length) ? [end] : [];
  return sorted([...tested, ...ahead, ...ending]);
}

/** Which stretch tells the level: the last one that was accepted, or is no worse than the best since then. */
function settled(
  starts: readonly number[],
  levels: readonly number[],
  { values, accepted, tolerance }: LogHistory,
): Segments {
  const levelAt = (i: number): number => levels[i] ?? 0;
  const isAccepted = (i: number): boolean => accepted.includes(starts[i] ?? -1);
  let present = 0;
  // Many steps, each within the tolerance, must not add up unseen: all are held against the best level, not the last.
  let best = levelAt(0);
  for (const [i, level] of levels.entries()) {
    if (!isAccepted(i) && level - best > tolerance) continue;
    best = isAccepted(i) ? level : Math.min(best, level);
    present = i;
  }
  const isTaken = present === starts.length - 1;
  const changed = isTaken ? present : present + 1;
  const at = starts[changed] ?? 0;
  const isWorthSaying = isTaken ? present > 0 && !isAccepted(present) : values.length - at >= fewestRuns;
  const by = isTaken ? levelAt(present) - levelAt(present - 1) : (levels.at(-1) ?? 0) - levelAt(present);
  return { starts, present, levels, ...(isWorthSaying && { change: { at, by, isTaken } }) };
}

const step = (values: readonly number[], from: number, at: number, to: number): number =>
  median(values.slice(at, to)) - median(values.slice(from, at));

const sorted = (indices: readonly number[]): readonly number[] => [...new Set(indices)].sort((a, b) => a - b);
