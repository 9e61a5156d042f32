/** Users pause longer than before: every label loses throughput alike, and no request became slower. */
import { expect, test } from '@jest/globals';
import { loopOf } from './_nights.js';
import { printedSnippet } from './_printed.js';
import { story } from './_story.js';

const times = { Home: 25, 'GET /search': 80, 'POST /cart': 60, 'POST /checkout': 140 };

const project = story({ width: 80 });

test('the printed waiver permits it, and the printed command accepts it', async () => {
  for (let day = 1; day <= 8; day++) {
    project.write('run.json', loopOf(day, times, { thinkTime: 300 }));
    await project.run('record @run.json --baselines @b');
  }
  project.write('run.json', loopOf(10, times, { thinkTime: 600 }));
  const check = async () => await project.run('check @run.json --baselines @b --config @guardband.yml');
  project.write('guardband.yml', 'version: 1\n');
  const failed = await check();
  expect(failed).toMatchObject({ exitCode: 1, stdout: expect.stringMatching(/all 8 cases were requested less/) });
  expect(failed.stdout.replaceAll(/\s+/g, ' ')).toContain(
    'Requests take as long as before: users pause longer (think time, timers, pacing), or the load generator does.',
  );
  expect(failed.stdout).not.toContain('the machine or the change');
  const waivers = printedSnippet(failed.stdout, 'waivers');
  expect(waivers).toContain('{scenario: "*"}');
  project.write('guardband.yml', `version: 1\n${waivers}`);
  const waived = await check();
  expect(waived.exitCode).toBe(0);
  expect(waived.stdout).not.toMatch(/guardband accept|no longer needed/);
  project.write('guardband.yml', 'version: 1\n');
  await project.run('accept * --metric throughput --results @run.json --baselines @b --reason x');
  expect((await check()).exitCode).toBe(0);
}, 60_000);
