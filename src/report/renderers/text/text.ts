import { caseLooks, plainWording, verdictLooks, type Wording } from '../../sentences/words.js';
import { formatCount, joinParts } from '../../../lang/format.js';
import type { Page } from '../../../model/host.js';
import type { Report } from '../../../model/documents.js';
import type { Renderer } from '../../../model/rendering.js';
import { printableLine } from '../../../lang/printable.js';
import { errorLines } from '../../errors.js';
import {
  describeCause,
  explainingProblems,
  findCause,
  unexplainedProblems,
  afterWord,
  headline,
  referenceLine,
} from '../../sentences/headline.js';
import { describeComparedRuns, configurationLines } from '../../sentences/runs.js';
import { nextSteps } from '../../sentences/steps.js';
import {
  firstErrors,
  proseWidth,
  sayUnjudged,
  sortProblems,
  widenPage,
  wrapText,
} from '../../sentences/problem-lines.js';
import { listRows, otherLines, evidenceLines, referenceTable } from '../../sentences/rows.js';
import { writeText, writeVerdict } from '../../blocks/text.js';
import { colours, drawTextTable } from './table.js';
import { numbers, type Column } from '../../blocks/blocks.js';
import { chooseRows, type RowSelection } from '../../../judge/account/rows.js';

const maxProblems = 50;

/** Renders for a terminal or a log. */
export const text: Renderer = {
  id: 'text',
  endings: ['.txt'],
  render: (report, given) => {
    const page = widenPage(given);
    const wording = plainWording(report);
    const shown = chooseRows(report);
    const explaining = explainingProblems(report);
    const problems = sortProblems(unexplainedProblems(report).filter((problem) => !explaining.includes(problem)));
    const more = problems.length - maxProblems;
    const cause = findCause(report, wording);
    const runs = `${describeComparedRuns(report, wording)}. guardband ${wording.name(report.tool.version)}`;
    const compared = wrapText(runs, proseWidth(page)).map((line) => colours(page.colour)('dim', line));
    const lead = headline(report, wording);
    const { word, colour } = verdictLooks[lead.sign];
    // The word says already that it passed.
    const said = page.title === undefined ? afterWord(lead) : `${printableLine(page.title)}: ${lead.text}`;
    const verdict = writeVerdict(word.toUpperCase(), colour, said, page);
    const steps = nextSteps({ ...page, report, wording });
    return writeText(
      [
        [{ written: [...verdict, ...compared] }, ...configurationLines(report, wording)],
        [cause === undefined ? '' : describeCause(cause, lead.text), { problems: explaining }],
        [{ written: groupRows(report, shown, page, wording) }],
        [...evidenceLines(report, wording, lead.text), ...errorLines(report, wording.name)],
        [
          referenceLine(report, wording),
          ...referenceTable(report, (view, moved) =>
            moved.rows.length === 0 ? [] : groupRows(view, { ...moved, calm: [] }, page, wording),
          ),
        ],
        { title: 'Next steps:', body: [{ steps }] },
        {
          title: 'Problems:',
          body: [
            { problems: problems.slice(0, maxProblems) },
            more > 0 ? `... and ${formatCount(more, 'more problem')}: write the report with --out report.json` : '',
          ],
        },
      ],
      page,
    );
  },
  renderUnjudged: (all, page) => {
    const { shown, more } = firstErrors(all, maxProblems);
    return writeText([[`UNUSABLE  ${sayUnjudged(all)}`, { problems: shown }, more]], page);
  },
};

/** With less room for names than this, each row is a block of lines. */
const minName = 28;

/** The table of groups: each row begins with its state and its name. */
export function groupRows(report: Report, shown: RowSelection, page: Page, wording: Wording): readonly string[] {
  const rows = listRows(report, shown, wording);
  const isSure = rows.some(({ sure }) => sure !== '');
  const columns: readonly Column[] = [
    { head: '' },
    { head: 'where', minWidth: minName },
    ...shown.metrics.map((metric) => numbers(wording.title({ metric }))),
    ...(isSure ? [{ head: 'how sure', minWidth: 10 }] : []),
  ];
  const cells = rows.map(({ says, cells: own, where: { subject, rest, worst }, sure }) => [
    caseLooks[says].word,
    `${subject}${rest}${worst === '' ? '' : ` (${worst})`}`,
    ...own.map((cell) => joinParts([cell?.change, cell?.values, cell?.extent && `(${cell.extent})`], ' ')),
    ...(isSure ? [sure] : []),
  ]);
  const paint = (cell: string, y: number, x: number): string =>
    x === 1 ? cell : colours(page.colour)(caseLooks[rows[y]?.says ?? 'same'].colour, cell);
  return [
    ...drawTextTable({ columns, rows: cells }, { ...page, width: proseWidth(page) }, paint),
    ...otherLines(report, shown, wording).flatMap((line) => wrapText(line, proseWidth(page))),
  ];
}
