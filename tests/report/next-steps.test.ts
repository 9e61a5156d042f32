import { expect, it } from '@jest/globals';
import type { Report } from '../../src/model/documents.js';
import { nextSteps } from '../../src/report/phrases/next-steps/index.js';
import { reports } from './reports/index.js';

const measuredAgain = (report: Report): readonly string[] =>
  nextSteps({ report, inputs: { results: ['run'], options: [] } }).flatMap(({ sentence }) =>
    /[Mm]easure again/.test(sentence) ? [sentence] : [],
  );

it('recommends one more run only once if the whole run and single cases are suspect', () => {
  const { wholeRun } = reports;
  const findings = wholeRun.findings.map((finding, i) =>
    i === 0 ? { ...finding, verdict: 'suspect' as const, reason: 'single-run' as const } : finding,
  );
  expect(measuredAgain({ ...wholeRun, findings })).toEqual([
    expect.stringContaining('the machine or the change is the cause'),
  ]);
  expect(measuredAgain({ ...wholeRun, findings, reasons: [], runShifts: [] })).toEqual([
    expect.stringMatching(/^Measure again/),
  ]);
});
