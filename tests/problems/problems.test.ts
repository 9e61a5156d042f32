import { expect, test } from '@jest/globals';
import type { Problem } from '../../src/model/documents.js';
import { mergeRepeated } from '../../src/problems/problem.js';

const problem = (file: string | undefined, message = 'It has no rows.', line?: number): Problem => ({
  code: 'no-rows',
  level: 'note',
  message,
  advice: 'Measure again.',
  ...(file !== undefined && { file }),
  ...(line !== undefined && { line }),
});

test('merges a note repeated in many files into one with their number', () => {
  const others = Array.from({ length: 298 }, (_, i) => problem(`more/${String(i)}.jtl`));
  expect(mergeRepeated([problem('a.jtl'), problem('c.jtl', 'It is cut off.'), problem('b.jtl'), ...others])).toEqual([
    problem('a.jtl', 'It has no rows. The same in b.jtl, more/0.jtl and 297 more.'),
    problem('c.jtl', 'It is cut off.'),
  ]);
  expect(mergeRepeated([problem('a.jtl', 'x.', 1), problem('a.jtl', 'x.', 7)])).toEqual([
    problem('a.jtl', 'x. The same in a.jtl:7.', 1),
  ]);
});

test('keeps notes without a file, different notes, errors and warnings', () => {
  const different = [
    problem(undefined),
    problem(undefined),
    problem('a.jtl'),
    problem('a.jtl', 'Two rows.'),
    { ...problem('a.jtl'), level: 'error' } as const,
    { ...problem('b.jtl'), level: 'error' } as const,
  ];
  expect(mergeRepeated(different)).toEqual(different);
});

test('counts errors and warnings of one kind after the third', () => {
  const alike = (line: number): Problem => ({
    ...problem('base/shop.ndjson', `throughput is ${String(-line)}.`, line),
    level: 'warning',
  });
  const lines = [1, 2, 3, 4, 5, 6];
  expect(mergeRepeated(lines.slice(1).map(alike))).toEqual(lines.slice(1).map(alike));
  expect(mergeRepeated([...lines.map(alike), problem('a.jtl')])).toEqual([
    alike(1),
    alike(2),
    {
      ...alike(3),
      message: 'throughput is -3. 3 more like it: base/shop.ndjson:4, base/shop.ndjson:5 and 1 more.',
    },
    problem('a.jtl'),
  ]);
});
