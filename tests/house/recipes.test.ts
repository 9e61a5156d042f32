/** Follows the recipes of CONTRIBUTING.md literally, in a copy of the tree, and runs the tests that they can break. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildSync } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { bundle } from '../../tools/bundle.mjs';

interface Recipe {
  readonly file: string;
  readonly code: string;
  /** The entry to add to the array or object in this file: the name of the export of the recipe's file, or an entry as written. */
  readonly entry: string;
  readonly registry: string;
  readonly position: 'front' | 'end';
}

const text = readFileSync('CONTRIBUTING.md', 'utf8');
const recipes: readonly Recipe[] = [
  ...text.matchAll(
    /^`(src\/[^`]+\.ts)`\n\n```ts\n([\s\S]*?)```\n\nThen add (?:`(\w+)`|this entry) to the (front of the )?(?:array|object) in\s`(src\/[^`]+)`(?:[^\n]*:\n\n```ts\n([\s\S]*?),\n```)?/gm,
  ),
].map(([, file = '', code = '', name, front, registry = '', entry = '']) => ({
  file,
  code,
  entry: name ?? entry,
  registry,
  position: front === undefined ? 'end' : 'front',
}));

/** Files beside the plug-ins: the inputs of a reader. */
const inputs = [...text.matchAll(/^`(tests\/[^`]+)`\n\n```text\n([\s\S]*?)```/gm)];
/** Rows of tables in tests. */
const rows = [...text.matchAll(/dd a row[^`]* to `(tests\/[^`]+)`:\n\n```ts\n([\s\S]*?)\n```/g)];

/** Adds the entry of a recipe to its registry, with an import if the entry is a name. */
function register(tree: string, { file, entry, registry, position }: Recipe): void {
  const index = join(tree, registry);
  const module = `./${relative(dirname(registry), file).replace('.ts', '.js')}`;
  const before = readFileSync(index, 'utf8');
  // The registry is the last array of its file.
  const arrays = [...before.matchAll(/(= \[)((?:(?! = \[)[\s\S])*?)(\] as const satisfies)/g)];
  const found = arrays.at(-1) ?? /(= \{\n)([\s\S]*?)(\n\};)/.exec(before);
  if (found === null) throw new Error(`no registry in ${index}`);
  const [all, start = '', inside = '', end = ''] = found;
  const entries = inside.trim().replace(/,$/, '');
  const after = before.replace(
    all,
    `${start}${position === 'front' ? `${entry}, ${entries}` : `${entries}, ${entry}`}${end}`,
  );
  const isName = /^\w+$/.test(entry);
  writeFileSync(index, isName ? `import { ${entry} } from '${module}';\n${after}` : after);
}

const untouched = new Set(['.git', '.tools', 'node_modules', 'bench', 'coverage']);
const tree = mkdtempSync(join(tmpdir(), 'guardband-recipes-'));
const run = (...argv: readonly string[]) =>
  spawnSync(process.execPath, [join(tree, 'cli.mjs'), ...argv], { cwd: tree, encoding: 'utf8' });

beforeAll(() => {
  for (const part of readdirSync('.').filter((name) => !untouched.has(name)))
    cpSync(part, join(tree, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  for (const recipe of recipes) {
    mkdirSync(dirname(join(tree, recipe.file)), { recursive: true });
    writeFileSync(join(tree, recipe.file), recipe.code);
    register(tree, recipe);
  }
  for (const [, file = '', content = ''] of inputs) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), content);
  }
  for (const [, file = '', row = ''] of rows) {
    const table = readFileSync(join(tree, file), 'utf8');
    const extended = table.replace(/^const (?:formats|rows)\b.*[{[]$/m, `$&\n${row}`);
    expect(extended).not.toBe(table);
    writeFileSync(join(tree, file), extended);
  }
  writeFileSync(
    join(tree, 'tsconfig.json'),
    JSON.stringify({
      extends: resolve('tsconfig.json'),
      compilerOptions: { rootDir: '.', noEmit: true, typeRoots: [resolve('node_modules/@types')] },
      include: ['src', ...rows.map(([, file]) => file)],
    }),
  );
  buildSync({ ...bundle, entryPoints: [join(tree, 'src/bin.ts')], outfile: join(tree, 'cli.mjs') });
});
afterAll(() => {
  rmSync(tree, { recursive: true });
});

test('the recipes of CONTRIBUTING.md there are eight, one for each kind of plug-in', () => {
  expect(recipes.map(({ registry }) => registry)).toEqual([
    'src/metrics/index.ts',
    'src/formats/index.ts',
    'src/judge/rules/index.ts',
    'src/report/renderers/index.ts',
    'src/report/publishers/index.ts',
    'src/history/stores/index.ts',
    'src/hosts/context/systems.ts',
    'src/commands/index.ts',
  ]);
});

test('the recipes of CONTRIBUTING.md pass the type check', () => {
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', tree], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
}, 60_000);

/** The tests that go through a registry, and those of registries as a whole; the new plug-ins do not change what others do. */
const breakable = [
  'input/every-reader',
  'input/damaged',
  'input/readers.test',
  'report/untrusted-texts',
  'house/action',
  'hosts/context',
];
const ids = recipes.flatMap(({ code }) => /^  id: '(.*)',$/m.exec(code)?.[1] ?? []);
const names = `(^|[ /])(${ids.join('|')})([ /:]|$)|every|action.yml`;

test('the recipes of CONTRIBUTING.md pass the tests of their plug-ins', () => {
  const script = (name: string, ...argv: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', name, ...argv], {
      cwd: tree,
      encoding: 'utf8',
      env: { ...process.env, GUARDBAND_COUNTERPARTS: '' },
    });
    expect(status === 0 ? '' : stdout + stderr).toBe('');
  };
  script('docs');
  script('goldens', '--', 'tests/input/readers.test.ts', '--testNamePattern', names);
  script('test', '--', ...breakable.map((path) => `tests/${path}`), '--testNamePattern', names);
}, 600_000);

test('the recipes of CONTRIBUTING.md work together: a new format is gated on a new metric', () => {
  const tally = (file: string, open: number): void => {
    const [, , content = ''] = inputs[0] ?? [];
    writeFileSync(join(tree, file), content.replace(/^files .*/m, `files ${String(open)}`));
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
    'findings.list',
    '--log',
    'outcomes.txt',
  );
  expect([status, stderr]).toEqual([1, '']);
  expect(readFileSync(join(tree, 'findings.list'), 'utf8')).toContain('regression openFiles shop / cart [users=5]\n');
  expect(readFileSync(join(tree, 'outcomes.txt'), 'utf8')).toMatch(/^\S+Z failed\n$/);
  const job = { ...process.env, ACME_CI: '1', ACME_PULL_REQUEST: '7', ACME_TARGET: 'main' };
  const inJob = spawnSync(process.execPath, [join(tree, 'cli.mjs'), 'check', 'good.txt', '--config-from', 'base'], {
    ...{ cwd: tree, encoding: 'utf8' as const, env: job },
  });
  expect(inJob.stdout + inJob.stderr).toMatch(/changes to the configuration cannot be detected/);
  expect(run('metrics')).toMatchObject({ status: 0, stdout: expect.stringContaining('openFiles\topen files\n') });
  expect(run('check', '--help').stdout).toMatch(/--format NAME +[^-]*\blist\b[^]*--log FILE/);
});
