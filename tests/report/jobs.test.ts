/** One comment about the reports of several jobs. */
import { describe, expect, test } from '@jest/globals';
import type { Report } from '../../src/model/documents.js';
import type { Page } from '../../src/model/host.js';
import { jobsMarkdown, nameJobs, type ReportFile } from '../../src/report/jobs/markdown.js';
import { failed, regressed, report, steady, values } from './reports/build.js';
import { hostileLabel, reports } from './reports/index.js';

const page: Page = { width: 120, colour: false, today: '2026-02-01' };
const fileOf = (name: string, own: Report, key?: string): ReportFile => ({
  file: `reports/${name}/report.json`,
  report: key === undefined ? own : { ...own, job: { key } },
  problems: [],
});
const render = (files: readonly ReportFile[], more: Partial<Page> = {}): string =>
  jobsMarkdown(nameJobs(files), { ...page, ...more });

/** Slow cases in `groups` groups that share nothing, and as many cases that did not change. */
function slow(groups: number, label?: string): Report {
  const findings = Array.from({ length: groups }, (_, i) => {
    const name = { scenario: `scenario ${String(i)}`, ...(label !== undefined && { label: `${label} ${String(i)}` }) };
    return [
      regressed({ ...name, on: { users: String(i) }, ...values(400, 200, 380, 4) }),
      ...steady({ ...name, on: { users: String(1000 + i) } }),
    ];
  });
  return report(findings.flat(), failed);
}
/** The report of a job that cannot be used. */
const unusable = (name: string, code: string): ReportFile => ({
  file: `reports/${name}/report.json`,
  problems: [{ code, level: 'error', message: 'm', advice: 'a' }],
});
const many = (count: number, own: Report): readonly ReportFile[] =>
  Array.from({ length: count }, (_, i) => fileOf(`job-${String(i)}`, own));

const mixed = [
  fileOf('linux', reports.plain),
  fileOf('windows', reports.slower),
  fileOf('arm', reports.suspect),
  unusable('mac', 'not-a-report'),
];

test('the comment of several jobs begins with the worst job, and has one row for each', () => {
  const text = render(mixed);
  expect(text.split('\n')[0]).toBe(
    '### ❌ Performance: 1 of 4 jobs failed; windows: Passthrough JWT, 2 of 3 cases with users=500 got slower: throughput −12 to −8\u00a0%',
  );
  const rows = text.split('\n').filter((line) => /^\| (❌|⛔|⚠️|✅|🟣) \*\*/.test(line));
  expect(rows.map((row) => /\*\*(.*?)\*\*/.exec(row)?.[1])).toEqual(['windows', 'mac', 'arm', 'linux']);
  expect(rows[1]).toContain('its report cannot be used: not-a-report');
});

test('the comment of several jobs says that a job wrote no report', () => {
  const text = render([fileOf('linux', reports.plain), unusable('mac', 'no-such-report')]);
  expect(text.split('\n')[0]).toMatch(/: 1 of 2 jobs judged nothing; .*mac.*: it wrote no report$/);
  expect(text).toMatch(/^\| ⛔ \*\*.*mac.*\*\* \| it wrote no report \|$/m);
});

const counted: readonly (readonly [names: readonly (keyof typeof reports)[], expected: string])[] = [
  [['slower', 'slower', 'slower'], '3 of 3 jobs failed; the worst is job0: '],
  [['slower', 'slower'], '2 of 2 jobs failed; the worst is job0: '],
  [['slower', 'plain'], '1 of 2 jobs failed; job0: '],
  [['slower'], '1 of 1 job failed; job0: '],
  [['elsewhere', 'plain'], '1 of 2 jobs could not be decided; job0: '],
  [['elsewhere', 'elsewhere', 'plain'], '2 of 3 jobs could not be decided; the worst is job0: '],
  [['suspect', 'plain'], '1 of 2 jobs could not be decided; job0: unknown: '],
];
test.each(counted)('the comment of several jobs of %j counts them', (names, expected) => {
  const text = render(names.map((name, i) => fileOf(`job${String(i)}`, reports[name])));
  expect(text.split('\n')[0]).toContain(`Performance: ${expected}`);
});

test('the comment of several jobs has a row for each job if nothing changed', () => {
  expect(render([fileOf('a', reports.plain), fileOf('b', reports.plain)])).toMatch(
    /^### ✅ Performance: no regression in \d+ cases of 2 jobs\n/,
  );
});

test('the comment of several jobs folds the groups, the certainty and the next steps of each job that did not pass', () => {
  const text = render(mixed);
  expect(text).toContain('<summary>windows: groups, certainty and next steps</summary>');
  expect(text).toContain('guardband accept ');
  expect(text).not.toContain('<summary>linux');
  expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
});

test('the comment of several jobs names jobs by their keys if all differ, else by their paths', () => {
  const names = (files: readonly ReportFile[]): readonly string[] => nameJobs(files).map(({ name }) => name);
  expect(names([fileOf('a', reports.plain, 'five'), fileOf('b', reports.plain, 'ten')])).toEqual(['five', 'ten']);
  expect(names([fileOf('a', reports.plain, 'gate'), fileOf('b', reports.plain, 'gate')])).toEqual(['a', 'b']);
  expect(names(['x.json', 'y.json'].map((name) => ({ file: name, problems: [] })))).toEqual(['x', 'y']);
});

test('the comment of several jobs links a job only to a run of the same repository', () => {
  const run = 'https://github.com/octocat/shop/actions/runs/';
  const own = (url: string): string => {
    const linked = { ...fileOf('a', reports.plain), report: { ...reports.plain, job: { url } } };
    return render([fileOf('b', reports.plain), linked], { links: { job: `${run}42` } });
  };
  expect(own(`${run}7`)).toContain(`[a](${run}7)`);
  for (const url of ['https://evil.example/', `${run}../../../evil`, `${run}7)[x](https://evil.example`])
    expect(own(url)).not.toContain('[a](');
});

describe('the size of a comment', () => {
  const bytes = (text: string): number => Buffer.byteLength(text, 'utf8');

  test('12 jobs with 3 failing groups each: every group of every job is named', () => {
    const text = render(many(12, slow(3)));
    expect(bytes(text)).toBeLessThan(60_000);
    for (let i = 0; i < 12; i++) {
      const row = text.split('\n').find((line) => line.startsWith(`| ❌ **job-${String(i)}**`)) ?? '';
      expect(row.match(/scenario \d, users=\d got slower: throughput −50 %/g)?.length).toBe(3);
    }
  });

  test('30 jobs with 20 failing groups each fit, and each job has its row', () => {
    const text = render(many(30, slow(20, hostileLabel)));
    expect(bytes(text)).toBeLessThan(60_000);
    expect(text.match(/^\| ❌ \*\*job-/gm)?.length).toBe(30);
    expect(text).toMatch(/and 1?\d more groups/);
  });

  test.each([1000, 20_000])('fits %i bytes', (mostBytes) => {
    const text = render(many(5, reports.hostile), { mostBytes });
    expect(bytes(text)).toBeLessThan(mostBytes);
    expect(text).toMatch(/^### ❌ Performance: /);
  });

  test('names from results stay inert', () => {
    const text = render([fileOf('@all', reports.hostile), fileOf('b|c', reports.plain)]);
    const outside = text.replace(/^ *(`{3,}).*\n[^]*?\n *\1$/gm, '').replace(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, '');
    expect(outside).not.toMatch(/@|<img|<script|https?:|#\d|www\./);
  });
});
