import { describe, expect, test } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { validate as validateReport } from '../../src/generated/validators/report.js';
import type { Finding, Report } from '../../src/model/documents.js';
import type { Page } from '../../src/model/host.js';
import { nextSteps } from '../../src/report/phrases/next-steps/index.js';
import { annotateReport } from '../../src/report/renderings.js';
import { rendererById, rendererFor, renderers } from '../../src/report/renderers/index.js';
import { terminalColumns } from '../../src/report/phrases/problem-lines.js';
import { finding, report, steady, suspected, regressed, undecidable } from './reports/build.js';
import { hostileLabel, reports } from './reports/index.js';
import { plainWording } from '../../src/report/phrases/words.js';

/** Names as they are. */
const plain = plainWording();

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
  test('is a valid report', () => {
    expect(validateReport(shownReport) ? [] : validateReport.errors).toEqual([]);
  });

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

  test('results cannot send control characters to the terminal', () => {
    expect(render('text', shownReport)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e]/);
  });

  test('JUnit has every judged metric of a case, whatever its state', () => {
    const cases = render('junit', shownReport).match(
      /<testcase name="(?!outcome|the whole|compared)[^]*?<\/testcase>/g,
    );
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
  regressed({
    label,
    on: { users },
    metric: 'p50',
    was: 60,
    candidate: 60 * (1 + percent / 100),
    limit: 66,
    severity: percent / 10,
  });
const headlineOf = (findings: readonly Finding[]): string =>
  render(
    'text',
    report([...findings, ...loads.flatMap((users) => steady({ label: 'Search', on: { users } }))], failed),
  ).split('\n')[0] ?? '';
const failed = { outcome: 'failed', reasons: ['regression'] } as const;

test.each([
  ['all loads of both, alike', 60, 60, 'FAILED  Pay and POST /payments got slower: p50 +60 %'],
  ['all loads of both, differently', 60, 30, 'FAILED  Pay and POST /payments got slower: p50 +30 to +60 %'],
])('a headline about a few labels %s', (_, pay, post, expected) => {
  const findings = loads.flatMap((users) => [slower('Pay', users, pay), slower('POST /payments', users, post)]);
  expect(headlineOf(findings)).toBe(expected);
});

test.each([
  ['many labels: names some', '', 'FAILED  a, b, c and 1 more got slower: p50 +60 %'],
  ['labels with long names: counts them', 'x'.repeat(60), 'FAILED  12 of 15 cases got slower: p50 +60 %'],
])('a headline about a few labels %s', (_, end, expected) => {
  const findings = ['a', 'b', 'c', 'd']
    .map((name) => name + end)
    .flatMap((label) =>
      loads.flatMap((users) => [
        slower(label, users, 60),
        finding({ label, on: { users }, metric: 'throughput', was: 100, candidate: 99 }),
      ]),
    );
  expect(headlineOf(findings)).toBe(expected);
});

test('a headline about a few labels different events: names cases of each, and the share of failed requests', () => {
  const failing = regressed({
    label: 'Order',
    metric: 'errorPercent',
    was: 0.0917,
    candidate: 28.8123,
    severity: 40,
    fails: true,
  });
  const findings = [failing, ...loads.map((users) => slower('Pay', users, 60)), slower('Cart', '5', 90)];
  expect(
    headlineOf([...findings, finding({ label: 'Cart', on: { users: '20' }, metric: 'p50', was: 60, candidate: 60 })]),
  ).toBe(
    'FAILED  Order fails 28.8 % of its requests (usually 0.1); Pay and Cart (users=5) got slower: p50 +60 to +90 %',
  );
  const [first, second] = nextSteps({
    report: report(findings, failed),
    wording: plain.as(String),
    inputs: { results: ['run'], options: [] },
  });
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
      const moved = {
        was: 400,
        candidate: 400 * factor,
        severity: factor,
        verdict: 'inconclusive',
        reason: 'short-history',
      } as const;
      return [...steady(facts).slice(0, 2), finding({ ...facts, metric: 'p99', ...moved })];
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

test('the message of a badge contains the number of failed cases', () => {
  expect(JSON.parse(render('badge', reports.slower))).toMatchObject({ color: 'red', isError: true });
  const steadyRun = report(steady({ scenario: 'shop' }));
  expect(JSON.parse(render('badge', steadyRun, { ...wide, title: 'Checkout' }))).toEqual({
    schemaVersion: 1,
    label: 'Checkout',
    message: 'passed',
    color: 'brightgreen',
    isError: false,
  });
});

/** The first line of a report of these findings, and the facts it follows from. */
type Headline = readonly [expected: string, findings: readonly Finding[], facts: Partial<Report>];
const expectHeadline = (...[expected, findings, facts]: Headline): void => {
  const text = render('text', report(findings, facts), { width: Infinity, colour: false });
  expect(text.split('\n')[0]).toBe(expected);
};
const slowerCase = regressed({ was: 400, candidate: 300, limit: 380, severity: 4 });

describe('the headline of a run that moved', () => {
  const moved = ['1', '2', '3'].map((users) =>
    finding({ on: { users }, was: 400, candidate: 320, severity: 0, band: { percent: 5 } }),
  );
  const shift = {
    metric: 'throughput',
    percent: -20,
    cases: 3,
    controls: [],
    verdict: 'regression',
  } as const;
  test.each<Headline>([
    [
      'FAILED  the whole run got worse: throughput −20 %',
      moved,
      { outcome: 'failed', reasons: ['whole-run'], runShifts: [shift] },
    ],
    [
      'FAILED  shop got slower: throughput −25 %; the whole run: throughput −20 %',
      [slowerCase, ...moved],
      { outcome: 'failed', reasons: ['regression', 'whole-run'], runShifts: [shift] },
    ],
    [
      // Only half of the cases moved, so the headline is about them and not about the run.
      'FAILED  shop got slower: throughput −25 %',
      [slowerCase, ...steady({ on: { users: '1' } })],
      { outcome: 'failed', reasons: ['regression', 'whole-run'], runShifts: [shift] },
    ],
    [
      'PASSED  but the whole run got worse: throughput −20 % (allowed by the configuration)',
      moved,
      { runShifts: [shift] },
    ],
    [
      'PASSED  but throughput −20 % in all 3 cases; either the machine or the change is the cause (allowed by `fail: {unknown: pass}`)',
      moved,
      { reasons: ['whole-run-undecided'], runShifts: [{ ...shift, verdict: 'inconclusive' }] },
    ],
    [
      'UNKNOWN  throughput −20 % in all 3 cases; not new in this run',
      moved.map((own): Finding => ({ ...own, began: { runs: 4, since: '2026-10-01T04:12:00Z' } })),
      { outcome: 'undecided', reasons: ['whole-run-undecided'], runShifts: [{ ...shift, verdict: 'inconclusive' }] },
    ],
    [
      'UNKNOWN  throughput −20 % in all 3 cases; either the machine or the change is the cause',
      moved,
      { outcome: 'undecided', reasons: ['whole-run-undecided'], runShifts: [{ ...shift, verdict: 'inconclusive' }] },
    ],
  ])('%s', expectHeadline);
});

describe('the headline', () => {
  const missingElsewhere = ['throughput', 'p99'].map((metric) =>
    finding({ scenario: 'b', label: 'gone', metric, verdict: 'missing', reason: 'no-candidate' }),
  );
  const missing = ['throughput', 'p99'].map((metric) =>
    finding({ label: 'gone', metric, verdict: 'missing', reason: 'no-candidate' }),
  );
  const unseen = ['throughput', 'p99'].map((metric) =>
    undecidable({ label: 'gone', metric, was: 5, reason: 'few-expected' }),
  );
  const doubtful = suspected({ on: { users: '5' }, was: 400, candidate: 370, severity: 1.1 });
  const cut = { code: 'truncated-result', level: 'error', message: 'm', advice: 'a', file: 'f' } as const;
  const unread: Partial<Report> = { outcome: 'undecided', reasons: ['unreadable-input'], problems: [cut] };
  test.each<Headline>([
    ['FAILED  shop got slower: throughput −25 %', [slowerCase], { outcome: 'failed', reasons: ['regression'] }],
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
    [
      'PASSED  nothing to compare with yet: 1 case measured',
      [finding({ candidate: 5, verdict: 'new', reason: 'no-baseline' })],
      { reasons: ['no-baseline'] },
    ],
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
  const shift = { metric: 'throughput', percent: -20, cases: 3, controls: [] };
  const slower = ['1', '2', '3'].map((users) =>
    finding({ on: { users }, was: 400, candidate: 320, severity: 0, band: { percent: 5 } }),
  );
  const waiver = {
    where: { scenario: 'shop' },
    metric: 'throughput',
    ceiling: '30%',
    until: '2026-12-31',
    reason: 'x',
  };
  const failed = {
    outcome: 'failed',
    reasons: ['missing', 'whole-run'],
    waivers: [{ ...waiver, state: 'stale' }],
  } as const;
  const waived = slower.map((item): Finding => ({
    ...item,
    verdict: 'waived',
    severity: 2,
    waiver: { reason: 'x', until: '2026-12-31' },
  }));

  const missing = finding({ label: 'gone', metric: 'throughput', verdict: 'missing', reason: 'no-candidate' });

  test.each([
    ['and whose cases stay within their limits otherwise', slower],
    ['and whose cases are waived', waived],
    [
      'and whose cases are waived, half of them moved and one missing',
      [...waived, ...['4', '5'].flatMap((users) => steady({ on: { users } })), missing],
    ],
  ])('%s: explains how to distinguish the machine from the change, and how to accept the level', (_, findings) => {
    const text = render('text', report(findings, { ...failed, runShifts: [{ ...shift, verdict: 'regression' }] }));
    const steps = text.slice(text.indexOf('Next steps:'));
    expect(steps).toMatch(/beside\s+each\s+other[^]*guardband gate[^]*`controls:`/);
    expect(steps).toMatch(/guardband accept '\*' --from/);
    expect(steps).not.toMatch(/no longer needed/);
  });
});

const moved = ['1', '2'].map((users) =>
  finding({ on: { users }, was: 400, candidate: 340, limit: 320, band: { percent: 5 } }),
);
const shift = {
  metric: 'throughput',
  percent: -15,
  cases: 2,
  controls: [],
  verdict: 'pass',
  spread: 0.8,
} as const;
const start = 'The whole run: throughput 15 % lower than usual in both cases';

test.each([
  [{ limit: -18, worstPast: -2 }, '; either the machine or the change is the cause.'],
  [{ limit: -18, worstPast: -15 }, '; either the machine or the change is the cause.'],
  [{ limit: -15, worstPast: -14.9 }, '; either the machine or the change is the cause.'],
  [{ limit: -12, worstPast: -15.5 }, '.'],
  [{ limit: -12, worstPast: -14 }, '.'],
  [{ limit: -12, worstPast: 20 }, '.'],
  [{ limit: -12 }, '.'],
])('a throughput that is lower in the whole run, without a verdict on it %j', (facts, end) => {
  expect(render('text', report(moved, { runShifts: [{ ...shift, ...facts }] })).replaceAll(/\s+/g, ' ')).toContain(
    `${start}${end}`,
  );
});

test('a throughput that is lower in the whole run, without a verdict on it annotations and JUnit name the metric and count cases, not the rows of the model', () => {
  const failing = { ...shift, cases: 1, verdict: 'regression', limit: -12, worstPast: -2 } as const;
  const failed = report(moved, { runShifts: [failing], outcome: 'failed', reasons: ['whole-run'] });
  const message =
    'the whole run got worse: throughput −15 %. The whole run: throughput 15 % lower than usual in both cases. Either the machine or the change is the cause.';
  expect(render('annotations', failed)).toContain(`"message":"${message}`);
  expect(render('junit', failed)).toContain(`message="${message}`);
});

test('a throughput that is lower in the whole run, without a verdict on it several metrics share one sentence', () => {
  const times = ['1', '2'].map((users) =>
    finding({ on: { users }, metric: 'p99', was: 30, candidate: 34.5, limit: 38, band: { percent: 10 } }),
  );
  const shifts = [
    { ...shift, limit: -18 },
    { ...shift, metric: 'p99', percent: 15, limit: 30, spread: 6 },
  ];
  const text = render('text', report([...moved, ...times], { runShifts: shifts })).replaceAll(/\s+/g, ' ');
  expect(text).toContain(
    'The whole run: throughput 15 % lower and p99 15 % higher than usual in both cases; either the machine or the change is the cause.',
  );
});

test('a throughput that is lower in the whole run, without a verdict on it a group of all cases has the numbers, and one sentence follows for all metrics', () => {
  const worse = { verdict: 'regression', reason: 'flagrant', fails: true, severity: 3 } as const;
  const cases = ['1', '2', '3', '4'].flatMap((users) => [
    finding({ on: { users }, was: 400, candidate: 300, ...worse }),
    users === '4'
      ? finding({ on: { users }, metric: 'p99', was: 30, candidate: 31 })
      : finding({ on: { users }, metric: 'p99', was: 30, candidate: 45, ...worse }),
  ]);
  const regression = { ...shift, verdict: 'regression', limit: -12 } as const;
  const runShifts = [
    { ...regression, percent: -24 },
    { ...regression, metric: 'p99', percent: 48, limit: 12 },
  ];
  const text = render('text', report(cases, { outcome: 'failed', reasons: ['regression', 'whole-run'], runShifts }));
  expect(text.match(/Either the machine or the change is the cause\./g)).toHaveLength(1);
  expect(text).not.toMatch(/24 %|48 %/);
});

test.each([
  [1, 'Users wait for a, which got slower: throughput −15 % in 2 cases.'],
  [3, 'Users wait for a, b and c, which got slower: throughput −15 % in 2 cases.'],
  [5, 'Users wait for 5 labels, which got slower: throughput −15 % in 2 cases.'],
])('a throughput that is lower in the whole run, without a verdict on it %i labels explain it', (size, sentence) => {
  const labels = ['a', 'b', 'c', 'd', 'e'].slice(0, size).map((label) => ({ scenario: 'shop', label }));
  const text = render('text', report(moved, { runShifts: [{ ...shift, limit: -12, labels }] }));
  expect(text.replaceAll(/\s+/g, ' ')).toContain(sentence);
});

const bytes = (text: string): number => Buffer.byteLength(text, 'utf8');

test('Markdown limits the size of a report of 2,500 cases and mentions what is omitted', () => {
  const findings = Array.from({ length: 2500 }, (_, i) => {
    const name = {
      scenario: `scenario ${i % 40}`,
      label: `${hostileLabel} ${i}`,
      on: { users: String(i % 7), heap: `${i % 3}G` },
    };
    const worse = regressed({ ...name, was: 400, candidate: 100 + (i % 200), limit: 380, severity: 3 + (i % 9) });
    return i % 3 === 0 ? [...steady(name).slice(0, 1), worse, ...steady(name).slice(2)] : steady(name);
  }).flat();
  const problems = Array.from({ length: 3000 }, (_, i) => ({
    code: 'x',
    level: 'warning' as const,
    message: `Row ${i} is short.`,
    advice: `Fix row ${i}.`,
    file: 'a.csv',
    line: i + 1,
  }));
  const text = render('markdown', report(findings, { outcome: 'failed', reasons: ['regression'], problems }));
  expect(bytes(text)).toBeLessThan(60_000);
  expect(text).toContain('heap=0G in every scenario got slower');
  expect(text).toContain('The list of all values is left out here');
  expect(text).toContain('more problems: see the report.');
  expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
});

test('Markdown limits a report in which every part is as large as possible', () => {
  const long = '\u{1f525}`|'.repeat(300); // longer than every limit of a name
  const findings = Array.from({ length: 210 }, (_, i) =>
    finding({
      scenario: `${i}${long}`,
      label: long,
      on: { [long]: long },
      was: 4,
      candidate: 2,
      limit: 3,
      severity: 3,
      verdict: i % 2 === 0 ? 'regression' : 'suspect',
      reason: 'flagrant',
      metric: long,
    }),
  );
  const problems = Array.from({ length: 50 }, () => ({
    code: long,
    level: 'error' as const,
    message: long,
    advice: long,
    file: long,
  }));
  const waivers = Array.from({ length: 50 }, () => ({
    state: 'unused' as const,
    metric: long,
    where: { [long]: long },
    ceiling: long,
    until: long,
    reason: long,
  }));
  const environment = Object.fromEntries(Array.from({ length: 99 }, (_, i) => [`${i}${long}`, long]));
  const facts = {
    outcome: 'failed',
    reasons: ['regression'],
    problems,
    waivers,
    candidate: { provenance: { branch: long, tag: long, environment }, cases: 1, measurements: 1 },
  } as const;
  expect(bytes(render('markdown', report(findings, facts)))).toBeLessThan(60_000);
  for (const mostBytes of [30_000, 8_000, 1_000])
    expect(bytes(render('markdown', report(findings, facts), { ...wide, mostBytes }))).toBeLessThan(mostBytes);
});

test.each(Object.entries(reports))(
  'Markdown %s: omits whole sections if there is less room, and mentions it',
  (_, shownReport) => {
    const lines = (text: string, line: string): number => text.split('\n').filter((item) => item === line).length;
    const [sign] = render('markdown', shownReport).split(' ');
    for (
      let mostBytes = bytes(render('markdown', shownReport));
      mostBytes >= 500;
      mostBytes = Math.floor(mostBytes * 0.7)
    ) {
      const text = render('markdown', shownReport, { ...wide, mostBytes });
      expect(bytes(text)).toBeLessThan(mostBytes);
      expect(text).toMatch(/left out here|see the report/);
      expect(lines(text, '</details>')).toBe(lines(text, '<details>'));
      expect(text.split(' ')[0]).toBe(sign); // the first section is omitted last
    }
  },
);

describe('JUnit', () => {
  test.each(Object.entries(reports))('of %s: the counts match the elements', (_, shownReport) => {
    const xml = render('junit', shownReport);
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="guardband">/);
    for (const [, head = '', body = ''] of xml.matchAll(/<testsuite ([^>]*)>([^]*?)<\/testsuite>/g)) {
      const stated: unknown = Object.fromEntries(
        Array.from(head.matchAll(/(\w+)="([^"]*)"/g), ([, key, value]) => [key, value]),
      );
      const countElements = (name: string): string => String(body.match(new RegExp(`<${name}[ >]`, 'g'))?.length ?? 0);
      expect(stated).toMatchObject({
        tests: countElements('testcase'),
        failures: countElements('failure'),
        errors: countElements('error'),
        skipped: countElements('skipped'),
      });
    }
    expect(/<(failure|error) /.test(xml)).toBe(shownReport.outcome !== 'passed');
  });
});

test('JUnit has one test per case, which takes its median response time', () => {
  const xml = render(
    'junit',
    report([...steady({ label: 'Pay' }), finding({ label: 'Pay', metric: 'p50', was: 120, candidate: 127 })]),
  );
  expect(xml.match(/<testcase /g)).toHaveLength(1);
  expect(xml).toContain('<testcase name="Pay" classname="shop" time="0.127">');
});
