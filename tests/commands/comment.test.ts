/** The reports of several jobs become one comment. */
import { describe, expect, test } from '@jest/globals';
import type { Context } from '../../src/model/context.js';
import { reports } from '../report/reports/index.js';
import { jtl, story } from '../stories/_story.js';
import { commentIn } from './_comment.js';

const day = 86_400_000;
const start = Date.parse('2026-01-01');
const [matrix, broken] = [story(), story()];

const comment = (...reports: readonly string[]) => commentIn({}, ...reports);

test('the reports of a matrix become one comment, worst first, with the keys of their checks', async () => {
  const { run, write, at } = matrix;
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
  const all = await comment(at('reports'));
  expect([all.exitCode, all.problems]).toEqual([0, []]);
  expect(all.text).toMatch(/^### ❌ Load test: 1 of 2 jobs failed; users-20: /);
  expect(all.text).toMatch(/\| ❌ \*\*users-20\*\* \|[^\n]*\n\| ✅ \*\*users-5\*\* \|/);
  expect((await comment(at('reports/*/report.json'))).text).toBe(all.text);
  const single = await comment(at('reports/users-5/report.json'));
  expect(single.text).toMatch(/^### ✅ Load test: no regression in 1 case/);
}, 60_000);

test('without any readable report the exit code is 3', async () => {
  const { write, at } = broken;
  write('a/report.json', '{"outcome":');
  write('b/report.json', '[]');
  const text = expect.stringMatching(/^### ⛔ Load test: 2 of 2 jobs judged nothing; /);
  expect(await comment(at('a/report.json'), at('b'))).toMatchObject({ exitCode: 3, outcome: 'unusable', text });
});

describe('a report of another commit', () => {
  const [old, newest] = ['1'.repeat(40), '2'.repeat(40)];
  const measured = (commit?: string): string => {
    const provenance = { ...reports.plain.candidate.provenance, commit };
    return JSON.stringify({ ...reports.plain, candidate: { ...reports.plain.candidate, provenance } });
  };
  const { write, at } = broken;
  const ofHead = (head?: string): Partial<Context> => ({
    change: { kind: 'known', name: '#7', target: {}, ...(head !== undefined && { head }) },
  });

  test('is no row of a comment about the newest one, which is not green', async () => {
    write('jobs/api/report.json', measured(newest));
    write('jobs/web/report.json', measured(old));
    const { exitCode, text, outcome } = await commentIn(ofHead(newest), at('jobs'));
    expect([exitCode, outcome]).toEqual([3, 'unusable']);
    expect(text).toMatch(
      /^### ⛔ Load test: 1 of 2 jobs judged nothing; web: its report is of commit 1111111111, not of/,
    );
    expect(text).toMatch(
      /\| ⛔ \*\*web\*\* \| its report is of commit 1111111111, not of the newest one \|\n\| ✅ \*\*api\*\* \|/,
    );
  });

  test('alone judges nothing, and one that names no commit is believed', async () => {
    write('jobs/api/report.json', measured(old));
    expect((await commentIn(ofHead(newest), at('jobs/api/report.json'))).text).toMatch(
      /^### ⛔ Load test: nothing was judged: this report is of commit `1111111111,` not of the newest one, `2222222222`\n[^]*of\scommit 1111111111, not of the newest one, 2222222222\./,
    );
    write('jobs/api/report.json', measured());
    expect(await commentIn(ofHead(newest), at('jobs/api/report.json'))).toMatchObject({
      exitCode: 0,
      outcome: 'passed',
    });
  });

  test('is not told from the merge of a change whose head the system does not state', async () => {
    write('jobs/api/report.json', measured(old));
    expect(await commentIn(ofHead(), at('jobs/api/report.json'))).toMatchObject({ exitCode: 0, outcome: 'passed' });
  });
});
