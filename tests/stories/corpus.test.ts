/** Published results of other projects, with the expected verdicts. Skipped unless GUARDBAND_CORPUS is set. */
import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate as validateReport } from '../../src/generated/validators/report.js';
import type { Report } from '../../src/model/documents.js';
import { story } from './_story.js';

const corpus = process.env['GUARDBAND_CORPUS'];
const withCorpus = corpus === undefined ? describe.skip : describe;

const { run, report } = story();
const pathOf = (file: string): string => join(corpus ?? '', 'releases', file);
const check = async (pair: string) => ({
  ...(await run('check', pathOf(`${pair}/new.csv`), '--against', pathOf(`${pair}/base.csv`), '--out', '@r.json')),
});
const verdicts = (report: Report, metric: string) =>
  new Set(
    report.findings
      .filter((finding) => finding.metric === metric)
      .map(({ verdict, reason }) => `${verdict}: ${reason}`),
  );
const count = (report: Report, metric: string, ...wanted: readonly string[]) =>
  report.findings.filter((finding) => finding.metric === metric && wanted.includes(finding.verdict)).length;

withCorpus('pairs of published releases', () => {
  test('every report is a valid document', async () => {
    const pairs = JSON.parse(readFileSync(pathOf('pairs.json'), 'utf8')) as readonly { name: string }[];
    const invalid: string[] = [];
    for (const { name } of pairs)
      if ((await check(name)).exitCode !== 3 && !validateReport(report('r.json'))) invalid.push(name);
    expect(invalid).toEqual([]);
  });

  test('a failed run that looks faster fails every row on errors and is never called an improvement', async () => {
    expect(await check('failed-run-looks-better')).toMatchObject({ exitCode: 1 });
    expect(count(report('r.json'), 'errorPercent', 'regression')).toBe(32);
    for (const metric of ['throughput', 'p99'])
      expect(verdicts(report('r.json'), metric)).toEqual(new Set(['inconclusive: errors']));
    expect(report('r.json').findings.filter(({ verdict }) => verdict === 'improvement')).toEqual([]);
  });

  test('a failed run is refused as a baseline; the healthy run is not a regression', async () => {
    expect(await check('recovered-run')).toMatchObject({ exitCode: 2 });
    expect(verdicts(report('r.json'), 'errorPercent')).toEqual(new Set(['improvement: beyond-limit']));
    for (const metric of ['throughput', 'p99'])
      expect(verdicts(report('r.json'), metric)).toEqual(new Set(['inconclusive: baseline-errors']));
  });

  test('a quiet pair fails nothing, and is at most unknown in a few rows', async () => {
    expect([0, 2]).toContain((await check('aa-quiet')).exitCode);
    expect(count(report('r.json'), 'throughput', 'pass', 'improvement')).toBeGreaterThanOrEqual(25);
    expect(report('r.json').tallies).toMatchObject({ regression: 0 });
  });

  test('a worse tail does not pass because throughput is flat', async () => {
    const { exitCode, stdout } = await check('tail-only');
    // One past run fails nothing: it asks for a measurement of both sides.
    expect(exitCode).toBe(2);
    expect(stdout).toMatch(/^UNKNOWN {2}23 of 32 cases look slower: p99 \+15 to \+136 %[^]*guardband gate/);
    expect(verdicts(report('r.json'), 'p99')).toContain('suspect: single-run');
    expect(count(report('r.json'), 'throughput', 'regression')).toBe(0);
  });
});

withCorpus('pairs of published releases that cannot be compared as a whole', () => {
  test('another instance type is not comparable, whatever the values', async () => {
    const { exitCode, stdout } = await check('environment-changed-down');
    expect(exitCode).toBe(2);
    expect(verdicts(report('r.json'), 'throughput')).toEqual(new Set(['inconclusive: environment']));
    expect(stdout).toContain('instanceType');
  });

  test('a row with missing cells is reported with its line, and its case is missing', async () => {
    const { exitCode, stdout } = await check('ragged-one-row');
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/new\.csv:33: error: The header has 311 cells, this row has 308/);
    expect(report('r.json').tallies.missing).toBe(1);
  });

  test('runs without a common case do not pass', async () => {
    expect(await check('no-common-key')).toMatchObject({ exitCode: 1 });
    expect(report('r.json').tallies).toMatchObject({ missing: 240, compared: 0 });
  });

  test('a header without rows is unusable', async () => {
    const { exitCode, stderr } = await check('header-only');
    expect(exitCode).toBe(3);
    expect(stderr).toMatch(/new\.csv: error/);
  });
});

withCorpus('every file of others', () => {
  const { run } = story();
  const files =
    corpus === undefined
      ? []
      : ['jtl', 'formats'].flatMap((folder) =>
          readdirSync(join(corpus, folder)).map((file) => join(corpus, folder, file)),
        );

  test.each(files)('%s is read, or refused with an error', async (file) => {
    const { exitCode, stderr } = await run('read', file, '-o', '@run.json');
    expect([0, 3]).toContain(exitCode);
    expect(stderr).not.toMatch(/\n\s+at /);
    // A refusal must have a message and advice.
    expect(stderr).toMatch(exitCode === 3 ? /(error|note): .+\n {2}.+/ : /^/);
  });
});

withCorpus('a nightly history', () => {
  const { run, report } = story();
  const histories = corpus === undefined ? [] : readdirSync(join(corpus, 'histories'));

  test.each(histories)('%s: judges the newest run against the earlier ones in one command', async (name) => {
    const file = join(corpus ?? '', 'histories', name, 'results/summary.csv');
    const { exitCode } = await run('check', file, '--against', file, '--out', '@r.json');
    expect([0, 1, 2]).toContain(exitCode);
    expect(report('r.json').tallies.compared).toBeGreaterThan(0);
    expect(report('r.json').baseline.runs.length).toBeGreaterThan(100);
    expect(report('r.json').findings.every(({ baseline }) => (baseline?.runs ?? 0) <= 30)).toBe(true);
  });
});
