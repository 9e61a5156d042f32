/** Sentences that follow from facts: what was not judged and why, what the whole run did, and what may have caused a loss. */
import { expect, test } from '@jest/globals';
import { parseConfig } from '../../src/config/read-config.js';
import type { Problem, Report, RunShift } from '../../src/model/documents.js';
import { truncatedResult } from '../../src/problems/raw-results.js';
import { sayUnjudged } from '../../src/report/sentences/problem-lines.js';
import { coupledLines, sayTolerated } from '../../src/report/sentences/whole-run.js';
import { failingHeading, headingOf, linesOf, plain, render, stepsOf } from './_shown.js';
import { added, finding, report, steady, undecidable } from './reports/build.js';

const error = (facts: Partial<Problem>): Problem => ({ code: 'c', level: 'error', message: '', advice: '', ...facts });

test.each<readonly [Partial<Problem>, string]>([
  [{ file: 'guardband.yml', line: 2, message: 'Expected a number.' }, ': guardband.yml line 2: Expected a number'],
  [
    { message: 'The command to build the base failed (exit code 1): "make". See the log.' },
    ': the command to build the base failed (exit code 1)',
  ],
  [{ file: 'x'.repeat(41), message: 'No file matches. Name one.' }, ': no file matches'],
  [{ file: 'a|b.jtl', message: 'It is empty.' }, ': It is empty'],
  [{ level: 'warning', message: 'A row is short.' }, ''],
])('nothing was judged by %j', (facts, said) => {
  expect(sayUnjudged([error(facts)])).toBe(`nothing was judged${said}`);
});

test('a first run is offered as a baseline only if it is whole', () => {
  const first = added({}, ['throughput']);
  const say = (problems: readonly Problem[], unread: boolean): readonly [string, boolean] => {
    const reasons: Report['reasons'] = unread ? ['no-baseline', 'unreadable-input'] : ['no-baseline'];
    const judged = report(first, { outcome: 'undecided', reasons, problems: [...problems] });
    const shown = { ...judged, tallies: { ...judged.tallies, compared: 0 } };
    return [headingOf(shown), /record it/.test(JSON.stringify(stepsOf(shown)))];
  };
  expect(say([], false)).toEqual([expect.stringMatching(/^nothing to compare with yet/), true]);
  expect(say([truncatedResult('a.jtl')], true)).toEqual([
    expect.stringMatching(/^1 result file could not be read in full; nothing to compare/),
    false,
  ]);
  expect(say([error({ withholds: 'pass', level: 'warning', message: 'It is a copy.' })], false)).toEqual([
    'It is a copy',
    false,
  ]);
});

test.each<readonly [Partial<RunShift>, string]>([
  [{ percent: 7.7, worstPast: 3 }, 'p50 +7.7 %'],
  [{ percent: 3.1, worstPast: 3 }, 'p50 +3.1 %'],
  [{ percent: 3, worstPast: 3 }, ''],
  [{ percent: 2, worstPast: 0.5 }, 'p50 +2 %'],
  [{ percent: 1.9, worstPast: 0.5 }, ''],
  [{ percent: 5.1, worstPast: 0.5, spread: 2.5 }, 'p50 +5.1 %'],
  [{ percent: 5, worstPast: 0.5, spread: 2.5 }, ''],
  [{ percent: 10, worstPast: 3 }, 'p50 +10 %'],
  [{ percent: 10, limit: 40, worstPast: 30 }, ''],
  [{ percent: 10.1, limit: 40, worstPast: 30 }, 'p50 +10 %'],
  [{ percent: 7.7 }, ''],
  [{ percent: -7.7, worstPast: -3 }, ''],
])('a shift of the whole run within its limit is said if it is unlike the past, or large: %j', (facts, said) => {
  const { percent = 0 } = facts;
  const cases = ['a', 'b', 'c'].map((label) =>
    finding({ label, metric: 'p50', was: 100, candidate: 100 + percent, band: { percent: 10 } }),
  );
  const shift = { metric: 'p50', limit: 10, cases: 3, controls: [], verdict: 'pass', percent, ...facts } as const;
  const shown = report(cases, { runShifts: [shift] });
  expect(sayTolerated(shown, plain)).toBe(said);
  expect(linesOf(shown).includes('guardband gate')).toBe(said !== '');
  expect(headingOf(shown)).toBe(
    `no regression in 3 cases${said === '' ? '' : ` beside the shift of the whole run: ${said}`}`,
  );
});

test('of a label that waits, the cause is certain only if it changed itself', () => {
  const because = { waitsFor: [{ scenario: 'shop', label: 'Sales' }] };
  const waiting = finding({ label: 'Menu', was: 400, candidate: 320, reason: 'coupled', because });
  const sales = (verdict: 'regression' | 'suspect' | 'pass') =>
    finding({ label: 'Sales', metric: 'p50', was: 100, candidate: 130, verdict });
  const say = (...all: Parameters<typeof report>[0]): string => coupledLines(report(all), plain).join();
  expect(say(waiting, sales('regression'))).toBe(
    'Users wait for Sales, which got slower: throughput −20 % in shop / Menu.',
  );
  for (const verdict of ['suspect', 'pass'] as const)
    expect(say(waiting, sales(verdict))).toMatch(/^Users wait for Sales, which may have got slower:/);
});

const lost = { limit: 380, verdict: 'regression', reason: 'beyond-limit', fails: true, severity: 4 } as const;
const prices = { label: 'Prices', candidate: 100, verdict: 'new', reason: 'no-baseline' } as const;
const sales = (p50: number) => [
  finding({ label: 'Sales', was: 400, candidate: 320, ...lost }),
  finding({ label: 'Sales', metric: 'p50', was: 100, candidate: p50, ...lost }),
];

test.each<readonly [string, Parameters<typeof report>[0], string]>([
  ['new', [finding(prices)], 'Menu was requested less: throughput −20 %, as users wait for Prices, which is new'],
  ['new elsewhere', [finding({ ...prices, scenario: 'other' })], 'shop / Menu was requested less: throughput −20 %'],
  [
    'new, but it is slower itself',
    [finding(prices), finding({ label: 'Menu', metric: 'p50', was: 20, candidate: 30, ...lost })],
    'Menu got slower: throughput −20 %, p50 +50 %',
  ],
  [
    'slower',
    sales(140),
    'Sales got slower: throughput −20 %, p50 +40 %; Menu was requested less: throughput −20 %, as users wait for Sales, which got slower',
  ],
  ['slower, but too little to explain it', sales(105), 'Menu and Sales got slower: throughput −20 %'],
])('throughput that a request explains is no slower case: %s', (_, more, said) => {
  const p50 = finding({ label: 'Menu', metric: 'p50', was: 20, candidate: 20 });
  const menu = [
    finding({ label: 'Menu', was: 400, candidate: 320, ...lost }),
    ...(more.some(({ case: { label }, metric }) => label === 'Menu' && metric === 'p50') ? [] : [p50]),
  ];
  expect(failingHeading(...menu, ...steady({ label: 'Cart' }), ...more)).toBe(said);
});

test('a configuration may write a text that YAML takes for something else', async () => {
  const read = async (text: string) => await parseConfig(text, 'guardband.yml');
  expect((await read('measure: {run: false, build: 1.10}')).config).toEqual({
    measure: { run: 'false', build: '1.10' },
  });
  expect((await read('measure: {run: [false]}')).problems).toHaveLength(1);
  expect((await read('measure: {pairs: "3"}')).problems).toHaveLength(1);
});

test('a clause of a problem in the report of another run is as inert as a name', () => {
  const because = '@team [x](http://127.0.0.1/y) <b>';
  const unsound = undecidable({ was: 400, candidate: 320, reason: 'unsound' });
  const problems = [error({ withholds: 'test', because, message: 'It is cut.' })];
  const shown = report([unsound], { outcome: 'undecided', reasons: ['unsound'], problems });
  const markdown = render('markdown', shown);
  expect(markdown).toContain('`@team`');
  expect(markdown.replaceAll(/`[^`]*`/g, '')).not.toMatch(/@team|\]\(http|<b>/);
});
