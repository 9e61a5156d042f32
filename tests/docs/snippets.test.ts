/** Every snippet of the documents is a valid configuration, a part of a workflow, or a command whose arguments exist. */
import { beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { cli } from '../../src/cli.js';
import { commands, modes } from '../../src/commands/index.js';
import { findWrongInputs, optionsOf } from '../../src/commands/options-of.js';
import { optionsOfSteps, readStepOptions } from '../../src/commands/options-of.js';
import { validate } from '../../src/generated/validators/config.js';
import { isObject } from '../../src/lang/objects.js';
import type { Host } from '../../src/model/host.js';
import type { Option } from '../../src/model/rendering.js';
import { blocks, printed } from './_snippets.js';

const named = (language: string) =>
  blocks
    .filter((block) => block.language === language)
    .map(({ page, text }) => [`${page}: ${text.split('\n')[0] ?? ''}`, text] as const);

/** The inputs of every step of Guardband's Action in a document. */
function stepsIn(node: unknown): readonly Readonly<Record<string, string>>[] {
  if (Array.isArray(node)) return node.flatMap(stepsIn);
  if (!isObject(node)) return [];
  const { uses, with: inputs } = node;
  const isStep = typeof uses === 'string' && uses.startsWith('guardband/guardband@') && isObject(inputs);
  const own = isStep ? [Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, String(value)]))] : [];
  return [...own, ...Object.values(node).flatMap(stepsIn)];
}

const optionsByCommand = new Map<string, readonly Option[]>();
beforeAll(async () => {
  for (const [name, load] of Object.entries(commands)) optionsByCommand.set(name, (await load()).command.options);
});

/** What a step states that its mode does not take. */
function wrongInStep({
  mode = 'check',
  options: text = '',
  ...step
}: Readonly<Record<string, string>>): readonly unknown[] {
  const options = optionsOf({ options: optionsByCommand.get(mode) ?? [] }, 'action');
  const { given, wrong } = readStepOptions(text.split('\n').filter((line) => line.trim() !== ''));
  const inputs = Object.entries(step);
  const values = new Map([...given, ...inputs.map(([name, value]) => [name, [value]] as const)]);
  const taken = new Set(['results', 'report', ...options.map(({ name }) => name)]);
  return [
    ...(modes.some((known) => known === mode) ? [] : [mode]),
    ...wrong,
    ...inputs.map(([name]) => name).filter((name) => optionsOfSteps.includes(name)),
    ...[...values.keys()].filter((name) => !taken.has(name)),
    ...findWrongInputs(options, { get: (name) => values.get(name)?.[0], getAll: (name) => values.get(name) ?? [] }),
  ];
}

test.each(named('yaml'))('%s is a configuration, or a part of a workflow', (_, text) => {
  const document = parse(text) as unknown;
  const isWorkflow = /^ *(?:- )?(?:on|uses|runs-on):/m.test(text);
  if (!isWorkflow) validate(document);
  expect(isWorkflow ? stepsIn(document).flatMap(wrongInStep) : (validate.errors ?? [])).toEqual([]);
});

/** Says that an argument is none, or that a value is not accepted. */
async function complaint(argv: readonly string[]): Promise<string> {
  let said = '';
  const say = (text: string): void => void (said += text);
  const host = { stdout: () => undefined, stderr: say, page: { width: 80, colour: false } } as unknown as Host;
  await cli([...argv, '--help'], host);
  const options = optionsByCommand.get(argv[0] ?? '') ?? [];
  const getAll = (name: string): readonly string[] =>
    argv.flatMap((word, i) => (word === `--${name}` ? [argv[i + 1] ?? ''] : []));
  const valued = options.filter(({ value }) => value !== undefined);
  const wrong = findWrongInputs(valued, { get: (name) => getAll(name)[0], getAll });
  return said + wrong.map(({ message }) => message).join('\n');
}

test.each(printed.map(({ page, argv }) => [page, argv.join(' '), argv] as const))(
  '%s: guardband %s',
  async (_, __, argv) => {
    expect(await complaint(argv)).toBe('');
  },
);

test('a slip in a printed command or step is noticed', async () => {
  expect(await complaint(['check', 'results/', '--agianst', 'last'])).toContain('--agianst');
  expect(await complaint(['check', 'results/', '--judge', 'loud'])).toContain('loud');
  expect(wrongInStep({ mode: 'gate', resluts: 'r/', options: '--unkown pass\n--judge loud' })).toHaveLength(3);
});
