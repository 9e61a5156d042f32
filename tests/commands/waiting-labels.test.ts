import { describe, expect, it } from '@jest/globals';
import { findWaitingLabels } from '../../src/commands/accept/accept.js';
import { nameCase } from '../../src/cases/names.js';
import type { PastMeasurement } from '../../src/model/run.js';

const startOf = (day: number): string => new Date(Date.UTC(2026, 0, day)).toISOString();

/** Days of usual throughput, then one with a share of it. */
const historyOf = (label: string, share: number, users = '10', usual = 50): readonly PastMeasurement[] =>
  [1, 1.01, 0.99, 1, share].map((factor, i) => ({
    measurement: { scenario: 'shop', label, configuration: { users }, metrics: { throughput: usual * factor } },
    provenance: { startedAt: startOf(i + 1) },
  }));

/** The labels accepted beside Pay, which kept a share of its throughput on the last day. */
function waiting(share: number, ...others: readonly (readonly PastMeasurement[])[]): readonly (string | undefined)[] {
  const histories = [historyOf('Pay', share), ...others];
  const byKey = new Map(
    histories.flatMap((history) => {
      const [first] = history;
      return first === undefined ? [] : [[nameCase(first.measurement).key, history] as const];
    }),
  );
  const pay = { scenario: 'shop', label: 'Pay', configuration: { users: '10' } };
  return findWaitingLabels([{ case: pay, from: startOf(5) }], byKey, () => 5).map((level) => level.case.label);
}

describe('the labels whose throughput is accepted with that of another', () => {
  it('lost as much of it in the same run, however often they are requested', () => {
    expect(waiting(0.8, historyOf('Item', 0.81), historyOf('List', 0.79, '10', 17))).toEqual(['Item', 'List']);
  });

  it('are none that kept their throughput, lost more, or belong to another load test', () => {
    expect(waiting(0.8, historyOf('Other loop', 1), historyOf('Slow', 0.6), historyOf('Item', 0.8, '20'))).toEqual([]);
  });

  it('are none if hardly anything was lost, or if nothing was measured before', () => {
    expect(waiting(0.98, historyOf('Item', 0.98))).toEqual([]);
    expect(waiting(0.8, historyOf('New', 0.8).slice(-1))).toEqual([]);
  });
});
