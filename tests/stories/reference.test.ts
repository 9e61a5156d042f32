/** A second baseline: the history of main decides, and the last release is shown beside it or can fail as well. */
import { beforeAll, expect, test } from '@jest/globals';
import { cpSync, rmSync } from 'node:fs';
import { check as checkResults } from '../../src/commands/check/check.js';
import { gitIn } from '../../src/hosts/node/git.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { validate as validateReport } from '../../src/generated/validators/report.js';
import type { RunDocument } from '../../src/model/documents.js';
import { changeInto, commit, project } from './_git.js';
import { endpointsOf } from './_nights.js';
import { story } from './_story.js';

/** A run in which a factor slows the search down. */
const run = (day: number, search = 1): RunDocument => endpointsOf(day, { search });

const { run: guardband, write, report, text, at } = story();
const give = (document: RunDocument): void => {
  write('r/run.json', JSON.stringify(document));
};
const record = async (document: RunDocument, ...argv: readonly string[]) => {
  give(document);
  await guardband('record', '@r', '--baselines', '@b', ...argv);
};
const check = async (document: RunDocument, ...argv: readonly string[]) => {
  give(document);
  const outs = ['report.json', 'report.md', 'report.xml', 'report.html', 'metrics.txt'].flatMap((file) => [
    '--out',
    `@${file}`,
  ]);
  const checked = await guardband('check', '@r/run.json', '--baselines', '@b', '--config', '@g.yml', ...outs, ...argv);
  const found = report('report.json');
  expect(validateReport(found) ? [] : validateReport.errors).toEqual([]);
  return { ...checked, found };
};
const shown = 'baselines: {reference: "tag:4.*"}\n';
const failing = `${shown}fail: {reference: fail}\n`;

beforeAll(async () => {
  for (let day = 1; day <= 6; day++) await record(run(day), '--tag', day <= 3 ? '4.3.0' : '4.4.0');
  // The search became slower after the release, and that level was accepted.
  for (let day = 11; day <= 18; day++) await record(run(day, 1.4));
  await guardband("accept search* --baselines @b --from 2026-01-11T00:00:00.000Z --reason 'new ranking'");
});

test('a second baseline is shown beside the first one and does not decide', async () => {
  write('g.yml', shown);
  const { exitCode, stdout, found } = await check(run(30, 1.4));
  expect([exitCode, found.outcome, found.reasons]).toEqual([0, 'passed', []]);
  expect(found.reference).toMatchObject({ outcome: 'failed', baseline: { selector: 'tag:4.4.0' } });
  expect(found.reference?.baseline.runs.map(({ tag }) => tag)).toEqual(['4.4.0', '4.4.0', '4.4.0']);
  expect(stdout).toMatch(
    /^PASSED {2}no regression in 6 cases; compared with 4\.4\.0 \(it does not decide\), search got slower: throughput −29 %, p99 \+40 %, not new in this run\n/,
  );
  expect(stdout).toContain(
    'Compared with 4.4.0 (3 runs from 2026-01-04 to 2026-01-06, newest ab12ab12ab, noise from 11 others; it does not decide): 6 cases: 1 worse, 5 unchanged.',
  );
  expect(stdout).toMatch(
    /The comparison with 4\.4\.0 decides only with `fail: \{reference: fail\}` in \S+\s+The earlier runs show when it became slower than 4\.4\.0:\s+guardband trend --case 'search/,
  );
  expect(text('report.md')).toMatch(
    /^### ✅ Performance: no regression in 6 cases[^]*\nCompared with 4\.4\.0 \(3 runs/,
  );
  expect(text('report.html')).toContain('<h2>Compared with 4.4.0</h2>');
  expect(text('report.xml')).not.toContain('<failure');
});

test('a second baseline fails the gate if the configuration requires it', async () => {
  write('g.yml', failing);
  const { exitCode, stdout, found } = await check(run(30, 1.4));
  expect([exitCode, found.outcome, found.reasons]).toEqual([1, 'failed', ['reference']]);
  expect(found.findings.some(({ fails }) => fails)).toBe(false);
  expect(stdout).toMatch(
    /^FAILED {2}compared with 4\.4\.0, search got slower: throughput −29 %, p99 \+40 %, not new in this run\n/,
  );
  expect(stdout).toContain(
    'it cannot be accepted, because 4.4.0 stays the second baseline until the next release. To allow it for a while',
  );
  expect(stdout).toMatch(/guardband explain 'search \[users=50\]' \w+ .*--against 'tag:4\.4\.0'/);
  expect(text('report.xml')).toMatch(/name="compared with 4\.4\.0"[^>]*>\s*<failure message="search got slower/);
  const waiver =
    'waivers: [{where: {scenario: search}, metric: METRIC, ceiling: 50%, until: 2027-01-01, reason: known}]\n';
  const waivers = ['throughput', 'p99'].map((metric) => waiver.replace('METRIC', metric).slice(10, -2)).join(', ');
  write('g.yml', `${failing}waivers: [${waivers}]\n`);
  expect((await check(run(30, 1.4))).exitCode).toBe(0);
});

test('a second baseline that selects no run yet is mentioned, and makes the gate undecided only where it decides', async () => {
  write('g.yml', 'baselines: {reference: "tag:5.*"}\n');
  const lenient = await check(run(30, 1.4));
  expect([lenient.exitCode, lenient.found.problems.map(({ code }) => code)]).toEqual([0, ['decision', 'no-reference']]);
  expect(lenient.stdout).toContain(
    'Nothing was compared with the second baseline (5.*; it does not decide): no recorded run belongs to it yet.',
  );
  write('g.yml', 'baselines: {reference: "tag:5.*"}\nfail: {reference: fail}\n');
  const strict = await check(run(30, 1.4));
  expect([strict.exitCode, strict.found.reasons]).toEqual([2, ['reference']]);
  expect(strict.stdout).toMatch(/^UNKNOWN {2}nothing was compared with the second baseline \(5\.\*\)/);
  expect((await check(run(30, 1.4), '--empty', 'pass')).exitCode).toBe(0);
});

test('a second baseline that cannot be read is mentioned, and makes the gate undecided only where it decides', async () => {
  write('release/run.json', '{"schemaVersion": 1, "measurements": [');
  write('g.yml', '');
  const lenient = await check(run(30, 1.4), '--reference', '@release/run.json');
  expect(lenient.exitCode).toBe(0);
  expect(lenient.found.problems).toContainEqual(
    expect.objectContaining({ code: 'reference-unread', level: 'warning' }),
  );
  expect(lenient.stdout).toContain('it could not be read');
  write('g.yml', 'fail: {reference: fail}\n');
  const strict = await check(run(30, 1.4), '--reference', '@release/run.json');
  expect([strict.exitCode, strict.found.reasons]).toEqual([2, ['reference']]);
  const unknown = await check(run(30, 1.4), '--reference', 'newest:1');
  expect([unknown.exitCode, unknown.found.problems.map(({ code }) => code)]).toEqual([
    2,
    ['decision', 'reference-unread'],
  ]);
});

test('a second baseline comes from the merge base of a pull request, which cannot change its own releases', async () => {
  project(at('bare.git'), at('clone'));
  cpSync(at('b'), at('clone/baselines'), { recursive: true });
  write('clone/guardband.yml', failing);
  const main = commit(at('clone'), 'Baselines');
  rmSync(at('clone/baselines'), { recursive: true });
  commit(at('clone'), 'Without releases');
  give(run(30, 1.4));
  const { report: found } = await checkResults(
    { results: [at('r/run.json')], baselines: at('clone/baselines'), config: at('clone/guardband.yml') },
    [],
    { ...nodeHost(), git: gitIn(at('clone')), ...changeInto(main) },
  );
  expect(found?.reference).toMatchObject({ outcome: 'failed', baseline: { selector: 'tag:4.4.0' } });
  expect(found?.outcome).toBe('failed');
});

test('a second baseline is the release before, if the candidate is of a release itself', async () => {
  write('g.yml', shown);
  const document = run(6.5);
  const { found } = await check({ ...document, provenance: { ...document.provenance, tag: '4.4.0' } });
  expect(found.reference?.baseline.selector).toBe('tag:4.3.0');
});
