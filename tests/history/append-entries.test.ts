/** Problems with lines of a history come with the command that repairs it; other problems do not. */
import { expect, test } from '@jest/globals';
import { explainDamage } from '../../src/history/append-entries.js';
import type { Problem } from '../../src/model/documents.js';

const problem = (level: Problem['level'], file?: string): Problem => ({
  code: 'not-json',
  level,
  message: 'x',
  advice: 'y',
  ...(file !== undefined && { file }),
});

test.each<readonly [string, readonly Problem[], number]>([
  ['an error in a history', [problem('note'), problem('error', 'baselines/shop.ndjson')], 1],
  ['several of them', [problem('error', 'baselines/a.ndjson'), problem('error', 'baselines/b.ndjson')], 1],
  ['a warning in a history', [problem('warning', 'baselines/shop.ndjson')], 0],
  ['an error in a result', [problem('error', 'results/shop.jtl')], 0],
  ['an error without a file', [problem('error')], 0],
  ['no problem', [], 0],
])('%s', (_, problems, expected) => {
  expect(explainDamage(problems, 'baselines').map(({ code }) => code)).toEqual(
    Array<string>(expected).fill('damaged-history'),
  );
});
