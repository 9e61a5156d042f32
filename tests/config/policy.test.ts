import { describe, expect, test } from '@jest/globals';
import { nameCase } from '../../src/cases/names.js';
import { metricById } from '../../src/metrics/index.js';
import type { ConfigDocument } from '../../src/model/documents.js';
import type { Metric } from '../../src/model/metric.js';
import { metricPolicyFinder, createPolicy } from '../../src/config/policy.js';

const metric = (id: string): Metric => {
  const known = metricById.get(id);
  if (known === undefined) throw new Error(id);
  return known;
};
const caseWith = (users: string) => nameCase({ scenario: '30th anniversary', configuration: { users } });
const judging = (config: ConfigDocument, id: string, users = '100') =>
  metricPolicyFinder(createPolicy(config).policy, caseWith(users))(metric(id));

describe('bands', () => {
  test('defaults', () => {
    expect(judging({}, 'throughput')).toEqual({ gated: true, band: { percent: 5 } });
    expect(judging({}, 'p99')).toEqual({ gated: true, band: { percent: 10, absolute: 1 } });
    expect(judging({}, 'errorPercent')).toEqual({ gated: true, band: { absolute: 0.5 }, cap: 5 });
    expect(judging({}, 'mean').gated).toBe(false);
  });

  test('come from the configuration; the last matching override wins', () => {
    const config: ConfigDocument = {
      metrics: {
        p99: { band: ['20%', '5ms'] },
        p95: { band: '1s' },
        throughput: 'report',
        mean: 'gate',
        errorPercent: { cap: 10 },
      },
      overrides: [
        { where: { scenario: '30th*', users: '>=300' }, metrics: { p99: { band: '30%' } } },
        { where: { users: 500 }, metrics: { p99: 'report' } },
      ],
    };
    expect(judging(config, 'p99')).toMatchObject({ gated: true, band: { percent: 20, absolute: 5 } });
    expect(judging(config, 'p99', '300')).toMatchObject({ gated: true, band: { percent: 30 } });
    expect(judging(config, 'p99', '500').gated).toBe(false);
    expect(judging(config, 'p95')).toMatchObject({ gated: true, band: { absolute: 1000 } });
    expect(judging(config, 'throughput').gated).toBe(false);
    expect(judging(config, 'mean').gated).toBe(true);
    expect(judging(config, 'errorPercent')).toMatchObject({ gated: true, band: { absolute: 0.5 }, cap: 10 });
  });
});

describe('objectives', () => {
  const range = (text: string) =>
    createPolicy({ objectives: [{ throughput: text }] }).policy.objectives[0]?.range((name) =>
      name === 'targetRate' ? 400 : undefined,
    );

  test.each([
    ['< 1', { low: -Infinity, high: 1, closed: false }],
    ['<= 2', { low: -Infinity, high: 2, closed: true }],
    ['>= 99.5 %', { low: 99.5, high: Infinity, closed: true }],
    ['74 to 84 ms', { low: 74, high: 84, closed: true }],
    ['74–84', { low: 74, high: 84, closed: true }],
    ['2', { low: 2, high: 2, closed: true }],
    ['within 5% of 100', { low: 95, high: 105, closed: true }],
    ['within 5% of targetRate', { low: 380, high: 420, closed: true }],
    ['within 5% of nothing', undefined],
  ])('%s', (text, expected) => {
    expect(range(text)).toEqual(expected);
  });

  test('rejects an objective it cannot parse and names the accepted forms', () => {
    expect(createPolicy({ objectives: [{ throughput: 'fast' }] }).problems).toMatchObject([
      { code: 'bad-value', pointer: '/objectives/0/throughput' },
    ]);
  });
});

test('suggests the metric for a misspelt name', () => {
  const { problems } = createPolicy({ metrics: { troughput: 'report' } });
  expect(problems).toMatchObject([{ code: 'bad-value', level: 'error', pointer: '/metrics/troughput' }]);
  expect(problems[0]?.advice).toContain('"throughput"');
});

describe('waivers', () => {
  const rest = { where: { scenario: 'shop' }, until: '2027-01-31', reason: 'known' };

  test('of several metrics are one permission for each metric', () => {
    const waivers = [
      { ...rest, metric: 'p95', ceiling: '5%' },
      { ...rest, metric: ['p50', 'p99'], ceiling: '20%' },
      { ...rest, ceiling: { throughput: '15%', errorPercent: '2 points' }, issue: '#7' },
    ];
    expect(createPolicy({ waivers })).toEqual({
      problems: [],
      policy: expect.objectContaining({
        waivers: [
          { ...rest, metric: 'p95', ceiling: '5%' },
          { ...rest, metric: 'p50', ceiling: '20%' },
          { ...rest, metric: 'p99', ceiling: '20%' },
          { ...rest, metric: 'throughput', ceiling: '15%', issue: '#7' },
          { ...rest, metric: 'errorPercent', ceiling: '2 points', issue: '#7' },
        ],
      }),
    });
  });

  test('name metrics once, and only known ones', () => {
    const waivers = [
      { ...rest, ceiling: '20%' },
      { ...rest, metric: [], ceiling: '20%' },
      { ...rest, ceiling: {} },
      { ...rest, metric: 'p99', ceiling: { p99: '20%' } },
      { ...rest, metric: ['p99', 'p100'], ceiling: '20%' },
      { ...rest, ceiling: { p98: '20%', p101: '20%' } },
    ];
    const { problems } = createPolicy({ waivers });
    expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['bad-value', '/waivers/4/metric/1'],
      ['bad-value', '/waivers/5/ceiling/p101'],
      ['waiver-metrics', '/waivers/0'],
      ['waiver-metrics', '/waivers/1'],
      ['waiver-metrics', '/waivers/2'],
      ['waiver-metrics', '/waivers/3'],
    ]);
  });
});
