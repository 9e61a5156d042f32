/** Cases that are missing and cases that are new may be the same ones under other names. */
import { expect, test } from '@jest/globals';
import { findCause } from '../../src/report/phrases/causes.js';
import { finding, report } from './reports/build.js';

interface Name {
  readonly scenario?: string;
  readonly label: string;
  readonly users?: readonly string[];
}

function causeOf(gone: readonly Name[], added: readonly Name[]) {
  const found = (names: readonly Name[], facts: Parameters<typeof finding>[0]) =>
    names.flatMap(({ users = ['5'], ...name }) =>
      users.map((user) => finding({ ...name, on: { users: user }, ...facts })),
    );
  const findings = [
    ...found(gone, { verdict: 'missing', reason: 'no-candidate', fails: true }),
    ...found(added, { verdict: 'new', reason: 'no-baseline' }),
  ];
  return findCause(report(findings), (name) => name);
}

test('a label with another name and the same configurations seems to be renamed', () => {
  const cause = causeOf([{ label: 'a', users: ['5', '10'] }], [{ label: 'b', users: ['10', '5'] }]);
  expect(cause).toMatchObject({ sentence: 'renamed? shop / a → shop / b, with the same configurations' });
  expect(cause).not.toHaveProperty('renamedScenario');
});

test.each<readonly [string, readonly Name[], readonly Name[]]>([
  ['fewer labels', [{ label: 'a' }, { label: 'b' }], [{ label: 'c' }]],
  ['more labels', [{ label: 'a' }], [{ label: 'b' }, { label: 'c' }]],
  [
    'labels in other configurations',
    [
      { label: 'a', users: ['5', '10'] },
      { label: 'b', users: ['5'] },
    ],
    [
      { label: 'c', users: ['5', '10'] },
      { label: 'd', users: ['10'] },
    ],
  ],
])('%s are not the old ones', (_, gone, added) => {
  expect(causeOf(gone, added)).toBeUndefined();
});

test.each<readonly [string, readonly Name[], readonly Name[], boolean]>([
  ['one scenario', [{ scenario: 'x', label: 'a' }], [{ scenario: 'y', label: 'a' }], true],
  ['one scenario and its labels', [{ scenario: 'x', label: 'a' }], [{ scenario: 'y', label: 'b' }], false],
  [
    'two scenarios',
    [
      { scenario: 'x', label: 'a' },
      { scenario: 'z', label: 'a' },
    ],
    [
      { scenario: 'y', label: 'a' },
      { scenario: 'w', label: 'a' },
    ],
    false,
  ],
  [
    'one scenario that became two',
    [
      { scenario: 'x', label: 'a' },
      { scenario: 'x', label: 'b' },
    ],
    [
      { scenario: 'y', label: 'a' },
      { scenario: 'w', label: 'b' },
    ],
    false,
  ],
  [
    'two scenarios that became one',
    [
      { scenario: 'x', label: 'a' },
      { scenario: 'z', label: 'b' },
    ],
    [
      { scenario: 'y', label: 'a' },
      { scenario: 'y', label: 'b' },
    ],
    false,
  ],
  [
    'no scenario, but of labels that exchanged their configurations',
    [
      { label: 'a', users: ['5'] },
      { label: 'b', users: ['10'] },
    ],
    [
      { label: 'a', users: ['10'] },
      { label: 'b', users: ['5'] },
    ],
    false,
  ],
])('with another name of %s, the scenario alone is renamed: %#', (_, gone, added, isScenario) => {
  const cause = causeOf(gone, added);
  expect(cause?.sentence).toMatch(/^renamed\?/);
  expect(cause?.renamedScenario).toEqual(isScenario ? ['x', 'y'] : undefined);
});
