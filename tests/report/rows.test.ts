/** The numbers of a row can be checked by hand: change and values are of the same case, for every metric. */
import { describe, expect, test } from '@jest/globals';
import { groupFindings } from '../../src/judge/account/groups.js';
import { nameWorst, countLine, sayCell } from '../../src/report/sentences/rows.js';
import { headline } from '../../src/report/sentences/headline.js';
import { groupsHtml } from '../../src/report/page/report-page.js';
import type { Finding, Report } from '../../src/model/documents.js';
import { runShiftLines } from '../../src/report/sentences/whole-run.js';
import { failingHeading, headingOf, plain, render } from './_shown.js';
import {
  added,
  failed,
  finding,
  pastRuns,
  report,
  steady,
  suspected,
  regressed,
  undecidable,
} from './reports/build.js';
import { reports } from './reports/index.js';
import { saySure } from '../../src/report/sentences/certainty.js';
import { chooseRows, findCell, findCalmCell } from '../../src/judge/account/rows.js';

const number = (text: string): number => Number(text.replaceAll(',', '').replace('−', '-'));

/** How far a printed number may be from the exact one. */
const half = (text: string): number => 0.5 / 10 ** (text.split('.')[1]?.length ?? 0);

/** Whether "+58 %" follows from "31 → 49 ms", given that both are rounded. */
function follows(change: string, values: string): boolean {
  const [, from = '', to = ''] = /^([−\d.,]+) → ([−\d.,]+)/.exec(values) ?? [];
  const [, printed = ''] = /^\+?([−\d.,]+)/.exec(change) ?? [];
  const low = (number(to) - half(to)) / (number(from) + half(from));
  const high = (number(to) + half(to)) / (number(from) - half(from));
  return (
    100 * (low - 1) - half(printed) <= number(printed) + 1e-9 &&
    100 * (high - 1) + half(printed) >= number(printed) - 1e-9
  );
}

test.each(Object.entries(reports))('every change in percent follows from the values beside it: %s', (_, shown) => {
  const cells = chooseRows(shown).rows.flatMap((group) =>
    group.moves.flatMap(({ metric }) => sayCell(findCell(group, metric), plain) ?? []),
  );
  const relative = cells.filter(({ change, values }) => change.endsWith('%') && values.includes('→'));
  expect(relative.filter(({ change, values }) => !follows(change, values))).toEqual([]);
});

test('what got worse is shown before what improved more', () => {
  const open = (label: string, was: number, candidate: number) =>
    undecidable({ label, metric: 'p50', was, candidate, reason: 'few-samples' });
  const shown = report([open('GET /search', 100, 40), open('POST /pay', 100, 132)], { reasons: ['inconclusive'] });
  const [group] = groupFindings(shown).groups;
  expect(group?.moves[0]?.largest.case.label).toBe('POST /pay');
});

test.each([
  ['throughput', 1, 'users=50', ['−36 %', '100 → 64 /s'], ['+60 %', '100 → 160 ms']],
  ['p99', 3, 'users=20', ['−35 %', '100 → 65 /s'], ['+300 %', '100 → 400 ms']],
  ['p99, in which alone it moved', 3, 'users=5', ['−36 to −30 %', ''], ['+500 %', '100 → 600 ms']],
])(
  'a row shows the case that moved most in what is farthest beyond its limit: %s',
  (which, severity, worst, ...all) => {
    const slower = (users: string, throughput: number, p99: number) => [
      regressed({ on: { users }, was: 100, candidate: throughput, severity: 2, reason: 'group' }),
      regressed({ on: { users }, metric: 'p99', was: 100, candidate: p99, severity, reason: 'group' }),
    ];
    const alone = which.endsWith('moved') ? slower('5', 99, 600).slice(1) : [];
    const cases = [...slower('10', 70, 150), ...slower('20', 65, 400), ...slower('50', 64, 160), ...alone];
    const shown = report(cases, failed);
    const [group] = chooseRows(shown).rows;
    if (group === undefined) throw new Error('There is no row.');
    expect(nameWorst(group, groupFindings(shown), plain)).toBe(worst);
    const cells = ['throughput', 'p99'].map((metric) => sayCell(findCell(group, metric), plain));
    expect(cells.map((cell) => [cell?.change, cell?.values])).toEqual(all);
  },
);

test.each([
  [[100, 101, 125], 'up to +25 %'],
  [[100, 101, 110], ''],
  [[125, 126, 127], ''], // the median shows it
])('a calm row of several cases says what its median hides: %j', (values, extent) => {
  const band = { percent: 10, absolute: 1 };
  const cases = values.map((candidate, i) =>
    finding({ label: String(i), metric: 'p50', was: 100, candidate, band, verdict: 'pass', reason: 'within-noise' }),
  );
  const [group] = chooseRows(report(cases)).calm;
  expect(group && sayCell(findCalmCell(group, 'p50'), plain)?.extent).toBe(extent);
});

test('a headline tells no metric of one group of another', () => {
  const slower = (label: string, metric: string, candidate: number) =>
    regressed({ label, metric, was: 100, candidate, severity: 2 });
  const [a, b] = [slower('a', 'p50', 130), slower('b', 'p99', 150)];
  expect(failingHeading(a, b)).toBe('a got slower: p50 +30 %; b got slower: p99 +50 %');
  expect(failingHeading(a, b, slower('b', 'p50', 120))).toBe('both cases got slower: p50 +20 to +30 %');
});

describe('a healthy run whose p99 has too few requests', () => {
  const measured = (label: string, extra: Partial<Finding> = {}): readonly Finding[] => [
    finding({ label, was: 100, candidate: 101 }),
    undecidable({ label, metric: 'p99', was: 30, candidate: 41, reason: 'few-samples' }),
    finding({ label, metric: 'p50', was: 8, candidate: 8, ...extra }),
  ];
  const healthy = report([...measured('Item'), ...measured('List')]);

  test('shows the metrics that were judged, below a heading without doubt', () => {
    expect(chooseRows(healthy).metrics).toEqual(['throughput', 'p50']);
    expect(headline(healthy, plain)).toEqual({ sign: 'passed', text: 'no regression in 2 cases' });
    expect(countLine(healthy, plain)).toBe('2 cases: all unchanged but not judged in p99 (too few requests).');
  });

  test('has a heading that says so if no response time was judged', () => {
    const open = { verdict: 'inconclusive', reason: 'too-noisy' } as const;
    const doubtful = report([...measured('Item', open), ...measured('List', open)]);
    expect(headline(doubtful, plain)).toMatchObject({ sign: 'doubt' });
    expect(chooseRows(doubtful).metrics).toEqual(['throughput', 'p99']);
    const [calm] = chooseRows(doubtful).calm;
    expect(calm && sayCell(findCalmCell(calm, 'p99'), plain)).toMatchObject({ change: '+37 %', extent: 'not judged' });
  });

  test('has the same rows on the page', () => {
    const slower = regressed({ label: 'Pay', was: 100, candidate: 70, reason: 'group', fails: true });
    const page = groupsHtml(report([...measured('Item'), ...measured('List'), slower], failed), plain);
    expect(page).toContain('unchanged');
    expect(page).toContain('2 other cases');
    expect(page).not.toContain('<b class="tone open">not judged');
  });
});

test('new labels have a row with their name, which no sentence repeats', () => {
  const users = ['5', '20'];
  const fresh = users.flatMap((each) => added({ label: 'GET /facets', on: { users: each } }, ['throughput']));
  const known = users.flatMap((each) => steady({ label: 'GET /', on: { users: each } }));
  const text = render('text', report([...known, ...fresh]), { width: 120 });
  expect(text).toMatch(/^new {8}GET \/facets, all loads {2}/m);
  expect(text).not.toContain('New:');
});

test('each scenario of a first run has one row with its own cases', () => {
  const cases = ['a', 'b', 'c', 'd'].flatMap((scenario) => added({ scenario }, ['throughput']));
  const { calm } = chooseRows(report(cases, { outcome: 'undecided', reasons: ['no-baseline'] }));
  expect(calm.map(({ cases: own }) => own.map(({ name }) => name.scenario).join())).toEqual(['a', 'b', 'c', 'd']);
});

test('controls alone are counted in plain English', () => {
  const shown = report([finding({ label: 'echo', was: 100, candidate: 101, control: true, gated: false })]);
  expect(countLine(shown, plain)).toBe('1 control.');
});

const few = ': changes are found from 3 on, small ones from about 10';
const enough = ': outside the tolerance band, but not far enough beyond past runs and noise';
test.each([
  [1, 1, undefined, ` with one past run${few}`],
  [1, 2, undefined, ` with one comparable run${few}`], // two load tests with one run each
  [1, 1, 3, ` with 4 past runs${few}`],
  [8, 8, undefined, enough],
  [1, 1, 7, enough],
])('a case with %d of %d past runs, and %s that show noise, is not certain%s', (runs, recorded, noiseRuns, why) => {
  const shown = report([undecidable({ was: 100, candidate: 88, runs })], { reasons: ['inconclusive'] });
  const baseline = { ...shown.baseline, runs: pastRuns(recorded), ...(noiseRuns !== undefined && { noiseRuns }) };
  expect(headingOf({ ...shown, baseline })).toBe(`no certain regression in 1 case${why}`);
});

test('past runs are counted once, whether they are compared with or only show the noise', () => {
  const noise = { absolute: 40, percent: 12, runs: 2, from: 'assumed' } as const;
  const facts = { was: 100, candidate: 70, runs: 1, noise, severity: 1.2 } as const;
  const open = suspected({ ...facts, exceptions: ['few-past-runs'] });
  const shown = report([open], { outcome: 'undecided', reasons: ['suspect-unresolved'] });
  const one = { ...shown, baseline: { ...shown.baseline, runs: pastRuns(1), noiseRuns: 3 } };
  const said = [headingOf(one), ...chooseRows(one).rows.map((group) => saySure(group.sure, one))].join(' ');
  expect(said).toMatch(/; 4 past runs cannot tell a slow machine from a change 4 past runs$/);
  expect(said).not.toContain('too few');
  expect(said).not.toMatch(/(?<!4 )past run|baseline run|recorded run/);
});

test('a whole run that is as usual needs no sentence', () => {
  const linesOf = (percent: number): readonly string[] => {
    const shift = { metric: 'p50', percent, removed: true, cases: 3, controls: [], verdict: 'regression' } as const;
    return runShiftLines(report(steady({}), { runShifts: [shift] }), plain);
  };
  expect(linesOf(0.01)).toEqual([]);
  expect(linesOf(22)).toEqual([expect.stringMatching(/^The whole run: p50 22 % higher than usual in /)]);
});

test('a history says with how many runs it cannot tell a slow machine from a change', () => {
  const slower = ['a', 'b', 'c'].map((label) => finding({ label, was: 100, candidate: 60, band: { percent: 5 } }));
  const shift = { metric: 'throughput', percent: -40, removed: true, cases: 3, controls: [] } as const;
  const linesWith = (runs: number): string => {
    const shown = report(
      slower.map((own) => ({
        ...own,
        ...(own.baseline && { baseline: { ...own.baseline, runs } }),
        ...(own.noise && { noise: { ...own.noise, runs } }),
      })),
      { outcome: 'undecided', reasons: ['whole-run-undecided'], runShifts: [{ ...shift, verdict: 'inconclusive' }] },
    );
    return runShiftLines({ ...shown, baseline: { ...shown.baseline, runs: pastRuns(runs) } }, plain).join(' ');
  };
  expect(linesWith(1)).toContain('; one past run cannot tell a slow machine from a change.');
  expect(linesWith(4)).toContain('; 4 past runs cannot tell a slow machine from a change.');
  expect(linesWith(30)).toContain('; either the machine or the change is the cause.');
});

test('a suspect says how many runs cannot tell', () => {
  const [once, twice] = [{}, { repetitions: 2 }].map((more) =>
    report([suspected({ was: 100, candidate: 90, ...more })]),
  ) as [Report, Report];
  expect(headingOf(once)).toMatch(/; one run cannot tell$/);
  expect(headingOf(twice)).toMatch(/; 2 runs cannot tell$/);
  expect(chooseRows(twice).rows.map((group) => saySure(group.sure, twice))).toEqual(['2 runs']);
});
