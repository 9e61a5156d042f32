/** The slow losses of a trend: each is listed once, as a slow loss or as an open regression. */
import { expect, test } from '@jest/globals';
import { nameCase } from '../../src/cases/names.js';
import { joinSlowLosses } from '../../src/commands/trend/trend.js';
import type { TrendChange, TrendDrift } from '../../src/model/documents.js';

const name = (label: string) => nameCase({ scenario: 'shop', label, configuration: {} });
const loss = (label: string, percent: number, more: Partial<TrendDrift> = {}): TrendDrift => ({
  case: name(label),
  metric: 'p99',
  run: 20,
  percent,
  runs: 6,
  ...more,
});
const change = (label: string, more: Partial<TrendChange> = {}): TrendChange => ({
  case: name(label),
  metric: 'p99',
  run: 20,
  before: {},
  after: {},
  percent: 12,
  direction: 'worse',
  isBeyondBand: true,
  level: { before: 50, after: 56 },
  runs: 6,
  ...more,
});

test('the largest comes first, and what check reports replaces what hindsight finds', () => {
  const present = [loss('GET /', 4), loss('GET /a', 9)];
  const found = [loss('GET /', 5, { level: 'taken' }), loss('GET /', -6, { metric: 'throughput', level: 'taken' })];
  expect(joinSlowLosses(present, found, [])).toEqual([present[1], found[1], present[0]]);
});

test('one that began with the run of an open regression of the same metric is not listed', () => {
  const losses = [loss('GET /', 12), loss('GET /', -8, { metric: 'throughput' }), loss('GET /a', 7)];
  expect(joinSlowLosses(losses.slice(0, 1), losses.slice(1), [change('GET /')])).toEqual(losses.slice(1));
});

test.each<readonly [string, Partial<TrendChange>]>([
  ['that began with another run', { run: 19 }],
  ['that was accepted', { accepted: 'new index' }],
  ['that recovered', { recovered: {} }],
  ['within the tolerance band', { isBeyondBand: false }],
  ['for the better', { direction: 'better' }],
])('a change %s does not hide it', (_, more) => {
  const present = [loss('GET /', 12)];
  expect(joinSlowLosses(present, [], [change('GET /', more)])).toEqual(present);
});
