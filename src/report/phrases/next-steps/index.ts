/** What to do about a report, with commands and configuration to copy. */
import type { Report } from '../../../model/documents.js';
import { suspectFindings, worseFindings } from '../failing.js';
import { assumedNoiseSteps, baselineSteps } from './baseline.js';
import { missingSteps } from './missing.js';
import type { Step } from './step.js';
import { suspectSteps } from './suspects.js';
import { waiverSteps } from './waivers.js';
import { worseSteps } from './worse.js';

export type { Step } from './step.js';

/** @param today YYYY-MM-DD, if known; a suggested waiver ends 30 days later */
export function nextSteps(report: Report, today?: string): readonly Step[] {
  const worse = worseFindings(report);
  const regressions = worse.filter(({ verdict }) => verdict === 'regression');
  const missing = worse.filter(({ verdict }) => verdict === 'missing');
  const invalid = worse.filter(({ verdict }) => verdict === 'invalid');
  return [
    ...worseSteps(regressions, report, today),
    ...missingSteps(missing, report),
    ...(invalid.length === 0
      ? []
      : [{ sentence: 'Look into the log of the test whose values cannot be used, mend it and measure again.' }]),
    ...suspectSteps(suspectFindings(report), report),
    ...assumedNoiseSteps(report),
    ...baselineSteps(report),
    ...waiverSteps(report),
  ];
}
