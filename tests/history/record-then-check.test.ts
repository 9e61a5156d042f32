/** What record writes, check reads: a scenario of any number of cases, run after run, and no file that a forge refuses. */
import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAndJudge } from '../../src/commands/check/read-and-judge.js';
import { record } from '../../src/commands/record/record.js';
import { appendEntries } from '../../src/history/append-entries.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import type { Run } from '../../src/model/run.js';

const folder = mkdtempSync(join(tmpdir(), 'guardband-sizes-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const host = { ...nodeHost(), git: () => Promise.resolve({ code: 128, stdout: '', stderr: '' }) };

const runOf = (day: number, cases: number): Run => ({
  provenance: { startedAt: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(), commit: String(day).padStart(40, 'c') },
  measurements: Array.from({ length: cases }, (_, i) => {
    const ms = (20 + (i % 17)) * (1 + 0.01 * Math.sin(12.9898 * (day + 1) + 78.233 * i));
    const [p50, p99, throughput] = [ms, 1.7 * ms, 5000 / ms];
    const metrics = {
      errorPercent: 0,
      mean: 1.01 * ms,
      p50,
      p90: 1.3 * ms,
      p99,
      max: 3 * ms,
      throughput,
      receivedKBPerSec: ms,
    };
    return {
      scenario: 'shop',
      label: `GET /api/v1/${'resource/'.repeat(4)}${String(i)}`,
      configuration: {},
      samples: 3000,
      metrics,
    };
  }),
});

test.each([
  [1, 80],
  [100, 80],
  [1000, 20],
  [5000, 12],
])(
  '%i cases, %i runs',
  async (cases, runs) => {
    const baselines = join(folder, String(cases));
    const file = join(folder, 'run.json');
    const write = (day: number): void => {
      writeFileSync(file, JSON.stringify({ schemaVersion: 1, ...runOf(day, cases) }));
    };
    for (let day = 0; day < runs; day++) {
      const { provenance, measurements } = runOf(day, cases);
      const entries = measurements.map((measurement) => ({ measurement, provenance }));
      expect((await appendEntries(entries, baselines, undefined, host)).problems).toBeUndefined();
    }
    write(runs);
    const { recorded, problems } = await record({ results: [file], baselines }, host);
    expect([recorded.length, problems.filter(({ level }) => level === 'error')]).toEqual([cases, []]);
    write(runs + 1);
    const { judged, problems: found } = await readAndJudge({ results: [file], baselines }, host);
    expect(found.filter(({ level }) => level === 'error')).toEqual([]);
    expect(judged?.cases.filter(({ history }) => history.length > 0)).toHaveLength(cases);
    const sizes = readdirSync(baselines, { recursive: true, encoding: 'utf8' }).map(
      (name) => statSync(join(baselines, name)).size,
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(16 * 1024 * 1024);
  },
  240_000,
);
