/** `guardband compare`: two results, or two runs of the history, side by side. */
import { expect, test } from '@jest/globals';
import { jtl, story } from './_story.js';

const { run, write, report, text } = story();

test('shows how two results differ, as text and as a page, whatever changed', async () => {
  write('before/shop/GET.jtl', jtl('GET /'));
  write('after/shop/GET.jtl', jtl('GET /', { n: 500, everyMs: 20, startMs: 1_760_000_100_000 }));
  const options = ['--baselines', '@none', '--set', 'scenario=shop', '--out', '@compare.html'];
  const { exitCode, stdout } = await run('compare', '@before', '@after', ...options);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^shop \/ GET \/ +\S+ → \S+ \/s −\d+ %/m);
  expect(text('compare.html')).toContain('id="statistics"');
  // Nobody asked for a verdict.
  expect(text('compare.html')).not.toContain('class="badge"');
  expect(text('compare.html')).toMatch(/<h1>[^<]* → [^<]*<\/h1>/);
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
