import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { nameCase } from '../../src/cases/names.js';
import { deriveMetrics, findImplausible } from '../../src/compare/derived-metrics.js';
import { builtInTable } from '../../src/metrics/index.js';
import type { Configuration, Derivation, Measurement } from '../../src/model/documents.js';
import type { Run } from '../../src/model/run.js';

const measured = (configuration: Configuration, metrics: Measurement['metrics'], scenario = 'proxy'): Measurement => ({
  scenario,
  configuration,
  metrics,
});
const curve = (rates: Readonly<Record<string, number>>, shared: Configuration = {}, scenario?: string) =>
  Object.entries(rates).map(([users, throughput]) => measured({ ...shared, users }, { throughput }, scenario));
const run = (measurements: readonly Measurement[]): Run => ({ provenance: {}, measurements });
/** The values that a derivation adds, by case. */
const added = (measurements: readonly Measurement[], ...derivations: readonly Derivation[]) => {
  const ids = new Set<string>(derivations.map(({ metric }) => metric));
  return Object.fromEntries(
    deriveMetrics(run(measurements), { derivations, metrics: builtInTable }).run.measurements.flatMap((measurement) =>
      Object.entries(measurement.metrics)
        .filter(([id]) => ids.has(id))
        .map(([id, value]) => [`${nameCase(measurement).key} ${id}`, value]),
    ),
  );
};

describe('a knee point', () => {
  const knee: Derivation = { metric: 'kneePoint' };

  test('is the lowest load within 5 % of the maximum', () => {
    const rates = { 50: 800, 100: 1500, 300: 1960, 600: 2000, 1000: 1900 };
    expect(added(curve(rates), knee)).toEqual({ 'proxy kneePoint': 300 });
    expect(added(curve({ ...rates, 300: 1800 }), knee)).toEqual({ 'proxy kneePoint': 600 });
  });

  test('is shared by all cases that differ only in the load, in any order of rows', () => {
    const rates = { 1000: 30, 50: 10, 300: 30 };
    expect(added([...curve(rates, { cpu: '1' }), ...curve({ ...rates, 300: 20 }, { cpu: '4' })], knee)).toEqual({
      'proxy [cpu=1] kneePoint': 300,
      'proxy [cpu=4] kneePoint': 1000,
    });
  });

  test('ignores loads with failed requests, however fast', () => {
    const failing = measured({ users: '600' }, { throughput: 9000, errorPercent: 100 });
    expect(added([...curve({ 50: 10, 100: 20, 300: 30 }), failing], knee)).toEqual({ 'proxy kneePoint': 300 });
  });

  test('cannot be found from two loads', () => {
    expect(
      deriveMetrics(run(curve({ 50: 10, 100: 20 })), { derivations: [knee], metrics: builtInTable }),
    ).toMatchObject({ counts: [0] });
  });

  test('does not depend on repeated loads', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 3, maxLength: 12 }), (rates) => {
        const once = curve(Object.fromEntries(rates.map((rate, i) => [i + 1, rate])));
        expect(added([...once, ...once], knee)).toEqual(added(once, knee));
      }),
    );
  });
});

describe('a ratio', () => {
  const rates = { 300: 100, 600: 200 };
  const both = [...curve(rates, { headers: 'off' }), ...curve({ 300: 80, 600: 150 }, { headers: 'on' })];

  test('compares cases that differ only in the named axes', () => {
    const derivation: Derivation = { metric: 'ratio', base: { headers: 'off' }, other: { headers: 'on' } };
    expect(added(both, derivation)).toEqual({
      'proxy [headers=on/off, users=300] ratio': 0.8,
      'proxy [headers=on/off, users=600] ratio': 0.75,
    });
  });

  test('can compare scenarios', () => {
    const all = [...curve(rates), ...curve({ 300: 50, 600: 50 }, {}, 'gateway')];
    const derivation: Derivation = { metric: 'overhead', base: { scenario: 'gateway' }, other: { scenario: 'proxy' } };
    expect(added(all, derivation)).toEqual({
      'proxy/gateway [users=300] overhead': 2,
      'proxy/gateway [users=600] overhead': 4,
    });
  });

  test('can use metrics derived before it', () => {
    const all = [...curve({ 1: 50, 2: 90, 3: 100 }, { cpu: '1' }), ...curve({ 1: 60, 2: 150, 3: 190 }, { cpu: '4' })];
    const scaling: Derivation = { metric: 'ratio', of: 'maxThroughput', base: { cpu: '1' }, other: { cpu: '4' } };
    expect(added(all, { metric: 'maxThroughput' }, scaling)).toMatchObject({ 'proxy [cpu=4/1] ratio': 1.9 });
  });

  test('is absent for a case without a counterpart', () => {
    const derivation: Derivation = { metric: 'ratio', base: { headers: 'off' }, other: { headers: 'on' } };
    expect(
      deriveMetrics(run(curve(rates, { headers: 'off' })), { derivations: [derivation], metrics: builtInTable }),
    ).toMatchObject({ counts: [0] });
  });
});

describe('values of a single case', () => {
  test('the share of the target is added to the measured values', () => {
    const all = [measured({ targetRate: '200' }, { throughput: 190, errorPercent: 2 })];
    expect(
      deriveMetrics(run(all), { derivations: [{ metric: 'targetShare' }], metrics: builtInTable }).run.measurements,
    ).toEqual([measured({ targetRate: '200' }, { throughput: 190, errorPercent: 2, targetShare: 95 })]);
  });

  test("Little's law holds if users neither pause nor wait", () => {
    const all = [
      measured({ users: '50' }, { throughput: 2581.86, mean: 19.29 }),
      measured({ users: '100' }, { throughput: 2581.86, mean: 19.29 }),
      measured({ users: '25' }, { throughput: 2581.86, mean: 19.29 }),
    ];
    const { run: derived } = deriveMetrics(run(all), {
      derivations: [{ metric: 'littlesLaw' }],
      metrics: builtInTable,
    });
    expect(derived.measurements.map(({ metrics }) => Number(metrics['littlesLaw']).toFixed(2))).toEqual([
      '1.00',
      '0.50',
      '1.99',
    ]);
    expect([...findImplausible(derived).keys()]).toEqual(['proxy [users=100]', 'proxy [users=25]']);
  });
});
