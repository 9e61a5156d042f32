import { describe, expect, test } from '@jest/globals';
import { renameCase, renameCases } from '../../src/input/name-case.js';
import type { Renaming } from '../../src/model/documents.js';

test.each<readonly [string, readonly Renaming[], { readonly scenario: string; readonly label?: string }]>([
  ['a label', [{ label: 'GET /old', to: 'GET /new' }], { scenario: 'shop', label: 'GET /new' }],
  ['a scenario', [{ scenario: 'shop', to: 'store' }], { scenario: 'store', label: 'GET /old' }],
  ['a label of the scenario', [{ scenario: 'shop', label: 'GET /old', to: 'x' }], { scenario: 'shop', label: 'x' }],
  [
    'a label of another scenario',
    [{ scenario: 'bank', label: 'GET /old', to: 'x' }],
    { scenario: 'shop', label: 'GET /old' },
  ],
  ['another label', [{ label: 'GET', to: 'x' }], { scenario: 'shop', label: 'GET /old' }],
  ['another scenario', [{ scenario: 'Shop', to: 'x' }], { scenario: 'shop', label: 'GET /old' }],
  [
    'one name after the other',
    [
      { label: 'GET /old', to: 'GET /mid' },
      { scenario: 'shop', to: 'store' },
      { scenario: 'store', label: 'GET /mid', to: 'GET /new' },
      { scenario: 'shop', to: 'x' },
    ],
    { scenario: 'store', label: 'GET /new' },
  ],
])('%s', (_, renamed, expected) => {
  expect(renameCase({ scenario: 'shop', label: 'GET /old' }, renamed)).toEqual(expected);
});

test('a case without a label keeps none', () => {
  expect(renameCase({ scenario: 'shop' }, [{ label: 'x', to: 'y' }])).toEqual({ scenario: 'shop' });
  expect(renameCase({ scenario: 'shop' })).toEqual({ scenario: 'shop' });
});

const toItem = (label: string, startedAt: string) => ({
  measurement: { scenario: 'shop', label, configuration: {}, metrics: {} },
  run: { startedAt },
});

const accept = (label: string) => ({
  case: { scenario: 'shop', label, configuration: {} },
  metric: '*',
  from: 'old',
  reason: 'x',
  acceptedAt: 'old',
});

type Labels = readonly (readonly [label: string, run: string])[];

const rename = (labels: Labels, renamed: readonly Renaming[]) => {
  const items = labels.map(([label, run]) => toItem(label, run));
  const found = renameCases(items, [accept('a'), accept('b')], renamed);
  return {
    labels: found.items.map(({ measurement }) => measurement.label),
    marks: found.marks.map(({ case: { label } }) => label),
    codes: found.problems.map(({ code }) => code),
  };
};

describe('cases of one run', () => {
  test('keep their names where another one has the new name, wherever it stands', () => {
    const runs: Labels = [
      ['a', 'old'],
      ['a', 'new'],
      ['b', 'new'],
    ];
    const expected = { labels: ['b', 'a', 'b'], marks: ['a', 'b'], codes: ['not-one-case'] };
    expect(rename(runs, [{ label: 'a', to: 'b' }])).toEqual(expected);
  });

  test('never get the same name', () => {
    const both: Labels = [
      ['a', 'old'],
      ['b', 'old'],
    ];
    const expected = { labels: ['c', 'b'], marks: ['c', 'b'], codes: ['not-one-case'] };
    expect(
      rename(both, [
        { label: 'a', to: 'c' },
        { label: 'b', to: 'c' },
      ]),
    ).toEqual(expected);
  });

  test('may exchange their names', () => {
    const both: Labels = [
      ['a', 'old'],
      ['b', 'old'],
      ['a', 'old'],
    ];
    const swap = [
      { label: 'a', to: 'x' },
      { label: 'b', to: 'a' },
      { label: 'x', to: 'b' },
    ];
    expect(rename(both, swap)).toEqual({ labels: ['b', 'a', 'b'], marks: ['b', 'a'], codes: [] });
  });

  test('of different runs may become one case', () => {
    const split: Labels = [
      ['a', 'old'],
      ['b', 'new'],
    ];
    expect(rename(split, [{ label: 'a', to: 'b' }])).toEqual({ labels: ['b', 'b'], marks: ['b', 'b'], codes: [] });
  });
});
