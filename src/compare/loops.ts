/**
 * Who waits for whom, in one run, in pairs and in a trend. A loop of a load test is one equation: users = throughput x (sum of
 * requests x time + pause). Labels that are added, removed, fail fast, or are slower or faster are changes of the terms of that
 * sum, so their parts of an iteration say who changed its time: the others wait for them.
 */
import { numericValue } from '../metrics/values.js';
import type { CaseName, Measurement, RunShift } from '../model/documents.js';
import { sum } from '../stats/averages.js';

/**
 * Users who wait for a slower label request the others less often. A loss below this part of the tolerance band stays within
 * it, also in later runs.
 */
export const minSharedLoss = 0.5;

/** Before a change, the usual throughput of a loop is that of so many earlier runs. */
export const newestBefore = 5;

/** The requests, and the throughputs, of labels of one loop differ by less than this factor. */
const maxDifference = 1.1;

/**
 * Whether two labels are requested equally often. Not if one of the values is unknown.
 *
 * @param a the requests of one label, or its throughput; `b` is that of the other
 */
export const areEquallyFrequent = (a: number, b: number, factor = maxDifference): boolean =>
  a <= factor * b && b <= factor * a;

/** The time of all requests of a measurement in milliseconds; NaN if their number or their mean is unknown. */
export const totalTime = (measurement: Measurement): number =>
  (measurement.samples ?? NaN) * numericValue(measurement, 'mean');

/**
 * The share of its throughput that a loop without pauses keeps if requests are added to it: the share of its own requests in
 * the time of all.
 *
 * @param own the time of its own requests; `added` is that of the added ones
 * @returns 0 if a time is unknown
 */
export const remainingShare = (own: number, added: number): number => (own > 0 && added >= 0 ? own / (own + added) : 0);

/** A label's part of an iteration, in requests x milliseconds per second: usually, and how much is added now. */
export interface LoopPart {
  readonly case: CaseName;
  readonly before: number;
  readonly added: number;
  /** Whether it has no history, is not requested any more, or fails; undefined for a label that is compared. */
  readonly change?: 'new' | 'gone' | 'failing';
}

/** Labels that share one throughput, because every iteration requests them. */
export interface Loop {
  readonly parts: readonly LoopPart[];
  /** How much less throughput they have, as a logarithm. */
  readonly loss: number;
}

/** Who changed the time of an iteration. */
export interface Awaited {
  readonly labels: NonNullable<RunShift['labels']>;
  /** By part of the loop: whether it is one of these labels. The others wait for them. */
  readonly isCause: readonly boolean[];
}

/**
 * A label explains a change if it became slower by at least this share of what the label did that became slowest, and if all that
 * do so explain at least this share of the change.
 */
const minShare = 0.5;
/** A label that adds less than this share of what the one that adds most does is not why users wait. */
const minPart = 0.1;

/**
 * The labels that explain a change of the time of an iteration.
 *
 * @param sign 1 for a loss of throughput, -1 for a gain
 * @returns undefined if response times or counts are not known, or if all labels together do not explain half of the change, as
 *   where users pause longer
 */
export function findAwaited({ parts, loss }: Loop, sign: 1 | -1): Awaited | undefined {
  const before = sum(parts.map((part) => part.before));
  const change = sum(parts.map(({ added }) => Math.max(0, sign * added)));
  if (!(before > 0) || !(change > 0) || Math.log1p(change / before) < minShare * sign * loss) return undefined;
  const max = Math.max(...parts.map(({ added }) => sign * added));
  const [slowest] = parts.filter((part) => part.change !== 'new').sort((a, b) => sign * (b.added - a.added));
  const pace = Math.max(change / before, slowest === undefined ? 0 : (sign * slowest.added) / slowest.before);
  const isSlower = (part: LoopPart): boolean =>
    part.change === 'new' || sign * part.added >= minShare * pace * part.before;
  return nameCauses(
    parts,
    parts.map((part) => isSlower(part) && sign * part.added >= minPart * max),
  );
}

/** The labels that are new, gone or fail fast, and changed an iteration in the direction of the loss. */
export const findChanged = ({ parts, loss }: Loop): Awaited =>
  nameCauses(
    parts,
    parts.map(({ change, added }) => change !== undefined && added * loss > 0),
  );

const nameCauses = (parts: readonly LoopPart[], isCause: readonly boolean[]): Awaited => ({
  isCause,
  labels: parts.flatMap(({ case: { scenario, label }, change }, p) =>
    isCause[p] !== true || label === undefined
      ? []
      : [{ scenario, label, ...(change !== undefined && { [change]: true as const }) }],
  ),
});
