/** Addresses that a caller gives become links in comments and pages. */
import { expect, test } from '@jest/globals';
import { nodeHost } from '../../src/hosts/node/host.js';
import { pageOptions } from '../../src/report/outputs.js';
import { withPageOptions } from '../../src/commands/options-of.js';

const problemOf = (name: string, value: string): string | undefined =>
  pageOptions.find((option) => option.name === name)?.refuse?.(value)?.code;

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
  for (const name of ['report-url', 'trend-url', 'dashboard-url']) expect(problemOf(name, address)).toBe('bad-value');
});

test('only a dashboard may be a path, which never leads to a host', () => {
  expect(problemOf('dashboard-url', '../dashboard/index.html')).toBeUndefined();
  expect(problemOf('report-url', '../dashboard/index.html')).toBe('bad-value');
  for (const path of ['/dashboard', 'c:/dashboard', '%2e/x', 'a:b'])
    expect(problemOf('dashboard-url', path)).toBe('bad-value');
});

test('a page written by a job is linked as an artifact of its run, unless its address is known', () => {
  const job = 'https://github.com/owner/name/actions/runs/42';
  const reportOf = (out: readonly string[], given: Readonly<Record<string, string>> = {}, links = { job }) => {
    const options = { get: (name: string) => given[name], getAll: (name: string) => (name === 'out' ? out : []) };
    return withPageOptions({ ...nodeHost(), page: { ...nodeHost().page, links } }, options).page.links?.report;
  };
  expect(reportOf(['report.json', 'guardband-gate/report.html'])).toBe(`${job}#artifacts`);
  expect(reportOf(['report.html'], { 'report-url': 'https://example.org/r' })).toBe('https://example.org/r');
  expect(reportOf(['report.json'])).toBeUndefined();
  expect(reportOf(['report.html'], {}, { job: 'https://ci.example/job/42' })).toBeUndefined();
});
