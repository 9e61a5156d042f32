/** One comment for the reports of several jobs, on the command line. */
import { expect, test } from '@jest/globals';
import { jtl, story } from './_story.js';

const day = 86_400_000;
const start = Date.parse('2026-01-01');
const [matrix, broken] = [story(), story()];

test('the reports of a matrix become one comment, worst first, with the keys of their checks', async () => {
  const { run, write, text } = matrix;
  for (const [job, everyMs] of [
    ['users-5', 20],
    ['users-20', 10],
  ] as const) {
    for (let n = 0; n < 8; n++) {
      write(`${job}.jtl`, jtl('GET /', { startMs: start + n * day, everyMs: everyMs + (n % 2) }));
      await run('record', `@${job}.jtl`, '--baselines', `@${job}`, '--set', 'scenario=shop');
    }
    const slow = job === 'users-20' ? 2 : 1;
    write(`${job}.jtl`, jtl('GET /', { startMs: start + 9 * day, everyMs: everyMs * slow, elapsedMs: 20 * slow }));
    const outputs = ['--out', `@reports/${job}/report.json`, '--key', job];
    await run('check', `@${job}.jtl`, '--baselines', `@${job}`, '--set', 'scenario=shop', ...outputs);
  }
  const told = await run('comment', '@reports', '--title', 'Load test', '--out', '@comment.md');
  expect(told).toMatchObject({ exitCode: 0, stderr: '' });
  expect(told.stdout).toMatch(/^### ❌ Load test: 1 of 2 jobs failed; users-20: /);
  expect(told.stdout).toMatch(/\| ❌ \*\*users-20\*\* \|[^\n]*\n\| ✅ \*\*users-5\*\* \|/);
  expect(text('comment.md')).toBe(told.stdout);

  const glob = await run('comment', '@reports/*/report.json', '--format', 'text');
  expect(glob.stdout).toMatch(/^FAILED {2}1 of 2 jobs failed/);
  const single = await run('comment', '@reports/users-5/report.json');
  expect(single.stdout).toMatch(/^### ✅ Performance: no regression in 1 case/);
}, 60_000);

test('a file that is no report has its row, and the exit code is 3', async () => {
  const { run, write } = broken;
  write('a/report.json', '{"outcome":');
  write('b/report.json', '[]');
  expect(await run('comment', '@a/report.json', '@b')).toMatchObject({ exitCode: 3 });
  expect(await run('comment')).toMatchObject({
    exitCode: 3,
    stderr: expect.stringContaining('Name one or more reports.'),
  });
  expect(await run('comment', '@none')).toMatchObject({ exitCode: 3 });
  expect(await run('comment', '@a', '--format', 'pdf')).toMatchObject({ exitCode: 3 });
});
