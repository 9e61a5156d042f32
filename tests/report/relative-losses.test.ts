/** A row whose measured change is within the band says why it counts as a loss. */
import { expect, test } from '@jest/globals';
import { headline } from '../../src/report/phrases/headline.js';
import { relativeLossLines } from '../../src/report/phrases/relative-losses.js';
import { printableLine } from '../../src/lang/printable.js';
import type { Finding } from '../../src/model/documents.js';
import { finding, report } from './reports/build.js';

const loss = (label: string, facts: Partial<Finding> & { readonly was: number }): Finding =>
  finding({ label, verdict: 'regression', reason: 'flagrant', band: { percent: 5 }, ...facts });

const failed = (findings: readonly Finding[]) => report(findings, { outcome: 'failed', reasons: ['regression'] });
const lines = (findings: readonly Finding[]) => relativeLossLines(failed(findings), printableLine);

test('a loss within the band names the movement that hides it', () => {
  const pay = loss('Pay', { was: 100, candidate: 98, adjusted: { percent: -8.2, shift: 6.1, source: 'all' } });
  expect(lines([pay])).toEqual([
    'Without a change, throughput would be 6.1 % higher than usual in this run, on a faster machine, so −2 % counts as −8.2 %.',
  ]);
});

test('response times and controls have their own words', () => {
  const pay = loss('Pay', {
    metric: 'p99',
    was: 100,
    candidate: 103,
    adjusted: { percent: 15, shift: -10, source: 'controls' },
  });
  expect(lines([pay])).toEqual([
    'Without a change, p99 would be 10 % lower than usual in this run, as the controls show, so +3 % counts as +15 %.',
  ]);
});

test('a loss beyond the band as measured needs no such sentence, and neither does a slow machine', () => {
  const measured = loss('Pay', { was: 100, candidate: 90, adjusted: { percent: -15, shift: 6, source: 'all' } });
  const slow = loss('Pay', { was: 100, candidate: 80, adjusted: { percent: -9, shift: -12, source: 'all' } });
  expect(lines([measured])).toEqual([]);
  expect(lines([slow])).toEqual([]);
});

test('the heading names the relative loss, because the case may even have gained as measured', () => {
  const pay = loss('Pay', { was: 100, candidate: 101, adjusted: { percent: -9, shift: 11, source: 'all' } });
  const cart = loss('Cart', { was: 100, candidate: 98, adjusted: { percent: -12, shift: 11, source: 'all' } });
  const other = finding({ label: 'Item', was: 100, candidate: 111, band: { percent: 5 } });
  const heading = (findings: readonly Finding[]): string => headline(failed(findings), printableLine).text;
  expect(heading([pay, other])).toBe('Pay got slower: throughput −9 % relative to the run');
  const separate = [{ ...pay, group: 'throughput:0' }, { ...cart, group: 'throughput:1' }, other];
  expect(heading(separate)).toMatch(
    /^(Cart and Pay|Pay and Cart) got slower: throughput −12 to −9 % relative to the run$/,
  );
});

test('only a few changes are listed', () => {
  const losses = ['a', 'b', 'c', 'd', 'e'].flatMap((scenario, i) => [
    finding({
      scenario,
      label: `GET /${scenario}`,
      was: 100,
      candidate: 99 - i / 2,
      verdict: 'regression',
      reason: 'flagrant',
      band: { percent: 5 },
      adjusted: { percent: -9 - i, shift: 6, source: 'all' },
      group: `throughput:${String(i)}`,
    }),
    finding({ scenario, label: 'GET /', was: 100, candidate: 106 }),
  ]);
  expect(lines(losses).join('')).toMatch(/so (−[\d.]+ % counts as −[\d.]+ %(, | and )){3}2 more likewise\.$/);
});
