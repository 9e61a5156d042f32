import type { LabelSamples } from './scanned.js';
import type { Tally } from './tally.js';

/** From this many independent counts on, a common divisor is no coincidence: 2 divides all of them once in a billion times. */
const minCounts = 30;

/** A script that generates results by a fixed pattern gives most response times the same count, which divides all of them. */
const minDifferent = 6;

/** More listeners than this do not write to one file. */
const mostRepeats = 4;

/**
 * How often every sample is in a result. Two listeners of a test plan that write to one file repeat every row, and so does
 * a result that was appended to itself; throughput is then too high by the same factor. In any order of the rows, the number
 * of samples with each response time, and that of each interval, is then a multiple of it.
 *
 * @returns 1 if the samples are not repeated, or too few to tell
 */
export function findRepeats(labels: Iterable<LabelSamples>): number {
  let [divisor, counts] = [0, 0];
  const different = new Set<number>();
  for (const tallies of labels)
    for (const { counts: byTime, timeline } of Object.values(tallies) as readonly Tally[]) {
      for (const times of [byTime.times, timeline?.requests ?? []])
        for (const count of times) if ((divisor = greatestDivisor(count, divisor)) === 1) return 1;
      for (const count of byTime.times) if (different.size < minDifferent) different.add(count);
      // A loop count fixes the number of samples of a label, so one of its counts follows from the others.
      counts += Math.max(0, byTime.times.length - 1);
    }
  const isKnown = counts >= minCounts && different.size >= minDifferent && divisor <= mostRepeats;
  return isKnown ? divisor : 1;
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
