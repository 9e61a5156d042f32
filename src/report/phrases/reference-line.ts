/** The verdict of the comparison with the second baseline in one sentence. */
import type { Report } from '../../model/documents.js';
import { describeBaseline } from './compared-runs.js';
import { headline } from './headline.js';
import { nameReference, referenceReport, whyNoReference } from './reference.js';
import type { Wording } from './wording.js';

/**
 * "Compared with 4.4.0 (5 runs of 2026-01-31; it does not decide): checkout got slower: p99 +58 %." Empty if there is no
 * second baseline.
 */
export function referenceLine(report: Report, wording: Wording): string {
  const { reference } = report;
  if (reference === undefined) return '';
  const name = nameReference(reference, wording);
  const role = reference.decides === true ? 'it can fail the gate' : 'it does not decide';
  const view = referenceReport(report);
  if (view === undefined)
    return `Nothing was compared with the second baseline (${name}; ${role}): ${whyNoReference(reference)}.`;
  const gap = reference.unread === true ? '; part of it could not be read' : '';
  return `Compared with ${name} (${describeBaseline(reference.baseline, wording)}; ${role}${gap}): ${headline(view, wording).text}.`;
}
