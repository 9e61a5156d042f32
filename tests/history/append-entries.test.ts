/** What the problems of a history that was read mean for a command that adds to it. */
import { expect, test } from '@jest/globals';
import { assessDamage } from '../../src/history/append-entries.js';
import type { Problem } from '../../src/model/documents.js';

const problem = (level: Problem['level'], file?: string, line?: number, code = 'not-json'): Problem => ({
  code,
  level,
  message: 'x',
  advice: 'y',
  ...(file !== undefined && { file }),
  ...(line !== undefined && { line }),
});
const segment = 'baselines/archive-v1/shop.undated-undated.000000000000.ndjson';

test.each<readonly [string, readonly Problem[], readonly string[], readonly string[]]>([
  ['a line', [problem('error', 'baselines/shop.ndjson', 3)], ['baselines/shop.ndjson'], []],
  ['lines', ['a', 'b', 'b'].map((name) => problem('error', `${name}.ndjson`, 3)), ['a.ndjson', 'b.ndjson'], []],
  ['an empty file', [problem('error', 'shop.ndjson', undefined, 'empty-file')], ['shop.ndjson'], []],
  ['a whole file', [problem('error', 'shop.ndjson', undefined, 'unknown-format')], ['shop.ndjson'], []],
  ['a file that cannot be opened', [problem('error', 'shop.ndjson')], [], ['not-json']],
  ['a metric', [problem('error', 'shop.ndjson', 3, 'undeclared-metric')], [], ['undeclared-metric']],
  ['old runs', [problem('error', segment, 1)], [], ['not-json', 'damaged-history']],
  ['a warning', [problem('warning', 'baselines/shop.ndjson', 3)], [], []],
  ['nothing', [], [], []],
])('%s', (_, problems, broken, errors) => {
  const damage = assessDamage(problems, 'baselines');
  expect(damage.broken).toEqual(broken);
  expect(damage.problems.filter(({ level }) => level === 'error').map(({ code }) => code)).toEqual(errors);
  expect(damage.moved.map(({ code, file }) => [code, file])).toEqual(broken.map((file) => ['lines-moved', file]));
});
