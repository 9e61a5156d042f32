/** Level changes of a history, found in hindsight. */
import { describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { gitIn } from '../../src/hosts/node/git.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import type { Measurement, Trend } from '../../src/model/documents.js';
import { trendComments } from '../../src/report/trend/document.js';
import { trend } from '../../src/commands/trend/trend.js';
import { commit, project } from './_git.js';
import { historyText } from './_nights.js';
import { story, type Story } from './_story.js';

const commitOf = (n: number): string => createHash('sha1').update(String(n)).digest('hex');
const startOf = (n: number): string => new Date(1_760_000_000_000 + n * 86_400_000).toISOString();
const hostile = '</script><script>alert(1)</script> @octocat | `x` -->';

/** A night of some labels. */
const nightOf = (n: number, labels: Readonly<Record<string, Measurement['metrics']>>, users = '50') => ({
  provenance: { startedAt: startOf(n), commit: commitOf(n) },
  measurements: Object.entries(labels).map(([label, metrics]) => {
    return { scenario: 'shop', label, configuration: { users }, metrics, samples: 1000 };
  }),
});
const nights = (count: number, labelsOf: (n: number) => Readonly<Record<string, Measurement['metrics']>>): string =>
  historyText(Array.from({ length: count }, (_, n) => nightOf(n, labelsOf(n))));

/** Nights of three labels. The second becomes slower in night 25, the first faster in night 40. */
function history({ write }: Story, count: number, extra = ''): void {
  const labelsOf = (n: number) =>
    Object.fromEntries(
      ['GET /', 'POST /orders', hostile].map((label, i) => {
        const own = (n >= 25 && i === 1 ? 1.3 : 1) * (n >= 40 && i === 0 ? 0.8 : 1);
        const factor = own * (1 + 0.02 * Math.sin(7 * n + 2 * i));
        return [label, { throughput: 400 / factor, p99: 40 * factor, errorPercent: 0 }];
      }),
    );
  write('b/shop.ndjson', extra + nights(count, labelsOf));
}

const accepted = {
  accept: {
    case: { scenario: 'shop', label: 'POST /orders', configuration: { users: '50' } },
    metric: 'p99',
    from: startOf(58),
    reason: 'checks signatures now',
    acceptedAt: startOf(59),
  },
  schemaVersion: 1,
};

const shop = story();
const { run, text, write, at } = shop;
const place = ['--baselines', '@b'];

test('the changes of a trend lists every level change with its commits, its size, and whether it was accepted', async () => {
  history(shop, 60, `${JSON.stringify(accepted)}\n`);
  const { exitCode, stdout } = await run('trend', ...place, '--format', 'json');
  expect(exitCode).toBe(0);
  const { changes, series, runs } = JSON.parse(stdout) as Trend;
  expect([runs.length, series.length]).toEqual([60, 6]);
  expect(changes.map((one) => [one.case.label, one.metric, one.run, one.direction, one.accepted])).toEqual([
    ['GET /', 'throughput', 40, 'better', undefined],
    ['GET /', 'p99', 40, 'better', undefined],
    ['POST /orders', 'p99', 25, 'worse', 'checks signatures now'],
    ['POST /orders', 'throughput', 25, 'worse', undefined],
  ]);
  expect(changes[3]).toMatchObject({
    before: { commit: commitOf(24) },
    after: { commit: commitOf(25), startedAt: startOf(25) },
    isBeyondBand: true,
    runs: 35,
  });
  // Two thirds of the cases do not change, but part of the shared noise is removed from them as well.
  expect(Math.abs((changes[3]?.percent ?? 0) - 100 * (1 / 1.3 - 1))).toBeLessThan(3);
  expect(Math.abs((changes[2]?.percent ?? 0) - 30)).toBeLessThan(3);
  const page = await run('trend', ...place);
  expect(page.stdout).toContain(
    '3 changes in 3 cases over 60 runs from 2025-10-09 to 2025-12-07; 1 got worse and was not accepted.',
  );
  expect(page.stdout).toContain(`${commitOf(24).slice(0, 10)}..${commitOf(25).slice(0, 10)}`);
  expect(page.stdout.replace(/ {2,}/g, ' ')).toMatch(/POST \/orders; accepted: \+\d+ % .*\n checks signatures now\n/);
});

describe('a change of level', () => {
  test('counts a step that rounding to whole milliseconds can make as within the band', async () => {
    const whole = nights(40, (n) => ({
      ...{ fast: { p50: n < 20 ? 6 : 7 }, slow: { p50: n < 20 ? 60 : 70 } },
      ...{ other: { p50: 31 }, another: { p50: 32 } },
    }));
    write('whole/x.ndjson', whole);
    const { stdout } = await run('trend --baselines @whole --format json');
    const { changes, drifts } = JSON.parse(stdout) as Trend;
    expect(changes.map(({ case: { label }, isBeyondBand }) => [label, isBeyondBand])).toEqual([
      ['slow', true],
      ['fast', false],
    ]);
    expect(drifts).toEqual([]);
  });
});

test('a trend does not list a change that was reverted as open', async () => {
  const throughput = (n: number): number => (n >= 20 && n < 40 ? 300 : 400) * (1 + 0.01 * Math.sin(7 * n));
  write(
    'm/x.ndjson',
    nights(60, (n) => ({ 'GET /': { throughput: throughput(n) } })),
  );
  const { stdout } = await run('trend --baselines @m');
  for (const said of [`back to normal since ${startOf(40).slice(0, 10)}`, 'No open regression'])
    expect(stdout).toContain(said);
});

test('a trend names the run with which a slower level began that became the baseline', async () => {
  // One of four labels loses 4 % in night 30.
  const labelsOf = (n: number) =>
    Object.fromEntries(
      [0, 1, 2, 3].map((i) => {
        const factor = (n >= 30 && i === 1 ? 0.96 : 1) * (1 + 0.008 * Math.sin(7 * n + 2 * i));
        return [`GET /${String(i)}`, { throughput: 400 * factor }];
      }),
    );
  write('taken/shop.ndjson', nights(60, labelsOf));
  const { stdout } = await run('trend --baselines @taken');
  expect(stdout.replace(/\s+/g, ' ')).toMatch(
    new RegExp(
      `worse since the run of [-\\d: ]+, commit ${commitOf(30).slice(0, 10)}: GET /1: throughput −[34]\\.\\d %.* over 30 runs; it is within the tolerance band, so it became the usual level`,
    ),
  );
  const level = { case: { scenario: 'shop', label: 'GET /1', configuration: { users: '50' } }, from: startOf(30) };
  const accept = { ...accepted.accept, ...level, metric: 'throughput' };
  write('taken/shop.ndjson', `${text('taken/shop.ndjson')}${JSON.stringify({ schemaVersion: 1, accept })}\n`);
  expect((await run('trend --baselines @taken')).stdout).not.toContain('worse since');
});

describe('what a trend shows', () => {
  test('as Markdown has courses, with inert names', async () => {
    const { stdout } = await run('trend', ...place, '--format', 'markdown');
    expect(stdout).toMatch(/<sub>[▁-█]{10,}<\/sub>/);
    const outside = stdout.replace(/(`+)[^`].*?\1/g, '');
    expect(outside).not.toContain('octocat');
    expect(outside).not.toContain('<script');
  });
  test("as a page runs only the page's scripts and shows no foreign resources", async () => {
    expect(await run('trend', ...place, '--out', '@trend.html')).toMatchObject({ exitCode: 0 });
    const html = text('trend.html');
    const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    for (const [kind, tag] of [
      ['script-src', 'script'],
      ['style-src', 'style'],
    ] as const) {
      // The data is in a script element, too, but in one of a type that no browser runs.
      const found = [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, body]) => body ?? '');
      expect(found).toHaveLength(1);
      const hash = createHash('sha256')
        .update(found[0] ?? '')
        .digest('base64');
      expect(policy).toContain(`${kind} 'sha256-${hash}'`);
    }
    expect(policy).toMatch(/^default-src 'none';/);
    expect(html).not.toContain('<script>alert');
    const [markup = ''] = html.split('<script');
    expect(markup).not.toMatch(/\s(src|href(?!="#)|style|on\w+)=/);
    expect(markup.match(/<li class="case"/g)).toHaveLength(3);
    expect(markup.match(/<article class="card/g)?.length).toBeGreaterThan(0);
    expect(html).toContain('Permission is hereby granted');
    expect(markup).toMatch(/guardband accept .* --baselines \S+\/b --reason/);
  });

  test('prints commands with the configuration, if an option names it', async () => {
    write('perf/gate.yml', 'version: 1\nbaselines: {store: ../b}\n');
    const options = `--config ${at('perf/gate.yml')} --baselines ${at('b')} `;
    expect(await run('trend --config @perf/gate.yml --out @configured.html')).toMatchObject({ exitCode: 0 });
    expect(text('configured.html')).toContain(options);
    const host = { ...nodeHost(), git: gitIn(at('')) };
    const request = { history: [], config: at('perf/gate.yml') };
    const { trend: found, earlier } = await trend(request, host);
    if (found === undefined) throw new Error('no trend');
    const [comment] = trendComments(found, found.changes, earlier).filter(({ commit }) => commit === commitOf(25));
    expect(comment?.body(60_000)).toContain(options);
  });
});

test('a trend prints no command for files that are not a recorded history', async () => {
  expect((await run('trend', ...place)).stdout).toContain('guardband accept ');
  const { exitCode, stdout } = await run('trend @b/shop.ndjson');
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: expect.stringMatching(/POST \/orders +−\d+ %/) });
  expect(stdout).not.toContain('guardband accept ');
});

test.each([
  ['a filter', '--baselines @b --case orders', 0, '2 changes in 1 case'],
  ['no filter without a match', '--baselines @b --case ordres', 3, 'No case matches'],
  ['no empty history', '--baselines @none', 3, 'guardband record'],
  ['no unknown ending', '--baselines @b --out @trend.pdf', 3, '.html'],
  ['no unknown format', '--baselines @b --format pdf', 3, 'pdf'],
])('a trend takes %s', async (_, options, code, said) => {
  const { exitCode, stdout, stderr } = await run(`trend ${options}`);
  expect([exitCode, stdout + stderr]).toEqual([code, expect.stringContaining(said)]);
});

test('a change of a trend is reported with the run that made it visible, even if other jobs recorded meanwhile', async () => {
  const host = { ...nodeHost(), git: gitIn(at('')) };
  const freshWith = async (startedAt?: string): Promise<readonly number[]> => {
    const asked = { history: [], baselines: at('b'), ...(startedAt !== undefined && { startedAt }) };
    return (await trend(asked, host)).fresh.map(({ run: first }) => first);
  };
  let visible = 25;
  do history(shop, ++visible);
  while ((await freshWith()).length === 0);
  history(shop, visible + 1);
  expect(await freshWith()).toEqual([]);
  expect(await freshWith(startOf(visible - 1))).toEqual([25, 25]);
  expect(await freshWith(startOf(visible))).toEqual([]);
  // Recording old results later does not make later changes new.
  history(shop, 50);
  expect(await freshWith(startOf(10))).toEqual([]);
  // A refused run is not added to the history.
  expect(await freshWith(startOf(50))).toEqual([]);
});

const repeated = story();
test('an old commit that was measured again stands in its place, so that nothing seems to have changed back', async () => {
  const { write, at } = repeated;
  project(at('bare.git'), at('clone'));
  const commits = Array.from({ length: 24 }, (_, n) => commit(at('clone'), `change ${String(n)}`, '--allow-empty'));
  const measured = [...commits.keys(), 3, 3, 5, 3, 3].map((n, day) => {
    const p99 = (n >= 12 ? 56 : 40) * (1 + 0.01 * Math.sin(7 * day));
    const { measurements } = nightOf(day, { 'GET /': { p99, errorPercent: 0 } });
    return { measurements, provenance: { startedAt: startOf(day), commit: commits[n] ?? '' } };
  });
  write('again.ndjson', historyText(measured));
  const host = { ...nodeHost(), git: gitIn(at('clone')) };
  const { trend: found } = await trend({ history: [at('again.ndjson')] }, host);
  expect(found?.changes.map(({ direction, after }) => [direction, after.commit])).toEqual([['worse', commits[12]]]);
  const places = found?.runs.map((run) => commits.indexOf(run.commit ?? ''));
  expect(places).toHaveLength(29);
  expect(places).toEqual(places?.toSorted((a, b) => a - b));
});
