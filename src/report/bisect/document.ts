/** The answer of a search as text, Markdown and comment. */
import { formatFixed, formatCount, formatShare, joinParts, shortList, formatSpan } from '../../lang/format.js';
import { formatJson } from '../../lang/printable.js';
import type { BisectCommit, Bisection, PairGroup } from '../../model/documents.js';
import type { Page } from '../../model/host.js';
import type { DocumentRenderer } from '../../model/rendering.js';
import type { CommitComment } from '../../model/comparison.js';
import {
  type Block,
  markdownPen,
  type Pen,
  plainPen,
  type Section,
  type Table,
  writeMarkdown,
} from '../blocks/blocks.js';
import { writeText } from '../blocks/text.js';
import { verdictLooks, type Wording } from '../sentences/words.js';
import { namePairGroup } from '../sentences/certainty.js';
import { cellName } from '../renderers/markdown/inert.js';
import { formatTitle } from '../renderers/markdown/markdown.js';
import { bisectCommand } from './command.js';
import { formatInterval } from '../sentences/numbers.js';

const maxRows = 20;
const maxCases = 10;

function bisectSection(title: string, bisection: Bisection, { wording, items, cells }: Pen): Section {
  const { culprit, cases, skipped, commits, measurements, durationMs, budgetMs, others, further, bad } = bisection;
  const unmeasured = skipped.map(
    ({ commit, why }) => `${shortId(commit)} ${items.name(commit.title)} (${items.name(why.slice(0, 160))})`,
  );
  const [open] = bisection.open.toSorted((a, b) => Math.abs(b.open ?? 0) - Math.abs(a.open ?? 0));
  const slower = others.map((group) => describeEffect(group, wording));
  return {
    title,
    body: [
      culprit === undefined
        ? ''
        : `${items.name(culprit.title)}, by ${joinParts([items.name(culprit.author), culprit.day && wording.name(culprit.day)], ', ')}`,
      { table: effectTable(bisection, cells) },
      cases.length === 0 ? '' : `Cases: ${shortList(cases.map(items.name), maxCases)}`,
      whyRange(bisection),
      ...lookAt(bisection),
      open === undefined
        ? ''
        : `Up to ${formatShare(open.open ?? 0)} in ${wording.title(open)} of ${namePairGroup(open, wording)} cannot be excluded.`,
      slower.length === 0
        ? ''
        : `Also slower in ${shortId(bad)}, but not by this commit: ${shortList(slower, maxNames)}.`,
      further.length === 0 ? '' : 'It got slower in several steps, of which this is the largest.',
      { code: listCommands(bisection), language: 'sh' },
      skipped.length === 0
        ? ''
        : `${formatCount(skipped.length, 'commit')} could not be measured: ${shortList(unmeasured, maxNames)}`,
      `${formatCount(commits, 'commit')}, ${formatCount(measurements, 'measurement')} in ${formatSpan(durationMs)} of at most ${formatSpan(budgetMs)}.`,
    ],
  };
}

function effectTable({ groups, besideParent, bad, good }: Bisection, wording: Wording): Table {
  const sides =
    besideParent === true ? 'measured beside its parent' : `${shortId(bad)} measured beside ${shortId(good)}`;
  return {
    columns: [
      { head: 'where', minWidth: 20 },
      { head: 'metric' },
      { head: `change (95 % interval), ${sides}`, minWidth: 20 },
    ],
    rows: groups
      .slice(0, maxRows)
      .map((group) => [namePairGroup(group, wording), wording.title(group), formatInterval(group)]),
  };
}

const marks = {
  named: verdictLooks.failed.icon,
  range: '❔',
  none: verdictLooks.passed.icon,
  undecided: verdictLooks.undecided.icon,
} as const satisfies Record<Bisection['outcome'], string>;

function writeTitled(title: string, bisection: Bisection): string {
  const pen = markdownPen(bisection);
  return writeMarkdown([bisectSection(title, bisection, { ...pen, cells: pen.cells.as(cellName) })], '###');
}

export const bisectText = (bisection: Bisection, page: Page): string =>
  writeText([bisectSection(answer(bisection), bisection, plainPen(bisection))], page);

type Titled = Pick<Page, 'title'>;

/** For a job summary or a file. */
export const bisectMarkdown = (bisection: Bisection, { title }: Titled = {}): string =>
  writeTitled(`${marks[bisection.outcome]} ${formatTitle(title)}: ${answer(bisection)}`, bisection);

/** The comment on the commit that is named; none if several are left. */
export function bisectComments(bisection: Bisection, { title }: Titled = {}): readonly CommitComment[] {
  const { outcome, culprit, groups } = bisection;
  const [first] = groups;
  if (outcome !== 'named' || culprit === undefined || first === undefined) return [];
  const effect = describeEffect(first, markdownPen(bisection).wording);
  const body = (): string => writeTitled(`❌ ${formatTitle(title)}: this commit made it slower: ${effect}`, bisection);
  return [{ commit: culprit.commit, isNews: true, body }];
}

/** The formats of the answer of a search; the first is the default. */
export const bisectRenderers: readonly DocumentRenderer<Bisection>[] = [
  { id: 'text', endings: ['.txt'], render: bisectText },
  { id: 'markdown', endings: ['.md'], render: bisectMarkdown },
  { id: 'json', endings: ['.json'], render: formatJson },
];

/** Names that a sentence lists. */
const maxNames = 5;

const shortId = ({ commit }: BisectCommit): string => commit.slice(0, 10);

/** "POST /orders: p50 +31 % (+24 to +38 %)". */
const describeEffect = (group: PairGroup, wording: Wording): string =>
  `${namePairGroup(group, wording)}: ${wording.title(group)} ${formatInterval(group)}`;

/** The answer in one sentence, without its effects. */
function answer(bisection: Bisection): string {
  const { outcome, culprit, probability, range, rangeCommits, commits, good, bad, open } = bisection;
  if (outcome === 'undecided')
    return `Unknown: ${shortId(bad)} was measured slower than ${shortId(good)}, which may be noise: measure more pairs (--pairs), or longer.`;
  if (outcome === 'none' || culprit === undefined) {
    const verb = open.length === 0 ? 'is not' : 'does not look';
    return `None of ${formatCount(commits, 'commit')}: ${shortId(bad)} ${verb} slower than ${shortId(good)} here.`;
  }
  // Never 100 %.
  const chance = probability > 0.995 ? 'over 99 %' : `${formatFixed(100 * probability, 0)} %`;
  const likely = `${shortId(culprit)} (${chance})`;
  if (outcome === 'named') return `${likely} made it slower.`;
  const [first] = range;
  const count = rangeCommits ?? range.length;
  return `One of ${formatCount(count, 'commit')} made it slower, from ${first === undefined ? '?' : shortId(first)} on; the likeliest is ${likely}.`;
}

/** Why several commits are left; empty if one is named. */
function whyRange({ outcome, isBudgetSpent, skipped, range }: Bisection): string {
  if (outcome !== 'range') return '';
  const isIn = skipped.some(({ commit }) => range.some((one) => one.commit === commit.commit));
  if (isBudgetSpent === true) return 'The budget ended: the same command goes on where this one stopped.';
  return isIn
    ? 'The range could not be narrowed, because commits of it could not be measured.'
    : 'The range could not be narrowed: further pairs of the same commits would hardly help. More pairs (--pairs), or longer measurements, might.';
}

/** What shows the changes of the commits that are left. */
function lookAt({ outcome, range }: Bisection): readonly Block[] {
  const [first, last] = [range[0], range.at(-1)].map((one) => one && shortId(one));
  if (first === undefined || last === undefined || (outcome !== 'named' && outcome !== 'range')) return [];
  const command = outcome === 'named' ? `git show ${first}` : `git log --patch ${first}^..${last}`;
  return [`What ${outcome === 'named' ? 'it' : 'they'} changed:`, { code: [command], language: 'sh' }];
}

/** The commands that search what else is slower. */
function listCommands({ others, further, good, bad }: Bisection): readonly string[] {
  const names = new Set(others.map(({ kind, name }) => (kind === 'everything' ? undefined : name)));
  return [
    ...[...names].slice(0, maxNames).map((pattern) => bisectCommand(good.commit, bad.commit, { pattern })),
    ...further.map((range) => bisectCommand(range.good.commit, range.bad.commit)),
  ].flatMap((command) => command ?? []);
}
