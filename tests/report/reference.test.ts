/** The comparison with the second baseline is described like a report of its own. */
import { expect, test } from '@jest/globals';
import type { ReferenceComparison } from '../../src/model/documents.js';
import { nameReference, referenceReport, whyNoReference } from '../../src/report/sentences/runs.js';
import { plain } from './_shown.js';
import { pastRuns, report, steady } from './reports/build.js';

const { baseline, findings, tallies, outcome, reasons, runShifts } = report(steady({}));
const reference = (runs: number, facts: Partial<ReferenceComparison> = {}): ReferenceComparison => ({
  baseline: { ...baseline, runs: pastRuns(runs) },
  findings,
  tallies,
  outcome,
  reasons,
  runShifts,
  ...facts,
});
const withReference = (second?: ReferenceComparison) =>
  referenceReport({
    ...report(steady({})),
    problems: [{ code: 'x', level: 'note', message: 'x', advice: 'x' }],
    ...(second !== undefined && { reference: second }),
  });

test('is a report without the problems of the first', () => {
  const second = reference(2, { outcome: 'failed' });
  expect(withReference(second)).toMatchObject({ outcome: 'failed', problems: [], errors: [], waivers: [] });
  expect(withReference(second)).toBe(withReference(second));
});

test.each([
  ['without a second baseline', undefined],
  ['without a run in it', reference(0)],
])('is absent %s', (_, second) => {
  expect(withReference(second)).toBeUndefined();
});

test('names the second baseline, and says why it is empty', () => {
  const named = (selector: string): string =>
    nameReference(
      reference(1, { baseline: { ...baseline, selector } }),
      plain.as((name) => `<${name}>`),
    );
  expect(['last', 'tag:4.4.0', 'tag:', 'old.json'].map(named)).toEqual([
    'the last run',
    '<4.4.0>',
    '<tag:>',
    '<old.json>',
  ]);
  expect(whyNoReference(reference(0, { unread: true }))).toBe('it could not be read');
  expect(whyNoReference(reference(0))).toBe('no recorded run belongs to it yet');
});
