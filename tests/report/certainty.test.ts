/** Every surface says how sure each row is, and what its verdict rests on. */
import { describe, expect, test } from '@jest/globals';
import type { Report } from '../../src/model/documents.js';
import { evidenceLines } from '../../src/report/sentences/rows.js';
import { plainWording } from '../../src/report/sentences/words.js';
import { describeFirstRun, makeCards } from '../../src/report/trend/cards.js';
import { render, sentencesOf } from './_shown.js';
import { finding, report, steady, undecidable } from './reports/build.js';
import { reports } from './reports/index.js';
import { everythingFaster, everythingSlower, screens } from './reports/screens.js';
import { makeTrend } from './reports/trend.js';
import { saySure } from '../../src/report/sentences/certainty.js';
import { chooseRows } from '../../src/judge/account/rows.js';
import { describeAllowed } from '../../src/report/sentences/figures.js';

const all: Readonly<Record<string, Report>> = {
  ...reports,
  everythingFaster,
  everythingSlower,
  ...Object.fromEntries(Object.entries(screens).map(([name, screen]) => [name, screen.report])),
};
const evidence = (shown: Report): string => {
  const wording = plainWording(shown);
  const rows = chooseRows(shown).rows.map((group) => saySure(group.sure, shown));
  return [...rows, ...evidenceLines(shown, wording, '')].join('\n');
};
describe('a row that moved', () => {
  test.each(Object.entries(all))('of %s has a word of certainty', (_, shown) => {
    const { rows } = chooseRows(shown);
    const moved = rows.filter(
      ({ kind, state }) => ['moved', 'drift', 'objective'].includes(kind) && state !== 'unjudged',
    );
    expect(moved.filter((group) => saySure(group.sure, shown) === '')).toEqual([]);
  });

  test.each([
    ['drift', '6 runs together'],
    ['objectives', 'fixed limit'],
    ['objectives', ' by chance'],
    ['everythingFaster', ' by chance'],
    ['everythingFaster', 'Either the machine or the change is the cause.'],
    ['everythingSlower', 'Either the machine or the change is the cause.'],
    ['hostile', 'Either the machine or the change is the cause.'],
  ])('of %s: %s', (name, text) => {
    expect(evidence(all[name] as Report)).toContain(text);
  });
});

test.each([
  ['< 100', 120, 'allowed < 100 ms (20 ms over)'],
  ['70 to 80', { low: 74, high: 84 }, 'allowed 70 to 80 ms (4 ms over)'],
  ['70 to 80', 65, 'allowed 70 to 80 ms (5 ms under)'],
  ['within 10% of users', 65, 'allowed within 10% of users (10 ms over)'],
  ['within 10% of nothing', 65, 'allowed within 10% of nothing'],
  ['< 100', 90, 'allowed < 100 ms'],
])('an objective %s and %j: %s', (objective, candidate, text) => {
  const missed = finding({ on: { users: '50' }, metric: 'p99', candidate, objective, reason: 'objective' });
  expect(describeAllowed(missed, plainWording(reports.slower))).toBe(text);
});

test('an objective in points is missed by points', () => {
  const missed = finding({ metric: 'errorPercent', candidate: 2.5, objective: '<= 1', reason: 'objective' });
  expect(describeAllowed(missed, plainWording(reports.slower))).toBe('allowed <= 1 % (1.5 points over)');
});

describe('a comparison with the last release', () => {
  test('that decided is named first below the headline, and says what to do', () => {
    for (const format of ['markdown', 'text', 'html'])
      expect(render(format, reports.releaseDecides)).toMatch(
        /against `?(?:<code>)?tag:4\.4\.0(?:<\/code>)?`?: 2\sruns[^;]*; and\s+against the\s+history: 8 runs/,
      );
    expect(render('markdown', reports.releaseDecides)).toContain(
      'Fix it: it cannot be accepted, because 4.4.0 stays the second baseline until the next release. To allow it for a while, add the lines to guardband.yml (see “What else can be done”).',
    );
  });

  test('that the headline is about is not folded, and says how sure it is', () => {
    const [visible = ''] = render('markdown', reports.released).replaceAll('\u00a0', ' ').split('<details>');
    expect(visible).toMatch(/ by chance/);
    expect(visible).toContain('4,120 → 3,634 /s');
  });
});

test('the command that accepts a level says of which row, if another one misses its objective', () => {
  expect(sentencesOf(reports.objectives)[0]).toMatch(/^Fix it; or, if the new level of scale out is meant to stay,/);
});

test('a metric that the configuration sets aside is named', () => {
  const cases = [{ case: 'shop', values: [40], baseline: [30] }];
  const shown = report(steady({}).slice(0, 2), { statistics: { metrics: ['p99'], cases } });
  expect(evidence(shown)).toContain('p99 is not judged, as the configuration says.');
  expect(evidence(report(steady({})))).not.toContain('configuration');
});

test('a change of level says how many of its runs are beyond all before', () => {
  const trend = makeTrend({ cases: 1, runs: 30 });
  const [card] = makeCards(trend, trend.changes, plainWording(trend));
  const [, now = 0, all = 0, past = 0] =
    /\((\d+) of (\d+) runs beyond all (\d+) before\)$/
      .exec(card === undefined ? '' : describeFirstRun(card))
      ?.map(Number) ?? [];
  expect(now).toBeLessThanOrEqual(all);
  expect(all + past).toBe(30);
});

test('a value that could not be judged is not bold as if it had moved', () => {
  const few = undecidable({ metric: 'p99', was: 46, candidate: 46, reason: 'few-samples' });
  const one = report([few], { outcome: 'undecided', reasons: ['inconclusive'] });
  expect(render('markdown', one)).toContain('| 0\u00a0%<br>');
});
