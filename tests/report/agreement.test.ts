/** Every surface says the same of a run: verdicts, changes, severities and counts, as read back from what was rendered. */
import { describe, expect, test } from '@jest/globals';
import { groupBy } from '../../src/lang/objects.js';
import type { Report } from '../../src/model/documents.js';
import { explain } from '../../src/report/explain/text.js';
import { caseLooks } from '../../src/report/phrases/looks.js';
import { formatTimes } from '../../src/report/phrases/numbers.js';
import { rendererById } from '../../src/report/renderers/index.js';
import type { PageCase, ReportData } from '../../src/report/page/report-types.js';
import { story } from '../stories/_story.js';
import { reports } from './reports/index.js';

const render = (id: string, report: Report): string =>
  rendererById.get(id)?.render(report, { width: Infinity, colour: false, today: '2026-02-01' }) ?? '';

const unescape = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
const withoutTags = (html: string): string => unescape(html.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' '));

/** "−37 %", "+0.5 points", "21 % slower", "−4.2 %": the changes in a text, in their order. */
const changesIn = (text: string): readonly string[] =>
  text.match(/[+−][\d.,]+ (?:%|points|ms|\/s)|\d[\d.]* % (?:slower|lower|higher)/g) ?? [];

const words = Object.values(caseLooks).map(({ word }) => word);

interface Row {
  readonly word: string;
  readonly changes: readonly string[];
}

const sortChanges = (changes: readonly string[]): readonly string[] => [...changes].sort();

/** The rows of the table of groups in a terminal: one line each, as wide as needed. */
function rowsOfText(text: string): readonly Row[] {
  const lines = text.split('\n');
  const head = lines.findIndex((line) => /^ +where/.test(line));
  const end = lines.indexOf('', head);
  return (head < 0 ? [] : lines.slice(head + 1, end)).flatMap((line) => {
    const word = words.find((one) => line.startsWith(`${one}  `));
    const cells = line
      .replace(/\(worst:.*?\)/, '')
      .split(/ {2,}/)
      .slice(2);
    return word === undefined ? [] : [{ word, changes: sortChanges(changesIn(cells.join(' '))) }];
  });
}

/** The rows of the first table of a comment. */
function rowsOfMarkdown(text: string): readonly Row[] {
  // The table of the second baseline comes first if it decides.
  const lines = text.slice(Math.max(0, text.indexOf('Compared with the first baseline:'))).split('\n');
  const head = lines.findIndex((line) => / where \|$/.test(line));
  const rows = lines.slice(head + 2, lines.indexOf('', head));
  return (head < 0 ? [] : rows).flatMap((line) => {
    const cells = line.split(/(?<!\\)\|/).slice(1, -1);
    const [where = ''] = cells.slice(-1);
    const icon = Object.values(caseLooks).find((look) => look.icon !== '' && where.trim().startsWith(look.icon));
    const changes = changesIn(withoutTags(cells.slice(0, -1).join(' ')).replaceAll('*', ''));
    return icon === undefined ? [] : [{ word: icon.icon, changes: sortChanges(changes) }];
  });
}

function rowsOfPage(html: string): readonly Row[] {
  const table = /<table class="values groups">[^]*?<\/table>/.exec(html)?.[0] ?? '';
  return (table.match(/<tr><td>[^]*?<\/tr>/g) ?? []).map((row) => {
    const [verdict = '', ...cells] = row.split('</td>');
    const numbers = cells.filter((cell) => cell.includes('class="number'));
    return { word: withoutTags(verdict), changes: sortChanges(changesIn(withoutTags(numbers.join(' ')))) };
  });
}

const iconsOf = (rows: readonly Row[]): readonly Row[] =>
  rows.map(({ word, changes }) => ({
    word: Object.values(caseLooks).find((look) => look.word === word)?.icon ?? '',
    changes,
  }));

const countLine = new RegExp(
  `[\\d,]+ cases?: (?:all |[\\d,]+ )?(?:${[...words, 'moved as'].join('|')})[^.;(]*(?:\\([^)]*\\)[^.;(]*)?(?=[.;])`,
);

/** "18 cases: 3 worse, 15 unchanged": the total, and the sizes by their words. */
function countsIn(text: string): { readonly total: number; readonly sizes: readonly number[]; readonly line: string } {
  const line =
    countLine.exec(withoutTags(text.replaceAll(/<\/?(?:p|section|div)[^>]*>/g, '\n')).replaceAll('\n', ' '))?.[0] ?? '';
  const total = Number(/^[\d,]+/.exec(line)?.[0].replaceAll(',', ''));
  const said = line.slice(line.indexOf(': ') + 2).replaceAll(/\([^)]*\)/g, '');
  const sizes = (said.match(/(?<=^|, )[\d,]*\d(?= )/g) ?? []).map((size) => Number(size.replaceAll(',', '')));
  return { total, sizes: sizes.length === 0 ? [total] : sizes, line };
}

const dataOf = (html: string): ReportData =>
  JSON.parse(/<script type="application\/json" id="data">([^]*?)<\/script>/.exec(html)?.[1] ?? '{}') as ReportData;

/** The test cases of JUnit, without those of guardband itself. */
function junitCases(xml: string) {
  return [...xml.matchAll(/<testcase name="([^"]*)" classname="([^"]*)" time="[^"]*"(?:\/>|>([^]*?)<\/testcase>)/g)]
    .filter(([, , classname]) => classname !== 'guardband')
    .map(([, , , body = '']) => ({
      state: /^\s*<(failure|error|skipped)/.exec(body)?.[1] ?? 'passed',
      changes: changesIn(unescape(body)),
    }));
}

const keyOf = ({ name }: PageCase): string => name;

function expectAgreement(report: Report): void {
  const [text, markdown, html, junit] = ['text', 'markdown', 'html', 'junit'].map((id) => render(id, report));
  // One table for every surface.
  const rows = iconsOf(rowsOfText(text ?? ''));
  // The page of a first run shows the load test alone: no case has a verdict.
  const isFirst = report.tallies.compared === 0 && report.reasons.includes('no-baseline');
  expect(iconsOf(rowsOfPage(html ?? '')).slice(0, rows.length)).toEqual(isFirst ? [] : rows);
  expect(rowsOfMarkdown(markdown ?? '').slice(0, rows.length)).toEqual(rows);
  // Every case is counted once, with the same word everywhere.
  const counts = [text, markdown, ...(isFirst ? [] : [html])].map((surface = '') => countsIn(surface));
  const { total, sizes } = countsIn(text ?? '');
  expect(new Set(counts.map(({ line }) => line.replaceAll('`', ''))).size).toBe(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(total);
  const data = dataOf(html ?? '');
  const judged = data.cases.filter(
    ({ judged: findings, word }) => findings.length > 0 || data.words[word] === 'retired',
  );
  const byWord = groupBy(judged, ({ word }) => data.words[word] ?? '');
  const controls = byWord.get('control')?.length ?? 0;
  expect(judged.length - controls).toBe(total);
  for (const [word, own] of byWord)
    if (word !== 'retired') expect(html).toContain(`<option value="${word}">${word} (${String(own.length)})</option>`);
  // CI systems show each case with the state of its verdict.
  const tests = junitCases(junit ?? '');
  expect(tests).toHaveLength(total - (byWord.get('retired')?.length ?? 0));
  const failing = tests.filter(({ state }) => state === 'failure').length;
  const isFailing = (finding: Report['findings'][number]): boolean => finding.gated && finding.fails === true;
  expect(failing).toBe(new Set(report.findings.filter(isFailing).map((finding) => finding.case.key)).size);
  // What is unchanged, better or waived is never skipped.
  const isCalm = (word: string): boolean => ['unchanged', 'better', 'waived', 'waiting', 'moved alike'].includes(word);
  const calm = [...byWord].reduce((sum, [word, own]) => sum + (isCalm(word) ? own.length : 0), 0);
  expect(tests.filter(({ state }) => state === 'passed').length).toBeGreaterThanOrEqual(calm);
  expectNumbers(report, data, html ?? '', text ?? '');
}

/** The change and the severity of each judged metric, in the heat map, the panel of the case and its explanation. */
function expectNumbers(report: Report, data: ReportData, html: string, text: string): void {
  const said = /^Certain: ([\d.]+|over 99)(?: to ([\d.]+|over 99))? times the limit/m.exec(text);
  const cells = new Map(
    [...html.matchAll(/<a class="cell (\w+)" href="#c(\d+)">([^<]*)<\/a>/g)].map(([, tone, index, content = '']) => [
      Number(index),
      { tone, content: unescape(content) },
    ]),
  );
  for (const [i, shown] of data.cases.entries()) {
    const [first] = shown.judged;
    const cell = cells.get(i);
    if (first === undefined || cell === undefined) continue;
    const [change] = changesIn(first.change ?? '');
    if (change !== undefined && first.objective === undefined)
      expect([keyOf(shown), cell.content]).toEqual([keyOf(shown), change]);
    expect(cell.tone).toBe(data.tones[first.tone]);
    if (cell.tone === 'far') expect(first.severity ?? Infinity).toBeGreaterThanOrEqual(3);
    if (cell.tone === 'worse') expect(first.severity).toBeLessThan(3);
    const metric = data.metrics[first.metric]?.id;
    const finding = report.findings.find(
      (one) => one.case.key === shown.name && one.metric === metric && one.objective === undefined && one.gated,
    );
    if (finding?.severity === undefined || finding.severity <= 0 || first.objective !== undefined) continue;
    expect(explain(finding, report, Infinity)).toContain(`${formatTimes(first.severity ?? NaN)} × the limit`);
    if (said === null || finding.fails !== true || first.severity === undefined) continue;
    const [low, high] = [said[1], said[2] ?? said[1]].map((times = '') => Number(times.replace('over ', '')));
    expect(Number(formatTimes(first.severity).replace('over ', ''))).toBeGreaterThanOrEqual(low ?? NaN);
    expect(Number(formatTimes(first.severity).replace('over ', ''))).toBeLessThanOrEqual(high ?? NaN);
  }
}

describe.each(Object.entries(reports))('%s', (_, report) => {
  test('is the same on every surface', () => {
    expectAgreement(report);
  });
});

describe('results of JMeter', () => {
  const { run, report, write } = story();
  test.each(['healthy', 'slow', 'failing'])('%s', async (name) => {
    await run('check', `examples/shop/results/${name}`, '--baselines', 'examples/shop/baselines', '--out', '@r.json');
    expectAgreement(report('r.json'));
  });

  test('beside a run of the same session', async () => {
    await run(
      'check',
      'examples/shop/results/slow',
      '--against',
      'examples/shop/results/healthy',
      '--out',
      '@pair.json',
    );
    expectAgreement(report('pair.json'));
  });

  test('with a waiver for a part of what failed', async () => {
    const waiver =
      "{where: {scenario: checkout}, metric: p50, ceiling: 90%, until: 2026-12-31, reason: 'new tax rules'}";
    write('waived.yml', `version: 1\nmetrics: {throughput: report}\nwaivers: [${waiver}]\n`);
    const argv = ['check', 'examples/shop/results/slow', '--baselines', 'examples/shop/baselines'];
    await run(...argv, '--config', '@waived.yml', '--out', '@waived.json');
    expectAgreement(report('waived.json'));
  });

  test('of a load test that failed are shown, but never as unchanged', async () => {
    const { exitCode, stdout } = await run(
      ...['check', 'examples/shop/results/healthy', '--baselines', 'examples/shop/baselines'],
      ...['--load-test', 'failure', '--out', '@failed.json', '--out', '@failed.md'],
    );
    expect([exitCode, stdout]).toEqual([
      2,
      expect.stringContaining('NOT JUDGED  the load test failed, so nothing was judged'),
    ]);
    expect(stdout).not.toMatch(/unchanged|passed/i);
    expectAgreement(report('failed.json'));
  });

  test('whose load test failed in a way that looks like a regression are no regression', async () => {
    const { exitCode, stdout } = await run(
      ...['check', 'examples/shop/results/slow', '--baselines', 'examples/shop/baselines', '--load-test', 'cancelled'],
    );
    expect([exitCode, stdout]).toEqual([
      2,
      expect.stringContaining('did not succeed (cancelled), so nothing was judged'),
    ]);
  });
});
