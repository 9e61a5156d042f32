import { describe, expect, test } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Finding, Report } from '../../src/model/documents.js';
import type { Page } from '../../src/model/host.js';
import { annotateReport } from '../../src/report/renderings.js';
import { rendererById, rendererFor, renderers } from '../../src/report/renderers/index.js';
import { terminalColumns } from '../../src/report/sentences/problem-lines.js';
import { stepsOf } from './_shown.js';
import {
  added,
  failed,
  finding,
  gone,
  regressed,
  report,
  steady,
  suspected,
  undecidable,
  values,
} from './reports/build.js';
import { hostileLabel, reports } from './reports/index.js';

const write = process.env['GUARDBAND_GOLDENS'] === 'write';
const today = '2026-02-01';
const wide: Page = { width: 120, colour: false, today };

const render = (id: string, report: Report, page = wide): string =>
  id === 'annotations'
    ? annotateReport(report)
        .map((annotation) => `${JSON.stringify(annotation)}\n`)
        .join('')
    : (rendererById.get(id)?.render(report, page) ?? '');

const views: readonly (readonly [view: string, id: string, page: Page])[] = [
  ['text', 'text', wide],
  ['narrow', 'text', { width: 60, colour: false, today }],
  ['markdown', 'markdown', wide],
  ['junit', 'junit', wide],
  ['annotations', 'annotations', wide],
  ['metrics', 'openmetrics', wide],
  ['badge', 'badge', wide],
];

describe.each(Object.entries(reports))('%s', (name, shownReport) => {
  test.each(views)('%s', (view, id, page) => {
    const golden = `tests/report/renderers/${name}/${view}.golden`;
    const text = render(id, shownReport, page);
    if (write) {
      mkdirSync(dirname(golden), { recursive: true });
      writeFileSync(golden, text);
    }
    expect(text).toBe(readFileSync(golden, 'utf8'));
  });

  test.each([20, 40, 60, 99, 100, 120, 160])('the text fits into %i columns', (width) => {
    const lines = render('text', shownReport, { width, colour: false }).split('\n');
    // Lines to copy must stay whole: a terminal wraps them without inserting line breaks.
    const toCopy =
      /^ {4}(guardband |waivers:|retired:|controls:|- \{| {2,4}(- where|- scenario|metric|ceiling|until|issue|reason):)/;
    expect(lines.filter((line) => terminalColumns(line) > width && !toCopy.test(line))).toEqual([]);
  });

  test('colours only add colours', () => {
    const bare = render('text', shownReport, { width: 110, colour: true }).replace(/\u001b\[\d+m/g, '');
    expect(bare).toBe(render('text', shownReport, { width: 110, colour: false }));
  });

  test('JUnit has every judged metric of a case, whatever its state', () => {
    const xml = render('junit', shownReport);
    expect(/<(failure|error) /.test(xml)).toBe(shownReport.outcome !== 'passed');
    const cases = xml.match(/<testcase name="(?!outcome|the whole|compared)[^]*?<\/testcase>/g);
    const count = (text: string): number =>
      text.match(/: (?:worse|missing|invalid|unknown|waived|not judged|new|better|unchanged), /g)?.length ?? 0;
    const judged = shownReport.findings.filter(({ gated }) => gated);
    const isCarried = cases?.some((text) => text.includes('type="whole-run"')) === true;
    if (!isCarried) expect(count((cases ?? []).join('').replace(/ message="[^"]*"/g, ''))).toBe(judged.length);
  });

  test('JSON is the report document', () => {
    const text = render('json', shownReport);
    expect(JSON.parse(text)).toEqual(shownReport);
    expect(text).toMatch(/^\{\n {2}"schemaVersion": 2,[^]*\n\}\n$/);
  });
});

test('a proposed waiver lasts thirty days from today, however old the run is', () => {
  const readUntil = (text: string): string | undefined => /until: (\S+)/.exec(text)?.[1];
  for (const id of ['text', 'markdown']) {
    expect(readUntil(render(id, reports.slower, { ...wide, today: '2026-12-20' }))).toBe('2027-01-19');
    expect(readUntil(render(id, reports.slower, { width: 120, colour: false }))).toBe('YYYY-MM-DD');
  }
});

const loads = ['5', '20', '50'];
const slower = (label: string, users: string, percent: number): Finding =>
  regressed({ label, on: { users }, metric: 'p50', ...values(60, 60 * (1 + percent / 100), 66, percent / 10) });
const firstLineOf = (shown: Report): string => render('text', shown, { ...wide, width: Infinity }).split('\n')[0] ?? '';
const headlineOf = (findings: readonly Finding[]): string =>
  firstLineOf(report([...findings, ...loads.flatMap((users) => steady({ label: 'Search', on: { users } }))], failed));

const longer = ['a', 'b', 'c', 'd'].map((name) => name + 'x'.repeat(60));
test.each<readonly [string, readonly string[], number, string]>([
  ['all loads of both, alike', ['Pay', 'POST /payments'], 60, 'Pay and POST /payments got slower: p50 +60 %'],
  ['differently', ['Pay', 'POST /payments'], 30, 'Pay and POST /payments got slower: p50 +30 to +60 %'],
  ['many labels: names some', ['a', 'b', 'c', 'd'], 60, 'a, b, c and 1 more got slower: p50 +60 %'],
  ['labels with long names: counts them', longer, 60, '12 of 15 cases got slower: p50 +60 %'],
])('a headline about a few labels %s', (_, labels, ofOthers, expected) => {
  const findings = labels.flatMap((label, i) =>
    loads.flatMap((users) => [
      slower(label, users, i === 0 ? 60 : ofOthers),
      finding({ label, on: { users }, ...values(100, 99) }),
    ]),
  );
  expect(headlineOf(findings)).toBe(`FAILED  ${expected}`);
});

test('a headline about different events names cases of each, and the share of failed requests', () => {
  const rate = { label: 'Order', metric: 'errorPercent', was: 0.0917, candidate: 28.8123, severity: 40 };
  const slow = [...loads.map((users) => slower('Pay', users, 60)), slower('Cart', '5', 90)];
  const findings = [regressed({ ...rate, fails: true }), ...slow];
  expect(
    headlineOf([...findings, finding({ label: 'Cart', on: { users: '20' }, metric: 'p50', ...values(60, 60) })]),
  ).toBe(
    'FAILED  Order fails 28.8 % of its requests (usually 0.1); Pay and Cart (users=5) got slower: p50 +60 to +90 %',
  );
  const [first, second] = stepsOf(report(findings, failed));
  expect(first?.sentence).toBe('Find out why requests of Order fail, then measure again.');
  expect(second?.code?.lines.join('')).toMatch(/^guardband accept (?!.*Order)/);
});

test('of groups that one run cannot judge two have rows, and one line names the others', () => {
  const factors = {
    'Passthrough proxy with tokens': 6,
    'Mediation proxy': 3,
    'Transformation proxy': 1.9,
    'GraphQL proxy': 1.3,
  };
  const findings = Object.entries(factors).flatMap(([scenario, factor], n) =>
    [1, 2, 3, 4].flatMap((users, i) => {
      const facts = { scenario, on: { users: String(10 * n + users) } };
      if (i > 1) return steady(facts);
      const moved = { was: 400, candidate: 400 * factor, severity: factor, reason: 'short-history' } as const;
      return [...steady(facts).slice(0, 2), undecidable({ ...facts, metric: 'p99', ...moved })];
    }),
  );
  const undecided = report(findings, { outcome: 'undecided', reasons: ['inconclusive'] });
  const text = render('text', undecided, { width: 80, colour: false, today });
  expect(text.split('\n').filter((line) => line.startsWith('not judged '))).toEqual([
    expect.stringMatching(/^not judged {2}Passthrough proxy with tokens, .* \+500 % /),
    expect.stringMatching(/^not judged {2}Mediation proxy, .* \+200 % /),
  ]);
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(
    /And 2 groups not judged: Transformation proxy, .*; GraphQL proxy, .*\. /,
  );
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
});

test('the longest ending of a file chooses the renderer', () => {
  const chosen = ['out/r.json', 'R.MD', 'a.b.xml', 'r.txt', 'r.pdf', 'json'].map((file) => rendererFor(file)?.id);
  expect(chosen).toEqual(['json', 'markdown', 'junit', 'text', undefined, undefined]);
  const longest = ['out/metrics.txt', 'Shop-Metrics.TXT', 'badge.json', 'out/my-badge.json'];
  expect(longest.map((file) => rendererFor(file)?.id)).toEqual(['openmetrics', 'openmetrics', 'badge', 'badge']);
  expect(new Set(renderers.map(({ id }) => id)).size).toBe(renderers.length);
});

describe('OpenMetrics', () => {
  /** The Prometheus grammar of a gauge sample without a timestamp. */
  const sample =
    /^[a-z_]+\{(?:[a-z_]+="(?:[^"\\\n]|\\[\\"n])*"(?:,(?=[a-z])|(?=\})))*\} -?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/;
  const linesOf = (shown: Report): readonly string[] => render('openmetrics', shown).split('\n');

  test.each(Object.entries(reports))('%s has valid samples, each once, and ends with # EOF', (_, shown) => {
    const lines = linesOf(shown);
    expect(lines.slice(-2)).toEqual(['# EOF', '']);
    const samples = lines.slice(0, -2).filter((line) => !/^# (TYPE|HELP) [a-z_]+ \S/.test(line));
    expect(samples.filter((line) => !sample.test(line))).toEqual([]);
    const series = samples.map((line) => line.slice(0, line.lastIndexOf('}')));
    expect(new Set(series).size).toBe(series.length);
  });

  test('a name cannot end its label or begin a comment, which GitLab cuts even within quotes', () => {
    const label = 'GET /a"} 1\n# EOF\\"x';
    const shown = report([finding({ label, candidate: 5 }), finding({ label: 'b', candidate: Number.NaN })]);
    const [value, ...others] = linesOf(shown).filter((line) => line.startsWith('guardband_value'));
    expect(value).toMatch(sample);
    expect(value).not.toContain('#');
    expect(others).toEqual([]);
  });
});

test('a badge has the outcome as its message, below the title of the page', () => {
  expect(JSON.parse(render('badge', reports.slower))).toMatchObject({ color: 'red', isError: true });
  const badge = { schemaVersion: 1, label: 'Checkout', message: 'passed', color: 'brightgreen', isError: false };
  expect(JSON.parse(render('badge', report(steady({})), { ...wide, title: 'Checkout' }))).toEqual(badge);
});

/** The first line of a report of these findings, and the facts it follows from. */
type Headline = readonly [expected: string, findings: readonly Finding[], facts: Partial<Report>];
const expectHeadline = (...[expected, findings, facts]: Headline): void => {
  expect(firstLineOf(report(findings, facts))).toBe(expected);
};
const slowerCase = regressed(values(400, 300, 380, 4));

/** Cases that all lost as much. */
const movedAlike = ['1', '2', '3'].map((users) =>
  finding({ on: { users }, ...values(400, 320, undefined, 0), band: { percent: 5 } }),
);
const lossOfAll = { metric: 'throughput', percent: -20, cases: 3, controls: [], verdict: 'regression' } as const;
const doubted: Partial<Report> = {
  reasons: ['whole-run-undecided'],
  runShifts: [{ ...lossOfAll, verdict: 'inconclusive' }],
};
const lossOfBoth: Partial<Report> = {
  outcome: 'failed',
  reasons: ['regression', 'whole-run'],
  runShifts: [lossOfAll],
};
const since = { began: { runs: 4, since: '2026-10-01T04:12:00Z' } };

test.each<Headline>([
  [
    'FAILED  the whole run got worse: throughput −20 %',
    movedAlike,
    { outcome: 'failed', reasons: ['whole-run'], runShifts: [lossOfAll] },
  ],
  [
    'FAILED  shop got slower: throughput −25 %; the whole run: throughput −20 %',
    [slowerCase, ...movedAlike],
    lossOfBoth,
  ],
  // Only half of the cases moved, so the headline is about them and not about the run.
  ['FAILED  shop got slower: throughput −25 %', [slowerCase, ...steady({ on: { users: '1' } })], lossOfBoth],
  [
    'PASSED  but the whole run got worse: throughput −20 % (allowed by the configuration)',
    movedAlike,
    { runShifts: [lossOfAll] },
  ],
  [
    'PASSED  but throughput −20 % in all 3 cases; either the machine or the change is the cause (allowed by `fail: {unknown: pass}`)',
    movedAlike,
    doubted,
  ],
  [
    'UNKNOWN  throughput −20 % in all 3 cases; not new in this run',
    movedAlike.map((own): Finding => ({ ...own, ...since })),
    { ...doubted, outcome: 'undecided' },
  ],
  [
    'UNKNOWN  throughput −20 % in all 3 cases; either the machine or the change is the cause',
    movedAlike,
    { ...doubted, outcome: 'undecided' },
  ],
])('the headline of a run that moved: %s', expectHeadline);

describe('the headline', () => {
  const speeds = ['throughput', 'p99'];
  const missingElsewhere = gone({ scenario: 'b', label: 'gone' }, speeds);
  const missing = gone({ label: 'gone' }, speeds);
  const unseen = speeds.map((metric) => undecidable({ label: 'gone', metric, was: 5, reason: 'few-expected' }));
  const doubtful = suspected({ on: { users: '5' }, ...values(400, 370, undefined, 1.1) });
  const cut = { code: 'truncated-result', level: 'error', message: 'm', advice: 'a', file: 'f' } as const;
  const unread: Partial<Report> = { outcome: 'undecided', reasons: ['unreadable-input'], problems: [cut] };
  test.each<Headline>([
    ['FAILED  shop got slower: throughput −25 %', [slowerCase], failed],
    [
      'FAILED  shop got slower: throughput −25 %; gone was not measured',
      [slowerCase, ...missing],
      { outcome: 'failed', reasons: ['regression', 'missing'] },
    ],
    ['FAILED  gone was not measured', [...steady({}), ...missing], { outcome: 'failed', reasons: ['missing'] }],
    [
      'FAILED  gone in every scenario was not measured',
      [...steady({}), ...steady({ scenario: 'b' }), ...missing, ...missingElsewhere],
      { outcome: 'failed', reasons: ['missing'] },
    ],
    ['PASSED  but shop got slower: throughput −25 % (allowed by the configuration)', [slowerCase], {}],
    ['UNKNOWN  shop, users=5 looks slower: throughput −7.5 %; one run cannot tell', [...steady({}), doubtful], {}],
    [
      'PASSED  but shop, users=5 looks slower: throughput −7.5 %; one run cannot tell (allowed by `fail: {unknown: pass}`)',
      [...steady({}), doubtful],
      { outcome: 'passed' },
    ],
    [
      'UNKNOWN  gone was not measured, perhaps by chance',
      [...steady({}), ...unseen],
      { outcome: 'undecided', reasons: ['few-expected'] },
    ],
    [
      'UNKNOWN  shop, users=5 looks slower: throughput −7.5 %; one run cannot tell; gone was not measured, perhaps by chance',
      [...steady({}), doubtful, ...unseen],
      {},
    ],
    [
      'PASSED  but gone was not measured, perhaps by chance (allowed by `fail: {unknown: pass}`)',
      [...steady({}), ...unseen],
      { outcome: 'passed', reasons: ['few-expected'] },
    ],
    ['PASSED  no regression in 2 cases', [...steady({}), ...steady({ label: 'a' })], {}],
    ['PASSED  nothing to compare with yet: 1 case measured', added({}, ['throughput']), { reasons: ['no-baseline'] }],
    ['UNKNOWN  1 result file could not be read in full; no regression in the rest', steady({}), unread],
    [
      'UNKNOWN  1 result file could not be read in full',
      [undecidable({ was: 400, candidate: 390, reason: 'too-noisy' })],
      unread,
    ],
    [
      'UNKNOWN  p99 could not be judged in any case: percentiles computed differently than in the baseline',
      [...steady({}).slice(0, 2), undecidable({ metric: 'p99', candidate: 3, reason: 'method' })],
      { outcome: 'undecided', reasons: ['metric-never-judged'] },
    ],
  ])('%s', expectHeadline);
});

describe('a run that is worse as a whole', () => {
  const waiver = {
    metric: 'throughput',
    where: { scenario: 'shop' },
    ceiling: '30%',
    until: '2026-12-31',
    reason: 'x',
  };
  const waived = movedAlike.map((item): Finding => ({ ...item, verdict: 'waived', severity: 2, waiver }));
  const calm = ['4', '5'].flatMap((users) => steady({ on: { users } }));

  test.each([
    ['and whose cases stay within their limits otherwise', movedAlike],
    ['and whose cases are waived', waived],
    [
      'and whose cases are waived, half of them moved and one missing',
      [...waived, ...calm, ...gone({ label: 'gone' }, ['throughput'])],
    ],
  ])('%s: explains how to distinguish the machine from the change, and how to accept the level', (_, findings) => {
    const waivers = [{ ...waiver, state: 'stale' }] as const;
    const facts = { outcome: 'failed', reasons: ['missing', 'whole-run'], waivers, runShifts: [lossOfAll] } as const;
    const text = render('text', report(findings, { ...facts, reasons: [...facts.reasons], waivers: [...waivers] }));
    const steps = text.slice(text.indexOf('Next steps:'));
    expect(steps).toMatch(/beside\s+each\s+other[^]*guardband gate[^]*`controls:`/);
    expect(steps).toMatch(/guardband accept '\*' --from/);
    expect(steps).not.toMatch(/no longer needed/);
  });
});

describe('a throughput that is lower in the whole run, without a verdict on it', () => {
  const moved = ['1', '2'].map((users) => finding({ on: { users }, ...values(400, 340, 320), band: { percent: 5 } }));
  const shift = { ...lossOfAll, percent: -15, cases: 2, verdict: 'pass', spread: 0.8 } as const;
  const textOf = (runShifts: Report['runShifts'], findings: readonly Finding[] = moved, facts: Partial<Report> = {}) =>
    render('text', report(findings, { ...facts, runShifts })).replaceAll(/\s+/g, ' ');
  const labels = ['a', 'b', 'c', 'd', 'e'].map((label) => ({ scenario: 'shop', label }));

  test.each<readonly [Partial<Report['runShifts'][number]>, string]>([
    [{ limit: -18, worstPast: -2 }, '; either the machine or the change is the cause.'],
    [{ limit: -18, worstPast: -15 }, '; either the machine or the change is the cause.'],
    [{ limit: -15, worstPast: -14.9 }, '; either the machine or the change is the cause.'],
    [{ limit: -12, worstPast: -15.5 }, '.'],
    [{ limit: -12, worstPast: -14 }, '.'],
    [{ limit: -12, worstPast: 20 }, '.'],
    [{ limit: -12 }, '.'],
  ])('%j is told with its reason', (facts, end) => {
    expect(textOf([{ ...shift, ...facts }])).toContain(
      `The whole run: throughput 15 % lower than usual in both cases${end}`,
    );
  });

  test.each([
    [1, 'a'],
    [3, 'a, b and c'],
    [5, '5 labels'],
  ])('is explained by %i labels', (size, named) => {
    expect(textOf([{ ...shift, limit: -12, labels: labels.slice(0, size) }])).toContain(
      `Users wait for ${named}, which got slower: throughput −15 % in 2 cases.`,
    );
  });

  test('annotations and JUnit name the metric and count cases, not the rows of the model', () => {
    const failing = { ...shift, cases: 1, verdict: 'regression', limit: -12, worstPast: -2 } as const;
    const shown = report(moved, { runShifts: [failing], outcome: 'failed', reasons: ['whole-run'] });
    const message =
      'the whole run got worse: throughput −15 %. The whole run: throughput 15 % lower than usual in both cases. Either the machine or the change is the cause.';
    expect(render('annotations', shown)).toContain(`"message":"${message}`);
    expect(render('junit', shown)).toContain(`message="${message}`);
  });

  test('several metrics share one sentence', () => {
    const times = ['1', '2'].map((users) =>
      finding({ on: { users }, metric: 'p99', ...values(30, 34.5, 38), band: { percent: 10 } }),
    );
    const shifts = [
      { ...shift, limit: -18 },
      { ...shift, metric: 'p99', percent: 15, limit: 30, spread: 6 },
    ];
    expect(textOf(shifts, [...moved, ...times])).toContain(
      'The whole run: throughput 15 % lower and p99 15 % higher than usual in both cases; either the machine or the change is the cause.',
    );
  });

  test('a group of all cases has the numbers, and one sentence follows for all metrics', () => {
    const cases = ['1', '2', '3', '4'].flatMap((users) => [
      regressed({ on: { users }, ...values(400, 300, undefined, 3), fails: true }),
      users === '4'
        ? finding({ on: { users }, metric: 'p99', ...values(30, 31) })
        : regressed({ on: { users }, metric: 'p99', ...values(30, 45, undefined, 3), fails: true }),
    ]);
    const regression = { ...shift, verdict: 'regression', limit: -12 } as const;
    const runShifts = [
      { ...regression, percent: -24 },
      { ...regression, metric: 'p99', percent: 48, limit: 12 },
    ];
    const text = textOf(runShifts, cases, { outcome: 'failed', reasons: ['regression', 'whole-run'] });
    expect(text.match(/Either the machine or the change is the cause\./g)).toHaveLength(1);
    expect(text).not.toMatch(/24 %|48 %/);
  });
});

const bytes = (text: string): number => Buffer.byteLength(text, 'utf8');

test('Markdown limits the size of a report of 2,500 cases and mentions what is omitted', () => {
  const findings = Array.from({ length: 2500 }, (_, i) => {
    const on = { users: String(i % 7), heap: `${i % 3}G` };
    const name = { scenario: `scenario ${i % 40}`, label: `${hostileLabel} ${i}`, on };
    const worse = regressed({ ...name, ...values(400, 100 + (i % 200), 380, 3 + (i % 9)) });
    return i % 3 === 0 ? [...steady(name).slice(0, 1), worse, ...steady(name).slice(2)] : steady(name);
  }).flat();
  const warning = { code: 'x', level: 'warning', file: 'a.csv' } as const;
  const problems = Array.from({ length: 3000 }, (_, i) => ({
    ...warning,
    message: `Row ${i} is short.`,
    advice: `Fix row ${i}.`,
    line: i + 1,
  }));
  const text = render('markdown', report(findings, { ...failed, problems }));
  expect(bytes(text)).toBeLessThan(60_000);
  expect(text).toContain('heap=0G in every scenario got slower');
  expect(text).toContain('The list of all values is left out here');
  expect(text).toContain('more problems: see the report.');
  expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
});

test('Markdown limits a report in which every part is as large as possible', () => {
  const long = '\u{1f525}`|'.repeat(300); // longer than every limit of a name
  const findings = Array.from({ length: 210 }, (_, i) => {
    const name = { scenario: `${i}${long}`, label: long, on: { [long]: long }, metric: long };
    return (i % 2 === 0 ? regressed : suspected)({ ...name, ...values(4, 2, 3, 3), reason: 'flagrant' });
  });
  const problem = { code: long, level: 'error', message: long, advice: long, file: long } as const;
  const where = { [long]: long };
  const waiver = { state: 'unused', metric: long, where, ceiling: long, until: long, reason: long } as const;
  const environment = Object.fromEntries(Array.from({ length: 99 }, (_, i) => [`${i}${long}`, long]));
  const shown = report(findings, {
    ...failed,
    problems: Array.from({ length: 50 }, () => problem),
    waivers: Array.from({ length: 50 }, () => waiver),
    candidate: { provenance: { branch: long, tag: long, environment }, cases: 1, measurements: 1 },
  });
  expect(bytes(render('markdown', shown))).toBeLessThan(60_000);
  for (const mostBytes of [30_000, 8_000, 1_000])
    expect(bytes(render('markdown', shown, { ...wide, mostBytes }))).toBeLessThan(mostBytes);
});

test.each(Object.entries(reports))(
  'Markdown %s: omits whole sections if there is less room, and mentions it',
  (_, shownReport) => {
    const lines = (text: string, line: string): number => text.split('\n').filter((item) => item === line).length;
    const [sign] = render('markdown', shownReport).split(' ');
    const whole = bytes(render('markdown', shownReport));
    for (let mostBytes = whole; mostBytes >= 500; mostBytes = Math.floor(mostBytes * 0.7)) {
      const text = render('markdown', shownReport, { ...wide, mostBytes });
      expect(bytes(text)).toBeLessThan(mostBytes);
      expect(text).toMatch(/left out here|see the report/);
      expect(lines(text, '</details>')).toBe(lines(text, '<details>'));
      expect(text.split(' ')[0]).toBe(sign); // the first section is omitted last
    }
  },
);

test('JUnit has one test per case, which takes its median response time', () => {
  const p50 = finding({ label: 'Pay', metric: 'p50', ...values(120, 127) });
  const xml = render('junit', report([...steady({ label: 'Pay' }), p50]));
  expect(xml.match(/<testcase /g)).toHaveLength(1);
  expect(xml).toContain('<testcase name="Pay" classname="shop" time="0.127">');
});
