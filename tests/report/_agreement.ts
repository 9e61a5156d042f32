/** Expects that every surface says the same of a run: verdicts, changes, severities and counts, as read back from what was rendered. */
import { expect } from '@jest/globals';
import { groupBy } from '../../src/lang/objects.js';
import type { Report } from '../../src/model/documents.js';
import { caseLooks } from '../../src/report/sentences/words.js';
import type { PageCase, ReportData } from '../../src/report/page/report-data.js';
import { render } from './_shown.js';
import { expectStatements } from './_statements.js';

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
      .replace(/\(worst:(?: \S+)*\)/, '')
      .split(/ {2,}/)
      .slice(2);
    return word === undefined ? [] : [{ word, changes: sortChanges(changesIn(cells.join(' '))) }];
  });
}

/** A surface from the comparison with the first baseline on: that with the second one comes before it if it decided. */
const fromFirst = (surface: string, start: string): string => surface.slice(Math.max(0, surface.indexOf(start)));

/** The rows of the first table of a comment. */
function rowsOfMarkdown(text: string): readonly Row[] {
  const lines = text.split('\n');
  const head = lines.findIndex((line) => / where \|$/.test(line));
  const rows = lines.slice(head + 2, lines.indexOf('', head));
  return (head < 0 ? [] : rows).flatMap((line) => {
    const cells = line.split(/(?<!\\)\|/).slice(1, -1);
    const [where = ''] = cells.slice(-1);
    const icon = Object.values(caseLooks).find((look) => look.icon !== '' && where.trim().startsWith(look.icon));
    const changes = changesIn(withoutTags(cells.slice(0, -1).join(' ')).replaceAll('*', ''));
    // The word of what is allowed is that of what fails.
    const { icon: sign } = icon === caseLooks.tolerated ? caseLooks.failing : (icon ?? caseLooks.retired);
    return icon === undefined ? [] : [{ word: sign, changes: sortChanges(changes) }];
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
  const total = Number((/^[\d,]+/.exec(line)?.[0] ?? '0').replaceAll(',', ''));
  const said = line.slice(line.indexOf(': ') + 2).replaceAll(/\([^)]*\)/g, '');
  const sizes = (said.match(/(?<=^|, )[\d,]*\d(?= )/g) ?? []).map((size) => Number(size.replaceAll(',', '')));
  return { total, sizes: sizes.length === 0 ? [total] : sizes, line };
}

const dataOf = (html: string): ReportData =>
  JSON.parse(/<script type="application\/json" id="data">([^]*?)<\/script>/.exec(html)?.[1] ?? '{}') as ReportData;

interface JunitCase {
  readonly state: string;
  readonly message: string;
  readonly body: string;
}

/** The test cases of JUnit, without those of guardband itself, by the names of their cases. */
function junitCases(xml: string): readonly JunitCase[] {
  return [...xml.matchAll(/<testcase name="([^"]*)" classname="([^"]*)" time="[^"]*"(?:\/>|>([^]*?)<\/testcase>)/g)]
    .filter(([, , classname]) => classname !== 'guardband')
    .map(([, , , body = '']) => ({
      state: /^\s*<(failure|error|skipped)/.exec(body)?.[1] ?? 'passed',
      message: unescape(/ message="([^"]*)"/.exec(body)?.[1] ?? ''),
      body: withoutTags(body),
    }));
}

/** What is in a suite of JUnit, and what its attributes count. */
function junitSuites(xml: string) {
  return [...xml.matchAll(/<testsuite ([^>]*)>([^]*?)<\/testsuite>/g)].map(([, attributes = '', body = '']) => {
    const count = (tag: string): number => body.split(`<${tag} `).length - 1;
    const said = (name: string): number => Number(new RegExp(` ${name}="(\\d+)"`).exec(attributes)?.[1]);
    return {
      said: ['tests', 'failures', 'errors', 'skipped'].map(said),
      counted: ['testcase', 'failure', 'error', 'skipped'].map(count),
    };
  });
}

const keyOf = ({ name }: PageCase): string => name;

export function expectAgreement(report: Report): void {
  if (report.statements !== undefined) expectStatements(report);
  const [text, comment, page, junit] = ['text', 'markdown', 'html', 'junit'].map((id) => render(id, report));
  const markdown = fromFirst(comment ?? '', 'Compared with the first baseline');
  const html = fromFirst(page ?? '', 'id="groups"');
  // One table for every surface.
  const rows = iconsOf(rowsOfText(text ?? ''));
  // The page of a first run shows the load test alone: no case has a verdict.
  const isFirst = report.tallies.compared === 0 && report.reasons.includes('no-baseline');
  expect(iconsOf(rowsOfPage(html)).slice(0, rows.length)).toEqual(isFirst ? [] : rows);
  expect(rowsOfMarkdown(markdown).slice(0, rows.length)).toEqual(rows);
  // Every case is counted once, with the same word everywhere.
  const counts = [text, markdown, ...(isFirst ? [] : [html])].map((surface = '') => countsIn(surface));
  const { total, sizes } = countsIn(text ?? '');
  expect(new Set(counts.map(({ line }) => line.replaceAll('`', ''))).size).toBe(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(total);
  const data = dataOf(html);
  const judged = data.cases.filter(({ judged: findings, word }) => findings.length > 0 || word === 'retired');
  const byWord = groupBy(judged, ({ word }) => word);
  const controls = byWord.get('control')?.length ?? 0;
  expect(judged.length - controls).toBe(total);
  for (const [word, own] of byWord)
    if (word !== 'retired') expect(html).toContain(`<option value="${word}">${word} (${String(own.length)})</option>`);
  expectTallies(report, total, byWord.get('retired')?.length ?? 0);
  expectJunit(report, junit ?? '', byWord, total);
  expectOneNumber(text ?? '', junit ?? '');
  expectNumbers(data, html);
}

/** cases = judged + unknown + new + retired: each has one verdict, and is in one of the numbers. */
function expectTallies({ tallies }: Report, total: number, retired: number): void {
  const { cases, compared: _, ...verdicts } = tallies;
  expect(Object.values(verdicts).reduce((sum, size) => sum + size, 0)).toBe(cases);
  expect(total).toBe(cases + retired);
}

/** The states in which CI systems show a case with this word. */
const statesOf: Readonly<Record<string, readonly string[]>> = {
  worse: ['failure'],
  missing: ['failure'],
  invalid: ['failure'],
  unknown: ['error', 'skipped'],
  unchanged: ['passed'],
  better: ['passed'],
  waived: ['passed'],
  'sent less': ['passed'],
  'moved alike': ['passed'],
};

/** CI systems show each case with the state of its verdict, and the numbers of the headline. */
function expectJunit(
  report: Report,
  xml: string,
  byWord: ReadonlyMap<string, readonly PageCase[]>,
  total: number,
): void {
  for (const { said, counted } of junitSuites(xml)) expect(said).toEqual(counted);
  const tests = junitCases(xml);
  expect(tests).toHaveLength(total - (byWord.get('retired')?.length ?? 0));
  const sizeOf = (word: string): number => byWord.get(word)?.length ?? 0;
  const count = (...states: readonly string[]): number => tests.filter(({ state }) => states.includes(state)).length;
  // A case that is missing may be allowed by the configuration.
  const isAllowed = report.findings.some(
    ({ gated, verdict, fails }) => gated && verdict === 'missing' && fails !== true,
  );
  if (report.outcome === 'failed' && !isAllowed)
    expect(count('failure')).toBe(sizeOf('worse') + sizeOf('missing') + sizeOf('invalid'));
  if (report.outcome !== 'failed') expect(count('failure')).toBe(0);
  expect(count('error')).toBeLessThanOrEqual(sizeOf('unknown') + sizeOf('not judged'));
  const calm = Object.keys(statesOf).filter((word) => statesOf[word]?.[0] === 'passed');
  expect(count('passed')).toBe(calm.reduce((sum, word) => sum + sizeOf(word), 0));
}

/** What a CI system says of the only group that failed, and the command that explains it, name what the headline names. */
function expectOneNumber(text: string, xml: string): void {
  const [heading = ''] = text.split('\n');
  const [message, ...others] = new Set(
    junitCases(xml).flatMap(({ state, message: said }) => (state === 'failure' ? [said] : [])),
  );
  if (message === undefined || others.length > 0) return;
  for (const change of changesIn(message.split('. ')[0] ?? '')) expect(heading).toContain(change);
}

/** The change of each judged metric, in the heat map and the panel of the case. */
function expectNumbers(data: ReportData, html: string): void {
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
    expect(cell.tone).toBe(first.tone);
    if (cell.tone === 'far') expect(first.severity ?? Infinity).toBeGreaterThanOrEqual(3);
    if (cell.tone === 'worse') expect(first.severity).toBeLessThan(3);
  }
}
