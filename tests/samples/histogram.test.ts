import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  findHistogramFault,
  fromHistogram,
  type CountedCase,
  type MeasurementContext,
  mergeCounted,
} from '../../src/samples/histogram.js';
import { measureTally } from '../../src/samples/measurement.js';
import { addSample, emptyTally } from '../../src/samples/tally.js';
import { successOnly, bySummedColumn, summedFields, type ColumnsPresent } from '../../src/samples/summed-fields.js';
import { findTimelineFault } from '../../src/samples/timeline.js';
import { times } from '../_times.js';

const quantity = fc.oneof({ weight: 20, arbitrary: fc.nat(100_000) }, { weight: 1, arbitrary: fc.constant(NaN) });
const sample = fc.record({
  startMs: fc.integer({ min: 1_700_000_000_000, max: 1_700_000_100_000 }),
  elapsedMs: fc.oneof(fc.nat(100), fc.nat(100_000), fc.constant(2 ** 40)),
  failed: fc.boolean(),
  sums: fc.tuple(...summedFields.map(() => quantity)),
});
const anyContext: fc.Arbitrary<MeasurementContext> = fc.record({
  warmupMs: fc.constantFrom(0, 5000),
  percentiles: fc.constantFrom('nearest-rank', 'jmeter-dashboard', 'jmeter-aggregate'),
  columns: fc.record({ success: fc.boolean(), ...bySummedColumn(() => fc.boolean()) }),
});

/** Matches a tally read from a file, where a missing column adds nothing. */
const counted: fc.Arbitrary<CountedCase> = fc
  .tuple(fc.array(sample, { minLength: 1, maxLength: 30 }), anyContext)
  .map(([samples, context]) => {
    const { columns } = context;
    const tally = emptyTally();
    for (const { startMs, elapsedMs, failed, sums } of samples)
      addSample(tally, {
        startMs,
        elapsedMs,
        failed: columns.success && failed,
        sums: summedFields.map(({ column }, i) => (columns[column] ? (sums[i] ?? NaN) : 0)),
      });
    return { tally, context };
  });
const measure = ({ tally, context }: CountedCase): ReturnType<typeof measureTally> => measureTally(tally, context);

test('survives a round trip through JSON', () => {
  fc.assert(
    fc.property(counted, (original) => {
      const written = JSON.parse(JSON.stringify(measure(original))) as ReturnType<typeof measureTally>;
      expect(written.histogram && findHistogramFault(written.histogram, written.samples)).toBeUndefined();
      expect(written.timeline && findTimelineFault(written.timeline, written.samples)).toBeUndefined();
      const again = fromHistogram({ configuration: {}, ...written });
      expect(again && measure(again)).toEqual(measure(original));
    }),
    { numRuns: times(75) },
  );
});

test('merges parts in any order and grouping', () => {
  fc.assert(
    fc.property(counted, counted, counted, (a, b, c) => {
      // Merging changes its arguments.
      const both = (first: CountedCase, other: CountedCase): CountedCase =>
        mergeCounted(structuredClone(first), structuredClone(other));
      const left = measure(both(both(a, b), c));
      expect(measure(both(a, both(b, c)))).toEqual(left);
      expect(measure(both(c, both(b, a)))).toEqual(left);
    }),
    { numRuns: times(75) },
  );
});

test('has no sum of a column that is missing in one of two files', () => {
  const countOne = (columns: Partial<ColumnsPresent>, bytes: number): CountedCase => {
    const tally = emptyTally();
    addSample(tally, { startMs: 1_700_000_000_000, elapsedMs: 1000, failed: false, sums: [bytes, 0, 0, 0] });
    const context = { warmupMs: 0, percentiles: 'nearest-rank', columns: { ...successOnly, ...columns } } as const;
    return { tally, context };
  };
  const { metrics, missing, histogram } = measure(mergeCounted(countOne({ bytes: true }, 1024), countOne({}, 0)));
  expect(metrics['throughput']).toBe(2);
  expect(missing).toEqual({ receivedKBPerSec: 'absent' });
  expect(histogram).toMatchObject({ receivedBytes: null, values: [1000], counts: [2] });
});
