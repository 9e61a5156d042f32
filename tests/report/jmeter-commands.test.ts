/** JMeter appends to a result that is there: two runs in one file are judged as one, so no command we name may do that. */
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { starterWorkflow } from '../../src/generated/starter-workflow.js';
import { noResultsFound } from '../../src/problems/commands.js';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|yml|sh|ts)$/.test(file))
    .map((file) => join(folder, file));

const commandsIn = (text: string): readonly string[] => text.match(/\bjmeter -[^\n`']*? -l [^\n`']*/g) ?? [];

test('every command that writes a result begins a new one (-f)', () => {
  const files = ['README.md', ...filesIn('docs'), ...filesIn('examples'), ...filesIn('src')];
  const commands = files.flatMap((file) =>
    commandsIn(readFileSync(file, 'utf8')).map((command) => ({ file, command })),
  );
  expect(commands.length).toBeGreaterThan(4);
  expect(commands.filter(({ command }) => !/ -f /.test(command))).toEqual([]);
});

test('so does what init writes, and what it says where there is no result yet', () => {
  for (const text of [starterWorkflow, noResultsFound([]).advice]) expect(commandsIn(text)).toHaveLength(1);
  for (const text of [starterWorkflow, noResultsFound([]).advice]) expect(commandsIn(text)[0]).toContain(' -f ');
});
