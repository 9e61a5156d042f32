/** Users pause longer than before: every label loses throughput alike, and no request became slower. */
import { expect, test } from '@jest/globals';
import type { RunDocument } from '../../src/model/documents.js';
import { story } from './_story.js';

const times = { Home: 25, 'GET /search': 80, 'POST /cart': 60, 'POST /checkout': 140 };

function documentOf(day: number, thinkTime: number): string {
  const measured: RunDocument = {
    schemaVersion: 1,
    provenance: { startedAt: new Date(Date.UTC(2026, 0, day, 4)).toISOString() },
    measurements: [5, 20].flatMap((users) =>
      Object.entries(times).map(([label, time], i) => {
        const mean = time * (1 + 0.01 * Math.sin(7 * day + 3 * users + 2 * i));
        const iteration = thinkTime + 305 * (1 + 0.006 * Math.sin(5 * day + users));
        const throughput = ((1000 * users) / iteration) * (1 + 0.002 * Math.sin(11 * day + users + i));
        return {
          scenario: 'shop',
          label,
          configuration: { users: String(users) },
          metrics: { errorPercent: 0, throughput, mean, p50: 0.95 * mean, p95: 1.5 * mean, p99: 1.9 * mean },
          samples: Math.round(60 * throughput),
        };
      }),
    ),
  };
  return JSON.stringify(measured);
}

const project = story({ width: 80 });

test('the printed waiver permits it, and the printed command accepts it', async () => {
  for (let day = 1; day <= 8; day++) {
    project.write('run.json', documentOf(day, 300));
    await project.run('record @run.json --baselines @b');
  }
  project.write('run.json', documentOf(10, 600));
  const check = async () => await project.run('check @run.json --baselines @b --config @guardband.yml');
  project.write('guardband.yml', 'version: 1\n');
  const failed = await check();
  expect(failed).toMatchObject({ exitCode: 1, stdout: expect.stringMatching(/all 8 cases were requested less/) });
  expect(failed.stdout.replaceAll(/\s+/g, ' ')).toContain(
    'Requests take as long as before: users pause longer or less (think time, timers, pacing), or the load generator does.',
  );
  expect(failed.stdout).not.toContain('the machine or the change');
  const [, waivers = ''] = /\n( {4}waivers:\n(?: {6}.*\n)+)/.exec(failed.stdout) ?? [];
  expect(waivers).toContain('{scenario: "*"}');
  project.write(
    'guardband.yml',
    `version: 1\n${waivers.replaceAll(/^ {4}/gm, '').replace(/until: .*/, 'until: 2027-01-01')}`,
  );
  const waived = await check();
  expect(waived.exitCode).toBe(0);
  expect(waived.stdout).not.toMatch(/guardband accept|no longer needed/);
  project.write('guardband.yml', 'version: 1\n');
  await project.run('accept * --metric throughput --results @run.json --baselines @b --reason x');
  expect((await check()).exitCode).toBe(0);
}, 60_000);
