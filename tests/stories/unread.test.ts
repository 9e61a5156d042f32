/**
 * No unread part may go unnoticed: if any part of an input was not read, the outcome is at best undecided and no release is
 * signed.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { nodeHost } from '../../src/hosts/node/host.js';
import { jtl, story } from './_story.js';

const { run, write, at } = story();
const history = ['--baselines', '@history', '--set', 'scenario=shop'];
const night = (start: number, n = 2000): string => jtl('GET /cart', { n, startMs: 1_760_000_000_000 + start * 1e8 });

beforeAll(async () => {
  for (let i = 0; i < 6; i++) {
    write('night.jtl', night(i));
    await run('record', '@night.jtl', ...history);
  }
});

/** Writes an input and runs both commands on it. */
async function judge(content: string | Uint8Array, file = 'run/results.jtl') {
  mkdirSync(at(file.replace(/\/[^/]*$/, '')), { recursive: true });
  writeFileSync(at(file), content);
  const folder = `@${file.split('/')[0] ?? ''}`;
  return {
    checked: await run('check', folder, ...history),
    signed: await run('signoff', folder, '--tag', '1.0', ...history),
  };
}

const good = night(9);
const lines = good.trimEnd().split('\n');
type Changes = Readonly<Record<number, (line: string) => string>>;
const withLines = (changes: Changes): string => `${lines.map((line, i) => changes[i]?.(line) ?? line).join('\n')}\n`;
const withLine = (index: number, change: (line: string) => string): string => withLines({ [index]: change });
const brokenRows = (count: number, total: number): string =>
  `${lines
    .slice(0, total + 1)
    .map((line, i) => (i > 0 && i <= count ? line.replace(/,(\d+),/, ',x$1,') : line))
    .join('\n')}\n`;

test('a complete result passes and is signed', async () => {
  const { checked, signed } = await judge(good);
  expect(checked).toMatchObject({ exitCode: 0 });
  expect(signed).toMatchObject({ exitCode: 0 });
});

describe('a date that is none', () => {
  const artillery = readFileSync('tests/formats/artillery-json/good/input.json', 'utf8');
  const phout = readFileSync('tests/formats/phout-text/by-hand/input.txt', 'utf8');
  const toFirst = (time: string): string => artillery.replace('1795600790746', time);
  const toSecond = (time: string): string => phout.replace('\n1764230411.582', `\n${time}`);
  test.each([
    ['artillery.json', toFirst('253402300800000'), 'did not understand it: 253402300800000 is no time'],
    ['artillery.json', toFirst('-1'), 'is no time'],
    ['artillery.json', toFirst('1e300'), 'is no time'],
    ['phout.txt', toSecond('1795600931367000000000'), 'phout.txt'],
    ['phout.txt', toSecond('253402300800.000'), 'phout.txt'],
  ])('in %s is a problem of that file, and the others are read', async (file, content, says) => {
    write(`dated/${file}`, content);
    const { checked } = await judge(good, 'dated/results.jtl');
    rmSync(at('dated'), { recursive: true });
    expect(checked.stdout + checked.stderr).toContain(says);
    // What else is in such a file is judged: it may fail.
    expect([1, 2]).toContain(checked.exitCode);
    expect(checked.stdout + checked.stderr).toContain('GET /cart');
    expect(checked.stderr).not.toContain('internal error');
  });

  test.each([toFirst('253402300799999'), toFirst('0')])(
    'is not the last millisecond, nor the first',
    async (content) => {
      write('dated/artillery.json', content);
      const { stderr } = await run('read @dated');
      rmSync(at('dated'), { recursive: true });
      expect(stderr).not.toContain('is no time');
    },
  );
});

const holes: readonly (readonly [name: string, content: string | Uint8Array, says: RegExp])[] = [
  [
    'a quote that is never closed',
    withLine(100, (line) => line.replace(',OK,', ',"OK,')),
    /results\.jtl:101: error: A quote opened in this line is never closed, so the last 1,?90\d lines \(95 % of the file\)/,
  ],
  [
    'a quote that another one closes much later',
    withLine(100, (line) => line.replace(',OK,', ',"OK,')).replace(/,OK,(?=[^]{5000}$)(?![^]{5200}$)/, ',"OK",'),
    /cannot be read/,
  ],
  [
    'a quoted message of several lines that lost its end, up to a later message',
    withLines({
      100: (line) => line.replace(',OK,', ',"Error'),
      106: (line) => `b"${line.slice(line.indexOf(',t 1-1'))}`,
    }),
    /results\.jtl:101: error: Dropped 1 row of 1,?994 .*which cover 6 more lines: 1 with a quote that extends over the rows below/,
  ],
  ['a row cut in the middle', good.slice(0, -40), /The result is truncated/],
  ['a file cut at a quarter', good.slice(0, Math.floor(good.length / 4)), /truncated/],
  ['a packed file cut at a quarter', gzipSync(good).subarray(0, 5000), /archive is truncated: [\d,]+ bytes/],
  ['one unreadable row of 2,000', brokenRows(1, 2000), /1 row of 2,000 \(less than 0\.1 %\).*1 label \("GET \/cart"\)/],
  ['9 unreadable rows of 20', brokenRows(9, 20), /9 rows of 20 \(45 %\)/],
  [
    'a label without a readable row',
    `${good}${(lines[1] ?? '').replace('GET /cart', 'GET /pay').replace(/,(\d+),/, ',x,')}\n`,
    /No row of 1 label \("GET \/pay"\) could be read/,
  ],
];

test.each(holes)('a raw result with a part that cannot be read never passes %s', async (_, content, says) => {
  const { checked, signed } = await judge(content);
  expect([1, 2, 3]).toContain(checked.exitCode);
  expect(checked.stdout + checked.stderr).toMatch(says);
  expect([1, 2, 3]).toContain(signed.exitCode);
  expect(signed.stdout).not.toMatch(/^Signed/m);
});

test.each([
  // Not compressed, so that the names of the columns are legible.
  ['a zip archive', '504b03040a00000000', `results.jtl${good}`],
  ['a tar archive', Buffer.from('results.jtl'.padEnd(257, '\0')).toString('hex'), `ustar\0${good}`],
  ['a file compressed with bzip2', '425a683931415926535900', ''],
  ['a file compressed with xz', 'fd377a585a00', ''],
  ['a file compressed with zstd', '28b52ffd0000', ''],
  ['a 7z archive', '377abcaf271c', ''],
  ['a file that was compressed twice', gzipSync(gzipSync(good)).toString('hex'), ''],
  ['a pointer of Git LFS', '', 'version https://git-lfs.github.com/spec/v1\noid sha256:59681678d0\nsize 16400\n'],
])('%s is named, and not read as text', async (kind, beginning, rest) => {
  writeFileSync(at('archived.jtl'), Buffer.concat([Buffer.from(beginning, 'hex'), Buffer.from(rest)]));
  mkdirSync(at('archives'), { recursive: true });
  writeFileSync(at('archives/b.jtl'), readFileSync(at('archived.jtl')));
  writeFileSync(at('archives/a.jtl'), good);
  for (const [results, exitCode] of [
    ['@archived.jtl', 3],
    ['@archives', 2],
  ] as const) {
    const checked = await run('check', results, ...history);
    expect(checked.exitCode).toBe(exitCode);
    expect(checked.stdout + checked.stderr).toContain(`it looks like ${kind}`);
  }
});

test('a pointer of Git LFS in place of a configuration or a report is named', async () => {
  write('pointer', 'version https://git-lfs.github.com/spec/v1\noid sha256:59681678d0\nsize 16400\n');
  write('good.jtl', good);
  for (const args of [
    ['check', '@good.jtl', '--config', '@pointer', ...history],
    ['comment', '@pointer'],
  ]) {
    const { exitCode, stdout, stderr } = await run(...args);
    expect([exitCode, stdout + stderr]).toEqual([
      3,
      expect.stringContaining('a pointer of Git LFS, not the file itself'),
    ]);
  }
});

test.each([
  ['UTF-16, little endian', Buffer.from(`\ufeff${good}`, 'utf16le')],
  ['UTF-16, big endian', Buffer.from(`\ufeff${good}`, 'utf16le').swap16()],
  ['packed UTF-16', gzipSync(Buffer.from(`\ufeff${good}`, 'utf16le'))],
])('a result in an unusual form is read %s', async (_, content) => {
  const { checked, signed } = await judge(content);
  expect(checked).toMatchObject({ exitCode: 0 });
  expect(signed).toMatchObject({ exitCode: 0 });
});

test('a result in an unusual form is read behind a link, also in a loop of links', async () => {
  write('elsewhere/slow.jtl', jtl('GET /cart', { n: 2000, elapsedMs: 200, startMs: 1_760_900_000_000 }));
  mkdirSync(at('linked/inner'), { recursive: true });
  symlinkSync(at('elsewhere/slow.jtl'), at('linked/slow.jtl'));
  symlinkSync(at('linked'), at('linked/inner/loop'));
  expect(await run('check', '@linked', ...history)).toMatchObject({ exitCode: 1 });
});

test('a result in an unusual form is read a pipe with the name of a result is an error, also behind a link', async () => {
  write('piped/a.jtl', good);
  execFileSync('mkfifo', [at('pipe')]);
  symlinkSync(at('pipe'), at('piped/b.jtl'));
  execFileSync('mkfifo', [at('piped/c.csv')]);
  const { exitCode, stdout } = await run('check', '@piped', ...history);
  expect(exitCode).toBe(2);
  expect(stdout).toMatch(/b\.jtl.*could not be read: it is a pipe/);
  expect(stdout).toMatch(/c\.csv.*could not be read: it is a pipe/);
  const globbed = await run('check', '@piped/*', ...history);
  expect(globbed).toMatchObject({
    exitCode: 2,
    stdout: expect.stringMatching(/b\.jtl.*it is a pipe[^]*c\.csv.*it is a pipe/),
  });
});

test('a result in an unusual form is read a pipe with the name of a description of results is not waited for', async () => {
  write('described/a.jtl', good);
  execFileSync('mkfifo', [at('described/test-metadata.json')]);
  expect(await run('check', '@described/a.jtl', ...history)).toMatchObject({ exitCode: 0 });
});

test('a result in an unusual form is read a link to nothing is an error', async () => {
  write('dangling/a.jtl', good);
  symlinkSync(at('nowhere.jtl'), at('dangling/b.jtl'));
  expect(await run('check', '@dangling', ...history)).toMatchObject({ exitCode: 2 });
  expect(await run('check', '@dangling/*.jtl', ...history)).toMatchObject({ exitCode: 2 });
});

test('a result in an unusual form is read a folder that a glob cannot list is an error', async () => {
  write('locked/one/a.jtl', good);
  write('locked/two/b.jtl', good);
  chmodSync(at('locked/two'), 0);
  // For the administrator no folder is locked.
  const isAdministrator = process.geteuid?.() === 0;
  if (isAdministrator) process.seteuid?.(65_534);
  try {
    const found = await nodeHost()
      .find(at('locked/**/*.jtl'))
      .catch((error: unknown) => error);
    expect(found).toMatchObject({ code: 'EACCES' });
  } finally {
    if (isAdministrator) process.seteuid?.(0);
  }
});

test('a run with unread input and no baseline does not pass, even if the configuration allows no baseline', async () => {
  write('new.yml', 'version: 1\ngate:\n  empty: pass\n');
  write('cut.jtl', good.slice(0, -40));
  const { exitCode } = await run('check @cut.jtl --config @new.yml --baselines @none');
  expect(exitCode).toBeGreaterThanOrEqual(2);
});

test.each([
  ['without a direction', 'queueDepth: { band: 10% }', 'metrics does not accept "queueDepth"'],
  ['with the name of a built-in one', 'p99: { better: higher }', 'is a built-in metric'],
])('a declared metric %s is refused', async (_, metric, says) => {
  write('own.yml', `version: 1\nmetrics:\n  ${metric}\n`);
  const refused = { exitCode: 3, stderr: expect.stringContaining(says) };
  expect(await run('check @cut.jtl --config @own.yml')).toMatchObject(refused);
});
