/** Every document that a command writes must match its schema. */
import { expect, test } from '@jest/globals';
import type { ValidateFunction } from 'ajv';
import { validate as history } from '../../src/generated/validators/history.js';
import { validate as report } from '../../src/generated/validators/report.js';
import { validate as run } from '../../src/generated/validators/run.js';
import { historyLines, story } from './_story.js';
import { validatorOf } from '../_written-documents.js';

const signoff = validatorOf('signoff');
const trend = validatorOf('trend');
const result = validatorOf('result');

const shop = 'examples/shop';
const slow = `${shop}/results/slow`;
const past = ['--baselines', `${shop}/baselines`];

const commands: readonly (readonly [file: string, schema: ValidateFunction, ...argv: readonly string[]])[] = [
  ['run.json', run, 'read', slow, '-o', '@run.json'],
  ['report.json', report, 'check', slow, ...past, '--out', '@report.json'],
  ['signoff.json', signoff, 'signoff', slow, ...past, '--against', 'last', '--out', '@signoff.json'],
  ['trend.json', trend, 'trend', ...past, '--out', '@trend.json'],
  ['trend-of-changes.json', trend, 'trend', '@nightly.csv', '--out', '@trend-of-changes.json'],
];

/** 40 nights of one case: in night 15 its requests fail, and from night 30 on throughput is 30 % lower. */
const nightly = [
  'Label,# Samples,Average,Median,90% Line,95% Line,99% Line,Min,Max,Error %,Throughput,Received KB/sec,Std. Dev.,Date,Users,Version',
  ...Array.from({ length: 40 }, (_, night) => {
    const throughput = (1000 + 10 * Math.sin(2.4 * night)) * (night >= 30 ? 0.7 : 1);
    return `HTTP Request,${String(100_000 + night)},20,15,30,40,60,1,90,${night === 15 ? '60.00' : '0.00'}%,${throughput.toFixed(1)},500.0,10.0,${String(1_700_000_000 + night * 86_400)},60,Shop 1.0.${String(night)}`;
  }),
].join('\n');

const { run: guardband, write, text, at } = story();

test.each(commands)('%s', async (file, validate, ...argv) => {
  write('nightly.csv', `${nightly}\n`);
  const { stderr } = await guardband(...argv);
  expect(stderr).not.toContain('error:');
  validate(JSON.parse(text(file)));
  expect(validate.errors ?? []).toEqual([]);
});

/** With --format json, every command prints what it did. */
const results: readonly (readonly [exitCode: number, data: object, ...argv: readonly string[]])[] = [
  [
    0,
    { files: expect.arrayContaining([expect.stringContaining('checkout.ndjson')]) },
    'record',
    `${shop}/results/healthy`,
    '--baselines',
    '@b',
  ],
  [0, { accepted: expect.arrayContaining([]) }, 'accept', '*', '--reason', 'new', '--baselines', '@b'],
  [0, { runs: 40 }, 'record', '@nightly.csv', '--baselines', '@nights'],
  [0, { findings: expect.arrayContaining([]) }, 'explain', 'checkout', '--results', slow, ...past],
  [3, { broken: 0 }, 'history', '--baselines', '@none'],
  [3, {}, 'trend', '--baselines', '@none'],
  [3, { posted: false }, 'comment', '@nightly.csv'],
];

test.each(results)('exit code %d and %j of %s', async (exitCode, data, ...argv) => {
  write('nightly.csv', `${nightly}\n`);
  const { stdout, exitCode: ended } = await guardband(...argv, '--format', 'json');
  const printed = JSON.parse(stdout) as object;
  result(printed);
  expect(result.errors ?? []).toEqual([]);
  expect(ended).toBe(exitCode);
  expect(printed).toMatchObject({ exitCode, ...data });
});

test.each(['check', 'gate', 'signoff'])('%s prints JSON where nothing was judged', async (command) => {
  const { stdout, exitCode } = await guardband(`${command} ${command === 'gate' ? '' : '@none.csv'} --format json`);
  expect(exitCode).toBe(3);
  expect(JSON.parse(stdout)).toMatchObject({
    problems: expect.arrayContaining([expect.objectContaining({ level: 'error' })]),
  });
});

test('every line of the history', async () => {
  await guardband('record', `${shop}/results/healthy`, '--baselines', '@baselines');
  await guardband("accept * --reason 'a new machine' --baselines @baselines");
  const lines = historyLines(at('baselines'));
  expect(lines.some((line) => line.includes('"accept"'))).toBe(true);
  for (const line of lines) {
    history(JSON.parse(line));
    expect(history.errors ?? []).toEqual([]);
  }
});
