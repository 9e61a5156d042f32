import { expect, test } from '@jest/globals';
import { renameCase } from '../../src/input/rename-case.js';
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
