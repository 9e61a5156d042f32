/** The first seconds of a service that has just started, such as one on a JVM: said once, with the warm-up that leaves them out. */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { measuredTeam, equal } from './_measured-team.js';
import { jtl, story, asXml, body } from './_story.js';

const { run, write, at } = story();
const startMs = Date.UTC(2026, 9, 25, 9);
/** Half a minute with ten requests a second; those of the first seconds take 25 times as long. */
const heated = (label: string, slowSeconds = 5): string =>
  jtl(label, { n: 300, everyMs: 100, startMs }).replace(/^(\d{13}),(\d+)/gm, (_, stamp: string, ms: string) =>
    [stamp, Number(stamp) < startMs + slowSeconds * 1000 ? Number(ms) * 25 : ms].join(','),
  );
const constant = (label: string): string => jtl(label, { n: 300, everyMs: 100, startMs });
const said = (text: string): readonly string[] =>
  text.match(/The first \d+ s are .*: set `warmup: \d+s` in guardband\.yml\./g) ?? [];
const options = ['--set', 'scenario=shop', '--empty', 'pass'];
const once =
  /^The first 6 s are 2\d times slower than the rest in 1 label \("GET \/"\): set `warmup: 6s` in guardband\.yml\.$/;

test.each(['csv', 'csv.gz', 'xml', 'xml.gz'])(
  'is said of a result in %s, and of none that is constant',
  async (form) => {
    for (const [name, result] of [
      ['slow', heated('GET /')],
      ['constant', constant('GET /')],
    ] as const) {
      const text = form.startsWith('xml') ? asXml(result) : result;
      writeFileSync(at(`${name}.${form}`), form.endsWith('.gz') ? gzipSync(text) : text);
    }
    const [slow, steady] = [
      await run('check', `@slow.${form}`, ...options),
      await run('check', `@constant.${form}`, ...options),
    ];
    expect(said(slow.stdout)).toEqual([expect.stringMatching(once)]);
    expect(said(steady.stdout)).toEqual([]);
  },
);

test('a label that is slow at first is named; one that is left out is not looked at', async () => {
  write('two.csv', heated('GET /') + body(constant('GET /b')) + body(heated('GET /c', 3)));
  expect(said((await run('check', '@two.csv', ...options)).stdout)).toEqual([
    expect.stringMatching(
      /^The first 6 s are up to 2\d times slower than the rest in 2 labels \("GET \/", "GET \/c"\)/,
    ),
  ]);
  write('guardband.yml', 'version: 1\nlabels: { exclude: ["GET /"] }\n');
  expect(said((await run('check', '@two.csv', '--config', '@guardband.yml', ...options)).stdout)).toEqual([
    expect.stringMatching(/^The first 5 s are 1\d times .* \("GET \/c"\): set `warmup: 5s`/),
  ]);
});

test('shards say it once, with the longest', async () => {
  write('shards/one.csv', heated('GET /', 5));
  write(
    'shards/two.csv',
    heated('GET /', 8)
      .replaceAll('t 1-1', 't 1-2')
      .replaceAll(/^(\d{12})\d/gm, '$17'),
  );
  const { stdout } = await run('check', '@shards', ...options);
  expect(said(stdout)).toEqual([
    expect.stringMatching(/^The first 9 s are 2\d .* in 1 label \("GET \/"\): set `warmup: 9s`/),
  ]);
});

test('a warm-up that is too short is not enough, and the one that is said is', async () => {
  const { stdout } = await run('check', '@slow.csv', '--warmup', '2s', ...options);
  expect(said(stdout)).toEqual([expect.stringMatching(once)]);
  expect(said((await run('check', '@slow.csv', '--warmup', '6s', ...options)).stdout)).toEqual([]);
});

test('it is said where a result is read or recorded, too, and of a later one', async () => {
  expect(said((await run('read @slow.csv -o @read.json')).stderr)).toHaveLength(1);
  expect(said((await run('record @slow.csv --baselines @b --set scenario=shop')).stderr)).toHaveLength(1);
  expect(said((await run('check @slow.csv --baselines @b --set scenario=shop')).stdout)).toHaveLength(1);
});

const team = measuredTeam('run: node slow.mjs {version} {out}');

test('a gate says it once of all its measurements', async () => {
  team.write(
    'slow.mjs',
    `import './load.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
for (const users of [5, 20]) {
  const file = process.argv[3] + '/shop/' + users + '_users/results.jtl';
  const [head, ...rows] = readFileSync(file, 'utf8').trim().split('\\n');
  const slow = rows.map((row, i) => (i < 300 ? row.replace(/^(\\d+),(\\d+)/, (_, at, ms) => at + ',' + ms * 20) : row));
  writeFileSync(file, [head, ...slow].join('\\n') + '\\n');
}
`,
  );
  team.version(equal);
  team.version(equal);
  const { stdout } = await team.run('gate', '--no-screen', '--pairs', '1', '--base', 'HEAD~1', '--out', 'report.json');
  expect(said(stdout.replace(/\s+/g, ' '))).toHaveLength(1);
  expect(team.report().problems.filter(({ code }) => code === 'slow-at-first')).toHaveLength(1);
});
