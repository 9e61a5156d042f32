/** Whatever name somebody mistypes, the answer has the one that was probably meant, or the line that declares it. */
import { beforeAll, expect, test } from '@jest/globals';
import { jtl, story } from './_story.js';

const { run, write } = story();
const table = (heads: string): string => `| Scenario | ${heads} |\n|---|---|---|\n| shop | 100 | 20 |\n`;

beforeAll(async () => {
  write('guardband.yml', 'version: 1\n');
  write('results/browse/shop.jtl', jtl('GET /search', { startMs: Date.parse('2026-11-20') }));
  write('rate.md', table('Troughput (req/s) | p99 (ms)'));
  write('time.md', table('Throughput (req/s) | Avarage Response Time (ms)'));
  write('errors.md', table('Throughput (req/s) | Eror %'));
  write('jmeter.csv', 'Label,# Samples,Avarage,Median\nGET /,1000,12,11\n');
  await run('record @results --baselines @baselines --config @guardband.yml');
});

test.each<readonly [string, readonly string[], string]>([
  ['a folder', ['check', '@resuls'], 'results"?'],
  ['a folder on the way', ['check', '@reslts/browse/shop.jtl'], 'results/browse/shop.jtl"?'],
  ['a folder in a folder', ['check', '@results/brwose'], 'results/browse"?'],
  ['a file', ['check', '@results/browse/shp.jtl'], 'results/browse/shop.jtl"?'],
  ['a baseline', ['check', '@results', '--against', '@result'], 'results"?'],
  ['what is recorded', ['record', '@resuts'], 'results"?'],
  ['a history', ['trend', '@baselnes'], 'baselines"?'],
  ['a configuration', ['check', '@results', '--config', '@guardbnd.yml'], 'guardband.yml"?'],
  ['a command', ['chekc'], 'Did you mean "check"?'],
  ['an option', ['check', '--agianst', 'x'], 'Did you mean --against?'],
  ['a word', ['check', '@results', '--judge', 'noize'], 'Did you mean "noise"?'],
  ['the scenario that is set', ['check', '@results', '--set', 'scenaro=shop'], 'Use scenario.'],
  ['the label that is set', ['check', '@results', '--set', 'lable=GET'], 'Use label.'],
  ['the environment that is set', ['check', '@results', '--set', 'enviroment.cpu=4'], 'Use environment.'],
  ['the head of a rate', ['check', '@rate.md'], `columns: { "Troughput (req/s)": '?' }`],
  ['the head of a time', ['check', '@time.md'], `columns: { "Avarage Response Time (ms)": '?' }`],
  ['the head of errors', ['check', '@errors.md'], `columns: { "Eror %": '?' }`],
  ["a head of JMeter's", ['check', '@jmeter.csv'], `"Avarage": '?', "Median": '?' }`],
])('%s', async (_, argv, meant) => {
  const { exitCode, stdout, stderr } = await run(...argv);
  expect(exitCode).not.toBe(0);
  expect(stdout + stderr).toContain(meant);
});
