/** A result in XML must give the same result for any number of parts with any boundaries. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { times } from '../../_times.js';
import type { Scanned } from '../../../src/samples/scanned.js';
import { scanContent } from '../../../src/samples/parallel-scan.js';
import { chooseScanners } from '../../../src/samples/choose-scanner.js';
import { contentOf } from '../_content.js';
import { anyParts, declaration, first, plainElement, result } from './_results.js';

const numRuns = times(25);

function plain(text: string, warmupMs: number): Scanned {
  const scan = chooseScanners(text).plain({ warmupMs });
  scan.push(new TextEncoder().encode(text));
  return scan.end();
}

const inParts = (text: string, processors: number, warmupMs: number, beginsFirst = false): Promise<Scanned> =>
  // A head so short that every part needs the remaining bytes.
  scanContent(
    { content: contentOf(text, processors, beginsFirst), head: text.slice(0, head.length) },
    chooseScanners(text),
    { warmupMs },
    1,
  );
const head = `${declaration}<testResults version="1.2">\n${first}`;

test.each([
  ['as JMeter writes it', fc.array(plainElement, { maxLength: 30 })],
  ['of anything', anyParts],
])('two to four parts %s, complete or truncated', async (_, elements) => {
  await fc.assert(
    fc.asyncProperty(
      elements,
      fc.integer({ min: 2, max: 4 }),
      fc.constantFrom(0, 5, 30_000, 200_000),
      fc.oneof(fc.constant(0), fc.nat(2000)),
      fc.boolean(),
      async (parts, processors, warmupMs, less, beginsFirst) => {
        const whole = result(parts);
        const text = whole.slice(0, Math.max(head.length, whole.length - less));
        expect(await inParts(text, processors, warmupMs, beginsFirst)).toEqual(plain(text, warmupMs));
      },
    ),
    { numRuns },
  );
});

test.each([
  ['a comment', '<!--', '-->'],
  ['an element without an end tag', '<sample t="1">', ''],
  ['an element that is all of it', first.replace('/>', '>').trimEnd(), '</httpSample>'],
  ['a value', '<sample rm="', '"/>'],
])('a wrongly guessed boundary: the second half is within %s', async (_, opening, closing) => {
  const half = first.repeat(40);
  const text = result([first, opening, half, closing, first]);
  for (const processors of [2, 3, 4]) expect(await inParts(text, processors, 0)).toEqual(plain(text, 0));
  const cut = text.slice(0, -600);
  expect(await inParts(cut, 4, 0)).toEqual(plain(cut, 0));
});

test('reading that stops before the end of the last element of a part', async () => {
  const text = result([first, '<!DOCTYPE a>', first.repeat(3)]);
  for (const processors of [2, 3, 4]) expect(await inParts(text, processors, 0)).toEqual(plain(text, 0));
});

test('joined results', async () => {
  const single = result([first.repeat(20)]);
  for (const processors of [2, 3, 4])
    expect(await inParts(single + single + single, processors, 0)).toEqual(plain(single + single + single, 0));
});
