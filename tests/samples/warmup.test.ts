import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DeferredSamples, Warmup } from '../../src/samples/warmup.js';
import { times } from '../_times.js';

interface Sample {
  readonly startMs: number;
  readonly elapsedMs: number;
  readonly failed: boolean;
}

const text = ({ startMs, elapsedMs, failed }: Sample): string => `${startMs} ${elapsedMs} ${String(failed)}`;

function onePass(samples: readonly Sample[], warmupMs: number): readonly string[] {
  const warmup = new Warmup(warmupMs);
  const deferred = new DeferredSamples();
  const kept: string[] = [];
  for (const sample of samples)
    if (warmup.keeps(sample.startMs)) kept.push(text(sample));
    else deferred.add({ ...sample, sums: [7, NaN, 3, 2] });
  deferred.release(warmup, ({ sums, ...sample }) => {
    expect(Array.from(sums)).toEqual([7, NaN, 3, 2]);
    kept.push(text(sample));
  });
  return kept.sort();
}

function twoPasses(samples: readonly Sample[], warmupMs: number): readonly string[] {
  const first = Math.min(...samples.map(({ startMs }) => startMs));
  return samples
    .filter(({ startMs }) => startMs - first >= warmupMs)
    .map(text)
    .sort();
}

test('one pass removes the same samples as two, in any order of rows', () => {
  const sample = fc.record({
    startMs: fc.integer({ min: 1_700_000_000_000, max: 1_700_000_000_300 }),
    elapsedMs: fc.oneof(fc.nat(5), fc.constant(2 ** 40)),
    failed: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(sample, { minLength: 1, maxLength: 60 }), fc.nat(320), (samples, warmupMs) => {
      expect(onePass(samples, warmupMs)).toEqual(twoPasses(samples, warmupMs));
    }),
    { numRuns: times(125) },
  );
});

test('keeps a sample that starts exactly at the end of the warm-up, and all samples without a warm-up', () => {
  const samples = [1000, 1999, 2000, 900].map((startMs) => ({ startMs, elapsedMs: 0, failed: false }));
  expect(onePass(samples, 1100)).toEqual(['2000 0 false']);
  expect(onePass(samples, 0)).toHaveLength(4);
});
