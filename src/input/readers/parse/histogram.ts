import type { Measurement, Problem } from '../../../model/documents.js';
import { notAsExpected } from '../../../problems/documents.js';
import type { Place } from '../../../problems/problem.js';
import { findHistogramFault } from '../../samples/histogram.js';

/** One is enough to refuse a document; a few tell whether it is damaged in one place or all over. */
const mostFaults = 5;

/**
 * What is wrong with histograms beyond their schema.
 *
 * @param measurements with the JSON pointer to each
 * @param place where a JSON pointer stands in the file
 */
export function histogramBreaches(
  measurements: Iterable<readonly [pointer: string, measurement: Measurement]>,
  place: (pointer: string) => Place,
): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [pointer, { histogram, samples }] of measurements) {
    const fault = histogram && findHistogramFault(histogram, samples);
    if (fault === undefined) continue;
    const at = `${pointer}/histogram${fault.pointer}`;
    problems.push(notAsExpected({ ...place(at), pointer: at }, fault.expected, fault.found));
    if (problems.length === mostFaults) break;
  }
  return problems;
}
