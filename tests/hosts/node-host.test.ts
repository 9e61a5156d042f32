/** The node host with real pipes, files and devices. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const result = 'examples/shop/results/healthy/browse/5_users/results.jtl';
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guardband-host-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const read = (file: string): string[] => ['dist/cli.cjs', 'read', file, '--set', 'scenario=browse', '--set', 'users=5'];

test('reads a pipe like a file, compressed or not', () => {
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

test('reports an unwritable path with a message', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const out of [join(file, 'run.json'), join(file, 'deeper', 'run.json')]) {
    const { status, stderr } = spawnSync(process.execPath, [...read(result), '-o', out], { encoding: 'utf8' });
    expect(status).toBe(3);
    expect(stderr).toMatch(
      /error: The report could not be written: .*\/file(\/deeper)? is not a folder and cannot be created/,
    );
  }
});

/** A run document that is larger than any pipe buffer. */
function large(): string {
  const values = Array.from({ length: 60_000 }, (_, i) => i);
  const file = join(folder, 'large.jtl');
  writeFileSync(
    file,
    `timeStamp,elapsed,label,success\n${values.map((ms) => `1760000000000,${String(ms)},a,true\n`).join('')}`,
  );
  return file;
}

function nowIn(pipe: number): string {
  const piece = Buffer.alloc(1 << 20);
  try {
    return piece.toString('latin1', 0, readSync(pipe, piece));
  } catch {
    return ''; // the pipe is empty
  }
}

test('prints the same to a file, a pipe and a full pipe', async () => {
  const [file, pipe] = [join(folder, 'printed.json'), join(folder, 'full')];
  const argv = read(large());
  spawnSync('bash', ['-c', '"$0" "$@" > "$FILE"', process.execPath, ...argv], { env: { ...process.env, FILE: file } });
  const expected = readFileSync(file, 'utf8');
  expect(expected.length).toBeGreaterThan(400_000);
  expect(execFileSync(process.execPath, argv, { encoding: 'utf8', maxBuffer: 1e8 })).toBe(expected);

  execFileSync('mkfifo', [pipe]);
  const end = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  // Node makes a pipe blocking for its child process, but not one that a shell passes on.
  const script = ['-c', 'exec "$0" "$@" >&3', process.execPath, ...argv];
  const child = spawn('bash', script, { stdio: ['ignore', 'ignore', 'inherit', end] });
  const exited = once(child, 'exit');
  let printed = '';
  await setTimeout(500);
  for (let isRunning = true; isRunning;) {
    isRunning = (await Promise.race([exited, setTimeout(5, 'running')])) === 'running';
    printed += nowIn(reader);
  }
  closeSync(end);
  closeSync(reader);
  expect(await exited).toEqual([0, null]);
  expect(printed).toBe(expected);
});

test('a reader that closes the pipe is not a failure, but a full disk is', () => {
  const run = (script: string) =>
    spawnSync('bash', ['-c', script, process.execPath, ...read(large())], {
      encoding: 'utf8',
      env: { ...process.env, FILE: join(folder, 'limited.json') },
    });
  expect(run('"$0" "$@" | head -c 9; exit "${PIPESTATUS[0]}"')).toMatchObject({
    status: 0,
    stdout: '{\n  "sche',
    stderr: '',
  });
  // Limits the file size, in blocks, which acts like a full disk.
  const { status, stderr } = run('ulimit -f 8; "$0" "$@" > "$FILE"');
  expect(status).toBe(3);
  expect(stderr).toMatch(/^error: EFBIG/);
  expect(run('ulimit -f 0; "$0" "$@" > "$FILE" 2>&1').status).toBe(3);
  if (!existsSync('/dev/full')) return;
  expect(run('"$0" "$@" > /dev/full')).toMatchObject({ status: 3, stderr: expect.stringMatching(/^error: ENOSPC/) });
});

test('writing to an existing pipe or link keeps it', () => {
  const pathOf = (name: string): string => join(folder, name);
  const script = 'mkfifo "$PIPE"; cat "$PIPE" > "$GOT" & "$0" "$@" -o "$PIPE" && wait && test -p "$PIPE"';
  const env = { ...process.env, PIPE: pathOf('pipe'), GOT: pathOf('got.json') };
  expect(spawnSync('bash', ['-c', script, process.execPath, ...read(large())], { env, timeout: 30_000 }).status).toBe(
    0,
  );
  writeFileSync(pathOf('linked.json'), 'before');
  symlinkSync(pathOf('linked.json'), pathOf('link.json'));
  expect(spawnSync(process.execPath, [...read(large()), '-o', pathOf('link.json')]).status).toBe(0);
  expect(lstatSync(pathOf('link.json')).isSymbolicLink()).toBe(true);
  for (const name of ['got.json', 'linked.json'])
    expect(readFileSync(pathOf(name), 'utf8')).toMatch(/^\{\n {2}"schemaVersion": 1/);
});
