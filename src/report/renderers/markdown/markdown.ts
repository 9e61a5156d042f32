import type { Finding, Problem, Report } from '../../../model/documents.js';
import type { Renderer } from '../../../model/rendering.js';
import { headline, type Headline } from '../../phrases/headline.js';
import { worseFindings, noisyFindings, suspectFindings } from '../../phrases/failing.js';
import { sortProblems, problemLines } from '../../phrases/problem-lines.js';
import { scenarioLines } from '../../phrases/scenario-lines.js';
import { configurationLines } from '../../phrases/judged-by.js';
import { describeComparedRuns } from '../../phrases/compared-runs.js';
import { nextSteps, type Step } from '../../phrases/next-steps/index.js';
import { errorsNote, newLine, tallyLine, unjudgedLine } from '../../phrases/summary.js';
import { unjudgedLead, unjudgedRest, firstErrors } from '../../phrases/unjudged.js';
import { runShiftLines } from '../../phrases/run-shift.js';
import { count } from '../../phrases/words.js';
import { environment } from './environment.js';
import { inlineCode, codeBlock } from './inert.js';
import { matrix } from './matrix.js';
import { rows } from './rows.js';

/** GitHub refuses comments above a limit slightly larger than this. */
const usualMostBytes = 60_000;

/** How much of a report to show. */
interface Room {
  readonly rows: number;
  readonly problems: number;
  readonly matrix: boolean;
  readonly environment: boolean;
  readonly steps: boolean;
}

/** Rooms for destinations larger than a comment, from everything down to fewer rows and problems. */
const wideRooms: readonly Room[] = [
  { problems: Infinity, matrix: true },
  { problems: Infinity, matrix: false },
  { problems: 10, matrix: false },
].flatMap((part) =>
  [Infinity, 2000, 1000, 500, 200].map((rows) => ({ ...part, rows, environment: true, steps: true })),
);

/** Rooms for a comment, each smaller than the one before. Whatever is left out is mentioned in a line. */
const rooms: readonly Room[] = [
  { rows: 50, problems: Infinity, matrix: true, environment: true, steps: true },
  { rows: 50, problems: Infinity, matrix: false, environment: true, steps: true },
  { rows: 50, problems: 10, matrix: false, environment: true, steps: true },
  { rows: 25, problems: 10, matrix: false, environment: true, steps: true },
  { rows: 10, problems: 10, matrix: false, environment: true, steps: true },
  { rows: 10, problems: 0, matrix: false, environment: false, steps: true },
  { rows: 3, problems: 0, matrix: false, environment: false, steps: true },
  { rows: 3, problems: 0, matrix: false, environment: false, steps: false },
  { rows: 0, problems: 0, matrix: false, environment: false, steps: false },
];

/** Renders for a pull request comment or a job summary. */
export const markdown: Renderer = {
  id: 'markdown',
  endings: ['.md'],
  render: (report, { mostBytes = usualMostBytes, today }) => {
    const bytes = new TextEncoder();
    for (const room of mostBytes > usualMostBytes ? [...wideRooms, ...rooms] : rooms) {
      const text = compose(report, room, today);
      if (bytes.encode(text).length < mostBytes) return text;
    }
    return bare(report);
  },
  renderUnjudged: (problems, { mostBytes = usualMostBytes }) => {
    const bytes = new TextEncoder();
    const texts = fewErrors.map((most) => unjudged(problems, most));
    return texts.find((text) => bytes.encode(text).length < mostBytes) ?? texts.at(-1) ?? '';
  },
};

/** Numbers of errors to try, until the text fits, if nothing was judged. */
const fewErrors = [5, 2, 0];

function unjudged(all: readonly Problem[], most: number): string {
  const { shown, more } = firstErrors(all, most);
  const lines = shown.flatMap((problem) => problemLines(problem, problemWidth, problemHeight));
  const sections = [
    [`⛔ **${unjudgedLead}**${unjudgedRest(all)}`],
    lines.length === 0 ? [] : codeBlock(lines, 'text'),
    more === '' ? [] : [more],
  ];
  return `${sections.flatMap((section) => (section.length === 0 ? [] : [section.join('\n')])).join('\n\n')}\n`;
}

/** The fallback if not even the names in the verdict fit. */
function bare(report: Report): string {
  const { outcome, tallies } = report;
  const lead = outcome === 'undecided' ? 'The gate could not decide' : `The gate ${outcome}`;
  return [
    `${signs[headline(report, inlineCode).sign]} **${lead}**: ${count(tallies.cases, 'case')}.`,
    '',
    'All else is left out here, as it is too long: see the report.',
    '',
  ].join('\n');
}

function compose(report: Report, room: Room, today: string | undefined): string {
  const toDo = nextSteps(report, today);
  const sections: readonly (readonly string[])[] = [
    verdict(report),
    [
      [`${tallyLine(report)}.`, unjudgedLine(report), newLine(report, inlineCode)]
        .filter((line) => line !== '')
        .join(' '),
    ],
    configurationLines(report, inlineCode),
    run(report),
    offending(report, room),
    [errorsNote(report)],
    doubtful(suspectFindings(report), report, room),
    worseFindings(report).length + suspectFindings(report).length > 0 ? [] : notJudged(noisyFindings(report), room),
    room.steps ? steps(toDo) : leftOut('The next steps are', toDo),
    room.matrix ? matrix(report) : ['The list of all cases is left out here, as it is too long: see the report.'],
    room.environment ? environment(report) : ['The environment of both sides is left out here: see the report.'],
    problems(report, room),
    [`<sub>${describeComparedRuns(report, inlineCode)}</sub>`],
  ];
  const shown = sections.map((lines) => lines.join('\n').trimEnd()).filter((section) => section !== '');
  return `${shown.join('\n\n')}\n`;
}

const leftOut = (noun: string, all: readonly unknown[]): readonly string[] =>
  all.length === 0 ? [] : [`${noun} left out here: see the report.`];

const signs = { failed: '❌', passed: '✅', doubt: '⚠️', undecided: '❔' } as const satisfies Record<
  Headline['sign'],
  string
>;

function verdict(report: Report): readonly string[] {
  const { sign, lead, rest } = headline(report, inlineCode);
  return [`${signs[sign]} **${lead}**${rest}`];
}

/** The severe shifts of the whole run. The other shifts are shown with the matrix. */
const run = (report: Report): readonly string[] =>
  runShiftLines(report, inlineCode).flatMap(({ sentence, grave }) => (grave ? [sentence, ''] : []));

function offending(report: Report, room: Room): readonly string[] {
  const findings = worseFindings(report);
  if (findings.length === 0) return [];
  if (room.rows === 0) return leftOut('The rows of what is worse are', findings);
  const together = scenarioLines(report, inlineCode);
  const shown = together.slice(0, room.rows);
  const more = together.length - shown.length;
  return [
    ...shown.flatMap((line) => [line, '']),
    ...(more > 0 ? [`... and ${count(more, 'scenario')} more.`, ''] : []),
    ...rows(findings, room.rows),
  ];
}

function doubtful(findings: readonly Finding[], { outcome }: Report, room: Room): readonly string[] {
  if (findings.length === 0) return [];
  if (room.rows === 0) return leftOut('The rows of what looks worse are', findings);
  const title =
    outcome === 'failed'
      ? 'These look worse too, but one run cannot tell:'
      : 'These look worse, but one run cannot tell:';
  return [title, '', ...rows(findings, room.rows)];
}

/** The number of rows for findings within noise, which are shown only if nothing is worse or suspect. */
const fewRows = 5;

const notJudged = (findings: readonly Finding[], room: Room): readonly string[] => {
  if (findings.length === 0) return [];
  if (room.rows === 0) return leftOut('The rows of what could not be judged are', findings);
  const shown = Math.min(fewRows, room.rows);
  return ['Not judged: these are outside their band, but not beyond the noise.', '', ...rows(findings, shown)];
};

/** Code to copy with more characters than this is left out. */
const mostToCopy = 2000;

function steps(all: readonly Step[]): readonly string[] {
  if (all.length === 0) return [];
  const lines = all.flatMap(({ sentence, code: toCopy }) => {
    if (toCopy === undefined) return [`- ${sentence}`];
    if (toCopy.lines.join('\n').length > mostToCopy) return [`- ${sentence} (too long to be shown here)`];
    return [`- ${sentence}`, ...codeBlock(toCopy.lines, toCopy.language).map((line) => `  ${line}`)];
  });
  return ['**Next steps**', '', ...lines];
}

const problemWidth = 110;
const problemHeight = 12;

function problems({ problems: all }: Report, room: Room): readonly string[] {
  if (all.length === 0) return [];
  const ordered = sortProblems(all);
  const shown = ordered.slice(0, room.problems);
  const more = ordered.length - shown.length;
  return [
    '<details>',
    `<summary>${count(ordered.length, 'problem')} with the inputs</summary>`,
    '',
    ...(shown.length === 0
      ? []
      : codeBlock(
          shown.flatMap((problem) => problemLines(problem, problemWidth, problemHeight)),
          'text',
        )),
    ...(more > 0 ? ['', `... and ${count(more, 'more problem')}: see the report.`] : []),
    '',
    '</details>',
  ];
}
