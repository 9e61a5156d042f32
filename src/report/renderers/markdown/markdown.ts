import { outcomeReasonTexts, verdictLooks } from '../../phrases/words.js';
import { formatCount } from '../../../lang/format.js';
import type { Problem, Report } from '../../../model/documents.js';
import type { Page } from '../../../model/host.js';
import { isNotAsked } from '../../../model/exit-code.js';
import type { Renderer } from '../../../model/rendering.js';
import { describeCause, explainingProblems, findCause, unexplainedProblems } from '../../phrases/causes.js';
import { headline, referenceLine } from '../../phrases/headline.js';
import { nextSteps, type Step } from '../../phrases/next-steps/index.js';
import { sortProblems, sayUnjudged, firstErrors } from '../../phrases/problem-lines.js';
import { chooseRows } from '../../phrases/rows.js';
import { evidenceLines, referenceTable } from '../../phrases/summary.js';
import { configurationLines, environmentTable } from '../../phrases/conditions.js';
import { comparedLine, footer, footerWithoutReport } from './footer.js';
import { allValues, groupDetails, groupTable } from './tables.js';
import { codeCell, inertSentence, inlineCode, markdownWording, sentenceName, summaryName } from './inert.js';
import type { Block, Section } from '../../blocks/blocks.js';
import { explainProblem, findFitting, writeMarkdown } from '../../blocks/markdown.js';
import { errorLines } from '../../errors.js';
import type { Wording } from '../../phrases/wording.js';
import { isDecidedByReference, isReferenceInHeadline, nameReference } from '../../phrases/compared-runs.js';

/** GitHub refuses comments above a limit slightly larger than this. */
export const defaultMaxBytes = 60_000;

/** The level of detail of a report. The heading, the table of groups and the first step are always shown. */
export interface Room {
  /** The number of cases in groups that are shown with all their numbers. */
  readonly cases: number;
  readonly problems: number;
  /** Whether all measured values are shown. */
  readonly values: boolean;
}

/** From full to minimal detail. A line mentions everything that was omitted. */
export const rooms: readonly Room[] = [
  { cases: Infinity, problems: Infinity, values: true },
  { cases: 200, problems: 100, values: true },
  ...[2000, 1000, 500, 200].map((cases) => ({ cases, problems: 100, values: false })),
  { cases: 60, problems: 10, values: false },
  { cases: 20, problems: 10, values: false },
  { cases: 0, problems: 3, values: false },
  { cases: 0, problems: 0, values: false },
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

export const formatTitle = (title = 'Performance'): string => sentenceName(title);

function unjudged(all: readonly Problem[], most: number, page: Page): string {
  const { shown, more } = firstErrors(all, most);
  const lead = `### ⛔ ${formatTitle(page.title)}: ${sayUnjudged(all, inertSentence)}`;
  return writeMarkdown([[lead, { problems: shown }, more, footerWithoutReport(page)]]);
}

/** The fallback if not even the names in the verdict fit. */
function renderBare(report: Report, { title }: Page): string {
  const { outcome, tallies } = report;
  const undecided = isNotAsked(report) ? outcomeReasonTexts['not-asked'] : 'the gate could not decide';
  const lead = outcome === 'undecided' ? undecided : `the gate ${outcome}`;
  const { icon } = verdictLooks[headline(report, markdownWording(report)).sign];
  return `### ${icon} ${formatTitle(title)}: ${lead}: ${formatCount(tallies.cases, 'case')}\n\nEverything else is left out here because it is too long: see the report.\n`;
}

function compose(report: Report, room: Room, page: Page): string {
  const wording = markdownWording(report);
  const { sign, text } = headline(report, wording);
  return writeMarkdown([
    // "❌ Performance: checkout got slower: throughput −37 %, p99 +58 %"
    [`### ${verdictLooks[sign].icon} ${formatTitle(page.title)}: ${text}`, comparedLine(report, wording)],
    ...bodySections(report, room, page, wording),
    [footer(report, page, wording)],
  ]);
}

/** The sections between the heading and the footer. */
export function bodySections(report: Report, room: Room, page: Page, wording: Wording): readonly Section[] {
  const [first, ...others] = nextSteps({ ...page, report, wording });
  const shown = chooseRows(report);
  const explaining = explainingProblems(report);
  const quoted = explaining.slice(0, maxExplaining);
  const problems = unexplainedProblems(report).filter((problem) => !quoted.includes(problem));
  const groups = [...shown.rows, ...shown.others].filter(({ state }) => state !== 'better');
  const cause = findCause(report, wording);
  const references = referenceSections(report, room.cases > 0, wording);
  const isDecided = isDecidedByReference(report);
  const heading = headline(report, wording).text;
  const step = firstStep(first);
  return [
    ...(isDecided ? [...references, step] : []),
    [
      cause === undefined ? '' : describeCause(cause, heading),
      { written: quoted.flatMap((problem, i) => [...(i === 0 ? [] : ['>']), `> ${explainProblem(problem)}`]) },
      ...configurationLines(report, wording.as(inlineCode)),
      isDecided ? `Compared with the first baseline, ${nameReference(report, wording)}:` : '',
      { written: groupTable(report, wording) },
      ...evidenceLines(report, wording, heading),
      { items: errorLines(report, inlineCode) },
      ...(isDecided ? [] : step),
    ],
    ...(isDecided ? [] : references),
    room.cases > 0
      ? groupDetails(groups, room.cases, wording)
      : sayLeftOut('The limits, noise and history are', groups),
    room.values
      ? allValues(report, wording)
      : ['The list of all values is left out here because it is too long: see the report.'],
    room.problems > 0 ? moreSteps(first, others) : sayLeftOut('Further steps are', others),
    room.cases > 0 ? environment(report, wording) : ['The environment of both sides is left out here: see the report.'],
    foldedProblems(problems, room),
  ];
}

const sayLeftOut = (noun: string, all: readonly unknown[]): Section =>
  all.length === 0 ? [] : [`${noun} left out here: see the report.`];

/** The causes of a verdict come before its consequences. */
const maxExplaining = 3;

/** A command longer than this is folded. */
const longestCommand = 400;

function firstStep({ sentence, code }: Step = { sentence: '' }): readonly Block[] {
  if (code === undefined) return [sentence];
  if (isFolded(code))
    return [`${sentence.replace(/:$/, '').replace('add this', 'add the lines')} (see “${moreTitle}”).`];
  const comments = code.lines.filter((line) => line.startsWith('#'));
  return [sentence, { code: [...listCommands(code), ...comments] }];
}

const moreTitle = 'What else can be done';

/** More commands than this are folded. */
const maxCommands = 2;

const listCommands = ({ lines }: NonNullable<Step['code']>): readonly string[] =>
  lines.filter((line) => !line.startsWith('#'));

const isFolded = (code: NonNullable<Step['code']>): boolean =>
  code.language !== 'sh' ||
  listCommands(code).length > maxCommands ||
  listCommands(code).join('').length > longestCommand;

function moreSteps(first: Step | undefined, others: readonly Step[]): Section {
  // The sentence of the first step is visible.
  const folded = first?.code !== undefined && isFolded(first.code) ? [{ ...first, sentence: 'For that step:' }] : [];
  return { title: moreTitle, isFolded: true, body: [{ steps: [...folded, ...others] }] };
}

function foldedProblems(all: readonly Problem[], room: Room): Section {
  const ordered = sortProblems(all);
  const shown = ordered.slice(0, room.problems);
  const more = ordered.length - shown.length;
  return {
    title: formatCount(ordered.length, ordered.every(({ level }) => level === 'note') ? 'note' : 'problem'),
    isFolded: true,
    body: [{ problems: shown }, more > 0 ? `... and ${formatCount(more, 'more problem')}: see the report.` : ''],
  };
}

/** The environments of both sides and their differences. */
const environment = (report: Report, wording: Wording): Section => ({
  title: 'Environment of both sides',
  isFolded: true,
  body: [{ table: environmentTable(report, wording.as(codeCell)) }],
});

/**
 * The comparison with the second baseline; not folded if the heading describes it.
 *
 * @param hasRoom whether there is space for a folded table
 */
function referenceSections(report: Report, hasRoom: boolean, wording: Wording): readonly Section[] {
  const { reference } = report;
  if (reference === undefined) return [];
  const isShown = isReferenceInHeadline(report);
  const table = referenceTable(report, (view, { rows }) =>
    isShown || (hasRoom && rows.length > 0) ? groupTable(view, wording) : [],
  );
  const name = summaryName(nameReference(reference, wording.as(String)), 'the second baseline');
  return [
    [referenceLine(report, wording), ...(isShown ? table : [])],
    { title: `What changed since ${name}`, isFolded: true, body: isShown ? [] : table },
  ];
}
