/** `guardband rename` adds names to a configuration and keeps the rest of it unchanged. */
import { expect, test } from '@jest/globals';
import { rename as renameCases } from '../../src/commands/rename/rename.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { story } from './_story.js';

const { run, write, text } = story();
const rename = async (config: string, ...argv: readonly string[]) => {
  write('guardband.yml', config);
  const { exitCode, stdout, stderr } = await run('rename', '--config', '@guardband.yml', ...argv);
  return { exitCode, stdout, stderr, config: text('guardband.yml') };
};
const commented = '# Ours.\r\nversion: 1 # the only one\n\nlabels:   {exclude: [login]}';

test.each([
  ['appends to a configuration without names', commented, `${commented}\nrenamed:\n  - {label: "a", to: "b"}\n`],
  [
    'appends to a file without a configuration',
    '# None yet.\n',
    '# None yet.\nversion: 1\nrenamed:\n  - {label: "a", to: "b"}\n',
  ],
  [
    'extends a list and keeps its comments',
    'version: 1\nrenamed:\n  # in spring\n  - { label: x, to: y }\nwarmup: 5m # long\n',
    'version: 1\nrenamed:\n  # in spring\n  - { label: x, to: y }\n  - { label: a, to: b }\nwarmup: 5m # long\n',
  ],
  [
    'extends a list on one line',
    'version: 1\nrenamed: [{ label: x, to: y }]\n',
    'version: 1\nrenamed: [ { label: x, to: y }, { label: a, to: b } ]\n',
  ],
  [
    'changes nothing that is there already',
    'version: 1\nrenamed: [{label: a,   to: b}]\n',
    'version: 1\nrenamed: [{label: a,   to: b}]\n',
  ],
])('guardband rename %s', async (_, before, after) => {
  expect(await rename(before, 'a', 'b')).toMatchObject({ exitCode: 0, stderr: '', config: after });
});

test('guardband rename takes several names, of scenarios too, with any characters', async () => {
  const names = ['say "hello"', "it's: {new}\n- #1", '-x', '\u202e'];
  const { exitCode, config } = await rename('version: 1\n', '--scenario', '--', ...names);
  expect(exitCode).toBe(0);
  const again = await rename(config, '--scenario', '--', ...names);
  expect(again.stdout).toContain('has these names already');
  expect(again.config).toBe(config);
});

test.each([
  ['a configuration on one line', '{version: 1}\n', ['a', 'b'], /Add to `renamed:`: \{label: "a", to: "b"\}\./],
  ['several documents', 'version: 1\n---\n', ['a', 'b'], /guardband\.yml/],
  ['an invalid configuration', 'version: 1\nrenamed: a\n', ['a', 'b'], /\/renamed/],
  ['an old name without a new one', 'version: 1\n', ['a', 'b', 'c'], /Give an old and a new name/],
])('guardband rename changes nothing in %s', async (_, before, names, why) => {
  const { exitCode, stderr, config } = await rename(before, ...names);
  expect({ exitCode, stderr, config }).toEqual({ exitCode: 3, stderr: expect.stringMatching(why), config: before });
});

test('guardband rename creates the configuration if there is none, unless a file was named', async () => {
  expect(await run('rename', '--config', '@none.yml', 'a', 'b')).toMatchObject({ exitCode: 3 });
  const written: string[] = [];
  const host = {
    ...nodeHost(),
    readText: () => Promise.resolve(undefined),
    writeText: (...file: readonly string[]) => {
      written.push(...file);
      return Promise.resolve();
    },
  };
  expect(await renameCases({ names: [['a', 'b']], scenarios: false }, host)).toMatchObject({ exitCode: 0 });
  expect(written).toEqual(['guardband.yml', 'version: 1\nrenamed:\n  - {label: "a", to: "b"}\n']);
});
