/** The answer of a search as text, Markdown and comment. */
import { formatFixed, formatShare, formatCount, joinParts, shortList, formatSpan } from '../../lang/format.js';
import { formatJson } from '../../lang/printable.js';
import type { BisectCommit, Bisection, PairGroup } from '../../model/documents.js';
import type { Page } from '../../model/host.js';
import type { DocumentRenderer } from '../../model/rendering.js';
import type { CommitComment } from '../../model/trend.js';
import { plainPen, type Pen, type Section, type Table } from '../blocks/blocks.js';
import { markdownPen, writeMarkdown } from '../blocks/markdown.js';
import { writeText } from '../blocks/text.js';
import { verdictLooks } from '../phrases/looks.js';
import { formatInterval } from '../phrases/measured-pairs.js';
import type { Wording, WriteName } from '../phrases/wording.js';
import { cellName } from '../renderers/markdown/inert.js';
import { formatTitle } from '../renderers/markdown/markdown.js';
import { bisectCommand } from './command.js';

const maxRows = 20;
const maxCases = 10;

function bisectSection(title: string, bisection: Bisection, { wording, items, cells }: Pen): Section {
  const { culprit, cases } = bisection;
  const { sentences, commands } = describeOthers(bisection, wording);
  return {
    title,
    body: [
      culprit === undefined
        ? ''
        : `${items.name(culprit.title)}, by ${joinParts([items.name(culprit.author), culprit.day && wording.name(culprit.day)], ', ')}`,
      { table: effectTable(bisection, cells) },
      cases.length === 0 ? '' : `Cases: ${shortList(cases.map(items.name), maxCases)}`,
      whyRange(bisection) ?? '',
      notExcluded(bisection, wording) ?? '',
      ...sentences,
      { code: commands, language: 'sh' },
      ...describeSkipped(bisection, items.name),
      describeSpent(bisection),
    ],
  };
}

const effectTable = (bisection: Bisection, wording: Wording): Table => ({
  columns: [
    { head: 'where', minWidth: 20 },
    { head: 'metric' },
    { head: `change (95 % interval), ${comparedSides(bisection)}`, minWidth: 20 },
  ],
  rows: bisection.groups
    .slice(0, maxRows)
    .map((group) => [nameGroup(group, wording), wording.title(group), formatInterval(group)]),
});

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

const nameGroup = ({ kind, name }: PairGroup, wording: Wording): string =>
  kind === 'everything' ? 'everything' : wording.name(name);

/** "POST /orders: p50 +31 % (24 to 38 %)". */
const describeEffect = (group: PairGroup, wording: Wording): string =>
  `${nameGroup(group, wording)}: ${wording.title(group)} ${formatInterval(group)}`;

/** The answer in one sentence, without its effects. */
function answer(bisection: Bisection): string {
  const { outcome, culprit, probability, range, rangeCommits, commits, good, bad, open } = bisection;
  if (outcome === 'undecided')
    return `Unknown: ${shortId(bad)} was measured slower than ${shortId(good)}, which may be noise: measure more pairs (--pairs), or longer.`;
  if (outcome === 'none' || culprit === undefined) {
    const verb = open.length === 0 ? 'is not' : 'does not look';
    return `None of ${formatCount(commits, 'commit')}: ${shortId(bad)} ${verb} slower than ${shortId(good)} here.`;
  }
  const likely = `${shortId(culprit)} (${formatProbability(probability)})`;
  if (outcome === 'named') return `${likely} made it slower.`;
  const [first] = range;
  const count = rangeCommits ?? range.length;
  return `One of ${formatCount(count, 'commit')} made it slower, from ${first === undefined ? '?' : shortId(first)} on; the likeliest is ${likely}.`;
}

/** "99 %"; never 100 %. */
const formatProbability = (probability: number): string =>
  probability > 0.995 ? 'over 99 %' : `${formatFixed(100 * probability, 0)} %`;

/** Why several commits are left. */
function whyRange({ outcome, isBudgetSpent, skipped, range }: Bisection): string | undefined {
  if (outcome !== 'range') return undefined;
  const isIn = skipped.some(({ commit }) => range.some((one) => one.commit === commit.commit));
  if (isBudgetSpent === true) return 'The budget ended: the same command goes on where this one stopped.';
  return isIn
    ? 'The range could not be narrowed, because commits of it could not be measured.'
    : 'The range could not be narrowed: further pairs of the same commits would hardly help. More pairs (--pairs), or longer measurements, might.';
}

/** What could not be excluded, if nothing was found. */
function notExcluded({ open }: Bisection, wording: Wording): string | undefined {
  const [largest] = open.toSorted((a, b) => Math.abs(b.open ?? 0) - Math.abs(a.open ?? 0));
  return largest === undefined
    ? undefined
    : `Up to ${formatShare(largest.open ?? 0)} in ${wording.title(largest)} of ${nameGroup(largest, wording)} cannot be excluded.`;
}

/** The sentence about what else is slower, and the commands that search it. */
function describeOthers({ others, further, good, bad }: Bisection, wording: Wording) {
  const sentences = [
    others.length === 0
      ? ''
      : `Also slower in ${shortId(bad)}, but not by this commit: ${shortList(
          others.map((group) => describeEffect(group, wording)),
          maxNames,
        )}.`,
    further.length === 0 ? '' : 'It got slower in several steps, of which this is the largest.',
  ].filter((sentence) => sentence !== '');
  const names = new Set(others.map(({ kind, name }) => (kind === 'everything' ? undefined : name)));
  const commands = [
    ...[...names].slice(0, maxNames).map((pattern) => bisectCommand(good.commit, bad.commit, { pattern })),
    ...further.map((range) => bisectCommand(range.good.commit, range.bad.commit)),
  ].flatMap((command) => command ?? []);
  return { sentences, commands };
}

/** "Not measured: 1a2b3c4d5e (The command to build failed ...)". */
const describeSkipped = ({ skipped }: Bisection, named: WriteName): readonly string[] =>
  skipped.length === 0
    ? []
    : [
        `${formatCount(skipped.length, 'commit')} could not be measured: ${shortList(
          skipped.map(({ commit, why }) => `${shortId(commit)} ${named(commit.title)} (${named(why.slice(0, 160))})`),
          maxNames,
        )}`,
      ];

const describeSpent = ({ commits, measurements, durationMs, budgetMs }: Bisection): string =>
  `${formatCount(commits, 'commit')}, ${formatCount(measurements, 'measurement')} in ${formatSpan(durationMs)} of at most ${formatSpan(budgetMs)}.`;

/** What the effects compare. */
const comparedSides = ({ besideParent, bad, good }: Bisection): string =>
  besideParent === true ? 'measured beside its parent' : `${shortId(bad)} measured beside ${shortId(good)}`;
