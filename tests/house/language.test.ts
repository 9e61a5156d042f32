/** Texts for users must not contain phrases that are hard to understand. */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { commandHelp } from '../../src/commands/help.js';
import { commands } from '../../src/commands/index.js';

const banned = [
  'the middle of the run',
  'taken out',
  'beyond the run',
  'beyond run and scenario',
  'no further than machines are taken to move',
  'not minded',
  'no step alone was minded',
  'vouch',
  'not beyond the noise',
  'in less than half of all cases',
  'regression in 0 cases',
  'of it all',
  'the same of',
  'held against',
  'whoever',
  'goes unseen',
  'of (its|their) own\\b',
  'however (large|long|many) the',
  'what is no ',
  '\\bmended\\b',
  '(cannot|can) be told (?!apart)',
  'agreed not to mind',
  'as usual than',
  '\\bis no \\w+ of (a|the)\\b',
  'none for everybody',
  '\\banew\\b',
  'which is no (change|level)',
  '(that|which) (is|are) no (members|branch|heading|request|result|test)',
  'half of all changes by',
  '\\bruns own code\\b',
  'by no size',
];
const pattern = new RegExp(banned.join('|'), 'i');

/** Results of others that tests read. */
const isExempt = (file: string): boolean => /^tests\/(input|formats)\//.test(file);

const markdownFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !isExempt(file));

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);

/** The lines with a banned phrase, after the place that they are in. */
const found = (place: string, text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => pattern.test(line))
    .map((line) => `${place}: ${line}`);

test('no file holds a banned phrase', () => {
  const files = [
    ...filesIn('src/report', /\.ts$/),
    ...filesIn('src/commands', /\.ts$/),
    ...filesIn('src/problems', /\.ts$/),
    ...filesIn('src/hosts', /\.ts$/),
    ...filesIn('page', /\.ts$/),
    ...filesIn('schemas', /\.json$/),
    ...filesIn('tests/report/renderers', /\.golden$/),
    ...filesIn('tools', /\.(mjs|sh)$/),
    ...markdownFiles(),
    'action.yml',
  ];
  expect(files.flatMap((file) => found(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('no help of a command holds a banned phrase', async () => {
  const helps = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => found(name, commandHelp(name, (await load()).command, true))),
  );
  expect(helps.flat()).toEqual([]);
});
