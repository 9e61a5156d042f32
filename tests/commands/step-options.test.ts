import { expect, test } from '@jest/globals';
import { findUndeclaredInputs, readStepOptions } from '../../src/commands/options-of.js';

const read = (...lines: readonly string[]) => {
  const { given, wrong } = readStepOptions(lines);
  return { given: Object.fromEntries(given), wrong: wrong.map(({ message }) => message) };
};

test('options of a step are read like those of the command line', () => {
  expect(read('--warmup 30s', '--budget=3h', '--unmerged', "--title 'Night of main'")).toEqual({
    given: { warmup: ['30s'], budget: ['3h'], unmerged: ['true'], title: ['Night of main'] },
    wrong: [],
  });
});

test('an option that is given several times keeps its order, and a value may contain "="', () => {
  expect(read('--set users=100', '--set=scenario=shop').given).toEqual({ set: ['users=100', 'scenario=shop'] });
});

test.each(['--warm 30s', 'warmup=30s', '--github-token x', '--out report.html', ''])(
  '"%s" is refused, and the message lists what is known',
  (line) => {
    const { given, wrong } = readStepOptions(['--pairs 5', line]);
    expect(Object.fromEntries(given)).toEqual({ pairs: ['5'] });
    expect(wrong).toEqual([
      expect.objectContaining({ code: 'bad-value', message: expect.stringMatching(/^options /) }),
    ]);
  },
);

test('a shell reads no line: what it would expand, quote or chain is the value', () => {
  const text = '$(touch x) `id` ; exit && "a" | b';
  expect(read(`--note ${text}`)).toEqual({ given: { note: [text] }, wrong: [] });
});

test('an option that is given as an input is refused, so that no strict one is ignored', () => {
  const inputs: Readonly<Record<string, string>> = { 'config-from': 'base', results: 'a', 'check-run': '' };
  expect(findUndeclaredInputs((name) => inputs[name] ?? '')).toEqual([
    expect.objectContaining({ code: 'bad-value', advice: 'Use options: --config-from base.' }),
  ]);
});
