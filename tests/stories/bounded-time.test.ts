/** A command must end within seconds for any input: its work grows with the size of the input, whatever its structure. */
import { expect, jest, test } from '@jest/globals';
import { compileGlob } from '../../src/cases/patterns.js';
import { jtl, story } from './_story.js';

/** Far more than any of these commands takes on a busy machine, and far less than quadratic work would take. */
const limitMs = 30_000;

const { run, write } = story();
const keys = (count: number, format: (key: string) => string): readonly string[] =>
  Array.from({ length: count }, (_, i) => format(`k${String(i)}`));

const unknownMetrics = (count: number): string => `metrics:\n${keys(count, (key) => `  ${key}: gate`).join('\n')}`;

const longName = 'x'.repeat(500_000);
/** Values whose path contains the long name. */
const inLongName = `"${longName}":{${keys(50_000, (key) => `"${key}":1`).join(',')}}`;
const gatling = keys(50_000, (key) => `"${key}":{"type":"REQUEST","name":"${key}"}`).join(',');

test.each([
  ['deep JSON', `{"schemaVersion":1,"measurements":${'['.repeat(300_000)}${']'.repeat(300_000)}}`],
  ['deep JSON that is cut', `{"schemaVersion":1,"measurements":${'['.repeat(300_000)}`],
  ['a deep line of a history', `{"measurement":{"a":${'['.repeat(300_000)}\n`],
  ['a string of 12 MB', `{"schemaVersion":1,"measurements":[],"k":"${'x'.repeat(12_000_000)}"}`],
  ['a long name and a key twice', `{"schemaVersion":1,${inLongName},"measurements":[],"measurements":[]}`],
  ['a long name and violations', `{"schemaVersion":1,"provenance":{},"measurements":[{${inLongName},"scenario":1}]}`],
  ['a line of a history with a long name', `{"measurement":{${inLongName},"label":"a","label":"b"}}\n`],
  [
    "Gatling's groups with a long name",
    `{"numberOfRequests":1,"percentiles1":1,"contents":{"g":{"name":"${longName}","contents":{${gatling}}}}}`,
  ],
  ['100,000 unknown keys', `{"schemaVersion":1,"measurements":[],${keys(100_000, (key) => `"${key}":1`).join(',')}}`],
])('an input of unusual shape %s', async (_, content) => {
  write('input.json', content);
  const start = Date.now();
  const { exitCode, stderr } = await run('check @input.json --baselines @none');
  expect(exitCode).toBe(3);
  expect(stderr).toContain('input.json');
  expect(stderr.length).toBeLessThan(20_000);
  expect(Date.now() - start).toBeLessThan(limitMs);
});

test.each([
  ['24,000 unknown keys', keys(24_000, (key) => `${key}: 1`).join('\n')],
  ['24,000 unknown metrics', unknownMetrics(24_000)],
  ['24,000 metrics with wrong rules', `metrics:\n${keys(24_000, (key) => `  ${key}: 1%`).join('\n')}`],
  ['8,000 unknown objectives', `objectives:\n${keys(8000, (key) => `  - { ${key}: '< 1' }`).join('\n')}`],
  ['deep lists', `results: ${'['.repeat(50_000)}`],
  ['deep lists in block style', `results:\n  ${'- '.repeat(50_000)}a`],
  ['deep maps', `results: ${'{a: '.repeat(50_000)}`],
  ['deep mappings', Array.from({ length: 2000 }, (_, i) => `${' '.repeat(i)}k${String(i)}:`).join('\n')],
  ['6,000 merges of an alias', `a: &a { b: 1 }\n${keys(6000, (key) => `${key}: { <<: *a }`).join('\n')}`],
  [
    'aliases that unfold without end',
    'a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]\nresults: [*d,*d,*d,*d,*d,*d]\n',
  ],
  ['a list instead of keys', '- 1\n'],
  ['two documents', 'version: 1\n---\nversion: 1\n'],
  ['an alias of itself', 'metrics: &metrics\n  p99: *metrics\n'],
  ['keys nested in one line', `[ ${'a: '.repeat(24_000)}]`],
  ['49,000 syntax errors', ']'.repeat(49_000)],
  ['49,000 warnings', `a: ${'!x '.repeat(49_000)}`],
  ['names of the prototype', 'metrics: { __proto__: { band: 90% }, constructor: report, toString: gate }'],
  ['a number of many digits', `warmup: '${'1'.repeat(200_000)}x'\n`],
])('an input of unusual shape a configuration with %s', async (_, content) => {
  write('guardband.yml', content);
  write('good.jtl', jtl('x'));
  const start = Date.now();
  const { exitCode, stderr } = await run('check @good.jtl --config @guardband.yml');
  expect(exitCode).toBe(3);
  expect(stderr.split('\n').length).toBeLessThan(100);
  expect(stderr).toMatch(/guardband\.yml.*: error: /);
  expect(Date.now() - start).toBeLessThan(limitMs);
});

// The parser would take more than a second for these, so they are refused before it starts.
test.each([
  ['100,000 unknown keys', keys(100_000, (key) => `${key}: 1`).join('\n'), 'guardband.yml:25001: '],
  ['60,000 unknown keys in JSON', `{${keys(60_000, (key) => `"${key}": 1`).join(',')}}`, 'guardband.yml:1: '],
  ['60,000 unknown metrics', unknownMetrics(60_000), 'guardband.yml:25001: '],
  ['100,000 items', `results: [${'a,'.repeat(100_000)}]`, 'guardband.yml:1: '],
  ['100,000 empty lines', '\n'.repeat(100_000), 'guardband.yml:50001: '],
  ['brackets that nothing opened', ']'.repeat(500_000), 'guardband.yml:1: '],
  ['tags of one value', `a: ${'!x '.repeat(300_000)}`, 'guardband.yml:1: '],
  ['quotes that follow each other', `a: ${"' ".repeat(400_000)}`, 'guardband.yml:1: '],
  ['escapes that do not exist', `a: "${'\\q'.repeat(400_000)}"`, 'guardband.yml:1: '],
  ['1 MB of comments', `# ${'x'.repeat(1_000_000)}`, 'guardband.yml: '],
])('an input of unusual shape a configuration with %s is refused unparsed', async (_, content, place) => {
  write('guardband.yml', content);
  write('good.jtl', jtl('x'));
  const { exitCode, stderr } = await run('check @good.jtl --config @guardband.yml');
  expect(exitCode).toBe(3);
  expect(stderr).toContain(`${place}error: The configuration has more than `);
  expect(stderr.trim().split('\n')).toHaveLength(2);
});

test('an input of unusual shape a configuration with a list as a key is refused without a warning of the parser', async () => {
  const warn = jest.spyOn(process, 'emitWarning');
  write('guardband.yml', 'version: 1\n[warmup]: 1s\n');
  const { exitCode, stderr } = await run('check @good.jtl --config @guardband.yml');
  expect(exitCode).toBe(3);
  expect(stderr).toContain('guardband.yml:');
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('an input of unusual shape a configuration with a key twice is refused with its place', async () => {
  write('guardband.yml', 'version: 1\nwarmup: 1s\nwarmup: 2s\n');
  const { exitCode, stderr } = await run('check @good.jtl --config @guardband.yml');
  expect(exitCode).toBe(3);
  expect(stderr).toContain('guardband.yml:3:1');
});

test('an input of unusual shape a glob with many stars in one name is refused, and one with some is not', async () => {
  write(`globs/${'a'.repeat(200)}.jtl`, jtl('x'));
  const start = Date.now();
  const refused = await run('check', `@globs/${'*a'.repeat(12)}*z`, '--baselines', '@none');
  expect(refused).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('at most 4 stars') });
  expect(await run('read @**/globs/*a*a*.* -o @globs.json')).toMatchObject({ exitCode: 0 });
  expect(Date.now() - start).toBeLessThan(limitMs);
});

test('an input of unusual shape a pattern with many stars', () => {
  const start = Date.now();
  expect(compileGlob(`${'*a'.repeat(50)}*b`)('a'.repeat(100_000))).toBe(false);
  expect(Date.now() - start).toBeLessThan(limitMs);
});

test.each([
  ['*', '', true],
  ['', '', true],
  ['', 'a', false],
  ['a*', 'A', true],
  ['a*a', 'a', false],
  ['a*a', 'aa', true],
  ['*b*', 'abc', true],
  ['a?c', 'abc', true],
  ['a?c', 'ac', false],
  ['*?', '', false],
  ['**a', 'ba', true],
  ['*ab*ab', 'abab', true],
  ['*ab*ab', 'aab', false],
  ['a.c', 'abc', false],
  ['*\n*', 'a\nb', true],
])('compileGlob %j matches %j: %s', (pattern, text, matches) => {
  expect(compileGlob(pattern)(text)).toBe(matches);
});
