import type { Finding, Report } from '../../../model/documents.js';
import type { Page } from '../../../model/host.js';
import type { Renderer } from '../../../model/rendering.js';
import { headline, type Headline } from '../../phrases/headline.js';
import { worseFindings, noisyFindings, suspectFindings } from '../../phrases/failing.js';
import { printableLine } from '../../../lang/printable.js';
import { sortProblems, problemLines } from '../../phrases/problem-lines.js';
import { rowTitles, formatRow, type Row } from '../../phrases/finding-row.js';
import { scenarioLines } from '../../phrases/scenario-lines.js';
import { configurationLines } from '../../phrases/judged-by.js';
import { describeComparedRuns } from '../../phrases/compared-runs.js';
import { nextSteps } from '../../phrases/next-steps/index.js';
import { errorsNote, newLine, tallyLine, unjudgedLine } from '../../phrases/summary.js';
import { unjudgedLead, unjudgedRest, firstErrors } from '../../phrases/unjudged.js';
import { runShiftLines } from '../../phrases/run-shift.js';
import { count } from '../../phrases/words.js';
import { wrapText } from '../../phrases/word-wrap.js';
import { colours, type Colour } from './colours.js';
import { table, type Column } from './table.js';

/** Below this width a table would wrap every cell, so each row becomes a block. */
const narrow = 100;
const leastWidth = 20;
const mostRows = 50;
/** The number of rows for findings within noise. */
const fewRows = 5;

/** Renders for a terminal or a log. */
export const text: Renderer = {
  id: 'text',
  endings: ['.txt'],
  render: (report, given) => {
    const page = { ...given, width: Math.max(leastWidth, given.width) };
    const offending = worseFindings(report);
    const doubtful = suspectFindings(report);
    const sections: readonly (readonly string[])[] = [
      [
        ...verdict(report, page),
        ...wrapText(`${tallyLine(report)}.`, page.width),
        ...wrapText(unjudgedLine(report), page.width),
        ...wrapText(newLine(report, printableLine), page.width),
        ...configurationLines(report, printableLine).flatMap((line) => wrapText(line, page.width)),
        ...wrapText(errorsNote(report), page.width),
        ...run(report, page),
      ].filter((line) => line !== ''),
      rows('Worse', offending, 'red', page, mostRows, scenarioLines(report, printableLine)),
      rows('Suspect: these look worse, but one run cannot tell', doubtful, 'yellow', page),
      offending.length + doubtful.length > 0
        ? []
        : rows(
            'Not judged: outside the band, but not beyond the noise',
            noisyFindings(report),
            'yellow',
            page,
            fewRows,
          ),
      steps(report, page),
      problems(report, page),
      wrapText(describeComparedRuns(report, printableLine), page.width).map((line) =>
        colours(page.colour)('dim', line),
      ),
    ];
    const shown = sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
    return `${shown.join('\n\n')}\n`;
  },
  renderUnjudged: (problems, given) => {
    const page = { ...given, width: Math.max(leastWidth, given.width) };
    const { shown, more } = firstErrors(problems, mostRows);
    const lines = [
      ...wrapText(`UNUSABLE  ${unjudgedLead}${unjudgedRest(problems)}`, page.width),
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

function verdict(report: Report, page: Page): readonly string[] {
  const { sign, lead, rest } = headline(report, printableLine);
  const [word, colour] = signs[sign];
  const paint = colours(page.colour);
  const [first = '', ...others] = wrapText(`${word}  ${lead}${rest}`, page.width);
  return [paint(colour, word) + first.slice(word.length), ...others];
}

const tableColumns: readonly Column[] = [
  { head: rowTitles.case, align: 'left', least: 24 },
  { head: rowTitles.metric, align: 'left' },
  { head: rowTitles.baseline, align: 'right' },
  { head: rowTitles.now, align: 'right' },
  { head: rowTitles.change, align: 'right', least: 18 },
  { head: rowTitles.limit, align: 'right', least: 12 },
  { head: rowTitles.sure, align: 'left', least: 16 },
];
const changeColumn = Object.keys(rowTitles).indexOf('change' satisfies keyof Row);

function rows(
  title: string,
  findings: readonly Finding[],
  colour: Colour,
  page: Page,
  most = mostRows,
  before: readonly string[] = [],
): readonly string[] {
  if (findings.length === 0) return [];
  const paint = colours(page.colour);
  const shown = findings.slice(0, most).map((finding) => formatRow(finding, printableLine));
  const more = findings.length - shown.length;
  const aligned =
    page.width < narrow
      ? undefined
      : table(tableColumns, shown.map(cellsOf), page.width, (cell, row, column) =>
          row === -1 ? paint('dim', cell) : column === changeColumn ? paint(colour, cell) : cell,
        );
  return [
    ...wrapText(`${title}:`, page.width).map((line) => paint('bold', line)),
    ...before.flatMap((line) => wrapText(line, page.width)),
    ...(aligned ?? shown.flatMap((row) => block(row, colour, page))),
    ...(more > 0
      ? wrapText(`... and ${count(more, 'row')} more: write the report with --out report.json`, page.width)
      : []),
  ];
}

/** The shifts of the whole run; the less important ones are dimmed. */
const run = (report: Report, page: Page): readonly string[] =>
  runShiftLines(report, printableLine).flatMap(({ sentence, grave }) =>
    wrapText(sentence, page.width).map((line) => (grave ? line : colours(page.colour)('dim', line))),
  );

const cellsOf = (row: Row): readonly string[] => [
  row.case,
  row.metric,
  row.baseline,
  row.now,
  row.beyond === '' ? row.change : `${row.change} (${row.beyond})`,
  row.limit,
  row.sure,
];

/** A row for a narrow terminal: the case on its own line, then its details. */
function block(row: Row, colour: Colour, page: Page): readonly string[] {
  const paint = colours(page.colour);
  const facts = [
    row.change === '-'
      ? `${row.metric}: ${row.now}`
      : `${row.metric} ${row.change}${row.beyond === '' ? '' : ` (${row.beyond})`}: ${row.baseline} -> ${row.now}`,
    row.limit === '-' ? '' : `limit ${row.limit}`,
    row.sure,
  ];
  return [
    ...wrapText(row.case, page.width),
    ...facts
      .filter((fact) => fact !== '')
      .flatMap((fact) => wrapText(fact, page.width - 4))
      .map(
        (line, i) =>
          `    ${i === 0 && row.change !== '-' ? line.replace(row.change, (change) => paint(colour, change)) : line}`,
      ),
  ];
}

function steps(report: Report, page: Page): readonly string[] {
  const all = nextSteps(report, page.today);
  if (all.length === 0) return [];
  return [
    colours(page.colour)('bold', 'Next steps:'),
    ...all.flatMap(({ sentence, code }) => [
      ...wrapText(sentence, page.width - 2).map((line, i) => `${i === 0 ? '- ' : '  '}${line}`),
      // Lines to copy are not wrapped: a terminal wraps them without inserting line breaks.
      ...(code?.lines ?? []).map((line) => `    ${line}`),
    ]),
  ];
}

function problems({ problems: all }: Report, page: Page): readonly string[] {
  if (all.length === 0) return [];
  const ordered = sortProblems(all);
  const shown = ordered.slice(0, mostRows);
  const more = ordered.length - shown.length;
  return [
    colours(page.colour)('bold', 'Problems:'),
    ...shown.flatMap((problem) => problemLines(problem, page.width)),
    ...(more > 0
      ? wrapText(`... and ${count(more, 'more problem')}: write the report with --out report.json`, page.width)
      : []),
  ];
}
