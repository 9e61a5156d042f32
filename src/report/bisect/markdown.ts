import type { Bisection } from '../../model/documents.js';
import type { Page } from '../../model/host.js';
import type { CommitComment } from '../../model/trend.js';
import { joinSections } from '../phrases/sections.js';
import { formatInterval } from '../phrases/measured-pairs.js';
import { cellName, codeBlock, inlineCode, markdownWording } from '../renderers/markdown/inert.js';
import { formatTitle, keepUnits } from '../renderers/markdown/markdown.js';
import { table } from '../renderers/markdown/table.js';
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

type BisectPage = Pick<Page, 'title'>;

const maxRows = 20;
const marks = { named: '❌', range: '❔', none: '✅' } as const;

/** Renders the answer of a search for a job summary or a file. */
export const bisectMarkdown = (bisection: Bisection, { title }: BisectPage = {}): string =>
  joinSections([
    [`### ${marks[bisection.outcome]} ${formatTitle(title)}: ${keepUnits(answer(bisection))}`],
    ...describe(bisection),
  ]);

/** The comment on the commit that is named; none if several are left. */
export function bisectComments(bisection: Bisection, { title }: BisectPage = {}): readonly CommitComment[] {
  const { outcome, culprit, groups } = bisection;
  const [first] = groups;
  if (outcome !== 'named' || culprit === undefined || first === undefined) return [];
  const heading = `### ❌ ${formatTitle(title)}: this commit made it slower: ${keepUnits(describeEffect(first, markdownWording(bisection)))}`;
  return [{ commit: culprit.commit, isNews: true, body: () => joinSections([[heading], ...describe(bisection)]) }];
}

function describe(bisection: Bisection): readonly (readonly string[])[] {
  const { culprit, groups } = bisection;
  const wording = markdownWording(bisection);
  const inCells = wording.as(cellName);
  const { sentences, commands } = describeOthers(bisection, wording);
  const sides = comparedSides(bisection);
  return [
    culprit === undefined ? [] : [`${inlineCode(culprit.title)}, by ${inlineCode(culprit.author)}`],
    groups.length === 0
      ? []
      : table(
          ['where', 'metric', `change, ${sides}`],
          groups
            .slice(0, maxRows)
            .map((group) => [nameGroup(group, inCells), inCells.title(group), keepUnits(formatInterval(group))]),
        ),
    [whyRange(bisection), notExcluded(bisection, wording), ...sentences].flatMap((line) => line ?? []).map(keepUnits),
    commands.length === 0 ? [] : codeBlock(commands, 'sh'),
    describeSkipped(bisection, inlineCode),
    [`<sub>guardband bisect: ${describeSpent(bisection)}</sub>`],
  ];
}
