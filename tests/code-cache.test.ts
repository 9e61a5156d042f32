/** What V8 compiled is kept for the next start: seen to be used, and never believed where somebody else can have written it. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const result = 'examples/shop/results/healthy/browse/5_users/results.jtl';
let caches = '';
let folder = '';
let file = '';

beforeEach(() => {
  caches = mkdtempSync(join(tmpdir(), 'guardband-caches-'));
  folder = join(caches, 'guardband');
  file = join(folder, 'read.v8');
});

function guardband(argv: readonly string[] = ['read', result], env: NodeJS.ProcessEnv = {}) {
  const { NODE_V8_COVERAGE: _, ...own } = process.env;
  const all = { ...own, XDG_CACHE_HOME: caches, ...env };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/cli.cjs', ...argv], {
    encoding: 'utf8',
    env: all,
  });
  return { status, stdout, stderr };
}

const kept = (): number => statSync(file).ino;

test('what the first start compiled is all that the second needs', () => {
  const first = guardband();
  expect(first.status).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const before = kept();
  expect(guardband()).toEqual(first);
  expect(kept()).toBe(before);
  expect(readdirSync(folder)).toEqual(['read.v8']);
});

test('each command keeps its own, and what another input needs is kept beside what the first did', () => {
  guardband();
  const [before, { size }] = [kept(), statSync(file)];
  const other = guardband(['read', 'examples/shop/baselines']);
  expect(other.status).toBe(0);
  expect(kept()).not.toBe(before);
  expect(statSync(file).size).toBeGreaterThan(size);
  const both = kept();
  guardband();
  expect(guardband(['read', 'examples/shop/baselines'])).toEqual(other);
  expect(kept()).toBe(both);
  guardband(['check', 'examples/shop/results/healthy', '--baselines', 'examples/shop/baselines']);
  guardband(['--help']);
  expect(readdirSync(folder).sort()).toEqual(['check.v8', 'other.v8', 'read.v8']);
});

describe('not believed, and made anew', () => {
  const spoilt: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [
    ['empty', () => Buffer.alloc(0)],
    ['a word', (bytes) => bytes.subarray(0, 8)],
    ['cut off', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['zeros', (bytes) => Buffer.alloc(bytes.length)],
    [
      'of another build',
      (bytes) => Buffer.from(bytes.toString('latin1').replace(/"build":"./, '"build":"_'), 'latin1'),
    ],
    ...[9, 30, 5000, 50_000, 150_000].map(
      (at) => [`a bit at ${String(at)}`, (bytes: Buffer) => bytes.fill((bytes[at] ?? 0) ^ 1, at, at + 1)] as const,
    ),
  ];
  test.each(spoilt)('%s', (_, spoil) => {
    const right = guardband();
    const good = readFileSync(file);
    writeFileSync(file, spoil(Buffer.from(good)));
    const before = kept();
    expect(guardband()).toEqual(right);
    expect(kept()).not.toBe(before);
    expect(readFileSync(file).length).toBeGreaterThan(good.length / 2);
  });

  test('what others may write', () => {
    const right = guardband();
    chmodSync(file, 0o666);
    const before = kept();
    expect(guardband()).toEqual(right);
    expect(kept()).not.toBe(before);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('nothing is kept', () => {
  test.each([
    ['where node is told so', { NODE_DISABLE_COMPILE_CACHE: '1' }],
    ['where coverage is measured', { NODE_V8_COVERAGE: join(tmpdir(), 'coverage') }],
    ['without a place', { XDG_CACHE_HOME: '', HOME: '', LOCALAPPDATA: '' }],
    ['in a place that is none', { XDG_CACHE_HOME: join(process.cwd(), 'package.json') }],
    ['in a place that depends on where one is', { XDG_CACHE_HOME: 'tests' }],
  ])('%s', (_, env) => {
    const { status, stderr } = guardband(undefined, env);
    expect(status).toBe(0);
    expect(stderr).not.toMatch(/cache|EN/);
    expect(existsSync(folder)).toBe(false);
    expect(existsSync('tests/guardband')).toBe(false);
  });

  test('of a command that there is not', () => {
    expect(guardband(['raed', result]).status).toBe(3);
    expect(existsSync(folder)).toBe(false);
  });

  test('in a folder that others may write to', () => {
    mkdirSync(folder);
    chmodSync(folder, 0o777);
    expect(guardband().status).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });
});
