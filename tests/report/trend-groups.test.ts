/** The groups of a trend in Markdown: what got slower, what follows from it, and the command that accepts both. */
import { expect, test } from '@jest/globals';
import { nameCase } from '../../src/cases/names.js';
import type { CaseName, Provenance, Trend, TrendChange } from '../../src/model/documents.js';
import { trendComments, cardHtml, trendMarkdown, trendPage, trendText } from '../../src/report/trend/document.js';
import { htmlWording } from '../../src/report/blocks/html.js';
import { makeCards } from '../../src/report/trend/cards.js';

const wording = htmlWording();

const commitOf = (n: number): string => (0x5d4c3b2a19 + 0x10000007 * n).toString(16).padEnd(40, '3e8f');
const runs = Array.from({ length: 30 }, (_, n): Provenance => ({
  startedAt: new Date(Date.UTC(2025, 0, 1 + n)).toISOString(),
  commit: commitOf(n),
}));
const nameOf = (scenario: string, label: string, users = '50'): CaseName =>
  nameCase({ scenario, label, configuration: { users } });

const usual = { throughput: 400, p99: 30 };
interface Move {
  readonly name: CaseName;
  readonly metric: keyof typeof usual;
  readonly percent: number;
  readonly run?: number;
  readonly more?: Partial<TrendChange>;
}

/** A trend of these cases in which only the given metrics moved. */
function trendOf(names: readonly CaseName[], moves: readonly Move[]): Trend {
  const changes = moves.map(({ name, metric, percent, run = 20, more }): TrendChange => ({
    case: name,
    metric,
    run,
    before: runs[run - 1] ?? {},
    after: runs[run] ?? {},
    percent,
    direction: percent > 0 === (metric === 'p99') ? 'worse' : 'better',
    isBeyondBand: true,
    level: { before: usual[metric], after: usual[metric] * (1 + percent / 100) },
    runs: 30 - run,
    ...more,
  }));
  const series = names.flatMap((name) =>
    (['throughput', 'p99'] as const).map((metric) => ({
      case: name,
      metric,
      points: runs.map((_, run) => ({ run, value: usual[metric] })),
      levels: [{ from: 0, to: 29, value: usual[metric] }],
    })),
  );
  return { schemaVersion: 1, tool: { name: 'guardband', version: '0.1.0' }, runs, series, changes };
}

const shopLabels = ['GET /', 'GET /search', 'GET /product'].map((label) => nameOf('shop', label));
const [home, search, product] = shopLabels as [CaseName, CaseName, CaseName];
const [cart, pay] = ['POST /cart', 'POST /pay'].map((label) => nameOf('checkout', label)) as [CaseName, CaseName];
const all = [home, search, product, cart, pay];
const searchSlower: readonly Move[] = [
  { name: search, metric: 'p99', percent: 50 },
  { name: search, metric: 'throughput', percent: -20 },
];
const homeLess: Move = { name: home, metric: 'throughput', percent: -20 };
const settled = (more: Partial<TrendChange>): readonly Move[] => searchSlower.map((move) => ({ ...move, more }));

const commentOn = (trend: Trend, run = 20): string =>
  trendComments(trend, trend.changes, [], { key: 'nightly', repositoryUrl: 'https://github.com/owner/shop' })
    .find(({ commit }) => commit === commitOf(run))
    ?.body(60_000)
    .replaceAll('\u00a0', ' ') ?? '';

test('the label that got slower is named, and the others wait for it; the command accepts all of them', () => {
  const trend = trendOf(all, [
    ...searchSlower,
    { name: home, metric: 'throughput', percent: -19 },
    { name: product, metric: 'throughput', percent: -20 },
  ]);
  const [since, overTime] = [', since 2025-01-21', ' over time'];
  const heading = 'shop / GET /search got slower: throughput −20 %, p99 +50 %';
  for (const [text, first] of [
    [commentOn(trend), `### ❌ Performance: ${heading}\n`],
    [trendMarkdown(trend).replaceAll('\u00a0', ' '), `### ❌ Performance${overTime}: ${heading}${since}\n`],
  ] as const) {
    expect(text).toContain(first);
    expect(text.match(/^\| .*❌/gm)).toHaveLength(1);
    const waits = / \| \*\*shop \/ (.*)\*\*; users wait for GET \/search, which got slower \|/;
    const rows = text.split('\n').filter((line) => waits.test(line));
    expect(rows.map((row) => [/^\| throughput \*\*(−\d+ %)/.exec(row)?.[1], waits.exec(row)?.[1]])).toEqual([
      ['−20 %', 'GET /product'],
      ['−19 %', 'GET /'],
    ]);
    expect(text).toContain("\n`guardband accept 'shop*' --from '2025-01-21T00:00:00.000Z' --reason");
  }
});

test('a card of the page lists every case that moved, so that it can be opened and accepted', () => {
  const trend = trendOf(all, [...searchSlower, homeLess]);
  const [card] = makeCards(trend, trend.changes, wording);
  expect(card?.groups.map(({ cases, note }) => [cases.map(({ key }) => key), note])).toEqual([
    [[search.key], ''],
    [[home.key], 'users wait for GET /search, which got slower'],
  ]);
  const html = card === undefined ? '' : cardHtml(card, 0, undefined, wording);
  expect(html).toContain('users wait for GET /search, which got slower');
  const [, command] = /(guardband accept .*?)<\/code>/.exec(html) ?? [];
  for (const { key } of [home, search]) expect(command).toContain(key);
});

test('a card has a group for each direction, the worse one first, and no case that did not change', () => {
  const trend = trendOf(all, [{ name: cart, metric: 'p99', percent: -30 }, ...searchSlower]);
  const [card, ...others] = makeCards(trend, trend.changes, wording);
  expect(others).toEqual([]);
  expect(card?.groups.map(({ cases }) => cases.map(({ label }) => label))).toEqual([['GET /search'], ['POST /cart']]);
  const text = (card === undefined ? '' : cardHtml(card, 0, undefined, wording)).replace(/<[^>]*>/g, ' ');
  expect(text.replace(/\s+/g, ' ')).toMatch(/throughput −20 %.*p99 \+50 %/);
  expect(text).not.toContain('/product');
});

test.each<readonly [string, readonly Move[], string]>([
  ['in another load test', [{ name: cart, metric: 'throughput', percent: -20 }], 'checkout / POST /cart'],
  ['by another amount', [{ name: home, metric: 'throughput', percent: -40 }], 'shop / GET /'],
  ['with longer times of its own', [homeLess, { name: home, metric: 'p99', percent: 12 }], 'shop / GET /'],
])('a throughput that moved %s is a change of its own', (_, more, name) => {
  const text = commentOn(trendOf(all, [...searchSlower, ...more]));
  expect(text).not.toContain('Users wait');
  expect(text).toContain(`❌ **${name}**`);
});

test('the comment names the commits between which the level moved, with a link', () => {
  const text = commentOn(trendOf(all, searchSlower));
  const [before, after] = [commitOf(19), commitOf(20)];
  expect(text).toContain(
    `\nSince the run of 2025-01-21, between these commits: [${before.slice(0, 10)}..${after.slice(0, 10)}](https://github.com/owner/shop/compare/${before}...${after}).\n`,
  );
  expect(text).toContain('<sub>**nightly** · guardband trend');
});

test('the comment is the same in every run that finds nothing new', () => {
  const trend = trendOf(all, searchSlower);
  const bodies = ['1', '2'].map((run) => {
    const page = { key: 'nightly', links: { job: `https://github.com/owner/shop/actions/runs/${run}` } };
    return trendComments(trend, trend.changes, [], page)[0]?.body(60_000);
  });
  expect(bodies[0]).toBe(bodies[1]);
});

test('an environment that changed at the same time is named', () => {
  const text = commentOn(trendOf(all, settled({ environment: ['runner.os', 'runner.cpus'] })));
  expect(text).toContain('The environment changed at the same time: runner.os, runner.cpus.');
});

test.each([
  [{ accepted: 'new index' }, '; accepted\n', '🟡 **shop / GET /search**; accepted: new index'],
  [{ recovered: runs[25] ?? {} }, '; back to normal\n', '🟡 **shop / GET /search**; back to normal since 2025-01-26'],
])('a settled change says how: %j', (more, heading, row) => {
  const text = commentOn(trendOf(all, settled(more)));
  expect(text).toMatch(/^### ✅ Performance: shop \/ GET \/search got slower/);
  expect(text.split('\n')[0]).toMatch(new RegExp(`${heading.trim()}$`));
  expect(text).toContain(row);
  expect(text).not.toContain('guardband accept');
});

test('open regressions of several commits are rows of one table, newest first, and so are the commands', () => {
  const text = trendMarkdown(trendOf(all, [...searchSlower, { name: pay, metric: 'p99', percent: 30, run: 25 }]));
  expect(text).toMatch(/^### ❌ Performance over time: 2 open regressions\n/);
  expect(text.match(/^\| .*❌.*$/gm)?.map((row) => /❌ \*\*(.*?)\*\*/.exec(row)?.[1])).toEqual([
    'checkout / POST /pay',
    'shop / GET /search',
  ]);
  expect(text).toContain('accept it; until then, runs are judged against the previous level:');
  expect(text.match(/^`guardband accept '(checkout|shop)/gm)).toEqual([
    "`guardband accept 'checkout",
    "`guardband accept 'shop",
  ]);
});

test('a trend without an open regression says so', () => {
  const better = trendOf(all, [{ name: pay, metric: 'p99', percent: -30 }]);
  expect(trendMarkdown(better)).toMatch(/^### ✅ Performance over time: no open regression\n/);
  expect(commentOn(better)).toMatch(/^### 🟢 Performance: checkout \/ POST \/pay got faster: p99 −30 %\n/);
});

test('a terminal lists the open regressions and the commands for the newest', () => {
  const page = { width: Infinity, colour: false };
  const trend = trendOf(all, [...searchSlower, homeLess]);
  const lines = trendText({ ...trend, store: 'perf/history', config: 'perf/gate.yml' }, page).split('\n');
  const range = [commitOf(19), commitOf(20)].map((commit) => commit.slice(0, 10)).join('..');
  const squeeze = (text: string | undefined): string => text?.replace(/\s+/g, ' ').trim() ?? '';
  expect(lines.slice(1, 14).map(squeeze)).toEqual([
    '',
    'Open regressions',
    'since throughput p99 around it',
    expect.stringMatching(`^2025-01-21 ${commitOf(20).slice(0, 10)} shop / GET /search −20 % .*/s \\+50 % .* ms ▄+$`),
    expect.stringMatching(/^shop \/ GET \/; users wait for GET −20 %/),
    '/search, which got slower',
    '',
    `shop / GET /search and 1 more, since 2025-01-21 (10 runs), ${range}:`,
    'Find the commit that did it:',
    `guardband bisect ${commitOf(19).slice(0, 12)} ${commitOf(20).slice(0, 12)} --config perf/gate.yml`,
    'If it is meant to stay, accept it; until then, runs are judged against the previous level:',
    expect.stringMatching(/^guardband accept .* --config perf\/gate\.yml --baselines perf\/history --reason /),
    '',
  ]);
});

test('levels of a history that is not recorded cannot be accepted', () => {
  const trend = { ...trendOf(all, searchSlower), unrecorded: true } as const;
  for (const text of [trendText(trend, { width: 80, colour: false }), trendMarkdown(trend), trendPage(trend)]) {
    expect(text).toContain('GET /search');
    expect(text).not.toContain('guardband accept');
  }
  // The commits of such a history can be searched all the same.
  expect(trendPage(trend)).toContain(`guardband bisect ${commitOf(19).slice(0, 12)} `);
  expect(trendPage({ ...trend, unrecorded: undefined } as unknown as Trend)).toContain('guardband accept');
});

/** Four loads of a label that got slower with run 20, as far as is known: one seems to have a run later, and another label later still. */
test.each([
  ['another load of the same label', search, 22, 1],
  ['another label, by more than noise can move', pay, 22, 2],
  ['the same label, but too late', search, 24, 2],
])('what changed a little later is one event: %s', (_, late, run, events) => {
  const loads = ['5', '20', '80'].map((users) => nameOf('shop', 'GET /search', users));
  const moves = loads.map((name): Move => ({ name, metric: 'p99', percent: 50 }));
  const trend = trendOf([...loads, late], [...moves, { name: late, metric: 'p99', percent: 40, run }]);
  const cards = makeCards(trend, trend.changes, wording);
  expect(cards.map(({ changes }) => changes.length)).toEqual(events === 1 ? [4] : [1, 3]);
  // Most changes tell between which commits the event lies.
  expect(cards.at(-1)?.after).toBe(runs[20]);
});

test('a change that noise can have moved belongs to the one of most cases with the same load', () => {
  const names = [home, search, product, cart, pay];
  const moves = names.map((name, i): Move => ({ name, metric: 'p99', percent: i < 4 ? 20 : 12, run: i < 4 ? 20 : 22 }));
  const quiet = trendOf(names, moves);
  const noisy = {
    ...quiet,
    series: quiet.series.map((series) => ({
      ...series,
      points: series.points.map(({ run, value }) => ({ run, value: value * (1 + 0.08 * Math.sin(7 * run)) })),
    })),
  };
  expect(makeCards(quiet, quiet.changes, wording)).toHaveLength(2);
  expect(makeCards(noisy, noisy.changes, wording)).toHaveLength(1);
});

test('every surface is headed by what changed since the day before', () => {
  const trend: Trend = {
    ...trendOf(all, [
      { name: search, metric: 'p99', percent: 50, more: { news: 'new' } },
      { name: cart, metric: 'p99', percent: 30, run: 10, more: { news: 'recovered', recovered: runs[15] ?? {} } },
    ]),
    since: 28,
    drifts: [{ case: home, metric: 'throughput', run: 9, percent: -4.5, runs: 20, level: 'taken' }],
  };
  const lines = [
    'Since 2025-01-29 (1 run)',
    'Got worse: shop / GET /search: p99 +50 %',
    'Recovered: checkout / POST /cart',
    '1 slow loss: shop / GET /: throughput −4.5 %',
  ];
  const [terminal, summary] = [trendText(trend, { width: 80, colour: false }), trendMarkdown(trend)];
  const html = trendPage(trend).split('<script')[0] ?? '';
  const readable = html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  for (const line of lines) {
    expect(terminal).toContain(line);
    expect(summary.replaceAll('`', '').replaceAll('\\', '')).toContain(line);
    expect(readable).toContain(line);
  }
  expect(html.indexOf('id="news"')).toBeLessThan(html.indexOf('id="open-regressions"'));
  expect(trendText({ ...trend, changes: [] }, { width: 80, colour: false })).toContain(': nothing got worse\n');
});

test('what only the newest run shows is told, as no level', () => {
  const trend = trendOf(all, [{ name: search, metric: 'p99', percent: 50 }]);
  const newest = new Map([
    [cart.key, 36],
    [pay.key, 32],
    [search.key, 31],
  ]);
  const series = trend.series.map((one) => ({
    ...one,
    tolerance: 10,
    points: one.points.map(({ run, value }) => ({
      run,
      value: one.metric === 'p99' && run === 29 ? (newest.get(one.case.key) ?? value) : value,
    })),
  }));
  const failed = [{ case: cart, metric: 'p99', run: 29, percent: 20, runs: 1 }];
  const text = trendText({ ...trend, series, failed, since: 28 }, { width: 200, colour: false });
  expect(text.split('\n').slice(2, 5)).toEqual([
    'Since 2025-01-29 (1 run)',
    '- Fails in the newest run: checkout / POST /cart: p99 +20 %',
    '- Back to normal in the newest run alone: shop / GET /search',
  ]);
});
