import { caseLooks, outcomeReasonTexts, verdictLooks, type Wording } from '../../sentences/words.js';
import { formatCount, joinParts } from '../../../lang/format.js';
import type { Problem, Report } from '../../../model/documents.js';
import type { Page } from '../../../model/host.js';
import { isNotAsked } from '../../../model/exit-code.js';
import type { Renderer } from '../../../model/rendering.js';
import {
  describeCause,
  explainingProblems,
  findCause,
  unexplainedProblems,
  headline,
  referenceLine,
} from '../../sentences/headline.js';
import { nextSteps, type Step } from '../../sentences/steps.js';
import { firstErrors, sayUnjudged, sortProblems } from '../../sentences/problem-lines.js';
import { type Cell, listRows, otherLines, evidenceLines, referenceTable } from '../../sentences/rows.js';
import {
  configurationLines,
  environmentTable,
  describeComparedRuns,
  fullCommit,
  isDecidedByReference,
  isReferenceInHeadline,
  nameReference,
  isWebAddress,
} from '../../sentences/runs.js';
import { cellName, codeCell, inertSentence, inlineCode, markdownWording, sentenceName, summaryName } from './inert.js';
import {
  type Block,
  drawTable,
  explainProblem,
  findFitting,
  numbers,
  type Section,
  type Table,
  writeMarkdown,
} from '../../blocks/blocks.js';
import { errorLines } from '../../errors.js';
import { compareNaturally, groupBy } from '../../../lang/objects.js';
import type { CaseState, Says } from '../../../judge/account/cases.js';
import { type Group, groupFindings, varyingDimensions } from '../../../judge/account/groups.js';
import { nameCaseIn } from '../../sentences/names.js';
import { compareMetrics } from '../../../judge/account/moves.js';
import { chooseRows } from '../../../judge/account/rows.js';
import { type Figure, sayFigure } from '../../sentences/figures.js';

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
    room.cases > 0
      ? {
          title: 'Environment of both sides',
          isFolded: true,
          body: [{ table: environmentTable(report, wording.as(codeCell)) }],
        }
      : ['The environment of both sides is left out here: see the report.'],
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
  return [sentence, { code: code.lines }];
}

const moreTitle = 'What else can be done';

/** More lines of commands than this are folded, and so are other lines to copy. */
const maxLines = 3;

const isFolded = ({ language, lines }: NonNullable<Step['code']>): boolean =>
  language !== 'sh' || lines.length > maxLines || lines.join('').length > longestCommand;

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

/** "**gate** · guardband 0.1.0 · [report](...) · [trend](...) · [run](...) · [compare](...)" */
export function footer(report: Report, { key, links }: Page, wording: Wording): string {
  const version = `guardband ${wording.name(report.tool.version)}`;
  return formatSmall([formatKey(key), version, ...pageLinks(links), compareLink(report, links?.compare)]);
}

/** "1a2b3c4d5e against 11 runs of 2026-11-22, newest 5d4c3b2a10, 3 days old": what is compared, below the heading. */
export const comparedLine = (report: Report, wording: Wording): string =>
  formatSmall([
    describeComparedRuns(report, wording).replace(
      /^Candidate ?/,
      fullCommit(report.candidate.provenance) === undefined ? 'This run ' : '',
    ),
  ]);

/** The footer if nothing was judged. */
export const footerWithoutReport = ({ key, links }: Page): string => formatSmall([formatKey(key), ...pageLinks(links)]);

export function formatSmall(parts: readonly string[]): string {
  const text = joinParts(parts, ' · ');
  return text === '' ? '' : `<sub>${text}</sub>`;
}

export const formatKey = (key = ''): string => (key === '' ? '' : `**${sentenceName(key)}**`);

const pageLinks = ({ job: run, report, trend, dashboard = '' }: NonNullable<Page['links']> = {}): readonly string[] =>
  Object.entries({ dashboard: isWebAddress(dashboard) ? dashboard : undefined, report, trend, run }).flatMap(
    ([text, url]) => (url === undefined ? [] : [link(text, url)]),
  );

/** The page that shows the changes between the newest run of the baseline and this one; empty unless both are known. */
function compareLink({ candidate, baseline }: Report, compare: string | undefined): string {
  const [head, base] = [candidate.provenance, baseline.runs.at(-1) ?? {}].map(fullCommit);
  return compare === undefined || base === undefined || head === undefined || base === head
    ? ''
    : link('compare', `${compare}${base}...${head}`);
}

/** A link to a URL provided by the job or the workflow. */
export const link = (text: string, address: string): string =>
  `[${text}](${address.replace(
    /[()\s<>\\]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )})`;

/** With more columns than this the table does not fit a phone, so the metrics of a group share one cell. */
const maxColumns = 2;

/** Verdicts whose sign does not say them. */
const unclear: ReadonlySet<Says> = new Set(['missing', 'tolerated', 'suspect', 'unjudged']);

export function groupTable(report: Report, wording: Wording): readonly string[] {
  const shown = chooseRows(report);
  const rows = listRows(report, shown, wording.as(cellName));
  if (rows.length === 0) return [];
  const titles = shown.metrics.map((metric) => wording.as(codeCell).title({ metric }));
  const isStacked = titles.length > maxColumns;
  const bodies = rows.map(({ says, cells, where, isNotable, sure }) => {
    const written = cells.map((cell) =>
      formatCell(cell, isNotable && cell?.isBeside !== true, isStacked ? ' ' : '<br>'),
    );
    const stacked = written.flatMap((cell, i) => (cell === '' ? [] : [`${titles[i] ?? ''} ${cell}`])).join('<br>');
    // "❌ **checkout**, all 6 cases", and the case whose values are shown.
    const subject = isNotable ? `**${where.subject}**` : where.subject;
    const worst = [where.worst, sure].map((small) => (small === '' ? '' : `<br><sub>${small}</sub>`)).join('');
    const verdict = unclear.has(says) ? `${caseLooks[says].word}: ` : '';
    return [...(isStacked ? [stacked] : written), `${caseLooks[says].icon} ${verdict}${subject}${where.rest}${worst}`];
  });
  const columns = isStacked ? [{ head: 'change' }] : titles.map(numbers);
  return [
    ...drawTable({ columns: [...columns, { head: 'where' }], rows: bodies }),
    ...otherLines(report, shown, wording).flatMap((line) => ['', line]),
  ];
}

/** "**−37 %**<br><sub>399 → 248 /s</sub>" */
export function formatCell(cell: Cell | undefined, hasMoved: boolean, separator = '<br>'): string {
  if (cell === undefined) return '';
  const { change, values, extent } = cell;
  const small = [values, separator === ' ' && extent !== '' ? `(${extent})` : extent]
    .filter((part) => part !== '')
    .map((part) => `<sub>${keepTogether(escapeCell(part))}</sub>`);
  const large = change === '' ? '' : hasMoved ? `**${keepTogether(change)}**` : keepTogether(change);
  return joinParts([large, ...small], separator);
}

/** Keeps "412 /s" on one line in a narrow column. An objective or "over 6 cases" may follow on the next line. */
const keepTogether = (text: string): string => text.replaceAll(/(?<!,) (?!over )/g, '\u00a0');
const escapeCell = (text: string): string => (/[`|<&*_~@#:[\\$]/.test(text) ? codeCell(text) : text);

/** The cases of the groups that got worse, with everything behind the verdict: a table for each metric, worst groups first. */
function groupDetails(groups: readonly Group[], mostCases: number, wording: Wording): Section {
  const cases = groups.filter(({ kind }) => kind !== 'missing').flatMap((group) => group.cases);
  const shown = cases.slice(0, mostCases);
  const moved = [...new Set(shown.flatMap((found) => found.moved.map(({ metric }) => metric)))].sort(compareMetrics);
  const tables = moved.map((metric) => {
    const own = shown.filter((found) => found.moved.some((finding) => finding.metric === metric));
    return { table: valueTable(own, [metric], 'details', wording) };
  });
  const left = cases.length - shown.length;
  return {
    title: `Limits, noise and history: ${formatCount(shown.length, 'case')}`,
    isFolded: true,
    body: [...tables, left === 0 ? '' : `... and ${formatCount(left, 'more case')}: see the report.`],
  };
}

/** Every case with its measured values, by scenario. */
function allValues(report: Report, wording: Wording): Section {
  const { cases } = groupFindings(report);
  const measured = cases.filter(({ findings }) => findings.some(({ candidate }) => candidate !== undefined));
  const scenarios = [...groupBy(measured, ({ name }) => name.scenario)].sort(([a], [b]) => compareNaturally(a, b));
  return {
    title: `All measured values: ${formatCount(measured.length, 'case')}`,
    isFolded: true,
    body: scenarios.flatMap(([scenario, own]) => {
      const ids = new Set(own.flatMap(({ findings }) => findings.map(({ metric }) => metric)));
      return [
        `**${sentenceName(scenario)}**`,
        { table: valueTable(own, [...ids].sort(compareMetrics), 'values', wording) },
      ];
    }),
  };
}

function valueTable(
  cases: readonly CaseState[],
  metrics: readonly string[],
  kind: 'details' | 'values',
  wording: Wording,
): Table {
  const dimensions = varyingDimensions(cases.map(({ name }) => name));
  const rows = cases
    .map((found) => {
      const { subject, extent } = nameCaseIn(found.name, dimensions, wording.as(String));
      return { found, name: joinParts([subject, extent], ', ') };
    })
    .sort((a, b) => compareNaturally(a.name, b.name));
  const found = rows.map((row) => row.found);
  const columns = metrics.flatMap((metric) => metricColumns(found, metric, kind, wording));
  return {
    columns: [{ head: 'case' }, ...columns.map(({ head }) => numbers(head))],
    rows: rows.map(({ name }, i) => [codeCell(name), ...columns.map(({ values }) => values[i] ?? '')]),
  };
}

type Values = Readonly<{ head: string; values: readonly string[] }>;

function metricColumns(
  cases: readonly CaseState[],
  metric: string,
  kind: 'details' | 'values',
  wording: Wording,
): readonly Values[] {
  const findings = cases.map((found) => found.findings.find((finding) => finding.metric === metric));
  const cells = wording.as(codeCell);
  const column = (head: string, figure: Figure): Values => ({
    head,
    values: findings.map((finding) => (finding === undefined ? '' : unbroken(sayFigure[figure](finding, cells)))),
  });
  const values = column(cells.title({ metric }), 'values');
  const change = column('change', 'change');
  const hasChange = change.values.some((text) => text !== '');
  if (kind === 'values') return hasChange ? [values, change] : [values];
  return [values, change, column('limit', 'limit'), column('noise', 'noise'), column('history, now', 'history')];
}

const unbroken = (text: string): string => (text.includes('`') ? text : text.replaceAll(' ', '\u00a0'));
