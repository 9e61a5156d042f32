/** Reads bytes with the plain reader and with the compiled scanner. */
import { expect, jest } from '@jest/globals';
import fc from 'fast-check';
import { detectDialect } from '../../src/samples/csv/dialect.js';
import { csvBufferBytes, csvScanners } from '../../src/samples/csv/scan.js';
import type { RecordScan } from '../../src/samples/record-scan.js';
import type { Scanned } from '../../src/samples/scanned.js';
import type { FastScanner, Scanners } from '../../src/samples/hybrid-scan.js';

export interface How {
  readonly warmupMs: number;
  readonly capacity: number;
  readonly pieces: readonly number[];
  readonly collectAfter: number;
}
export const whole: How = { warmupMs: 0, capacity: csvBufferBytes, pieces: [Infinity], collectAfter: 2 ** 31 };

export const anyHow = fc.record({
  warmupMs: fc.constantFrom(0, 0, 1, 30_000, 200_000),
  capacity: fc.constantFrom(64, 257, 1024, 4096, 16_384),
  pieces: fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 5 }),
  collectAfter: fc.constantFrom(1, 7, 2 ** 31),
});

/** The scanners of a result in CSV. */
export function scannersOf(text: string): Scanners {
  const dialect = detectDialect(text.slice(0, 65_536));
  if ('fault' in dialect) throw new Error(`not a raw result: ${dialect.fault}`);
  return csvScanners(dialect);
}

/** The compiled scanner of a result in CSV as JMeter writes it. */
export function fastOf({ fast }: Scanners): FastScanner {
  if (fast === undefined) throw new Error('only the plain scanner reads this');
  return fast;
}

const apdexMs = [20, 300] as const;

function plain(ways: Scanners, bytes: Uint8Array, warmupMs: number): Scanned {
  const scan = ways.plain({ warmupMs, countsTimes: true, apdexMs });
  scan.push(bytes);
  return scan.end();
}

function fast(ways: Scanners, bytes: Uint8Array, { warmupMs, capacity, pieces, collectAfter }: How): Scanned {
  // The first start must be known beforehand, as the parallel scan determines it for files.
  const start = warmupMs > 0 ? { firstStartMs: plain(ways, bytes, 0).firstStartMs } : {};
  const scan = fastOf(ways).scan({ warmupMs, countsTimes: true, apdexMs, ...start }, capacity, collectAfter);
  for (let position = 0, i = 0; position < bytes.length; i++) {
    const size = pieces[i % pieces.length] ?? 1;
    if (!scan.push(bytes.subarray(position, position + size))) break;
    position += size;
  }
  return scan.end();
}

const inText = (scanned: Scanned): string =>
  JSON.stringify(scanned, (_, value: unknown) => {
    if (value instanceof Map) return [...value];
    return typeof value === 'number' ? String(value) : value;
  });

/** Expects the same result from both. */
export function expectSame(ways: Scanners, bytes: Uint8Array, options: How = whole): void {
  if (ways.fast === undefined) return;
  const [found, expected] = [fast(ways, bytes, options), plain(ways, bytes, options.warmupMs)].map(inText);
  // Computing a readable difference is slow, so it is done only for texts that differ.
  if (found !== expected) expect(JSON.parse(found ?? '')).toEqual(JSON.parse(expected ?? ''));
}

/** The number of bytes that the scanner leaves to the plain reader, except for the end of the last chunk. */
export function leftToPlain(ways: Scanners, bytes: Uint8Array): number {
  const plain = Object.getPrototypeOf(ways.plain({ warmupMs: 0 })) as RecordScan;
  const pushed = jest.spyOn(plain, 'push');
  fastOf(ways).scan({ warmupMs: 0, bytes: bytes.length }).push(bytes);
  const left = pushed.mock.calls.reduce((sum, [piece]) => sum + piece.length, 0);
  pushed.mockRestore();
  return left;
}
