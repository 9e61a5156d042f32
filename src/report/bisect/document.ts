/** The answer of a search as text, Markdown and comment. */
import { formatJson } from '../../lang/json-text.js';
import { shortList } from '../../lang/list.js';
import type { Bisection } from '../../model/documents.js';
import type { Page } from '../../model/host.js';
import type { DocumentRenderer } from '../../model/rendering.js';
import type { CommitComment } from '../../model/trend.js';
import { plainPen, type Pen, type Section } from '../blocks/blocks.js';
import { markdownPen, writeMarkdown } from '../blocks/markdown.js';
import { writeText } from '../blocks/text.js';
import { formatInterval } from '../phrases/measured-pairs.js';
import type { Table } from '../phrases/table.js';
import type { Wording } from '../phrases/wording.js';
import { cellName } from '../renderers/markdown/inert.js';
import { formatTitle } from '../renderers/markdown/markdown.js';
import {
  answer,
  comparedSides,
  describeEffect,
  describeOthers,
  describeSkipped,
  describeSpent,
  nameGroup,
  notExcluded,
  whyRange,
} from './shared.js';

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
        : `${items.name(culprit.title)}, by ${[culprit.author, culprit.day].flatMap((text) => (text === undefined ? [] : items.name(text))).join(', ')}`,
      { table: effectTable(bisection, cells) },
      cases.length === 0 ? '' : `Cases: ${shortList(cases.map(items.name), maxCases)}`,
      whyRange(bisection) ?? '',
      notExcluded(bisection, wording) ?? '',
      ...sentences,
      { code: commands },
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

const marks = { named: '❌', range: '❔', none: '✅' } as const;

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
