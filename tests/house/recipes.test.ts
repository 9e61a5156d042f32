/** Follows the recipes of ARCHITECTURE.md literally, in a copy of the tree. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildSync } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { bundle } from '../../tools/bundle.mjs';

interface Recipe {
  readonly file: string;
  readonly code: string;
  /** The entry to add to the array in this file: the name of the export of the recipe's file, or an entry as written. */
  readonly entry: string;
  readonly registry: string;
  readonly position: 'front' | 'end';
}

const text = readFileSync('ARCHITECTURE.md', 'utf8');
const recipes: readonly Recipe[] = [
  ...text.matchAll(
    /^`(src\/[^`]+\.ts)`\n\n```ts\n([\s\S]*?)```\n\nThen add (?:`(\w+)`|this entry) to the (front of the )?array in\s`(src\/[^`]+)`(?:[^\n]*:\n\n```ts\n([\s\S]*?),\n```)?/gm,
  ),
].map(([, file = '', code = '', name, front, registry = '', entry = '']) => ({
  file,
  code,
  entry: name ?? entry,
  registry,
  position: front === undefined ? 'end' : 'front',
}));

/** Adds the entry of a recipe to its registry, with an import if the entry is a name. */
function register(tree: string, { file, entry, registry, position }: Recipe): void {
  const index = join(tree, registry);
  const module = `./${relative(dirname(registry), file).replace('.ts', '.js')}`;
  const before = readFileSync(index, 'utf8');
  const array = /= \[([\s\S]*?)\] as const satisfies/.exec(before);
  if (array === null) throw new Error(`no registry in ${index}`);
  const entries = array[1]?.trim().replace(/,$/, '') ?? '';
  const after = before.replace(
    array[0],
    `= [${position === 'front' ? `${entry}, ${entries}` : `${entries}, ${entry}`}] as const satisfies`,
  );
  const isName = /^\w+$/.test(entry);
  writeFileSync(index, isName ? `import { ${entry} } from '${module}';\n${after}` : after);
}

describe('the recipes of ARCHITECTURE.md', () => {
  const tree = mkdtempSync(join(tmpdir(), 'guardband-recipes-'));
  const run = (...argv: readonly string[]) =>
    spawnSync(process.execPath, [join(tree, 'cli.mjs'), ...argv], { cwd: tree, encoding: 'utf8' });

  beforeAll(() => {
    cpSync('src', join(tree, 'src'), { recursive: true });
    cpSync('package.json', join(tree, 'package.json'));
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
    for (const recipe of recipes) {
      mkdirSync(dirname(join(tree, recipe.file)), { recursive: true });
      writeFileSync(join(tree, recipe.file), recipe.code);
      register(tree, recipe);
    }
    writeFileSync(
      join(tree, 'tsconfig.json'),
      JSON.stringify({
        extends: resolve('tsconfig.json'),
        compilerOptions: { rootDir: '.', noEmit: true, typeRoots: [resolve('node_modules/@types')] },
        include: ['src'],
      }),
    );
    buildSync({ ...bundle, entryPoints: [join(tree, 'src/bin.ts')], outfile: join(tree, 'cli.mjs') });
  });
  afterAll(() => {
    rmSync(tree, { recursive: true });
  });

  test('there are eight, one for each kind of plug-in', () => {
    expect(recipes.map(({ registry }) => registry)).toEqual([
      'src/metrics/index.ts',
      'src/input/readers/index.ts',
      'src/judge/rules/index.ts',
      'src/report/renderers/index.ts',
      'src/report/publishers/index.ts',
      'src/history/stores/index.ts',
      'src/hosts/context/systems/index.ts',
      'src/commands/index.ts',
    ]);
  });

  test('pass the type check', () => {
    const { stdout } = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', tree], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  }, 60_000);

  test('work together: a new format is gated on a new metric', () => {
    const tally = (file: string, open: number): void => {
      writeFileSync(join(tree, file), `tally cart throughput=812 p99=41 errorPercent=0 openFiles=${String(open)}\n`);
    };
    tally('good.txt', 55);
    tally('bad.txt', 56);
    writeFileSync(
      join(tree, 'guardband.yml'),
      'metrics: {openFiles: gate}\nbaselines: {store: "one-file:history.ndjson"}\n',
    );
    expect(run('record', 'good.txt', '--set', 'scenario=shop')).toMatchObject({ status: 0, stderr: '' });
    expect(run('check', 'good.txt', '--set', 'scenario=shop')).toMatchObject({ status: 0 });
    const { status, stderr } = run(
      'check',
      'bad.txt',
      '--set',
      'scenario=shop',
      '--out',
      'findings.tsv',
      '--log',
      'outcomes.txt',
    );
    expect([status, stderr]).toEqual([1, '']);
    expect(readFileSync(join(tree, 'findings.tsv'), 'utf8')).toContain('shop / cart\topenFiles\tregression\n');
    expect(readFileSync(join(tree, 'outcomes.txt'), 'utf8')).toMatch(/^\S+Z failed\n$/);
    const job = { ...process.env, ACME_CI: '1', ACME_PULL_REQUEST: '7', ACME_TARGET: 'main' };
    const inJob = spawnSync(process.execPath, [join(tree, 'cli.mjs'), 'check', 'good.txt', '--config-from', 'base'], {
      ...{ cwd: tree, encoding: 'utf8' as const, env: job },
    });
    expect(inJob.stdout + inJob.stderr).toMatch(/config-unguarded|changes to the configuration cannot be detected/);
    expect(run('metrics')).toMatchObject({ status: 0, stdout: expect.stringContaining('openFiles\topen files\n') });
    expect(run('check', '--help').stdout).toMatch(/--format NAME +[^-]*\btsv\b[^]*--log FILE/);
  });
});
