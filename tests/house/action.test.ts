/** action.yml must list the same modes, file extensions, choices and outcomes as the registries. */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { command as bisect } from '../../src/commands/bisect/cli.js';
import { command as check } from '../../src/commands/check/cli.js';
import { command as comment } from '../../src/commands/comment/cli.js';
import { command as gate } from '../../src/commands/gate/cli.js';
import { command as read } from '../../src/commands/read/cli.js';
import { command as record } from '../../src/commands/record/cli.js';
import { command as signoff } from '../../src/commands/signoff/cli.js';
import { command as trend } from '../../src/commands/trend/cli.js';
import type { Command } from '../../src/commands/command.js';
import { modes } from '../../src/commands/index.js';
import { optionsOf, optionsOfSteps } from '../../src/commands/options-of.js';

interface Described {
  readonly description: string;
}
const { inputs, outputs } = parse(readFileSync('action.yml', 'utf8')) as {
  readonly inputs: Readonly<Record<string, Described>>;
  readonly outputs: Readonly<Record<string, Described>>;
};
type Name = (typeof modes)[number];
const loaded = { check, gate, read, record, trend, signoff, bisect, comment } satisfies Record<Name, Command>;
const registry = modes.map((name: Name) => {
  const { mode, options } = loaded[name];
  const { summary = '', outcomes = [], endings = [] } = mode ?? {};
  return { name, summary, outcomes, endings, options: optionsOf({ options }, 'action') };
});
const declared = registry.map(({ options, ...mode }) => ({
  ...mode,
  options: options.filter(({ name }) => !optionsOfSteps.includes(name)),
}));

test('the modes are those of the registry', () => {
  const described = registry.map(({ name, summary }) => `${name}: ${summary}.`).join(' ');
  expect(inputs['mode']?.description).toBe(described);
});

test.each(registry.filter(({ endings }) => endings.length > 0).map(({ name, endings }) => [name, endings] as const))(
  'the file endings of mode %s are those of its renderers',
  (name, endings) => {
    const [, described = ''] =
      new RegExp(`With mode ${name}(?:, the \\w+)?: ([^A-Z]*)\\.(?: |$)`).exec(inputs['out']?.description ?? '') ?? [];
    expect(described.split(' ')).toEqual(endings);
  },
);

test.each(
  declared.flatMap(({ name, options }) =>
    options.flatMap(({ name: input, choices = [] }) => choices.map((choice) => [input, name, choice] as const)),
  ),
)('input %s of mode %s describes %s', (input, _, choice) => {
  expect(inputs[input]?.description).toMatch(new RegExp(`\\b${choice}\\b`));
});

test('every option of a mode is an input, or one that the input `options` takes', () => {
  const names = registry.flatMap(({ options }) => options.map(({ name }) => name));
  expect(names.filter((name) => inputs[name] === undefined && !optionsOfSteps.includes(name))).toEqual([]);
});

test('the input `options` lists what it takes, and none of it is an input as well', () => {
  const listed = Array.from(inputs['options']?.description.matchAll(/--([\w-]+)[,.]/g) ?? [], ([, name]) => name);
  expect(listed).toEqual(optionsOfSteps);
  expect(optionsOfSteps.filter((name) => inputs[name] !== undefined)).toEqual([]);
});

test.each(registry.map(({ name, outcomes }) => [name, outcomes] as const))(
  'the outcomes of mode %s are described',
  (name, outcomes) => {
    const [, described = ''] =
      new RegExp(`With mode ${name}: ([^.]*)\\.`).exec(outputs['outcome']?.description ?? '') ?? [];
    for (const outcome of outcomes) expect(described).toMatch(new RegExp(`\\b${outcome}\\b`));
  },
);
