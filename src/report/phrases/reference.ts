/**
 * Represents the comparison with the second baseline as a report, so every output describes it in the same words as the
 * first one.
 */
import { cacheByObject } from '../../lang/objects.js';
import type { ReferenceComparison, Report } from '../../model/documents.js';
import type { Wording } from './wording.js';

/**
 * The report as if the second baseline were the only one. Undefined if there is no second baseline or none of its runs was
 * found.
 */
export function referenceReport(report: Report): Report | undefined {
  const { reference } = report;
  return reference === undefined || reference.baseline.runs.length === 0 ? undefined : viewOf(reference, report);
}

const viewOf = cacheByObject((reference: ReferenceComparison, report: Report): Report => {
  const { reference: _, ...shared } = report;
  const { decides, unread, ...comparison } = reference;
  // Problems, errors and reruns belong to the report as a whole.
  return { ...shared, ...comparison, problems: [], errors: [], waivers: [], rerun: { suspects: [], controls: [] } };
});

/** Whether the comparison with the second baseline alone decided the outcome. */
export const isDecidedByReference = ({ reasons, reference }: Report): boolean =>
  reference !== undefined && reasons.length === 1 && reasons[0] === 'reference';

/** Whether the headline says what was found in the comparison with the second baseline: if it decided, or alone got worse. */
export const isReferenceInHeadline = (report: Report): boolean =>
  isDecidedByReference(report) || (report.outcome === 'passed' && referenceReport(report)?.outcome === 'failed');

/** The release of tag:4.4.0 ("4.4.0"), "the last run", "the history", or the selector. */
export function nameReference({ baseline: { selector } }: Pick<Report, 'baseline'>, wording: Wording): string {
  if (selector === 'last') return 'the last run';
  if (selector === 'history') return 'the history';
  return wording.name(selector.replace(/^tag:(?=.)/, ''));
}

/** Why nothing was compared with the second baseline. */
export const whyNoReference = ({ unread }: ReferenceComparison): string =>
  unread === true ? 'it could not be read' : 'no recorded run belongs to it yet';
