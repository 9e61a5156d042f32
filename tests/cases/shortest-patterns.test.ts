/** Patterns for commands that name many cases. */
import { expect, test } from '@jest/globals';
import { nameCase } from '../../src/cases/names.js';
import { matcherFor } from '../../src/cases/patterns.js';
import { patternsForKeys } from '../../src/judge/account/patterns.js';
import { findRegions } from '../../src/judge/account/groups.js';

const loads = ['5', '10', '20'];
const casesOf = (scenario: string, labels: readonly string[]) =>
  labels.flatMap((label) => loads.map((users) => nameCase({ scenario, label, configuration: { users } })));
const plain = nameCase({ scenario: 'shop', label: 'GET /health', configuration: {} });
const cases = [
  ...casesOf('shop', ['GET /', 'POST /cart', 'POST /orders', 'POST /*']),
  ...casesOf('admin', ['GET /']),
  plain,
];

test.each<readonly [string, readonly string[], readonly string[]]>([
  [
    'few cases',
    ['shop / GET / [users=5]', 'shop / POST /cart [users=10]'],
    ['shop / GET / [users=5]', 'shop / POST /cart [users=10]'],
  ],
  [
    'labels that no other scenario has',
    casesOf('shop', ['POST /cart', 'POST /orders', 'POST /*']).map(({ key }) => key),
    ['* / POST /cart*', '* / POST /orders*', ...casesOf('shop', ['POST /*']).map(({ key }) => key)],
  ],
  [
    'a label that another scenario has, too',
    casesOf('shop', ['GET /', 'POST /orders']).map(({ key }) => key),
    ['shop / GET / [*', '* / POST /orders*'],
  ],
  [
    'a label of which one load is missing',
    [...casesOf('shop', ['POST /cart']), ...casesOf('admin', ['GET /']).slice(1)].map(({ key }) => key),
    ['* / POST /cart*', 'admin / GET / [users=10]', 'admin / GET / [users=20]'],
  ],
  [
    'a case without a configuration, and a label with a star',
    [plain, ...casesOf('admin', ['GET /']), ...casesOf('shop', ['POST /*']).slice(0, 1)].map(({ key }) => key),
    ['admin*', 'shop / GET /health', 'shop / POST /* [users=5]'],
  ],
])('%s', (_, wanted, patterns) => {
  const found = patternsForKeys(wanted, { cases: cases.map((name) => ({ name })), regions: findRegions(cases) });
  expect([...found].sort()).toEqual([...patterns].sort());
  const matched = cases.filter((name) => found.some((pattern) => matcherFor(pattern, cases)(name)));
  expect(matched.map(({ key }) => key).sort()).toEqual([...wanted].sort());
});
