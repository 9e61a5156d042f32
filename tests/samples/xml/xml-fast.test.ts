/** The compiled scanner and the plain reader must give the same result for any bytes in any chunks. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { times } from '../../_times.js';
import { detectLayout } from '../../../src/samples/xml/layout.js';
import type { Scanners } from '../../../src/samples/scanners.js';
import { xmlScanners } from '../../../src/samples/xml/scanners.js';
import { xmlBufferBytes } from '../../../src/samples/xml/scanners.js';
import { anyHow, expectSame, leftToPlain, whole } from '../_both-ways.js';
import { anyParts, declaration, first, plainElement, result, sampleElement } from './_results.js';

const numRuns = times(25);

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function waysFrom(text: string): Scanners {
  const layout = detectLayout(text.slice(0, 65_536));
  if ('fault' in layout) throw new Error(`no result: ${layout.fault}`);
  return xmlScanners(layout);
}
const ways = waysFrom(result([]));

test('any elements as JMeter writes them', () => {
  fc.assert(
    fc.property(fc.array(plainElement, { maxLength: 40 }), anyHow, (elements, options) => {
      expectSame(ways, bytesOf(result(elements)), options);
    }),
    { numRuns },
  );
});

test('any elements in any form that XML allows, some not well-formed', () => {
  fc.assert(
    fc.property(anyParts, fc.boolean(), anyHow, (parts, hasMark, options) => {
      expectSame(ways, bytesOf((hasMark ? '\uFEFF' : '') + result(parts)), options);
    }),
    { numRuns: 3 * numRuns },
  );
});

test('any elements truncated anywhere', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(plainElement, sampleElement), { maxLength: 6 }),
      fc.nat(3000),
      anyHow,
      (elements, less, options) => {
        const bytes = bytesOf(result(elements));
        expectSame(ways, bytes.subarray(0, Math.max(0, bytes.length - less)), options);
      },
    ),
    { numRuns },
  );
});

test('any elements with other attributes in another order', () => {
  const names = ['t', 'ts', 'lb', 's', 'by', 'dt', 'rm', 'tn', 'a', 'anotherName', 'sc', 'x.y'];
  fc.assert(
    fc.property(
      fc
        .shuffledSubarray(names, { minLength: 3 })
        .filter((some) => ['t', 'ts', 'lb'].every((name) => some.includes(name))),
      fc.array(
        fc.tuple(fc.nat(200), fc.constantFrom('', 'text', 'Number of samples in transaction', '1', '2', 'true')),
        { maxLength: 12 },
      ),
      anyHow,
      (order, rows, options) => {
        const elements = [[1, '1'] as const, ...rows].map(([n, text]) => {
          const values: Readonly<Record<string, string>> = {
            t: String(n),
            ts: String(1_700_000_000_000 + n),
            s: 'true',
            by: '5',
          };
          return `<sample ${order.map((name) => `${name}="${values[name] ?? text}"`).join(' ')}/>`;
        });
        const text = `<testResults>${elements.join('\n')}</testResults>`;
        expectSame(waysFrom(text), bytesOf(text), options);
      },
    ),
    { numRuns },
  );
});

test('the scanner reads the output of JMeter without the plain reader', () => {
  const samples = Array.from({ length: 5000 }, (_, i) => first.replace('GET /', `GET /${String(i % 7)} &lt;`));
  expect(leftToPlain(ways, bytesOf(result(samples)))).toBe(0);
});

test('more distinct times than pages', () => {
  const sample = (i: number, inner = ''): string =>
    first
      .replace('GET /', `GET /${String(i % 70)}`)
      .replace(/ t="\d+"/, ` t="${String((i * 127) % 65_536)}"`)
      .replace('/>', `>${inner}</httpSample>`);
  const plainly = Array.from({ length: 40_000 }, (_, i) => sample(i));
  // Nested samples, and those that the plain reader must not count.
  const more = Array.from({ length: 3000 }, (_, i) =>
    sample(i * 3, i % 5 === 4 ? sample(i).replace(/ t="\d+"/, ' t="x"') : sample(i * 7, sample(i * 11))),
  );
  const bytes = bytesOf(result([...plainly, ...more]));
  for (const warmupMs of [0, 1]) expectSame(ways, bytes, { ...whole, warmupMs });
  expect(leftToPlain(ways, bytes)).toBeLessThan(bytes.length / 10);
});

test('more labels than the scanner stores', () => {
  const samples = Array.from({ length: 9000 }, (_, i) =>
    first.replace('GET /', `GET /orders/${String((i * 7919) % 4500)}`),
  );
  expectSame(ways, bytesOf(result(samples)));
});

test('an element larger than the buffer', () => {
  const large = first.replace('/>', `><responseData>${'x\n'.repeat(3000)}</responseData></httpSample>`);
  expectSame(ways, bytesOf(result([first, large, first, large, first])), { ...whole, capacity: 512 });
});

test('joined results', () => {
  expectSame(ways, bytesOf(result([first, first]) + result([first]) + result([])));
  expectSame(ways, bytesOf(`${declaration}<testResults>\n${first}${result([first])}`));
});

const corpus = process.env['GUARDBAND_CORPUS'] ?? '';
(existsSync(join(corpus, 'jtl')) ? describe : describe.skip)('every XML result of the corpus', () => {
  const files = ['jtl', 'jmeter'].flatMap((folder) =>
    existsSync(join(corpus, folder)) ? readdirSync(join(corpus, folder)).map((name) => join(corpus, folder, name)) : [],
  );
  test.each(files.filter((file) => /-xml-.*\.jtl$|\.jtl\.xml$/.test(file)))('%s', (file) => {
    const bytes = readFileSync(file);
    const corpusWays = waysFrom(bytes.toString('utf8', 0, 65_536));
    expect(corpusWays.canScanFast).toBe(true);
    for (const warmupMs of [0, 5000])
      for (const capacity of [1000, xmlBufferBytes]) expectSame(corpusWays, bytes, { ...whole, warmupMs, capacity });
  });
});
