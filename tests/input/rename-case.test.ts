import { expect, test } from '@jest/globals';
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

/** Labels of runs, as "a old, b new", and renamings, as "a b, b c". */
const rename = (labels: string, renamed: string) => {
  const pairsIn = (text: string) => text.split(', ').map((pair) => pair.split(' ') as [string, string]);
  const items = pairsIn(labels).map(([label, run]) => toItem(label, run));
  const renamings = pairsIn(renamed).map(([label, to]) => ({ label, to }));
  const found = renameCases(items, [accept('a'), accept('b')], renamings);
  return [
    found.items.map(({ measurement }) => measurement.label).join(' '),
    found.marks.map(({ case: { label } }) => label).join(' '),
    found.problems.map(({ code }) => code).join(' '),
  ];
};

test.each([
  ['keep their names where another one has the new name', 'a old, a new, b new', 'a b', 'b a b', 'a b', 'not-one-case'],
  ['never get the same name', 'a old, b old', 'a c, b c', 'c b', 'c b', 'not-one-case'],
  ['may exchange their names', 'a old, b old, a old', 'a x, b a, x b', 'b a b', 'b a', ''],
  ['of different runs may become one case', 'a old, b new', 'a b', 'b b', 'b b', ''],
])('cases of one run %s', (_, labels, renamed, ...expected) => {
  expect(rename(labels, renamed)).toEqual(expected);
});
