/** `guardband check --judge none`: two results, or two runs of the history, side by side without a verdict. */
import { expect, test } from '@jest/globals';
import { rmSync } from 'node:fs';
import { jtl, story } from './_story.js';

const { run, write, report, text, at } = story();

test('shows how two results differ, as text and as a page, whatever changed', async () => {
  write('before/shop/GET.jtl', jtl('GET /'));
  write('after/shop/GET.jtl', jtl('GET /', { n: 500, everyMs: 20, startMs: 1_760_000_100_000 }));
  const options = ['--baselines', '@none', '--set', 'scenario=shop', '--out', '@compare.html', '--out', '@compare.md'];
  const { exitCode, stdout } = await run('check', '@after', '--against', '@before', '--judge', 'none', ...options);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^unknown +shop \/ GET \/ +−\d+ % .*→ \S+ \/s +1 of 1 pair$/m);
  expect(text('compare.html')).toContain('id="statistics"');
  // An answer, and what to do next; no gate passed or failed.
  expect(text('compare.html')).toMatch(
    /<\/span> Not judged<\/p>\n<h1>no verdict asked: shop \/ GET \/ was requested less: throughput −\d+\s%.*<\/h1>/,
  );
  expect(stdout).toMatch(/^NOT JUDGED {2}no verdict asked: .*throughput −\d+ %/);
  for (const shown of [text('compare.html'), text('compare.md'), stdout])
    expect(shown).toContain('guardband check B --against A --shards repetitions');
});

test.each([
  ['worse', 1.5, /^NOT JUDGED {2}no verdict asked: shop \/ GET \/ got slower: .*p50 \+5\d %/],
  ['not worse', 1, /^NOT JUDGED {2}no verdict asked: nothing judged in 1 case\n/],
])('answers first whether the newer of two recorded runs is %s', async (name, factor, answer) => {
  const store = ['--baselines', `@${name}`, '--set', 'scenario=shop'];
  for (let n = 0; n <= 8; n++) {
    const own = n === 8 ? factor : 1;
    const elapsedMs = Math.round((40 + (n % 3)) * own);
    write('one/GET.jtl', jtl('GET /', { startMs: 1_760_000_000_000 + n * 86_400_000, everyMs: 10 * own, elapsedMs }));
    await run('record', '@one', ...store, '--tag', `1.${String(n)}.0`, '--commit', String(n).repeat(40));
  }
  const sides = ['tag:1.8.0', '--against', 'tag:1.7.0', '--baselines', `@${name}`];
  const { exitCode, stdout } = await run('check', ...sides, '--judge', 'none', '--out', '@runs.xml');
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: expect.stringMatching(answer) });
  expect(stdout).toContain('against tag:1.7.0: 1 run of ');
  expect(text('runs.xml')).not.toMatch(/<failure|<error|passed|skipped="0"/);
  const judged = await run('check', ...sides);
  expect(judged.exitCode).toBe(factor > 1 ? 1 : 0);
});

test('compares two folders that name their scenarios, with their errors and percentiles over time', async () => {
  write('old/results.jtl', jtl('GET /'));
  write('new/results.jtl', jtl('GET /', { errors: 30, startMs: 1_760_000_100_000 }));
  const words = 'check @new --against @old --judge none --baselines @none --out @c.json --out @c.html';
  const { exitCode, stdout } = await run(words);
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: expect.stringMatching(/^not judged +new \/ GET \/ /m) });
  expect(report('c.json')).toMatchObject({ outcome: 'undecided', reasons: ['not-asked'] });
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
const dated = 'less than 2 hours apart';

test.each<readonly [string, readonly [number, number, number] | undefined, string, string]>([
  ['one after the other', [1, 50, 0], dated, 'one side after the other'],
  ['three times, one side after the other', [3, 40, 10], dated, 'one side after the other'],
  ['in turn', [3, 10, 20], dated, 'in turn'],
  ['several times, without dates', undefined, 'the baseline was measured several times', 'in an unknown order'],
])(
  'says of results measured %s what is known, and on no surface that they are one session',
  async (_, dates, why, order) => {
    rmSync(at('pairs'), { recursive: true, force: true });
    if (dates) sides(...dates);
    else {
      dateless('pairs/a/base.csv', [1000, 1004, 998]);
      dateless('pairs/b/now.csv', [700, 702, 698]);
    }
    const files = ['json', 'md', 'html', 'xml'].map((ending) => `pairs.${ending}`);
    const outs = files.map((file) => `--out @${file}`).join(' ');
    const { exitCode, stdout, stderr } = await run(
      `check @pairs/b --against @pairs/a --judge none --shards repetitions --set scenario=shop ${outs}`,
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
    expect(note).toContain(`measured ${order}. What the machine`);
  },
);

test('finds runs of the history by tag and by commit, and says which tags there are', async () => {
  const record = ['--baselines', '@history', '--set', 'scenario=shop'];
  write('one/GET.jtl', jtl('GET /'));
  await run('record', '@one', ...record, '--tag', '1.0.0', '--commit', 'a'.repeat(40));
  write('two/GET.jtl', jtl('GET /', { startMs: 1_760_100_000_000 }));
  await run('record', '@two', ...record, '--tag', '1.1.0', '--commit', 'b'.repeat(40));
  const options = ['--judge', 'none', '--baselines', '@history', '--out', '@runs.html'];
  const { exitCode, stdout } = await run('check', 'commit:bbbbbbb', '--against', 'commit:AAAAAAA', ...options);
  expect(exitCode).toBe(0);
  expect(text('runs.html')).toContain('<code>git log --oneline aaaaaaaaaa..bbbbbbbbbb</code>');
  expect(stdout).toContain('Candidate bbbbbbbbbb (1.1.0) against commit:AAAAAAA: 1 run of 2025-10-09, aaaaaaaaaa');
  const unknown = await run('check', 'tag:1.0.1', '--against', 'commit:aaaaaaa', ...options);
  expect(unknown).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('Did you mean "tag:1.0.0"?') });
});

test.each([
  ['a release that was not recorded', ['tag:1.1.0', '--against', 'tag:1.0.1'], 2],
  ['a commit that was not recorded', ['tag:1.1.0', '--against', 'commit:ccccccc'], 2],
  ['too short an id', ['tag:1.1.0', '--against', 'commit:aaaaaa'], 2],
  ['one that is no id', ['commit:main', '--against', 'tag:1.0.0'], 3],
])('does not end as a comparison without a baseline or a run: %s', async (_, sides, expected) => {
  const { exitCode } = await run('check', ...sides, '--judge', 'none', '--baselines', '@history');
  expect(exitCode).toBe(expected);
});

test('only check takes a run without a verdict', async () => {
  write('guardband.yml', 'judge: none\n');
  const { exitCode, stderr } = await run('check @one --config @guardband.yml');
  expect({ exitCode, stderr }).toEqual({ exitCode: 3, stderr: expect.stringContaining('judge') });
  for (const command of [['gate'], ['record', '@one'], ['explain', 'GET']]) {
    const refused = await run(...command, '--judge', 'none');
    expect(refused).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('--judge') });
  }
});
