import type { Measurement, Problem } from '../../../model/documents.js';
import { notAsExpected } from '../../../problems/documents.js';
import type { Place } from '../../../problems/problem.js';
import { findHistogramFault } from '../../samples/histogram.js';
import { findTimelineFault } from '../../samples/timeline.js';

/** One fault is enough to refuse a document; a few show whether the damage is local. */
const maxFaults = 5;

/**
 * Checks rules for histograms and timelines that a schema cannot express.
 *
 * @param measurements each with its JSON pointer
 * @param place finds the place of a JSON pointer in the file
 */
export function checkHistograms(
  measurements: Iterable<readonly [pointer: string, measurement: Measurement]>,
  place: (pointer: string) => Place,
): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [pointer, { histogram, timeline, samples }] of measurements) {
    const ofHistogram = histogram && findHistogramFault(histogram, samples);
    const fault = ofHistogram ?? (timeline && findTimelineFault(timeline, samples));
    if (fault === undefined) continue;
    const whole = `${pointer}/${ofHistogram === undefined ? 'timeline' : 'histogram'}${fault.pointer}`;
    problems.push(notAsExpected({ ...place(whole), pointer: whole }, fault.expected, fault.found));
    if (problems.length === maxFaults) break;
  }
  return problems;
}
