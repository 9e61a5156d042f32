/** The benchmark's referee must detect every wrong number: each test falsifies one number of the product's output. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const counterparts = process.env['GUARDBAND_COUNTERPARTS'];
const withCounterparts = counterparts ? describe : describe.skip; // tools/setup-counterparts.sh duckdb

let tree: string;
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'guardband-bench-'));
  cpSync('bench', join(tree, 'bench'), { recursive: true });
  if (counterparts) symlinkSync(resolve(counterparts), join(tree, '.tools'));
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  mkdirSync(join(tree, 'dist'));
});
afterAll(() => {
  rmSync(tree, { recursive: true, force: true });
});

/** Compares the product's output after `falsify` has changed the measurement of one label. */
function check(falsify: string): { readonly status: number | null; readonly said: string } {
  writeFileSync(
    join(tree, 'dist/cli.cjs'),
    `const { spawnSync } = require('node:child_process');
     const { readFileSync, writeFileSync } = require('node:fs');
     const argv = process.argv.slice(2);
     const { status } = spawnSync(process.execPath, [${JSON.stringify(resolve('dist/cli.cjs'))}, ...argv], { stdio: 'inherit' });
     if (status === 0) {
       const run = JSON.parse(readFileSync(argv.at(-1), 'utf8'));
       const it = run.measurements.find(({ label }) => label === 'POST /cart' || label === 'Login');
       ${falsify};
       writeFileSync(argv.at(-1), JSON.stringify(run));
     }
     process.exitCode = status;`,
  );
  const argv = [join(tree, 'bench/read.mjs'), '--check', '--rows', '3000'];
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

withCounterparts('the benchmark of reading', () => {
  test('accepts correct numbers', () => {
    const { status, said } = check('');
    expect(said).toMatch(/^big\.csv: 3,00\d rows, 14 labels, identical$/m);
    expect(said).toMatch(/^plain\.csv: 1,50\d rows, 4 labels, identical$/m);
    expect(said).toMatch(/^big\.xml: 54\d rows, 14 labels, identical$/m);
    expect(said).toMatch(/^big\.csv\.gz: 3,00\d rows, 14 labels, identical$/m);
    expect(status).toBe(0);
  });

  test.each([
    ['p50', 'it.metrics.p50++'],
    ['p90', 'it.metrics.p90++'],
    ['p95', 'it.metrics.p95++'],
    ['p99', 'it.metrics.p99--'],
    ['sum', 'it.metrics.mean += 1 / it.samples'],
    ['errors', 'it.metrics.errorPercent -= 100 / it.samples'],
    ['count', 'it.samples++'],
    ['startMs', 'it.startedAt = new Date(Date.parse(it.startedAt) + 1).toISOString()'],
    ['endMs', 'it.durationMs++'],
  ])('names the label whose %s is wrong', (number, falsify) => {
    const { status, said } = check(falsify);
    expect(said).toMatch(new RegExp(`^ *"POST /cart": ${number} is \\d+, not \\d+$`, 'm'));
    expect(status).toBe(1);
  });

  test('names a missing and an extra label', () => {
    const { status, said } = check('it.label += "!"');
    expect(said).toContain('"POST /cart" is missing');
    expect(said).toContain('"POST /cart!" is not in the file');
    expect(status).toBe(1);
  });
});
