import { formatCount } from '../../../lang/list.js';
import type { Page } from '../../../model/host.js';
import type { Problem, Report } from '../../../model/documents.js';
import type { Renderer } from '../../../model/rendering.js';
import { printableLine } from '../../../lang/printable.js';
import { errorLines } from '../../errors.js';
import type { Group } from '../../../judge/groups/groups.js';
import { explainingProblems, findCause, unexplainedProblems } from '../../phrases/causes.js';
import { describeComparedRuns } from '../../phrases/compared-runs.js';
import { configurationLines } from '../../phrases/judged-by.js';
import { headline, type Headline } from '../../phrases/headline.js';
import { measuredLine } from '../../phrases/measured-pairs.js';
import { nextSteps } from '../../phrases/next-steps/index.js';
import { mergeRepeated } from '../../../problems/problem.js';
import { sortProblems, problemLines } from '../../phrases/problem-lines.js';
import { chooseRows, type RowSelection } from '../../phrases/choose-rows.js';
import { listRows, otherLines } from '../../phrases/rows.js';
import { referenceReport } from '../../phrases/reference.js';
import { referenceLine } from '../../phrases/reference-line.js';
import { runShiftLines } from '../../phrases/run-shift.js';
import { errorsNote, summaryLine, worstNote } from '../../phrases/summary.js';
import { unjudgedLead, unjudgedRest, firstErrors } from '../../phrases/unjudged.js';
import { widenPage, wrapItem, wrapText } from '../../phrases/word-wrap.js';
import { joinSections } from '../../phrases/sections.js';
import { colours, type Colour } from './colours.js';
import { numbers, type Column } from '../../phrases/table.js';
import { drawTable } from './table.js';
import { plainWording, type Wording } from '../../phrases/wording.js';

/** The maximum width, because longer lines are hard to read on any terminal. */
const widest = 100;
/** Logs, and files without a width, are not wrapped. */
const proseWidth = ({ width }: Page): number => (width === Infinity ? width : Math.min(width, widest));
const maxProblems = 50;

/** Renders for a terminal or a log. */
export const text: Renderer = {
  id: 'text',
  endings: ['.txt'],
  render: (report, given) => {
    const page = widenPage(given);
    const prose = proseWidth(page);
    const wording = plainWording(report);
    const wrap = (line: string): readonly string[] => (line === '' ? [] : wrapText(line, prose));
    const shown = chooseRows(report, wording);
    const dim = (line: string): string => colours(page.colour)('dim', line);
    const explaining = explainingProblems(report);
    const cause = findCause(report, wording);
    const sections: readonly (readonly string[])[] = [
      [
        ...verdict(report, page, wording),
        ...wrap(describeComparedRuns(report, wording)).map(dim),
        ...configurationLines(report, wording).flatMap((line) => wrap(line)),
      ],
      [
        ...(cause === undefined ? [] : wrap(`${cause.sentence}. ${cause.advice}`)),
        ...mergeRepeated(explaining).flatMap((problem) => problemLines(problem, prose)),
      ],
      groupRows(report, shown, page, wording),
      [
        ...wrap([worstNote(shown), summaryLine(report, shown, wording)].join(' ').trim()),
        ...runShiftLines(report, wording).flatMap(wrap),
        ...wrap(measuredLine(report, wording)),
        ...wrap(errorsNote(report, wording)),
        ...errorLines(report, wording.name).flatMap(wrap),
      ],
      reference(report, page, wording),
      steps(report, { ...page, width: prose }, wording),
      problems(
        unexplainedProblems(report).filter((problem) => !explaining.includes(problem)),
        { ...page, width: prose },
      ),
    ];
    return joinSections(sections);
  },
  renderUnjudged: (all, given) => {
    const page = widenPage(given);
    const { shown, more } = firstErrors(all, maxProblems);
    const lines = [
      ...wrapText(`UNUSABLE  ${unjudgedLead}${unjudgedRest(all)}`, page.width),
      ...shown.flatMap((problem) => problemLines(problem, page.width)),
      ...(more === '' ? [] : [more]),
    ];
    return `${lines.join('\n')}\n`;
  },
};

const signs = {
  failed: ['FAILED', 'red'],
  passed: ['PASSED', 'green'],
  doubt: ['PASSED', 'yellow'],
  undecided: ['UNDECIDED', 'yellow'],
} as const satisfies Record<Headline['sign'], readonly [string, Colour]>;

function verdict(report: Report, page: Page, wording: Wording): readonly string[] {
  const { sign, text: sentence } = headline(report, wording);
  const [word, colour] = signs[sign];
  const paint = colours(page.colour);
  // The word says already that it passed.
  const said =
    page.title === undefined ? sentence.replace(/^passed, but /, 'but ') : `${printableLine(page.title)}: ${sentence}`;
  const [first = '', ...others] = wrapText(`${word}  ${said}`, page.width);
  return [paint(colour, word) + first.slice(word.length), ...others];
}

const words: Readonly<Record<Group['state'], readonly [string, Colour]>> = {
  failing: ['worse', 'red'],
  tolerated: ['worse', 'yellow'],
  suspect: ['suspect', 'yellow'],
  unjudged: ['unknown', 'yellow'],
  waived: ['waived', 'yellow'],
  better: ['better', 'green'],
  new: ['new', 'dim'],
  retired: ['retired', 'dim'],
  same: ['same', 'green'],
};

/** With less room for names than this, each row is a block of lines. */
const minName = 28;

/** The table of groups: each row begins with its state and its name. */
export function groupRows(report: Report, shown: RowSelection, page: Page, wording: Wording): readonly string[] {
  const rows = listRows(report, shown, wording);
  const columns: readonly Column[] = [
    { head: '' },
    { head: 'where', minWidth: minName },
    ...shown.metrics.map((metric) => numbers(wording.title({ metric }))),
  ];
  const cells = rows.map(({ group, cells: own, where: { subject, rest, worst } }) => [
    words[group.state][0],
    `${subject}${rest}${worst === '' ? '' : ` (worst: ${worst})`}`,
    ...own.map((cell) => [cell?.change, cell?.values, cell?.extent && `(${cell.extent})`].filter(Boolean).join(' ')),
  ]);
  const paint = (cell: string, y: number, x: number): string =>
    x === 1 ? cell : colours(page.colour)(words[rows[y]?.group.state ?? 'same'][1], cell);
  return [
    ...drawTable({ columns, rows: cells }, { ...page, width: proseWidth(page) }, paint),
    ...otherLines(report, shown, wording).flatMap((line) => wrapText(line, proseWidth(page))),
  ];
}

/** The comparison with the second baseline: one sentence and the groups that moved. */
function reference(report: Report, page: Page, wording: Wording): readonly string[] {
  const view = referenceReport(report);
  const shown = view && chooseRows(view, wording);
  const line = referenceLine(report, wording);
  return [
    ...(line === '' ? [] : wrapText(line, proseWidth(page))),
    ...(view === undefined || shown === undefined || shown.rows.length === 0
      ? []
      : groupRows(view, { ...shown, calm: [] }, page, wording)),
  ];
}

function steps(report: Report, page: Page, wording: Wording): readonly string[] {
  const all = nextSteps({ report, today: page.today, inputs: page.inputs, wording });
  if (all.length === 0) return [];
  return [
    colours(page.colour)('bold', 'Next steps:'),
    ...all.flatMap(({ sentence, code }) => [
      ...wrapItem(sentence, page.width),
      // Lines to copy are not wrapped: a terminal wraps them without inserting line breaks.
      ...(code?.lines ?? []).map((line) => `    ${line}`),
    ]),
  ];
}

function problems(all: readonly Problem[], page: Page): readonly string[] {
  if (all.length === 0) return [];
  const ordered = sortProblems(all);
  const shown = ordered.slice(0, maxProblems);
  const more = ordered.length - shown.length;
  return [
    colours(page.colour)('bold', 'Problems:'),
    ...shown.flatMap((problem) => problemLines(problem, page.width)),
    ...(more > 0
      ? wrapText(`... and ${formatCount(more, 'more problem')}: write the report with --out report.json`, page.width)
      : []),
  ];
}
