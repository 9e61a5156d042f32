/** The answer of a search, as people read it. */
import { expect, test } from '@jest/globals';
import type { Bisection, PairGroup } from '../../src/model/documents.js';
import { bisectCommand } from '../../src/report/bisect/command.js';
import { bisectComments, bisectMarkdown, bisectText } from '../../src/report/bisect/document.js';
import { validatorOf } from '../_written-documents.js';

const validate = validatorOf('bisect');

const commit = (digit: string, title = 'Add a check') => ({
  commit: digit.repeat(40),
  author: 'Jane Doe',
  title,
  day: '2026-11-20',
});
const group = (name: string, metric = 'p50'): PairGroup => ({
  id: `${metric} of label ${name}`,
  metric,
  kind: 'label',
  name,
  state: 'worse',
  by: 'own',
  chance: 1e-6,
  percent: 31.2,
  low: 24,
  high: 38,
});
const named: Bisection = {
  schemaVersion: 1,
  tool: { name: 'guardband', version: '0.1.0' },
  outcome: 'named',
  good: commit('1'),
  bad: commit('9'),
  commits: 16,
  culprit: commit('5'),
  probability: 0.98,
  range: [commit('5')],
  rangeCommits: 1,
  besideParent: true,
  groups: [group('shop / POST /orders')],
  cases: ['shop / POST /orders [users=5]'],
  others: [group('shop / GET /search')],
  further: [],
  open: [],
  skipped: [],
  measurements: 22,
  durationMs: 720_000,
  budgetMs: 3_600_000,
};
const hostile = '\u001b]0;x\u0007 `a` @team #1 https://x.example <img>\u202e |';
const page = { width: 80, colour: false };

test('a terminal shows commit, effect, cases, and the command for what else is slower', () => {
  expect(bisectText(named, page).split('\n')).toEqual([
    '5555555555 (98 %) made it slower.',
    'Add a check, by Jane Doe, 2026-11-20',
    'where                metric  change (95 % interval), measured beside its parent',
    'shop / POST /orders  p50     +31 % (+24 to +38 %)',
    'Cases: shop / POST /orders [users=5]',
    'What it changed:',
    '    git show 5555555555',
    'Also slower in 9999999999, but not by this commit: shop / GET /search: p50 +31 %',
    '(+24 to +38 %).',
    "    guardband bisect 111111111111 999999999999 --case 'shop / GET /search'",
    '16 commits, 22 measurements in 12 min of at most 60 min.',
    '',
  ]);
});

test.each<[string, Partial<Bisection>, RegExp]>([
  ['the budget', { isBudgetSpent: true }, /The budget ended: the same command goes on/],
  ['a build', { skipped: [{ commit: commit('4'), why: 'failed' }] }, /commits of it could not be measured/],
  ['the noise', {}, /further pairs .* would hardly help/],
])('a range says that %s is why it could not be narrowed', (_, own, why) => {
  const range = [commit('4'), commit('5')];
  const text = bisectText({ ...named, ...own, outcome: 'range', range, rangeCommits: 2 }, { ...page, width: 400 });
  expect(text).toMatch(/^One of 2 commits made it slower, from 4{10} on; the likeliest is 5{10} \(98 %\)\./);
  expect(text).toMatch(why);
  expect(bisectComments({ ...named, outcome: 'range' })).toEqual([]);
});

test('an undecided search shows what was measured slower, and is not green', () => {
  const { culprit: _, ...unnamed } = named;
  const undecided = { ...unnamed, outcome: 'undecided', open: [], others: [], cases: [] } as const;
  const text = bisectText(undecided, { ...page, width: 400 });
  expect(text).toMatch(/^Unknown: 9{10} was measured slower than 1{10}, which may be noise: measure more pairs/);
  expect(text).toContain('+31 % (+24 to +38 %)');
  expect(bisectMarkdown(undecided)).toMatch(/^### 🟣 /);
});

test('none of them says what cannot be excluded', () => {
  const { culprit: _, rangeCommits: __, besideParent: ___, ...rest } = named;
  const open: PairGroup = { ...group('shop / GET /a'), state: 'open', open: 12.4 };
  const none: Bisection = { ...rest, outcome: 'none', groups: [], cases: [], others: [], range: [], open: [open] };
  expect(bisectText(none, page)).toBe(
    'None of 16 commits: 9999999999 does not look slower than 1111111111 here.\nUp to 12 % in p50 of shop / GET /a cannot be excluded.\n16 commits, 22 measurements in 12 min of at most 60 min.\n',
  );
  expect([validate(none), validate(named)]).toEqual([true, true]);
});

test('titles, authors, names and outputs of commands are inert', () => {
  const bad = { ...commit('5', hostile), author: hostile };
  const worst: Bisection = {
    ...named,
    culprit: bad,
    groups: [group(hostile)],
    others: [group(hostile)],
    cases: [hostile],
    skipped: [{ commit: bad, why: hostile }],
  };
  const [comment] = bisectComments(worst, { title: 'Performance' });
  const markdown = comment?.body(60_000) ?? '';
  for (const text of [bisectText(worst, page), markdown, bisectMarkdown(worst)])
    expect(text).not.toMatch(/[\u0007\u001b\u202e]/);
  const outsideOfCode = markdown.replace(/```[^]*?```|(`+)[^]*?[^`]\1(?!`)/g, '');
  expect(outsideOfCode).not.toMatch(/@team|#1|https:|<img/);
  expect(markdown).toContain('this commit made it slower');
});

test('a command needs two different commits', () => {
  expect(bisectCommand('abcdef0123', 'abcdef9123')).toBe('guardband bisect abcdef0123 abcdef9123');
  for (const [good, bad] of [
    [undefined, 'abcdef0123'],
    ['abcdef0', 'abcdef0123'],
    ['$(touch x)', 'abcdef0123'],
    ['--exec=x', 'abcdef0123'],
  ])
    expect(bisectCommand(good, bad)).toBeUndefined();
});
