/** Releases and accepted levels that began long ago are in segments, of which only what is needed is read. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { retainRuns } from '../../src/compare/levels/long-histories.js';
import { createPolicy } from '../../src/config/policy.js';
import { createSettings } from '../../src/config/settings.js';
import { appendEntries } from '../../src/history/append-entries.js';
import { readRecorded } from '../../src/history/baseline.js';
import { openStore } from '../../src/history/stores/index.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import type { PastMeasurement } from '../../src/model/run.js';
import { commit, git, project } from '../stories/_git.js';
import { jtl, story } from '../stories/_story.js';

const startOf = (day: number): string => new Date(Date.UTC(2025, 0, 1) + day * 86_400_000).toISOString();
const entryOf = (day: number): PastMeasurement => ({
  measurement: {
    scenario: 'shop',
    label: 'GET /',
    configuration: {},
    samples: 1000,
    metrics: { errorPercent: 0, throughput: 100 + (day % 3), p99: 22, p50: 20 },
  },
  provenance: { startedAt: startOf(day), ...(day === 5 && { tag: '1.0' }) },
});

const { run, write, at, text, report } = story({}, 'clone');
const segment = (): string => readdirSync(at('clone/b/archive-v2')).find((name) => name.includes('20250101T')) ?? '';

beforeAll(async () => {
  project(at('bare.git'), at('clone'));
  const days = Array.from({ length: 100 }, (_, day) => entryOf(day));
  await appendEntries(days, at('clone/b'), retainRuns(createPolicy({}).policy), nodeHost());
  commit(at('clone'), 'A hundred days');
  write('r/shop/results.jtl', jtl('GET /', { startMs: Date.parse(startOf(200)) }));
});

describe('a release in a segment', () => {
  test('is found, and of the other runs in segments none is read', async () => {
    const opened = await openStore(at('clone/b'), nodeHost());
    const { readBaseline } = createSettings({}, { config: {}, file: '', problems: [] });
    const { measurements } = await readRecorded(opened, 'releases', readBaseline, nodeHost());
    expect(measurements).toHaveLength(64 + 1);
    expect(
      await run('check', '@r', '--baselines', '@clone/b', '--against', 'tag:1.0', '--out', at('a.json')),
    ).toMatchObject({ stderr: expect.not.stringContaining('error') });
    expect(report('a.json').baseline.runs).toMatchObject([{ tag: '1.0', startedAt: startOf(5) }]);
  });

  test('is the second baseline, also at the merge base', async () => {
    write('clone/guardband.yml', "baselines: {store: b, reference: 'tag:*'}\n");
    commit(at('clone'), 'A second baseline');
    for (const against of ['history', `ref:${git(at('clone'), 'rev-parse', 'HEAD').trim()}`]) {
      const config = ['--config', '@clone/guardband.yml', '--against', against];
      await run('check', '@r', ...config, '--out', at('b.json'));
      expect(report('b.json').reference?.baseline.runs).toMatchObject([{ tag: '1.0' }]);
    }
  });

  test('whose line is cut is an error', async () => {
    const file = `clone/b/archive-v2/${segment()}`;
    const whole = text(file);
    write(file, whole.replace(/"provenance":\{[^}]*"tag".*$/m, ''));
    const checked = await run('check @r --baselines @clone/b --against tag:*');
    write(file, whole);
    expect(checked.exitCode).not.toBe(0);
    expect(checked.stdout).toMatch(/archive-v2\/.*:6: error: The JSON is incomplete/);
  });
});

describe('a level to accept', () => {
  test.each([
    ['is the newest run', [], 99],
    ['began with a recent run', ['--from', startOf(50)], 50],
    ['began with a run in a segment', ['--from', startOf(3).slice(0, 10)], 3],
  ])('%s', async (_, options, day) => {
    const accepted = await run('accept', 'shop', '--reason', 'x', '--baselines', '@clone/b', ...options);
    expect(accepted).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining(`from the run of ${startOf(day).slice(0, 10)}`),
    });
  });

  test('is not in a segment that cannot be read, which only an older level needs', async () => {
    const file = `clone/b/archive-v2/${segment()}`;
    const whole = text(file);
    write(file, `${whole}{half\n`);
    const accept = ['accept', 'shop', '--reason', 'y', '--baselines', '@clone/b'];
    expect(await run(...accept)).toMatchObject({ exitCode: 0 });
    expect(await run(...accept, '--from', startOf(4))).toMatchObject({ exitCode: 3 });
    write(file, whole);
  });
});
