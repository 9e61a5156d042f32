/** Renders the report as one self-contained HTML page: verdict and groups, the case matrix, and each case on demand. */
import { caseLooks, plainWording, verdictLooks, type Wording } from '../sentences/words.js';
import { explainingProblems, withoutFailedTest, afterWord, headline, referenceLine } from '../sentences/headline.js';
import { defined, groupBy } from '../../lang/objects.js';
import { formatCount, shortList, thousands } from '../../lang/format.js';
import type { Problem, Report } from '../../model/documents.js';
import type { Page } from '../../model/host.js';
import { countError, runErrors } from '../errors.js';
import {
  describeInput,
  describeMeasured,
  isFirstRun,
  changesUrl,
  describeComparedRuns,
  isDecidedByReference,
  nameReference,
  repositoryRoot,
  dashboardAddress,
  environmentTable,
  changesCommand,
} from '../sentences/runs.js';
import { nextSteps } from '../sentences/steps.js';
import { evidenceLines, referenceTable, type Cell, type GroupRow, listRows, otherLines } from '../sentences/rows.js';
import { nameSampler } from '../sentences/names.js';
import { type CaseFindings, controlWord, groupByCase, reportData } from './report-data.js';
import type { Block, Item, Section } from '../blocks/blocks.js';
import { proseHtml, stepHtml, writeHtml, filterHtml, htmlDocument, scrollBox, toHtml } from '../blocks/html.js';
import { matrixHtml } from './matrix.js';
import { keepUnits } from '../renderers/markdown/inert.js';
import { sayUnjudged } from '../sentences/problem-lines.js';
import { version } from '../../model/version.js';
import { printableLine } from '../../lang/printable.js';
import type { Group } from '../../judge/account/groups.js';
import { chooseRows } from '../../judge/account/rows.js';

type Shown = Pick<Page, 'today' | 'links' | 'repositoryUrl' | 'inputs' | 'file' | 'heading' | 'compress'> & {
  /** What another document has in place of the verdict and the groups. */
  readonly lead?: string;
};

export function reportPage(report: Report, page: Shown): string {
  const wording = plainWording(report);
  const cases = groupByCase(report);
  const lead = headline(report, wording);
  const [sign, text] = [lead.sign, afterWord(lead)];
  return htmlDocument({
    title: page.heading ?? `${verdictLooks[sign].word}: ${text}`,
    data: reportData(report, cases),
    ...defined({ compress: page.compress }),
    main: mainHtml(report, cases, { sign, text }, page, wording),
    footer: `guardband ${toHtml(report.tool.version)}`,
  });
}

/** The page of a run in which nothing was judged. */
export const unjudgedPage = (problems: readonly Problem[]): string =>
  htmlDocument({
    title: sayUnjudged(problems),
    main: `<header class="verdict undecided"><h1>${toHtml(sayUnjudged(problems))}</h1></header>\n${writeHtml([problemSection(problems)])}`,
    footer: `guardband ${toHtml(version)}`,
  });

function mainHtml(
  report: Report,
  cases: readonly CaseFindings[],
  { sign, text }: ReturnType<typeof headline>,
  page: Shown,
  wording: Wording,
): string {
  const { word, mark } = verdictLooks[sign];
  const unsaid = withoutFailedTest(report.problems);
  const environment = { title: 'Environment', id: 'environment', body: [{ table: environmentTable(report, wording) }] };
  const isGrave = unsaid.some(({ level }) => level === 'error');
  const { heading } = page;
  // Errors have a section below the groups; a warning that may explain the verdict comes before them, as in a comment.
  const leading = isGrave || heading !== undefined ? [] : explainingProblems(report);
  const problems = problemSection(unsaid.filter((problem) => !leading.includes(problem)));
  const [first, ...others] = heading === undefined ? nextSteps({ ...page, report, wording }) : [];
  const isFirst = isFirstRun(report);
  const reference = referenceSection(report, wording);
  // What decided comes first.
  const isDecided = isDecidedByReference(report);
  const step = written(first === undefined ? '' : stepHtml(first));
  return writeHtml([
    written(
      page.lead ??
        `${
          heading === undefined
            ? `<header class="verdict ${sign}"><p class="badge"><span aria-hidden="true">${mark}</span> ${word}</p>\n`
            : '<header class="verdict">'
        }<h1>${keepUnits(proseHtml(heading ?? text))}</h1>
<p class="dim">${toHtml(isFirst ? describeMeasured(report, wording) : `${describeComparedRuns(report, wording)} · ${describeInput(report)}`)}${linksHtml(report, page)}</p></header>`,
    ),
    ...(isDecided ? [reference, step] : []),
    page.lead !== undefined
      ? []
      : {
          title: isFirst
            ? 'What to do next'
            : isDecided
              ? `Compared with ${nameReference(report, wording)}`
              : 'What changed',
          id: 'groups',
          body: [
            { problems: leading },
            ...(isFirst
              ? []
              : [...written(groupsHtml(report, wording.as(toHtml))), ...evidenceLines(report, wording, text)]),
            ...(isDecided ? [] : step),
          ],
        },
    isGrave ? problems : [],
    heading === undefined ? [] : environment,
    errorSection(report, cases),
    written(caseFilter(cases, wording.as(toHtml))),
    written(report.statistics === undefined ? '' : statisticsHtml(cases)),
    written(report.timelines === undefined ? '' : filled('time', 'Over time', cases)),
    written('<section id="load" hidden><h2>Load curve</h2></section>'),
    isDecided ? [] : reference,
    // Without a baseline, no case has a verdict.
    written(`<section id="cases"${isFirst ? ' hidden' : ''}><h2>Cases</h2>
${legend}${matrixHtml(cases, wording)}
</section>`),
    { title: 'What else can be done', id: 'next', body: [{ steps: others }] },
    heading === undefined ? environment : [],
    isGrave ? [] : problems,
  ]);
}

const written = (html: string): readonly Block[] => [{ written: [html] }];

const problemSection = (problems: readonly Problem[]): Section => ({
  title: 'Problems',
  id: 'problems',
  body: [{ problems }],
});

/** The comparison with the second baseline: its groups. */
function referenceSection(report: Report, wording: Wording): Section {
  const { reference } = report;
  if (reference === undefined) return [];
  const title = `Compared with ${nameReference(reference, wording)}`;
  return {
    title,
    id: 'reference',
    body: [
      referenceLine(report, wording),
      ...referenceTable(report, (view) => [groupsHtml(view, wording.as(toHtml), toHtml(title))]),
    ],
  };
}

/** Lists each error once, with its samplers. */
function errorSection(report: Report, cases: readonly CaseFindings[]): Section {
  const samplers = new Map(cases.map((one) => [one.case.key, nameSampler(one.case)]));
  const errors = runErrors(report);
  const items = errors.slice(0, mostErrors).map((error): Item => {
    const names = [...groupBy(error.cases, (key) => samplers.get(key) ?? key)].map(
      ([name, { length }]) => `${name}${length === 1 ? '' : ` (${formatCount(length, 'case')})`}`,
    );
    return [countError(error, error.text), shortList(names, mostNames)];
  });
  const others = (report.errors ?? []).reduce((sum, entry) => sum + (entry.others ?? 0), 0);
  const rest = errors.length - mostErrors;
  const more = [
    ...(others > 0 ? [`${thousands(others)} × other errors`] : []),
    ...(rest > 0 ? [`and ${formatCount(rest, 'other error')}: see the report as JSON`] : []),
  ];
  return { title: 'Top errors', id: 'errors', body: [{ items: [...items, ...more] }] };
}

const [mostErrors, mostNames] = [12, 12];

/** Links to the changes since the newest run of the baseline, and to the job. */
function linksHtml({ candidate, baseline }: Report, page: Shown): string {
  const { links: pages = {}, repositoryUrl } = page;
  const before = baseline.runs.at(-1) ?? {};
  const after = candidate.provenance;
  const changes = changesUrl(repositoryRoot(repositoryUrl), before, after);
  const links = [
    { address: changes, text: 'what changed in the code' },
    { address: pages.job, text: 'job' },
    { address: pages.trend, text: 'trend' },
  ].filter(({ address }) => address?.startsWith('https://'));
  const dashboard =
    pages.dashboard === undefined ? [] : [{ text: 'JMeter dashboard', address: dashboardAddress(pages.dashboard) }];
  const written = [...links, ...dashboard].map(
    ({ text, address = '' }) => ` · <a href="${toHtml(address)}" rel="noreferrer">${toHtml(text)}</a>`,
  );
  // Without a page of the repository, a command says what changed.
  const command = changes === undefined ? changesCommand(before, after) : undefined;
  return (command === undefined ? '' : ` · <code>${command}</code>`) + written.join('');
}

function caseFilter(cases: readonly CaseFindings[], wording: Wording): string {
  const judged = cases.filter(({ shown }) => shown !== undefined);
  const tally = groupBy(judged, ({ word }) => word);
  const verdicts = [...new Set([...Object.values(caseLooks).map(({ word }) => word), controlWord])].flatMap((word) => {
    const own = tally.get(word);
    return own === undefined ? [] : [[word, `${word} (${thousands(own.length)})`] as const];
  });
  const metrics = [...new Set(cases.flatMap(({ judged: findings }) => findings.map(({ metric }) => metric)))];
  const every = `all ${formatCount(judged.length, 'case')}`;
  return filterHtml([['', every], ...verdicts], metrics, 'what decided each case', wording);
}

/** The script fills these sections. With many cases it does so after the page is shown, so they have their size before. */
const filled = (id: string, title: string, cases: readonly CaseFindings[]): string =>
  `<section id="${id}" ${cases.length > mostAtOnce ? 'class="reserved"' : 'hidden'}><h2>${title}</h2></section>`;
const mostAtOnce = 500;

/** A long table is folded, so that what follows it is found. */
const statisticsHtml = (cases: readonly CaseFindings[]): string =>
  cases.length < foldedFrom
    ? filled('statistics', 'Statistics', cases)
    : `<details id="statistics"><summary><h2>Statistics</h2></summary></details>`;
const foldedFrom = 200;

const legend = `<p class="legend" aria-label="Colours">Colour: change against its limit <span class="swatch better">better</span><span class="swatch same">within</span><span class="swatch near">near</span><span class="swatch worse">beyond</span><span class="swatch far">3 × and more</span><span class="swatch suspect">unknown</span><span class="swatch open">not judged</span><span class="swatch gone">missing</span></p>`;

/** The maximum number of listed groups. */
const mostRows = 100;
/** Of a report with a hundred metrics, only the most important ones are shown. */
const mostMetrics = 5;

/** @param label what a screen reader calls the table */
export function groupsHtml(report: Report, wording: Wording, label = 'Groups'): string {
  const shown = chooseRows(report);
  const open = shown.others.filter(({ state }) => state === 'unjudged');
  const decided = [...shown.rows, ...shown.others.filter((group) => !open.includes(group))];
  const listed = decided.slice(0, mostRows);
  // What has no row is a line, as in a comment.
  const others = otherLines(report, { ...shown, others: [...decided.slice(mostRows), ...open] }, wording);
  const metrics = shown.metrics.slice(0, mostMetrics);
  const rows = listRows(report, { ...shown, rows: listed, metrics }, wording);
  if (rows.length === 0) return '';
  const headers = metrics.map((metric) => `<th scope="col" class="number">${wording.title({ metric })}</th>`);
  const table = `<table class="values groups"><thead><tr><th scope="col">verdict</th>${headers.join('')}<th scope="col">where</th></tr></thead>
<tbody>${rows.map((row) => rowHtml(row, metrics, wording)).join('\n')}</tbody></table>`;
  return `${scrollBox(label, table)}${others.map((line) => `<p class="dim">${line}</p>`).join('')}`;
}

function rowHtml(
  { group, says, cells, where: { subject, rest, worst }, isNotable, sure }: GroupRow,
  metrics: readonly string[],
  wording: Wording,
): string {
  const values = cells.map((cell, i) => {
    const isDim = !isNotable || cell?.isBeside === true;
    // The metric is in the cell as well, because a narrow screen has no room for a head.
    const head = `<span class="phone-head dim">${wording.title({ metric: metrics[i] ?? '' })} </span>`;
    const content = cell === undefined ? '' : head + cellHtml(cell, !isDim);
    return `<td class="number${isDim ? ' dim' : ''}">${content}</td>`;
  });
  const name = isNotable ? `<b><bdi>${subject}</bdi></b>` : `<span class="dim">${subject}</span>`;
  const linked = isNotable ? `<a href="#find=${encodeURIComponent(filterFor(group))}">${name}</a>` : name;
  const of = [worst, sure]
    .map((small) => (small === '' ? '' : `<span class="small dim"><bdi>${small}</bdi></span>`))
    .join('');
  const { word: verdict, tone } = caseLooks[says];
  return `<tr><td><b class="tone ${tone}">${verdict}</b></td>${values.join('')}<td class="where">${linked}${rest === '' ? '' : `<bdi>${rest}</bdi>`}${of}</td></tr>`;
}

/** The filter text that shows the cases of a group. */
function filterFor({ shared, cases }: Group): string {
  const [only] = cases;
  if (only !== undefined && cases.length === 1) return printableLine(only.name.key);
  const words = Object.entries(shared).map(([dimension, value]) =>
    dimension === 'scenario' || dimension === 'label' ? value : `${dimension}=${value}`,
  );
  return printableLine(words.join(' '));
}

/** "−37 %", and the values of the worst case: the same numbers as in the comment. */
const cellHtml = ({ change, values, extent }: Cell, isNotable: boolean): string =>
  [
    change === '' ? '' : isNotable ? `<b>${toHtml(change)}</b>` : toHtml(change),
    ...[values, extent].map((part) => (part === '' ? '' : `<span class="small dim">${toHtml(part)}</span>`)),
  ].join('');
