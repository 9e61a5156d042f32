/** Small things that a reader trips over: marks of Markdown on a page, prose in a code font, and counts of nothing. */
import { expect, test } from '@jest/globals';
import { reportPage } from '../../src/report/page/report-page.js';
import { describeInput } from '../../src/report/sentences/runs.js';
import { inertSentence } from '../../src/report/renderers/markdown/inert.js';
import { report, steady } from './reports/build.js';
import { reports } from './reports/index.js';

test('a setting in the heading of a page is code, not between backquotes', () => {
  const shown = { ...reports.suspect, outcome: 'passed', reasons: ['suspect-unresolved'] } as const;
  const [heading = ''] = /<h1>.*<\/h1>/.exec(reportPage(shown, { today: '2026-02-01' })) ?? [];
  expect(heading).toContain('(allowed by <code>fail: {unknown: pass}</code>)');
  expect(heading).not.toContain('`');
});

test('a word before a colon is prose, and what could have a meaning on GitHub is code', () => {
  const sentence = 'shop [users=20] had half the requests: 95 instead of 900.';
  expect(inertSentence(sentence)).toBe('shop `[users=20]` had half the requests: 95 instead of 900.');
  expect(inertSentence('see x:tada: and http://x.example')).toBe('see `x:tada:` and `http://x.example`');
  expect(inertSentence('0.6 s → 5.3 s of x@y: with what (--target main) is it compared? - #7')).toBe(
    '0.6 s → 5.3 s of `x@y:` with what (--target main) is it compared? - `#7`',
  );
  expect(inertSentence('- a list #7')).toBe('`-` a list `#7`');
});

test('a run that was not read from files has no number of files', () => {
  const shown = report(steady({}));
  expect(describeInput({ ...shown, candidate: { ...shown.candidate, files: 0 } })).toMatch(
    /^[^,]*UTC, 1 case measured$/,
  );
});
