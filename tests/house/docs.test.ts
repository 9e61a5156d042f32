/** The documentation must name only existing files, commands, options, configuration keys and problem codes. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { commands } from '../../src/commands/index.js';
import { optionsOf } from '../../src/commands/options-of.js';
import type { Option } from '../../src/model/rendering.js';
import { readers } from '../../src/formats/index.js';
import { metrics } from '../../src/metrics/index.js';
import { problemSections } from '../../src/problems/index.js';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...['docs', 'examples', 'baselines'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => join(folder, file)),
  ),
];
/** The documents for users, without the decisions and the statistics. */
const userDocuments = documents.filter(
  (document) => !/^docs\/inside|^docs\/method|^ARCHITECTURE|^CONTRIBUTING/.test(document),
);
/** Paths in code spans that begin with a folder of this repository; patterns and placeholders are not paths. */
const codePath = /`((?:src|tests|tools|bench|docs|schemas|scanner|page|baselines|examples|\.github|\.ci)\/[\w./-]*)`/g;
const link = /\]\((?!https?:|mailto:)([^)\s]+)/g;

/** The text without the recipes, which name files that the reader creates. */
const readText = (file: string): string =>
  readFileSync(file, 'utf8').replace(/^`(?:src|tests)\/[^`]+`\n\n```(?:ts|text)\n[\s\S]*?```/gm, '');

/** The anchors that GitHub gives to the headings of a page. */
const anchorsOf = (file: string): readonly string[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/ /g, '-'),
  );

const isBroken = (document: string, target: string): boolean => {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? document : join(dirname(document), path);
  return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
};

test.each(documents)('%s names only files and headings that exist', (document) => {
  const text = readText(document);
  const paths = Array.from(text.matchAll(codePath), ([, path = '']) => path).filter((path) => !existsSync(path));
  const links = Array.from(text.matchAll(link), ([, target = '']) => target).filter((target) =>
    isBroken(document, target),
  );
  expect([...paths, ...links]).toEqual([]);
});

/** The arguments of `guardband` in code spans; tests/docs/snippets.test.ts walks the blocks. */
const commandsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/`(?:guardband|node dist\/cli\.cjs)\s([a-z][^`]*)`/g), ([, command = '']) =>
    command.replaceAll('\n', ' '),
  );

const optionsOfCommands = new Map<string, readonly Option[]>();
beforeAll(async () => {
  for (const [name, load] of Object.entries(commands)) {
    const { command } = await load();
    optionsOfCommands.set(name, optionsOf(command, 'command-line'));
    for (const outcome of command.mode?.outcomes ?? []) hyphenated.add(outcome);
  }
});

/** The unknown parts of a command: its name, or its options. */
function unknownParts(line: string): readonly string[] {
  const [name = '', ...rest] = line.replace(/'[^']*'|#.*|<!--.*/g, '').split(/\s+/);
  const options = optionsOfCommands.get(name);
  if (options === undefined) return [name];
  const known = new Set(['--help', ...options.map((option) => `--${option.name}`)]);
  return rest.filter((word) => word.startsWith('--') && word !== '--' && !known.has(word.split('=')[0] ?? ''));
}

test.each(documents)('%s names only commands and options that exist', (document) => {
  expect(commandsIn(readText(document)).flatMap(unknownParts)).toEqual([]);
});

test('the documentation names every option', () => {
  const text = userDocuments.map(readText).join('\n');
  const names = new Set([...optionsOfCommands.values()].flatMap((options) => options.map(({ name }) => name)));
  const isNamed = (name: string): boolean => new RegExp(`--${name}\\b|\`${name}[\`:]`).test(text);
  expect([...names].filter((name) => !isNamed(name))).toEqual([]);
});

test('README.md has at most 1,200 words', () => {
  expect(readFileSync('README.md', 'utf8').split(/\s+/).length).toBeLessThanOrEqual(1200);
});

test('README.md and docs/ have at most 19,000 words', () => {
  const pages = documents.filter((document) => /^README|^docs\//.test(document));
  const words = pages.map((page) => readFileSync(page, 'utf8').trim().split(/\s+/).length);
  expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(19_000);
});

describe('SECURITY.md', () => {
  const text = readFileSync('SECURITY.md', 'utf8');
  const testsIn = (part: string): readonly string[] => part.match(/tests\/[\w./-]+\.test\.ts/g) ?? [];

  test('has at most 1,150 words', () => {
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(1150);
  });

  test('names a test that exists for every promise', () => {
    const [, ...promises] = text.split('\n').filter((line) => line.startsWith('|') && !line.startsWith('| --'));
    expect(promises.filter((promise) => testsIn(promise).length === 0)).toEqual([]);
    expect(testsIn(text).filter((file) => !existsSync(file))).toEqual([]);
  });
});

const { scripts, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<
  Record<'scripts' | 'devDependencies', Readonly<Record<string, string>>>
>;

/** The first words of the lines that a script prints without a name. */
const namesOf = (script: 'bench' | 'trials'): readonly string[] =>
  execFileSync(process.execPath, ['tools/named.mjs', script], { encoding: 'utf8' })
    .split('\n')
    .map((line) => `${script} -- ${line.split(' ')[0] ?? ''}`);
const runnable = new Set([...Object.keys(scripts), ...namesOf('bench'), ...namesOf('trials')]);

test.each(documents)('%s names only npm scripts that exist', (document) => {
  const script = /npm run (?:-s )?((?:bench|trials) -- [a-z]+|[a-z]+)\b/g;
  const named = Array.from(readText(document).matchAll(script), ([, name = '']) => name);
  expect(named.filter((name) => !runnable.has(name))).toEqual([]);
});

test('CONTRIBUTING.md describes every npm script', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  const isDescribed = (name: string): boolean =>
    new RegExp(`(?:npm run(?: -s)? |npm |\`)${name}(?![\\w:-])`).test(text);
  expect(Object.keys(scripts).filter((name) => !isDescribed(name))).toEqual([]);
});

test('docs/decisions states the purpose of every package', () => {
  const [, table = ''] = /^(\|[\s\S]*?)\n\n/m.exec(readFileSync('docs/inside/decisions.md', 'utf8')) ?? [];
  const described = table.split('\n').flatMap((line) => (line.split('|')[1] ?? '').trim().split(/[ ,]+/));
  expect(Object.keys(devDependencies).filter((name) => !described.includes(name))).toEqual([]);
});

const { inputs, outputs } = parse(readFileSync('action.yml', 'utf8')) as Readonly<
  Record<'inputs' | 'outputs', Readonly<Record<string, unknown>>>
>;
/** The inputs of the workflows that those of users call. */
const inputsOfCalled = ['gate', 'record'].flatMap((name) => {
  const { on } = parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')) as {
    readonly on: { readonly workflow_call: { readonly inputs: object } };
  };
  return Object.keys(on.workflow_call.inputs);
});
test('docs/action.md names every input of the called workflows', () => {
  const text = readText('docs/action.md');
  expect(inputsOfCalled.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

/** Keys of other files that the documentation names: GitHub workflows and their permissions. */
const workflowWords = [
  'on',
  'with',
  'run',
  'branch',
  'fetch-depth',
  'persist-credentials',
  'permissions',
  'contents',
  'checks',
  'pull-requests',
  'env',
  'schedule',
];

/** The keys of objects in a schema, at any depth. */
function schemaKeys(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties } = node as { readonly properties?: object };
  return [...Object.keys(properties ?? {}), ...Object.values(node).flatMap(schemaKeys)];
}

const configurationKeys = new Set([
  ...schemaKeys(JSON.parse(readFileSync('schemas/config.schema.json', 'utf8'))),
  ...Object.keys(inputs),
  ...metrics.map(({ id }) => id),
  ...workflowWords,
]);

test.each(userDocuments)('%s names only configuration keys and inputs that exist', (document) => {
  const spans = Array.from(readText(document).matchAll(/`([\w-]+):(?: [^`\n]*)?`/g), ([, key = '']) => key);
  expect(spans.filter((key) => !configurationKeys.has(key))).toEqual([]);
});

test('docs/formats.md has a row for every reader, in their order', () => {
  const rows = readFileSync('docs/formats.md', 'utf8').matchAll(/^\| `([\w-]+)` +\| \S.* \| \S.* \|$/gm);
  expect(Array.from(rows, ([, id]) => id)).toEqual(readers.map(({ id }) => id));
});

const hyphenated = new Set<string>([
  ...inputsOfCalled,
  ...Object.values(problemSections).flatMap((kinds) => kinds.map(({ code }) => code)),
  ...Object.keys(inputs),
  ...Object.keys(outputs),
  ...readers.map(({ id }) => id),
]);

test.each(userDocuments)('%s names only problem codes that exist', (document) => {
  const spans = Array.from(readText(document).matchAll(/`([a-z]+(?:-[a-z]+)+)`/g), ([, code = '']) => code);
  expect(spans.filter((code) => !hyphenated.has(code))).toEqual([]);
});

test('every example workflow has an end-to-end test', () => {
  const text = ['workflows', 'first-day']
    .flatMap((folder) => readdirSync(`tests/e2e/${folder}`).map((name) => `tests/e2e/${folder}/${name}`))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const untested = readdirSync('examples/workflows').filter((file) => !text.includes(`examples/workflows/${file}`));
  expect(untested).toEqual([]);
});
