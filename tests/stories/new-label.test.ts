/** A pull request adds a request to a plan: every user needs longer for an iteration, and no endpoint became slower. */
import { describe, expect, test } from '@jest/globals';
import type { Trend } from '../../src/model/documents.js';
import { loopOf } from './_nights.js';
import { story } from './_story.js';

const usual = { 'GET /events': 60, 'GET /seats': 90, 'POST /payments': 200 };

const project = story({ width: 80 });

let recorded: Promise<void> | undefined;
const record = async (): Promise<void> => {
  for (let day = 1; day <= 6; day++) {
    project.write('run.json', loopOf(day, usual));
    await project.run('record @run.json --baselines @baselines');
  }
};
const check = async (added: Readonly<Record<string, number>>) => {
  await (recorded ??= record());
  project.write('run.json', loopOf(20, { ...usual, ...added }));
  const outs = ['r.json', 'r.md', 'r.html'].flatMap((file) => ['--out', `@${file}`]);
  const { stdout, exitCode } = await project.run('check', '@run.json', '--baselines', '@baselines', ...outs);
  const texts = [stdout, project.text('r.md'), project.text('r.html')];
  return {
    exitCode,
    texts: texts.map((text) => text.replaceAll(/[\s\u00a0]+/g, ' ')),
    report: project.report('r.json'),
  };
};

test.each<[Readonly<Record<string, number>>, string]>([
  [{ Search: 110 }, 'Users wait for Search, which is new: throughput −18 % in 6 cases.'],
  [{ Search: 60, Login: 50 }, 'Users wait for Login and Search, which are new: throughput −18 % in 6 cases.'],
])('a request that is added to a plan %j passes, and every view says it once', async (added, sentence) => {
  const { exitCode, texts, report } = await check(added);
  expect({ exitCode, reasons: report.reasons }).toEqual({ exitCode: 0, reasons: [] });
  for (const text of texts) {
    expect(text.split(sentence)).toHaveLength(2);
    expect(text).not.toContain('whole run is');
  }
});

test('a request that is added to a plan explain names it', async () => {
  await check({ Search: 110 });
  const place = ['--results', '@run.json', '--baselines', '@baselines'];
  const { stdout } = await project.run('explain', 'default / GET /seats [users=5]', 'throughput', ...place);
  const text = stdout.replaceAll(/\s+/g, ' ');
  expect(text).toMatch(/level 9\.98 \/s: .* waiting −18 % in this run: labels that are new, gone or failing/);
  expect(text).toMatch(/expected 8\.1\d \/s in this run: level, machine and these labels/);
  expect(text).toContain('verdict unchanged: users wait for Search, which is new');
});

test('a request that is added to a plan later runs are compared with the throughput since then', async () => {
  const { texts } = await check({ Search: 110 });
  for (const text of texts) expect(text).not.toMatch(/Accept the throughput|guardband accept/);
  const place = ['--baselines', '@baselines'];
  await project.run('record', '@run.json', ...place);
  const later = async (times: Readonly<Record<string, number>>) => {
    project.write('later.json', loopOf(21, { ...usual, ...times }));
    const { exitCode } = await project.run('check', '@later.json', ...place, '--out', '@later-report.json');
    return { exitCode, report: project.report('later-report.json') };
  };
  const unchanged = await later({ Search: 110 });
  expect(unchanged).toMatchObject({ exitCode: 0, report: { outcome: 'passed', runShifts: expect.anything() } });
  for (const { metric, delta } of unchanged.report.findings)
    if (metric === 'throughput') expect(Math.abs(delta?.percent ?? NaN)).toBeLessThan(2);
  // Search is a part of the plan even if it is not judged.
  const { exitCode } = await project.run('check', '@later.json', ...place, '--only', 'GET /seats');
  expect(exitCode).toBe(0);
  const slower = await later({ Search: 110, 'POST /payments': 320 });
  expect(slower.exitCode).toBe(1);
  for (let day = 22; day <= 25; day++) {
    project.write('run.json', loopOf(day, { ...usual, Search: 110 }));
    await project.run('record', '@run.json', ...place);
  }
  const { stdout } = await project.run('trend', ...place);
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain('accepted: Search was added to the plan');
  expect(stdout).not.toContain('not accepted');
});

test('the trend gives the reason of each change of the plan, and says which request is gone', async () => {
  const place = ['--baselines', '@plans'];
  const { 'POST /payments': _, ...rest } = usual;
  for (let day = 1; day <= 21; day++) {
    const times = day <= 9 ? usual : day <= 12 ? { ...usual, Search: 110 } : { ...rest, Search: 110 };
    project.write('run.json', loopOf(day, times));
    await project.run('record', '@run.json', ...place);
  }
  const { stdout } = await project.run('trend', ...place, '--format', 'json', '--out', '@trend.html');
  const { changes } = JSON.parse(stdout) as Trend;
  const found = changes.filter(({ case: { label } }) => label === 'GET /seats');
  expect(found.map(({ run, metric, direction, accepted }) => [run, metric, direction, accepted])).toEqual([
    [12, 'throughput', 'better', 'POST /payments was removed from the plan'],
    [12, 'throughput', 'better', 'POST /payments was removed from the plan'],
    [9, 'throughput', 'worse', 'Search was added to the plan'],
    [9, 'throughput', 'worse', 'Search was added to the plan'],
  ]);
  const lines = project.text('trend.html').split('\n');
  const [gone = '', kept = ''] = ['POST /payments', 'GET /seats'].map((name) =>
    lines.find((line) => line.includes('class="case"') && line.includes(name)),
  );
  expect(gone).toContain('<span class="dim">until 2026-01-12</span>');
  expect(kept).not.toContain('until');
});

describe('a request that is removed from a plan', () => {
  const place = ['--baselines', '@removed', '--config', '@removed.yml'];
  const { 'POST /payments': payments, ...rest } = usual;
  const sentence =
    /Users wait less for POST \/payments, which is no longer requested: throughput \+6\d to \+6\d % in \d+ cases\./;
  const check = async (day: number, times: Readonly<Record<string, number>>) => {
    project.write('run.json', loopOf(day, times));
    const { exitCode, stdout } = await project.run('check', '@run.json', ...place);
    return { exitCode, text: stdout.replaceAll(/\s+/g, ' ') };
  };

  test('explains the throughput that the others gain, until it is recorded', async () => {
    project.write('removed.yml', 'version: 1\n');
    for (let day = 1; day <= 6; day++) {
      project.write('run.json', loopOf(day, usual));
      await project.run('record', '@run.json', ...place);
    }
    const missing = await check(7, rest);
    expect(missing).toEqual({ exitCode: 1, text: expect.stringMatching(sentence) });
    project.write('removed.yml', 'version: 1\nretired: [{where: {label: POST /payments}, reason: gone}]\n');
    const retired = await check(7, rest);
    expect(retired).toEqual({ exitCode: 0, text: expect.stringMatching(sentence) });
    expect(retired.text).not.toMatch(/whole run|of 6 cases/);
    // The gain has another cause: the request is no longer in the last run.
    await project.run('record', '@run.json', ...place);
    const faster = await check(8, { 'GET /events': 6, 'GET /seats': 9 });
    expect(faster).toEqual({ exitCode: 0, text: expect.not.stringContaining('no longer requested') });
  });
});
