/**
 * Results, labels and configurations are untrusted: whatever their content, a command must end with an exit code and a
 * message.
 */
import { expect, test } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { jtl, story } from './_story.js';

const { run, write, text, at } = story();

test.each([
  [
    'an object that is its own prototype',
    '{"schemaVersion":1,"provenance":{},"measurements":[{"scenario":"a","configuration":{"__proto__":"x"},"metrics":{"__proto__":1,"constructor":2}}]}',
  ],
  ['a broken gzip', '\u001f\u008b\u0008\u0000nothing'],
])('hostile input %s', async (_, content) => {
  write('r.json', content);
  expect((await run('check @r.json --baselines @none')).exitCode).toBeGreaterThanOrEqual(2);
});

test.each<readonly [string, (size: number) => string]>([
  ['a number of many digits', (size) => `| Users | TPS |\n|---|---|\n| 50 | ${'9'.repeat(50 * size)}x |`],
  ['many tables of one case', (size) => '| Users | TPS |\n|---|---|\n| 50 | 1 |\n\n'.repeat(size / 10)],
  ['a row that is repeated without end', (size) => `| Users | TPS |\n|---|---|\n${'| 50 | 1 |\n'.repeat(size)}`],
  [
    'a cell over a million columns',
    (size) =>
      `<table><tr><th>Users<th>TPS<tr><td colspan=${String(100 * size)} rowspan=${String(100 * size)}>1</table>`,
  ],
])('hostile input a page with %s takes time linear in its size', async (_, page) => {
  const [short, long] = [await secondsFor(page(1250)), await secondsFor(page(10_000))];
  // Eight times as much, and twice that on a busy machine; 64 times would be quadratic.
  expect(long).toBeLessThan(16 * short + 0.5);
});

/** The processor time of reading a page. */
async function secondsFor(page: string): Promise<number> {
  write('page.md', page);
  const start = process.cpuUsage();
  expect([0, 3]).toContain((await run('read @page.md -o @page.json')).exitCode);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

test('hostile input a scenario is never a path', async () => {
  write('r.jtl', jtl('x'));
  expect(await run('record @r.jtl --set scenario=NUL --baselines @device')).toMatchObject({
    exitCode: 0,
  });
  // Windows would open a device, and lose the run.
  expect(readdirSync(at('device'))).toContain('scenario-nul.ndjson');
  expect(await run('record @r.jtl --set scenario=../../etc/passwd --baselines @b')).toMatchObject({
    exitCode: 0,
  });
  expect(readdirSync(at('b'))).toEqual(['archive-v2', 'etc-passwd.ndjson']);
  expect(existsSync(at('etc'))).toBe(false);
});

test('hostile input a label is shown, not interpreted', async () => {
  const label = '"<img src=x onerror=alert(1)> @all \u001b[31mred\u001b[0m a|b\n::error::x"';
  for (const [i, elapsedMs] of [20, 20, 20, 200].entries()) {
    write('r.jtl', jtl(label, { elapsedMs, everyMs: elapsedMs / 2, startMs: 1_760_000_000_000 + i * 1e8 }));
    if (i < 3) await run('record @r.jtl --set scenario=s --baselines @h');
  }
  const { exitCode, stdout } = await run('check @r.jtl --set scenario=s --baselines @h --out @r.md');
  expect(exitCode).toBe(1);
  expect(stdout).not.toContain('\u001b');
  expect(stdout).not.toMatch(/^::error/m);
  // Names are in code spans, where neither HTML nor a mention has an effect.
  expect(text('r.md').replace(/```[\s\S]*?```|`[^`\n]*`/g, '')).not.toMatch(/<img|@all/);
});

test('hostile input no terminal control sequence of a file name, label or document is printed', async () => {
  const red = '\u001b[31m\u009b2J\u202e';
  const labels = `${jtl(`${red} TC`)}${jtl(`${red} TC-0`).split('\n').slice(1).join('\n')}`;
  write(`evil/${red}/results.jtl`, labels);
  write(`evil/${red}.json`, `${red}{`);
  write('evil.yml', `${red}: [`);
  const commands = [
    ['read', '@evil'],
    ['read', `@evil/${red}.json`],
    ['record', '@evil', '--baselines', '@e'],
    ['record', `@evil/${red}/results.jtl`, '--set', `scenario=${red}`, '--baselines', '@e'],
    ['check', '@evil', '--baselines', '@e'],
    ['check', '@evil', '--baselines', '@e', '--format', 'json'],
    ['check', '@evil', '--baselines', '@e', '--format', 'junit'],
    ['check', '@evil', '--baselines', '@e', '--format', 'markdown'],
    ['check', '@evil', '--config', '@evil.yml'],
    ['accept', '*', '--reason', red, '--baselines', '@e'],
    ['explain', '*', 'p99', '--results', '@evil', '--baselines', '@e'],
    ['history', '--baselines', '@e'],
    ['history', '--baselines', '@e', '--format', 'json'],
    ['trend', '@e'],
    ['trend', '@e', '--format', 'json'],
    ['trend', '@e', '--format', 'markdown'],
    ['signoff', '@evil', '--baselines', '@e'],
    ['signoff', '@evil', '--baselines', '@e', '--format', 'json'],
  ];
  const printed = [];
  for (const argv of commands) printed.push(await run(...argv));
  for (const { stdout, stderr } of printed) expect(`${stdout}${stderr}`).not.toMatch(/[\u001b\u009b\u202e]/);
  expect(printed.map(({ stdout }) => stdout).join('')).toMatch(/Accepted \d level/);
  expect(printed[0]?.stderr).toContain('TC-0');
});

test('hostile input a history contains no invisible character, and a line of an older version that does is not added again', async () => {
  write('r.jtl', jtl('\u202eTC\u200b'));
  const record = ['record', '@r.jtl', '--set', 'scenario=s', '--baselines', '@i'];
  expect((await run(...record)).exitCode).toBe(0);
  const written = text('i/s.ndjson');
  expect(written).toMatch(/^[ -~\n]*$/);
  expect(written).toContain(String.raw`\u202eTC\u200b`);
  const older = written.replaceAll(String.raw`\u202eTC\u200b`, '\u202eTC\u200b');
  write('i/s.ndjson', older);
  await run(...record);
  expect(text('i/s.ndjson').match(/^\[/gm)).toHaveLength(1);
});
