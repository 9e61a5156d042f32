/** Long gaps without samples within a result, most often between two tests in one file. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { csvScanners } from '../../../src/input/samples/csv/scanners.js';
import { detectDialect } from '../../../src/input/samples/csv/dialect.js';
import { findIdleGap, type IdleGap } from '../../../src/input/samples/idle-gap.js';
import { xmlScanners } from '../../../src/input/samples/xml/scanners.js';
import { detectLayout } from '../../../src/input/samples/xml/layout.js';
import type { Scanners } from '../../../src/input/samples/scanners.js';
import { contentOf } from './_content.js';

const start = 1_700_000_000_000;
const minute = 60_000;

/** Starts and durations of samples, written in the order of their ends, as JMeter does. */
type Sample = readonly [startMs: number, elapsedMs: number];
const inOrder = (samples: readonly Sample[]): readonly Sample[] =>
  samples.toSorted(([a, tookA], [b, tookB]) => a + tookA - b - tookB);

/** `n` samples at a fixed interval. */
const steady = (n: number, everyMs: number, fromMs = start): readonly Sample[] =>
  Array.from({ length: n }, (_, i) => [fromMs + i * everyMs, 20 + ((i * 7919) % 300)]);

const csv = (samples: readonly Sample[]): string =>
  [
    'timeStamp,elapsed,label,success,URL',
    ...samples.map(([at, took], i) => `${String(at)},${String(took)},GET /,true,http://shop/${'x'.repeat(i % 60)}`),
    '',
  ].join('\n');
const xml = (samples: readonly Sample[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testResults version="1.2">\n${samples
    .map(([at, took]) => `<httpSample t="${String(took)}" ts="${String(at)}" s="true" lb="GET /"/>\n`)
    .join('')}</testResults>\n`;

function waysOf(text: string): Scanners {
  const found = text.startsWith('<') ? detectLayout(text) : detectDialect(text);
  if ('fault' in found) throw new Error(found.fault);
  return 'header' in found ? csvScanners(found) : xmlScanners(found);
}

function idle(samples: readonly Sample[], write = csv): IdleGap | undefined {
  const text = write(inOrder(samples));
  const firstStartMs = Math.min(...samples.map(([at]) => at));
  const lastEndMs = Math.max(...samples.map(([at, took]) => at + took));
  return findIdleGap(contentOf(text, 1), waysOf(text), { firstStartMs, lastEndMs });
}

describe.each([
  ['CSV', csv],
  ['XML', xml],
])('%s', (_, write) => {
  test('two tests in one file, wherever the second one starts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 4000 }), fc.integer({ min: 200, max: 4000 }), (before, after) => {
        const firstMs = before * 300;
        const pauseMs = Math.max(5 * minute, (before + after) * 300);
        const found = idle([...steady(before, 300), ...steady(after, 300, start + firstMs + pauseMs)], write);
        // The place is accurate to a few rows.
        expect((found?.fromMs ?? NaN) - (start + firstMs)).toBeLessThanOrEqual(1000);
        expect((found?.fromMs ?? NaN) - (start + firstMs)).toBeGreaterThan(-60_000);
        expect((found?.toMs ?? NaN) - (start + firstMs + pauseMs)).toBeGreaterThan(-1000);
        expect((found?.toMs ?? NaN) - (start + firstMs + pauseMs)).toBeLessThan(60_000);
      }),
      { numRuns: 60 },
    );
  });

  test.each<[string, readonly Sample[]]>([
    ['a steady test', steady(8000, 300)],
    ['a test that becomes faster', Array.from({ length: 8000 }, (_, i) => [start + Math.sqrt(i) * 20_000, 50])],
    ['a test that becomes slower', Array.from({ length: 4000 }, (_, i) => [start + (i * i) / 6, 50])],
    ['users who think for long', steady(60, 30_000)],
    ['one request that took long', [...steady(8000, 300), [start, 30 * minute]]],
    [
      'a request each now and then that takes long',
      steady(4000, 300).map(([at, took], i) => [at, i % 90 === 0 ? 9 * minute : took]),
    ],
    ['a pause of less than a minute', [...steady(2000, 300), ...steady(2000, 300, start + 600_000 + 50_000)]],
    ['a pause of a twentieth', [...steady(9000, 300), ...steady(9000, 300, start + 2_700_000 + 280_000)]],
    ['a short test', [...steady(200, 300), ...steady(200, 300, start + 3 * minute)]],
  ])('%s is not a gap', (_, samples) => {
    expect(idle(samples, write)).toBeUndefined();
  });
});

test('no samples, or no valid rows', () => {
  const text = csv(steady(20, 60_000));
  const none = { firstStartMs: Infinity, lastEndMs: -Infinity };
  expect(findIdleGap(contentOf(text, 1), waysOf(text), none)).toBeUndefined();
  const long = text.replace('http://shop/', `http://shop/${'x'.repeat(50_000)}`);
  expect(
    findIdleGap(contentOf(long, 1), waysOf(text), { firstStartMs: start, lastEndMs: start + 20 * minute }),
  ).toBeUndefined();
});
