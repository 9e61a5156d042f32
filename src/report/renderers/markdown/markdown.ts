import { formatCount } from '../../../lang/list.js';
import type { Problem, Report } from '../../../model/documents.js';
import type { Page } from '../../../model/host.js';
import type { Renderer } from '../../../model/rendering.js';
import { explainingProblems, findCause, unexplainedProblems } from '../../phrases/causes.js';
import { headline, type Headline } from '../../phrases/headline.js';
import { measuredLine } from '../../phrases/measured-pairs.js';
import { nextSteps, type Step } from '../../phrases/next-steps/index.js';
import { problemLines, problemWidth, sortProblems } from '../../phrases/problem-lines.js';
import { chooseRows } from '../../phrases/choose-rows.js';
import { runShiftLines } from '../../phrases/run-shift.js';
import { errorsNote, summaryLine, worstNote } from '../../phrases/summary.js';
import { unjudgedLead, unjudgedRest, firstErrors } from '../../phrases/unjudged.js';
import { environment } from './environment.js';
import { findFitting } from './fitting.js';
import { fold } from './fold.js';
import { comparedLine, footer, footerWithoutReport } from './footer.js';
import { groupTable } from './group-table.js';
import { codeBlock, codeSpan, inertSentence, inlineCode, markdownWording, sentenceName } from './inert.js';
import { decidingGroups, referenceSection } from './reference.js';
import { formatPlace } from '../../../problems/problem.js';
import { allValues, groupDetails } from './values.js';
import { errorLines } from '../../errors.js';
import { configurationLines } from '../../phrases/judged-by.js';
import { joinSections } from '../../phrases/sections.js';
import type { Wording } from '../../phrases/wording.js';

/** GitHub refuses comments above a limit slightly larger than this. */
export const defaultMaxBytes = 60_000;

/** The level of detail of a report. The heading, the table of groups and the first step are always shown. */
export interface Room {
  /** The number of cases in groups that are shown with all their numbers. */
  readonly cases: number;
  readonly problems: number;
  /** Whether all measured values are shown. */
  readonly values: boolean;
  readonly environment: boolean;
  readonly steps: boolean;
}

/** From full to minimal detail. A line mentions everything that was omitted. */
export const rooms: readonly Room[] = [
  { cases: Infinity, problems: Infinity, values: true, environment: true, steps: true },
  { cases: 200, problems: 100, values: true, environment: true, steps: true },
  ...[2000, 1000, 500, 200].map((cases) => ({ cases, problems: 100, values: false, environment: true, steps: true })),
  { cases: 60, problems: 10, values: false, environment: true, steps: true },
  { cases: 20, problems: 10, values: false, environment: true, steps: true },
  { cases: 0, problems: 3, values: false, environment: false, steps: true },
  { cases: 0, problems: 0, values: false, environment: false, steps: false },
];

/** Renders for a pull request comment or a job summary. */
export const markdown: Renderer = {
  id: 'markdown',
  endings: ['.md'],
  render: (report, page) => {
    const { mostBytes = defaultMaxBytes } = page;
    return findFitting(rooms, (room) => compose(report, room, page), mostBytes) ?? renderBare(report, page);
  },
  renderUnjudged: (problems, page) => {
    const { mostBytes = defaultMaxBytes } = page;
    return (
      findFitting(fewErrors, (errors) => unjudged(problems, errors, page), mostBytes) ?? unjudged(problems, 0, page)
    );
  },
};

/** Numbers of errors to try until the text fits, if nothing was judged. */
const fewErrors = [5, 2, 0];

const defaultTitle = 'Performance';
export const formatTitle = (title: string | undefined): string => sentenceName(title ?? defaultTitle);

function unjudged(all: readonly Problem[], most: number, page: Page): string {
  const { shown, more } = firstErrors(all, most);
  const lines = shown.flatMap((problem) => problemLines(problem, problemWidth, problemHeight));
  const sections = [
    [`### ⛔ ${formatTitle(page.title)}: ${unjudgedLead}${unjudgedRest(all)}`],
    lines.length === 0 ? [] : codeBlock(lines, 'text'),
    more === '' ? [] : [more],
    [footerWithoutReport(page)].filter((line) => line !== ''),
  ];
  return joinSections(sections);
}

/** The fallback if not even the names in the verdict fit. */
function renderBare(report: Report, { title }: Page): string {
  const { outcome, tallies } = report;
  const lead = outcome === 'undecided' ? 'the gate could not decide' : `the gate ${outcome}`;
  return [
    `### ${signs[headline(report, markdownWording(report)).sign]} ${formatTitle(title)}: ${lead}: ${formatCount(tallies.cases, 'case')}`,
    '',
    'Everything else is left out here because it is too long: see the report.',
    '',
  ].join('\n');
}

function compose(report: Report, room: Room, page: Page): string {
  const wording = markdownWording(report);
  const head = [`### ${heading(report, page, wording)}`, comparedLine(report, wording)];
  return `${[...head, ...composeBody(report, room, page, wording), footer(report, page, wording)].join('\n\n')}\n`;
}

/** The sections between the heading and the footer. */
export function composeBody(report: Report, room: Room, page: Page, wording: Wording): readonly string[] {
  const steps = nextSteps({ report, today: page.today, inputs: page.inputs, wording });
  const [first, ...others] = steps;
  const shown = chooseRows(report, wording);
  const explaining = explainingProblems(report);
  const groups = [...shown.rows, ...shown.others].filter(({ state }) => state !== 'better');
  const sections: readonly (readonly string[])[] = [
    causes(report, explaining, wording),
    configurationLines(report, wording.as(inlineCode)).flatMap((line) => [line, '']),
    decidingGroups(report, wording),
    groupTable(report, wording),
    [keepUnits(summaryLine(report, shown, wording))],
    runShiftLines(report, wording).flatMap((sentence) => [keepUnits(sentence), '']),
    [keepUnits(measuredLine(report, wording))],
    [errorsNote(report, wording)],
    errorLines(report, inlineCode).map((line) => `- ${line}`),
    first === undefined ? [] : firstStep(first),
    [worstNote(shown)],
    referenceSection(report, room.cases > 0, wording),
    room.cases > 0
      ? groupDetails(groups, room.cases, wording)
      : sayLeftOut('The limits, noise and history are', groups),
    room.values
      ? allValues(report, wording)
      : ['The list of all values is left out here because it is too long: see the report.'],
    room.steps ? moreSteps(first, others) : sayLeftOut('Further steps are', others),
    room.environment
      ? environment(report, wording)
      : ['The environment of both sides is left out here: see the report.'],
    foldedProblems(
      unexplainedProblems(report).filter((problem) => !explaining.slice(0, maxExplaining).includes(problem)),
      room,
    ),
  ];
  return sections.map((lines) => lines.join('\n').trimEnd()).filter((section) => section !== '');
}

export const signs = { failed: '❌', passed: '✅', doubt: '⚠️', undecided: '⚪' } as const satisfies Record<
  Headline['sign'],
  string
>;

/** "❌ Performance: checkout got slower: throughput −37 %, p99 +58 %" */
function heading(report: Report, { title }: Page, wording: Wording): string {
  const { sign, text } = headline(report, wording);
  return `${signs[sign]} ${formatTitle(title)}: ${keepUnits(text)}`;
}

/** Otherwise a narrow screen may show "+61" and "%" on separate lines. */
export const keepUnits = (text: string): string => text.replaceAll(/(?<=\d) %/g, '\u00a0%');

const sayLeftOut = (noun: string, all: readonly unknown[]): readonly string[] =>
  all.length === 0 ? [] : [`${noun} left out here: see the report.`];

const maxExplaining = 3;

/** The causes of a verdict come before its consequences. */
function causes(report: Report, problems: readonly Problem[], wording: Wording): readonly string[] {
  const cause = findCause(report, wording);
  const lines = problems.slice(0, maxExplaining).map(explainProblem);
  return [
    ...(cause === undefined ? [] : [`${cause.sentence}. ${cause.advice}`, '']),
    ...lines.flatMap((line, i) => (i === 0 ? [`> ${line}`] : ['>', `> ${line}`])),
  ];
}

/** "`results/a.jtl` What is wrong. What to do.". */
export function explainProblem(problem: Problem): string {
  const place = formatPlace(problem);
  const sentences = [problem.message, problem.advice].map((text) => inertSentence(text, problemWidth * problemHeight));
  return [place === '' ? '' : inlineCode(place), ...sentences].filter((part) => part !== '').join(' ');
}

/** A command longer than this is folded. */
const longestCommand = 400;

function firstStep({ sentence, code }: Step): readonly string[] {
  if (code === undefined) return [sentence];
  if (isFolded(code))
    return [`${sentence.replace(/:$/, '')} (the ${code.language === 'yaml' ? 'entry is' : 'commands are'} below).`];
  const [commands, comments] = [listCommands(code), code.lines.filter((line) => line.startsWith('#'))];
  return [sentence, ...[...commands.map(codeSpan), ...comments.map(inlineCode)].flatMap((line) => ['', line])];
}

/** More commands than this are folded. */
const maxCommands = 2;

const listCommands = ({ lines }: NonNullable<Step['code']>): readonly string[] =>
  lines.filter((line) => !line.startsWith('#'));

const isFolded = (code: NonNullable<Step['code']>): boolean =>
  code.language !== 'sh' ||
  listCommands(code).length > maxCommands ||
  listCommands(code).join('').length > longestCommand;

/** Code to copy that is longer than this is omitted. */
const maxToCopy = 6000;

function moreSteps(first: Step | undefined, others: readonly Step[]): readonly string[] {
  // The sentence of the first step is visible.
  const folded =
    first?.code !== undefined && isFolded(first.code)
      ? [{ ...first, sentence: first.code.language === 'yaml' ? 'The entry:' : 'The commands:' }]
      : [];
  const all = [...folded, ...others];
  if (all.length === 0) return [];
  const lines = all.flatMap(({ sentence, code }) => {
    if (code === undefined) return [`- ${sentence}`];
    if (code.lines.join('\n').length > maxToCopy) return [`- ${sentence} (too long to be shown here)`];
    return [`- ${sentence}`, ...codeBlock(code.lines, code.language).map((line) => `  ${line}`)];
  });
  return fold('What else can be done', lines);
}

const problemHeight = 12;

function foldedProblems(all: readonly Problem[], room: Room): readonly string[] {
  if (all.length === 0) return [];
  const ordered = sortProblems(all);
  const shown = ordered.slice(0, room.problems);
  const more = ordered.length - shown.length;
  const noun = ordered.every(({ level }) => level === 'note') ? 'note' : 'problem';
  const lines = shown.flatMap((problem) => problemLines(problem, problemWidth, problemHeight));
  return fold(formatCount(ordered.length, noun), [
    ...(shown.length === 0 ? [] : codeBlock(lines, 'text')),
    ...(more > 0 ? ['', `... and ${formatCount(more, 'more problem')}: see the report.`] : []),
  ]);
}
