/** A service that failed all requests once and works since. A store keeps old runs for their levels, even more than new ones. */
import { expect, test } from '@jest/globals';
import type { Measurement } from '../../src/model/documents.js';
import { comparedCase, judge } from './_compared.js';

const measured = (label: string, errorPercent: number, p99: number): Measurement => ({
  scenario: 'shop',
  label,
  configuration: { users: '50' },
  samples: 20_000,
  metrics: { errorPercent, throughput: 100, p50: p99 / 3, p99 },
});

test('the errors of old levels do not keep a loss from being judged', () => {
  const pairs = ['GET /', 'POST /pay'].map((label, i) => {
    const run = (n: number, errorPercent: number, p99: number) =>
      measured(label, errorPercent, p99 * (1 + Math.sin(5 * n + i) / 100));
    const history = Array.from({ length: 70 }, (_, n) => (n < 40 ? run(n, 100, 200) : run(n, 0, 690)));
    const levels = { errorPercent: 1, throughput: 1, p50: 1, p99: 1 };
    return comparedCase([measured(label, 0, 1400)], history, (n) => (n < 40 ? levels : {}));
  });
  const { findings, outcome } = judge(pairs);
  const p99 = findings.filter(({ metric }) => metric === 'p99');
  expect([outcome, p99.map(({ verdict }) => verdict)]).toEqual(['failed', ['regression', 'regression']]);
});
