/** A suspect, and its verdict after a second run. */
import { expect, test } from '@jest/globals';
import { readReport } from '../../src/documents/read-report.js';
import { validate as validateReport } from '../../src/generated/validators/report.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import type { Report, RunDocument } from '../../src/model/documents.js';
import { rerunMatrix } from '../../src/report/publishers/job.js';
import { story } from './_story.js';

const day = (n: number): string => `2026-01-${String(n).padStart(2, '0')}T04:00:00.000Z`;

/** Four scenarios at two loads with a little noise. `factor` scales checkout at 100 users. */
const run = (n: number, factor = 1): string => {
  const document: RunDocument = {
    schemaVersion: 1,
    provenance: { startedAt: day(n) },
    measurements: ['browse', 'checkout', 'login', 'search'].flatMap((scenario, i) =>
      ['50', '100'].flatMap((users, j) =>
        ['GET /', 'POST /'].map((label, k) => {
          const hit = scenario === 'checkout' && users === '100' && label === 'GET /' ? factor : 1;
          const throughput = 1000 * hit * (1 + 0.02 * Math.sin(7 * i + 3 * j + 5 * k + 11 * n));
          return {
            scenario,
            label,
            configuration: { users },
            metrics: { errorPercent: 0, throughput, p99: 40 },
            samples: 10_000,
          };
        }),
      ),
    ),
  };
  return JSON.stringify(document);
};

const suspectKey = 'checkout / GET / [users=100]';
const verdictOf = (report: Report) => {
  const found = report.findings.find((finding) => finding.case.key === suspectKey && finding.metric === 'throughput');
  return { verdict: found?.verdict, repetitions: found?.repetitions };
};

const { run: guardband, write, report, at } = story();
const check = async (...results: readonly string[]) => {
  const told = await guardband('check', ...results, '--baselines', '@baselines', '--out', '@report.json');
  expect(validateReport(report('report.json')) ? [] : validateReport.errors).toEqual([]);
  return { ...told, ...verdictOf(report('report.json')), made: report('report.json') };
};
/** Beyond the band by about the smallest change that one run can detect. */
const slow = 0.93;

test('a case that looks worse in one run is a suspect, and the outcome unknown', async () => {
  for (let i = 1; i <= 6; i++) {
    write('r.json', run(i));
    expect(await guardband('record @r.json --baselines @baselines')).toMatchObject({ exitCode: 0 });
  }
  write('first/run.json', run(20, slow));
  const { exitCode, verdict, stdout, made } = await check('@first');
  expect([exitCode, verdict]).toEqual([2, 'suspect']);
  expect(stdout).toContain('one run cannot tell');
  expect(made.rerun.suspects.map(({ key }) => key)).toEqual([suspectKey]);
  expect(made.rerun.controls).toHaveLength(3);
  expect(made.rerun.controls.every(({ scenario }) => scenario !== 'checkout')).toBe(true);
});

test('a case that looks worse in one run is listed for a job matrix with its controls, every load test once', () => {
  const { include } = rerunMatrix(report('report.json').rerun);
  expect(include[0]).toEqual({
    scenario: 'checkout',
    label: 'GET /',
    users: '100',
    role: 'suspect',
    case: suspectKey,
  });
  const tests = include.map(({ scenario, users }) => `${scenario} ${users ?? ''}`);
  expect(new Set(tests).size).toBe(tests.length);
  expect(include.slice(1).every(({ role }) => role === 'control')).toBe(true);
});

test('a case that looks worse in one run passes when a second run is healthy', async () => {
  write('second/run.json', run(21));
  const { exitCode, verdict, repetitions } = await check('@first', '@second');
  expect([exitCode, repetitions]).toEqual([0, 2]);
  expect(['pass', 'inconclusive']).toContain(verdict);
});

test('a case that looks worse in one run is a regression if it is slower in three runs together', async () => {
  const slower = 0.9;
  for (const [i, name] of ['first', 'second', 'third'].entries()) write(`${name}/run.json`, run(20 + i, slower));
  expect(await check('@first', '@second', '@third')).toMatchObject({
    exitCode: 1,
    verdict: 'regression',
    repetitions: 3,
  });
});

const asReport = (change: object): string => JSON.stringify({ ...report('report.json'), ...change });
const historyLine = JSON.stringify({ schemaVersion: 1, measurement: {}, provenance: {} });
test.each<readonly [string, (() => string) | undefined, readonly string[]]>([
  ['no report at all', undefined, ['The report file does not exist']],
  ['nothing', () => '', ['found an empty file']],
  ['no JSON', () => 'FAILED', ['found text that is not JSON, or was truncated: it begins "FAILED"']],
  ['half a report', () => asReport({}).slice(0, 500), ['not JSON, or was truncated: it begins "{"schemaVersion":2,']],
  ['a run', () => run(1), ['found a run, as `guardband read` writes it']],
  ['a history', () => `${historyLine}\n${historyLine}\n`, ['found a history, as `guardband record` writes it']],
  ['a list', () => `[${asReport({})}]`, ['found a list']],
  ['a number', () => '5', ['found only "5"']],
  ['an empty object', () => '{}', ['found an empty object']],
  ['any other object', () => '{"name":"x","__proto__":1}', ['an object with the keys "name", "__proto__"']],
  ['a hostile one', () => JSON.stringify({ schemaVersion: 1, rerun: { suspects: 'all' } }), ['the keys']],
  [
    'one of a newer version',
    () => asReport({ schemaVersion: 3, tool: { name: 'guardband', version: '7.1.0' } }),
    ['expected schemaVersion 2, found 3', 'Guardband "7.1.0" wrote it', 'use that version here, too'],
  ],
  ['one of an older version', () => asReport({ schemaVersion: 1 }), ['expected schemaVersion 2, found 1']],
  ['one without version', () => asReport({ schemaVersion: undefined }), ['schemaVersion 2, found none']],
  [
    'one that was edited',
    () => asReport({ rerun: { suspects: 'all', controls: 5 }, more: 1 }),
    ['does not match the format of Guardband', 'not shown', 'write it again'],
  ],
])('a case that looks worse in one run %s cannot be used as a report: one error', async (_, content, words) => {
  if (content !== undefined) write('other.json', content());
  const { report: read, problems } = await readReport(
    at(content === undefined ? 'none.json' : 'other.json'),
    nodeHost(),
  );
  expect([read, problems.length]).toEqual([undefined, 1]);
  const told = problems.map(({ level, message, advice }) => `${level}: ${message} ${advice}`).join('');
  for (const item of ['error: ', ...words, 'guardband check ... --out report.json']) expect(told).toContain(item);
});

test('a case that looks worse in one run a folder of several files is not a report', async () => {
  write('several/a.json', '{}');
  write('several/b.json', '{}');
  const { problems } = await readReport(at('several'), nodeHost());
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('found 2 files')]);
});
