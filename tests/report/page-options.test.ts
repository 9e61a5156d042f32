/** Addresses that a caller gives become links in comments and pages. */
import { expect, test } from '@jest/globals';
import { pageOptions } from '../../src/report/page-options.js';

const problemOf = (name: string, value: string): string | undefined =>
  pageOptions('command-line')
    .find((option) => option.name === name)
    ?.refuse?.(value)?.code;

test.each(['https://example.org/report?a=b#c', 'http://127.0.0.1:8080/', 'https://example.org/a%20b'])(
  '%s is the address of a page',
  (address) => {
    for (const name of ['report-url', 'trend-url', 'dashboard-url']) expect(problemOf(name, address)).toBeUndefined();
  },
);

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>',
  'file:///etc/passwd',
  '//example.org/report',
  'https://',
  'https://[example.org/',
  'https://example.org/a b',
  'https://example.org/"onclick=',
  'https://example.org/<b>',
  "https://example.org/'",
  'https://example.org/`',
  'https://example.org/\nx',
])('%j is refused', (address) => {
  for (const name of ['report-url', 'trend-url', 'dashboard-url']) expect(problemOf(name, address)).toBe('not-a-url');
});

test('only a dashboard may be a path, which never leads to a host', () => {
  expect(problemOf('dashboard-url', '../dashboard/index.html')).toBeUndefined();
  expect(problemOf('report-url', '../dashboard/index.html')).toBe('not-a-url');
  for (const path of ['/dashboard', 'c:/dashboard', '%2e/x', 'a:b'])
    expect(problemOf('dashboard-url', path)).toBe('not-a-url');
});
