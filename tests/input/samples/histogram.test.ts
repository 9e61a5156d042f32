import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromHistogram, findHistogramFault, type CountedCase } from '../../../src/input/samples/histogram.js';
import { measureTally, type MeasurementContext } from '../../../src/input/samples/measurement.js';
import { mergeCounted } from '../../../src/input/samples/merge-counted.js';
import { addSample, emptyTally } from '../../../src/input/samples/tally.js';

const quantity = fc.oneof({ weight: 20, arbitrary: fc.nat(100_000) }, { weight: 1, arbitrary: fc.constant(NaN) });
const sample = fc.tuple(
  fc.integer({ min: 1_700_000_000_000, max: 1_700_000_100_000 }),
  fc.oneof(fc.nat(100), fc.nat(100_000), fc.constant(2 ** 40)),
  fc.boolean(),
  ...([quantity, quantity, quantity, quantity] as const),
);
const told: fc.Arbitrary<MeasurementContext> = fc.record({
  warmupMs: fc.constantFrom(0, 5000),
  percentiles: fc.constantFrom('nearest-rank', 'jmeter-dashboard', 'jmeter-aggregate'),
  success: fc.boolean(),
  bytes: fc.boolean(),
  sentBytes: fc.boolean(),
  latency: fc.boolean(),
  connect: fc.boolean(),
});

/** As a file gives it: what has no column counts nothing. */
const counted: fc.Arbitrary<CountedCase> = fc
  .tuple(fc.array(sample, { minLength: 1, maxLength: 30 }), told)
  .map(([samples, columns]) => {
    const tally = emptyTally();
    for (const [startMs, elapsedMs, failed, received, sent, latency, connect] of samples)
      addSample(
        tally,
        ...[startMs, elapsedMs],
        columns.success && failed,
        ...[columns.bytes ? received : 0, columns.sentBytes ? sent : 0],
        ...[columns.latency ? latency : 0, columns.connect ? connect : 0],
      );
    return { tally, told: columns };
  });
const shown = ({ tally, told: columns }: CountedCase): ReturnType<typeof measureTally> => measureTally(tally, columns);

test('written and read again, as JSON, nothing is lost', () => {
  fc.assert(
    fc.property(counted, (each) => {
      const written = JSON.parse(JSON.stringify(shown(each))) as ReturnType<typeof measureTally>;
      expect(written.histogram && findHistogramFault(written.histogram, written.samples)).toBeUndefined();
      const again = fromHistogram({ configuration: {}, ...written });
      expect(again && shown(again)).toEqual(shown(each));
    }),
    { numRuns: 300 },
  );
});

test('parts give the same in any order and grouping', () => {
  fc.assert(
    fc.property(counted, counted, counted, (a, b, c) => {
      // What is merged is used up.
      const both = (...[one, other]: readonly [CountedCase, CountedCase]): CountedCase =>
        mergeCounted(structuredClone(one), structuredClone(other));
      const left = shown(both(both(a, b), c));
      expect(shown(both(a, both(b, c)))).toEqual(left);
      expect(shown(both(c, both(b, a)))).toEqual(left);
    }),
    { numRuns: 300 },
  );
});

test('what only one of two files tells is not known of both', () => {
  const of = (columns: Partial<MeasurementContext>, bytes: number): CountedCase => {
    const tally = emptyTally();
    addSample(tally, 1_700_000_000_000, 1000, false, bytes, 0, 0, 0);
    const none = { success: true, bytes: false, sentBytes: false, latency: false, connect: false };
    return { tally, told: { warmupMs: 0, percentiles: 'nearest-rank', ...none, ...columns } };
  };
  const { metrics, missing, histogram } = shown(mergeCounted(of({ bytes: true }, 1024), of({}, 0)));
  expect(metrics['throughput']).toBe(2);
  expect(missing).toEqual({ receivedKBPerSec: 'failed' });
  expect(histogram).toMatchObject({ receivedBytes: null, values: [1000], counts: [2] });
});
