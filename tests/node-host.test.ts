/** The outside world as a command line meets it. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const result = 'examples/shop/results/healthy/browse/5_users/results.jtl';
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guardband-host-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const read = (file: string): string[] => ['dist/cli.cjs', 'read', file, '--set', 'scenario=browse', '--set', 'users=5'];

test('what is written to a pipe is read as from a file, packed or not', () => {
  const expected = execFileSync(process.execPath, read(result), { encoding: 'utf8' });
  const named = join(folder, 'pipe');
  execFileSync('mkfifo', [named]);
  for (const write of ['cat', 'gzip -c']) {
    const both = `${write} ${result} > "$PIPE" & exec "$0" "$@"`;
    const found = spawnSync('bash', ['-c', both, process.execPath, ...read(named)], {
      encoding: 'utf8',
      env: { ...process.env, PIPE: named },
    });
    expect(found.stderr).toBe('');
    expect(found.stdout).toBe(expected);
  }
});

test('where nothing can be written is told in words', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const out of [join(file, 'run.json'), join(file, 'deeper', 'run.json')]) {
    const { status, stderr } = spawnSync(process.execPath, [...read(result), '-o', out], { encoding: 'utf8' });
    expect(status).toBe(3);
    expect(stderr).toMatch(/^error: .*\/file(\/deeper)? is no folder, and none can be made there\n$/);
  }
});
