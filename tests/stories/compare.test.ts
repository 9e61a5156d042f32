/** `guardband compare`: two results, or two runs of the history, side by side. */
import { expect, test } from '@jest/globals';
import { rmSync } from 'node:fs';
import { jtl, story } from './_story.js';

const { run, write, report, text, at } = story();

test('shows how two results differ, as text and as a page, whatever changed', async () => {
  write('before/shop/GET.jtl', jtl('GET /'));
  write('after/shop/GET.jtl', jtl('GET /', { n: 500, everyMs: 20, startMs: 1_760_000_100_000 }));
  const options = ['--baselines', '@none', '--set', 'scenario=shop', '--out', '@compare.html', '--out', '@compare.md'];
  const { exitCode, stdout } = await run('compare', '@before', '@after', ...options);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^shop \/ GET \/ +\S+ → \S+ \/s −\d+ %/m);
  expect(text('compare.html')).toContain('id="statistics"');
  // An answer, and what to do next; no gate passed or failed.
  expect(text('compare.html')).toMatch(
    /<\/span> Unknown<\/p>\n<h1>shop \/ GET \/ looks slower: throughput −\d+\s%.*<\/h1>/,
  );
  expect(stdout).toMatch(/^UNKNOWN {2}.*throughput −\d+ %/);
  for (const shown of [text('compare.html'), text('compare.md'), stdout])
    expect(shown).toContain('guardband check B --against A --shards repetitions');
});

test.each([
  ['worse', 1.5, /^WORSE {2}shop \/ GET \/ got slower: .*p50 \+5\d %/],
  ['not worse', 1, /^NOT WORSE {2}no regression in 1 case/],
])('answers first whether the newer of two recorded runs is %s', async (name, factor, answer) => {
  const store = ['--baselines', `@${name}`, '--set', 'scenario=shop'];
  for (let n = 0; n <= 8; n++) {
    const own = n === 8 ? factor : 1;
    const elapsedMs = Math.round((40 + (n % 3)) * own);
    write('one/GET.jtl', jtl('GET /', { startMs: 1_760_000_000_000 + n * 86_400_000, everyMs: 10 * own, elapsedMs }));
    await run('record', '@one', ...store, '--tag', `1.${String(n)}.0`, '--commit', String(n).repeat(40));
  }
  const { exitCode, stdout } = await run('compare', '1.7.0', '1.8.0', '--baselines', `@${name}`);
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: expect.stringMatching(answer) });
});

test('compares two folders that name their scenarios, with their errors and percentiles over time', async () => {
  write('old/results.jtl', jtl('GET /'));
  write('new/results.jtl', jtl('GET /', { errors: 30, startMs: 1_760_000_100_000 }));
  const { stdout } = await run(
    'compare',
    '@old',
    '@new',
    '--baselines',
    '@none',
    '--out',
    '@c.json',
    '--out',
    '@c.html',
  );
  expect(stdout).toMatch(/^new \/ GET \/ +\S+ → \S+/m);
  const [entry] = report('c.json').timelines ?? [];
  expect(entry?.timeline.codes?.map(({ counts }) => counts[0])).toEqual([30]);
  expect(entry?.before?.startedAt).toBe('2025-10-09T08:53:20.000Z');
  expect(entry?.before?.timeline.times).toHaveLength(entry?.before?.timeline.requests.length ?? -1);
});

const minute = 60_000;
const sides = (count: number, afterMinutes: number, everyMinutes: number) => {
  const elapsed = (side: string, i: number): number => (side === 'b' ? 30 + i : 20 + i);
  for (const side of ['a', 'b'])
    for (let i = 0; i < count; i++) {
      const startMs = 1_760_000_000_000 + (i * everyMinutes + (side === 'b' ? afterMinutes : 0)) * minute;
      write(`pairs/${side}/${String(i)}/GET.jtl`, jtl('GET /', { n: 990 + i, startMs, elapsedMs: elapsed(side, i) }));
    }
};
const head =
  'Scenario Name,Concurrent Users,# Samples,Error %,Throughput (Requests/sec),99th Percentile of Response Time (ms)';
const dateless = (file: string, throughputs: readonly number[]): void => {
  write(file, `${[head, ...throughputs.map((each) => `shop,50,10000,0,${String(each)},40`)].join('\n')}\n`);
};
const dated = 'because no pause between their measurements is longer than 2 hours';

test.each<readonly [string, () => void, string, string]>([
  [
    'one after the other',
    () => {
      sides(1, 50, 0);
    },
    dated,
    'one side after the other',
  ],
  [
    'three times, one side after the other',
    () => {
      sides(3, 40, 10);
    },
    dated,
    'one side after the other',
  ],
  [
    'in turn',
    () => {
      sides(3, 10, 20);
    },
    dated,
    'in turn',
  ],
  [
    'several times, without dates',
    () => {
      dateless('pairs/a/base.csv', [1000, 1004, 998]);
      dateless('pairs/b/now.csv', [700, 702, 698]);
    },
    'because the baseline was measured several times',
    'in an unknown order',
  ],
])(
  'says of results measured %s what is known, and on no surface that they are one session',
  async (_, make, why, order) => {
    rmSync(at('pairs'), { recursive: true, force: true });
    make();
    const files = ['json', 'md', 'html', 'xml'].map((ending) => `pairs.${ending}`);
    const outs = files.flatMap((file) => ['--out', `@${file}`]);
    const { exitCode, stdout, stderr } = await run(
      'compare',
      '@pairs/a',
      '@pairs/b',
      '--set',
      'scenario=shop',
      ...outs,
    );
    expect(exitCode).toBe(0);
    const surfaces = [stdout, stderr, ...files.map(text)].map((each) => each.replaceAll(/\s+/g, ' '));
    expect(surfaces).toEqual(
      surfaces.map(() =>
        expect.not.stringMatching(/measured in one session|same session|session of|beside its base|next gate/),
      ),
    );
    const { problems, baseline } = report('pairs.json');
    expect(baseline.repetitions).toBeGreaterThan(0);
    const note = problems.find(({ code }) => code === 'pairs-of-others')?.message ?? '';
    expect(note).toContain(why);
    expect(note).toContain(`They were measured ${order}, and measurement i`);
  },
);

test('finds runs of the history by tag and by commit, and says which tags there are', async () => {
  const record = ['--baselines', '@history', '--set', 'scenario=shop'];
  write('one/GET.jtl', jtl('GET /'));
  await run('record', '@one', ...record, '--tag', '1.0.0', '--commit', 'a'.repeat(40));
  write('two/GET.jtl', jtl('GET /', { startMs: 1_760_100_000_000 }));
  await run('record', '@two', ...record, '--tag', '1.1.0', '--commit', 'b'.repeat(40));
  const html = ['--out', '@runs.html'];
  const { exitCode, stdout } = await run('compare', '1.0.0', 'bbbbbbb', '--baselines', '@history', ...html);
  expect(exitCode).toBe(0);
  expect(text('runs.html')).toContain('<code>git log --oneline aaaaaaaaaa..bbbbbbbbbb</code>');
  expect(stdout).toContain('A  the run of 2025-10-09 08:53, 1.0.0, commit aaaaaaaaaa');
  expect(stdout).toContain('git log --oneline aaaaaaaaaa..bbbbbbbbbb');
  const unknown = await run('compare', 'tag:1.0.1', 'last', '--baselines', '@history');
  expect(unknown.exitCode).toBe(3);
  expect(unknown.stderr).toContain('1.0.0');
});

test('read writes a page of statistics and charts without a baseline', async () => {
  write('read/GET.jtl', jtl('GET /', { errors: 3 }));
  const { exitCode } = await run('read', '@read/GET.jtl', '--set', 'scenario=shop', '-o', '@run.html');
  expect(exitCode).toBe(0);
  expect(text('run.html')).toContain('"samples":1000,"errors":3');
});

test('computes the APDEX for the thresholds of the configuration, also of several load generators', async () => {
  write('guardband.yml', 'apdex: { satisfied: 24, tolerated: 104 }\n');
  write('rated/a.jtl', jtl('GET /', { elapsedMs: 20, errors: 100 }));
  write('rated/b.jtl', jtl('GET /', { elapsedMs: 100, errors: 100 }));
  const options = ['--config', '@guardband.yml', '--set', 'scenario=shop', '--baselines', '@none', '--empty', 'pass'];
  await run('check', '@rated', ...options, '--out', '@rated.json');
  const { metrics = [], cases = [], total } = report('rated.json').statistics ?? {};
  const place = metrics.indexOf('apdex');
  // 900 are satisfied, 900 tolerate it, and 200 failed.
  expect([cases[0]?.values[place], total?.values[place]]).toEqual([0.675, 0.675]);
});

test('counts response times over time for a page alone', async () => {
  write('counted/GET.jtl', jtl('GET /'));
  const reading = ['@counted/GET.jtl', '--set', 'scenario=shop'];
  await run('read', ...reading, '-o', '@counted.HTML');
  expect(text('counted.HTML')).toContain('"times":["');
  const { stdout } = await run('read', ...reading);
  expect(stdout).toContain('"slowestMs"');
  expect(stdout).not.toContain('"times"');
  const judging = [...reading, '--baselines', '@none', '--empty', 'pass'];
  await run('check', ...judging, '--out', '@plain.json');
  await run('check', ...judging, '--out', '@charts.json', '--out', '@charts.html');
  expect(text('plain.json')).not.toContain('"times"');
  expect(text('charts.json')).toContain('"times"');
});

test('the total of repetitions is one of them, without the time between them', async () => {
  for (const [i, label] of ['GET /', 'GET /b'].entries())
    for (let n = 0; n < 3; n++)
      write(
        `rounds/${String(n)}/${String(i)}.jtl`,
        jtl(label, { n: 1000 + n, startMs: 1_760_000_000_000 + n * 600_000 + i }),
      );
  const reading = ['--shards', 'repetitions', '--set', 'scenario=shop', '--baselines', '@none', '--empty', 'pass'];
  await run('check', '@rounds', ...reading, '--out', '@rounds.json', '--out', '@rounds.html');
  const { metrics = [], total } = report('rounds.json').statistics ?? {};
  // Two labels with one request each in 10 ms.
  expect(total?.values[metrics.indexOf('throughput')]).toBeGreaterThan(190);
});
