/** An error rate that got worse and that nobody accepted: every command names it, with its date and the command that accepts it. */
import { expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { historyText } from './_nights.js';
import { story } from './_story.js';

const startOf = (n: number): string => new Date(1_760_000_000_000 + n * 86_400_000).toISOString();
const commitOf = (n: number): string => createHash('sha1').update(String(n)).digest('hex');
const { run, write } = story();

/** A run of two labels. The first fails more often from run 12 on. */
const measured = (n: number) => ({
  provenance: { startedAt: startOf(n), commit: commitOf(n) },
  measurements: ['GET /', 'POST /pay'].map((label, i) => {
    const vary = (speed: number): number => 1 + 0.01 * Math.sin(speed * n + i);
    const errorPercent = i === 0 && n >= 12 ? 1 + 0.05 * Math.sin(3 * n) : 0.01;
    const metrics = { errorPercent, throughput: 400 * vary(5), p50: 40 * vary(7) };
    return { scenario: 'shop', label, configuration: {}, samples: 50_000, metrics };
  }),
});

test('trend, check and explain name it until it is accepted, as long as it lasts', async () => {
  write('b/shop.ndjson', historyText(Array.from({ length: 90 }, (_, n) => measured(n))));
  write('now.json', JSON.stringify({ schemaVersion: 1, ...measured(90) }));
  const place = ['--baselines', '@b'];
  const trend = await run('trend', ...place);
  expect(trend.stdout).toMatch(/2025-10-21.*GET \/.*\+1 points 0\.01 → 1 %/);
  const command = /guardband accept 'shop \/ GET \/' --from \S+/;
  expect(trend.stdout).toMatch(command);
  expect(trend.stdout).not.toMatch(/POST \/pay/);
  const check = await run('check', '@now.json', ...place);
  expect([check.exitCode, check.stdout]).toEqual([1, expect.stringContaining('+1 points 0.010 → 0.991 %')]);
  expect(check.stderr + check.stdout).toMatch(
    /changed with the run of 2025-10-21 .*: \+1 points\. The new level was not/,
  );
  const explain = await run('explain', 'GET /', 'errorPercent', '--results', '@now.json', ...place);
  expect(explain.stderr).toMatch(/changed with the run of 2025-10-21 08:53, commit \w+: \+1 points/);
  expect(explain.stderr).toMatch(command);
  const accept = await run(`accept 'GET /' --baselines @b --metric errorPercent --from ${startOf(12)} --reason x`);
  expect(accept.exitCode).toBe(0);
  expect((await run('check', '@now.json', ...place)).exitCode).toBe(0);
  expect((await run('trend', ...place)).stdout).toContain('accepted: x');
});
