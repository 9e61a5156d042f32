import { formatCount } from '../../../lang/list.js';
import type { Page } from '../../../model/host.js';
import type { Problem, Report } from '../../../model/documents.js';
import type { Renderer } from '../../../model/rendering.js';
import { printableLine } from '../../../lang/printable.js';
import { errorLines } from '../../errors.js';
import { groupFindings, type Group } from '../../../judge/groups/groups.js';
import { nameGroup } from '../../groups/names.js';
import { explainingProblems, findCause, unexplainedProblems } from '../../phrases/causes.js';
import { describeComparedRuns } from '../../phrases/compared-runs.js';
import { configurationLines } from '../../phrases/judged-by.js';
import { headline, type Headline } from '../../phrases/headline.js';
import { measuredLine } from '../../phrases/measured-pairs.js';
import { nextSteps } from '../../phrases/next-steps/index.js';
import { sortProblems, problemLines } from '../../phrases/problem-lines.js';
import {
  areManyOpen,
  calmCell,
  findCell,
  chooseRows,
  describeWhere,
  dropMinor,
  nameCalm,
  type RowSelection,
} from '../../phrases/rows.js';
import { referenceReport } from '../../phrases/reference.js';
import { referenceLine } from '../../phrases/reference-line.js';
import { runShiftLines } from '../../phrases/run-shift.js';
import { errorsNote, summaryLine } from '../../phrases/summary.js';
import { unjudgedLead, unjudgedRest, firstErrors } from '../../phrases/unjudged.js';
import { widenPage, wrapItem, wrapText } from '../../phrases/word-wrap.js';
import { joinSections } from '../../phrases/sections.js';
import { colours, type Colour } from './colours.js';
import type { Column } from '../../phrases/table.js';
import { table } from './table.js';
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
        ...explaining.flatMap((problem) => problemLines(problem, prose)),
      ],
      groupRows(report, shown, page, wording),
      [
        ...wrap(summaryLine(report, shown, wording)),
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

interface Row {
  readonly cells: readonly string[];
  readonly colour: Colour;
}

/** The groups as a table, or as blocks of lines if a table does not fit. */
export function groupRows(report: Report, shown: RowSelection, page: Page, wording: Wording): readonly string[] {
  const all = groupFindings(report);
  const { rows, calm, others, metrics } = shown;
  if (rows.length + calm.length === 0) return [];
  const row = (
    group: Group,
    read: (group: Group, metric: string) => ReturnType<typeof findCell>,
    name: string,
  ): Row => {
    const [word, colour] = words[group.state];
    const values = metrics.map((metric) => {
      const cell = read(group, metric);
      return [cell?.change, cell?.values, cell?.extent].filter((part) => part !== undefined && part !== '').join(' ');
    });
    return { cells: [word, ...values, name], colour };
  };
  const bodies = [
    ...rows.map((group) =>
      row(group, (own, metric) => findCell(own, metric, wording), nameRow(group, report, wording)),
    ),
    ...calm.map((group) =>
      row(
        group,
        (own, metric) => calmCell(own, metric, wording, rows.length === 0),
        nameCalm(group, all, wording, rows.length > 0 ? 'other case' : 'case'),
      ),
    ),
  ];
  const names = others.map((group) => nameGroup(group, all, wording));
  const heads = metrics.map((metric) => wording.title({ metric }));
  const brief = areManyOpen(rows)
    ? [...rows, ...calm].map((group, i) =>
        briefRow(
          group,
          metrics,
          wording,
          i < rows.length ? nameGroup(group, all, wording) : (bodies[i]?.cells.at(-1) ?? ''),
        ),
      )
    : [];
  return [
    ...formatTable(heads, bodies, brief, page),
    ...(names.length === 0
      ? []
      : wrapText(`And ${formatCount(names.length, 'more group')}: ${names.join('; ')}.`, proseWidth(page))),
  ];
}

/** "unknown", "p99 +94 %" and the name: what fits on one line for groups that only need another run. */
function briefRow(group: Group, metrics: readonly string[], wording: Wording, name: string): Row {
  const [word, colour] = words[group.state];
  const cells = metrics.map((metric) => ({
    metric,
    cell: findCell(group, metric, wording) ?? findCalmCell(group, metric, wording),
  }));
  const changes = dropMinor(cells).flatMap(({ metric, cell }) =>
    cell === undefined || cell.change === '' ? [] : [`${wording.title({ metric })} ${cell.change}`],
  );
  return { cells: [word, changes.join(', '), name], colour };
}

/** Metrics of a group that moved in another metric are not repeated. */
const findCalmCell = (group: Group, metric: string, wording: Wording): ReturnType<typeof findCell> =>
  group.moves.length > 0 ? undefined : calmCell(group, metric, wording, false);

function nameRow(group: Group, report: Report, wording: Wording): string {
  const { subject, rest, typical } = describeWhere(group, groupFindings(report), wording);
  return `${subject}${rest}${typical === '' || group.moves.length === 0 ? '' : ` (values of ${typical})`}`;
}

/** The minimum width of the name column. */
const minName = 20;

/** @param brief shorter rows, for a terminal in which the rows do not fit */
function formatTable(
  heads: readonly string[],
  rows: readonly Row[],
  brief: readonly Row[],
  page: Page,
): readonly string[] {
  const aligned = alignRows(heads, rows, page);
  const isWrapped = aligned === undefined || aligned.length > rows.length + 1;
  const short = isWrapped && brief.length > 0 ? alignRows(['change'], brief, page) : undefined;
  return short ?? aligned ?? blocks(heads, rows, page);
}

function alignRows(heads: readonly string[], rows: readonly Row[], page: Page): readonly string[] | undefined {
  const paint = colours(page.colour);
  const columns: readonly Column[] = [
    { head: '', align: 'left' },
    ...heads.map((head) => ({ head, align: 'left' as const })),
    { head: 'where', align: 'left', minWidth: minName },
  ];
  return table(
    columns,
    rows.map(({ cells }) => cells),
    proseWidth(page),
    (cell, y, x) => (y === -1 ? paint('dim', cell) : x <= heads.length ? paint(rows[y]?.colour ?? 'dim', cell) : cell),
  );
}

/** Each row as lines, for a narrow terminal. */
function blocks(heads: readonly string[], rows: readonly Row[], page: Page): readonly string[] {
  const paint = colours(page.colour);
  return rows.flatMap(({ cells: [word = '', ...others], colour }) => {
    const name = others.at(-1) ?? '';
    const facts = others.slice(0, -1).flatMap((cell, i) => (cell === '' ? [] : [`${heads[i] ?? ''} ${cell}`]));
    const [first = '', ...more] = wrapText(`${word}  ${name}`, page.width);
    return [
      paint(colour, first.slice(0, word.length)) + first.slice(word.length),
      ...more,
      ...facts.flatMap((fact) => wrapText(fact, page.width - 4)).map((line) => `    ${line}`),
    ];
  });
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
