import { findViolations } from '../../documents/validate.js';
import type { Measurement, Problem } from '../../model/documents.js';
import type { Place } from '../../problems/problem.js';
import { findHistogramFault } from '../../samples/histogram.js';
import { findContradiction } from '../../samples/measurement.js';
import { findTimelineFault } from '../../samples/timeline-document.js';
import type { DocumentFault } from '../../samples/record-scan.js';
import { notAsExpected } from '../../problems/documents.js';

/** One fault is enough to refuse a document; a few show whether the damage is local. */
const maxFaults = 5;

/**
 * Checks a document of Guardband against its schema, and then the rules for histograms, timelines and the metrics computed from them
 * that a schema cannot express.
 *
 * @param list its measurements, each with its JSON pointer
 * @param place finds the place of a JSON pointer in the file
 */
export function checkDocument<Document>(
  value: Document,
  validate: Parameters<typeof findViolations>[0],
  list: (value: Document) => readonly (readonly [pointer: string, measurement: Measurement])[],
  place: (pointer: string) => Place,
): readonly Problem[] {
  const problems: Problem[] = [...findViolations(validate, value, place)];
  if (problems.length > 0) return problems;
  for (const [pointer, measurement] of list(value)) {
    const fault = findFault(measurement);
    if (fault === undefined) continue;
    const whole = `${pointer}${fault.pointer}`;
    problems.push(notAsExpected({ ...place(whole), pointer: whole }, fault.expected, fault.found));
    if (problems.length === maxFaults) break;
  }
  return problems;
}

function findFault(measurement: Measurement): DocumentFault | undefined {
  const { histogram, timeline, samples } = measurement;
  const below = (key: string, fault: DocumentFault | undefined): DocumentFault | undefined =>
    fault && { ...fault, pointer: `/${key}${fault.pointer}` };
  return (
    below('histogram', histogram && findHistogramFault(histogram, samples)) ??
    below('timeline', timeline && findTimelineFault(timeline, samples)) ??
    findContradiction(measurement)
  );
}
