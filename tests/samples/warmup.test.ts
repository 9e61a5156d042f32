import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Accumulator } from '../../src/samples/accumulator.js';
import { decodeField } from '../../src/samples/csv/rows.js';
import type { Scanned, ScanOptions } from '../../src/samples/scanned.js';
import { times } from '../_times.js';

interface Row {
  readonly label: string;
  readonly startMs: number;
  readonly elapsedMs: number;
  readonly failed: boolean;
}

function collect(rows: readonly Row[], options: ScanOptions): Scanned {
  const accumulator = new Accumulator(decodeField, options);
  // Callers that read many samples reuse one object.
  const sample = { startMs: 0, elapsedMs: 0, failed: false, sums: [0, 0, 0, 0] };
  for (const [i, { label, ...values }] of rows.entries()) {
    const bytes = new TextEncoder().encode(label);
    Object.assign(sample, values);
    sample.sums.fill(values.elapsedMs);
    accumulator.addSample({ bytes, start: 0, end: bytes.length, isDoubled: false }, 'samples', sample, i + 1);
  }
  return accumulator.end();
}

const startOf = (rows: readonly Row[]): number => Math.min(...rows.map(({ startMs }) => startMs));
const outside = (rows: readonly Row[], warmupMs: number): readonly Row[] =>
  rows.filter(({ startMs }) => startMs - startOf(rows) >= warmupMs);
const row = fc.record({
  label: fc.constantFrom('a', 'b', 'c'),
  startMs: fc.integer({ min: 1_700_000_000_000, max: 1_700_000_000_300 }),
  elapsedMs: fc.oneof(fc.nat(5), fc.constant(2 ** 40)),
  failed: fc.boolean(),
});
const rows = fc.array(row, { minLength: 1, maxLength: 60 });

test('one pass removes the same samples as two, in any order of rows', () => {
  fc.assert(
    fc.property(rows, fc.nat(320), (rows, warmupMs) => {
      const onePass = collect(rows, { warmupMs });
      expect(onePass).toEqual(collect(rows, { warmupMs, firstStartMs: startOf(rows) }));
      for (const [label, { samples }] of onePass.labels) {
        const kept = outside(rows, warmupMs).filter((row) => row.label === label);
        const elapsedMs = kept.reduce((sum, row) => sum + row.elapsedMs, 0);
        expect(samples).toMatchObject({
          n: kept.length,
          elapsedMs,
          sums: [elapsedMs, elapsedMs, elapsedMs, elapsedMs],
        });
        expect(samples?.errors).toBe(kept.filter(({ failed }) => failed).length);
      }
    }),
    { numRuns: times(125) },
  );
});

test('counts the samples of labels that have none outside the warm-up', () => {
  fc.assert(
    fc.property(rows, fc.nat(320), (rows, warmupMs) => {
      const kept = new Set(outside(rows, warmupMs).map(({ label }) => label));
      const others = rows.filter(({ label }) => !kept.has(label));
      const { warmupOnly } = collect(rows, { warmupMs, keepsWarmup: true });
      const counts = [...warmupOnly].map(([label, { samples }]) => [label, samples?.n]);
      const labels = [...new Set(others.map(({ label }) => label))];
      expect(counts).toEqual(labels.map((label) => [label, others.filter((row) => row.label === label).length]));
    }),
    { numRuns: times(125) },
  );
});

test('keeps a sample that starts exactly at the end of the warm-up, and all samples without a warm-up', () => {
  const rows = [1000, 1999, 2000, 900].map((startMs) => ({ label: 'a', startMs, elapsedMs: 0, failed: false }));
  const kept = (warmupMs: number): number | undefined => collect(rows, { warmupMs }).labels.get('a')?.samples?.n;
  expect(kept(1100)).toBe(1);
  expect(kept(0)).toBe(4);
});
