/**
 * JMeter appends to an existing result, and two runs in one file would be judged as one. No printed command may cause that.
 */
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTest } from '../../src/generated/starters.js';
import { noResultsFound } from '../../src/problems/commands.js';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|yml|sh|ts)$/.test(file))
    .map((file) => join(folder, file));

const commandsIn = (text: string): readonly string[] => text.match(/\bjmeter -[^\n`']*? -l [^\n`']*/g) ?? [];

test('every command that writes a result starts a new file (-f)', () => {
  const files = ['README.md', ...filesIn('docs'), ...filesIn('examples'), ...filesIn('src')];
  const commands = files.flatMap((file) =>
    commandsIn(readFileSync(file, 'utf8')).map((command) => ({ file, command })),
  );
  expect(commands.length).toBeGreaterThan(4);
  expect(commands.filter(({ command }) => !/ -f /.test(command))).toEqual([]);
});

test('the files and messages of init start a new file, too', () => {
  expect(loadTest).toMatch(/^ +-n -f -t "\$plan" -l "\$file" /m);
  expect(commandsIn(noResultsFound([]).advice)).toEqual([expect.stringContaining(' -f ')]);
});
