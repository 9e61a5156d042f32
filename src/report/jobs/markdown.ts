/**
 * Renders one comment about several jobs: one table row per job, worst first, and a folded part for each job that did not
 * pass.
 */
import { plainWording, verdictLooks, type Wording } from '../sentences/words.js';
import { formatCount, joinParts, thousands } from '../../lang/format.js';
import type { Outcome, Problem, Report } from '../../model/documents.js';
import type { Host, Page } from '../../model/host.js';
import { headline, type Headline } from '../sentences/headline.js';
import {
  bodySections,
  comparedLine,
  defaultMaxBytes,
  footer,
  footerWithoutReport,
  formatTitle,
  link,
  type Room,
  rooms,
} from '../renderers/markdown/markdown.js';
import { escapeBars, markdownWording, sentenceName, summaryName } from '../renderers/markdown/inert.js';
import { findFitting, type Section, writeMarkdown } from '../blocks/blocks.js';
import { cutEnd, printableLine } from '../../lang/printable.js';
import type { Publication } from '../../model/rendering.js';
import { writeText } from '../blocks/text.js';
import { annotateReport, createPage, shortenHeadline } from '../renderings.js';
import type { Annotation } from '../../model/forge.js';
import { describeGroup } from '../sentences/groups.js';
import { sum } from '../../stats/averages.js';
import { compareNaturally } from '../../lang/objects.js';
import { listWorse } from '../../judge/account/groups.js';
import { isOf } from '../../problems/problem.js';
import { otherCommit, noSuchReport } from '../../problems/config.js';

/** The level of detail, from full to minimal. */
interface Extent {
  /** The level of detail of a job's folded part; absent if the part is omitted. */
  readonly room?: Room;
  /** The number of groups that are listed per job with their numbers; the others, and the jobs that passed, are counted. */
  readonly groups: number;
}

const extents: readonly Extent[] = [
  ...rooms.map((room) => ({ groups: Infinity, room })),
  ...[Infinity, 20, 8, 3, 1].map((groups) => ({ groups })),
];

/** The length of a name where there is no room for all groups. */
const shortName = 40;

export function jobsMarkdown(jobs: readonly JobReport[], page: Page): string {
  const { mostBytes = defaultMaxBytes } = page;
  const wording = markdownWording(...jobs.flatMap(({ report }) => report ?? []));
  const namedIn = ({ groups }: Extent): Wording =>
    groups === Infinity ? wording : wording.as((name) => sentenceName(cutEnd(name, shortName)));
  const fitting = findFitting(extents, (extent) => compose(jobs, extent, page, namedIn(extent)), mostBytes);
  if (fitting !== undefined) return fitting;
  const { sign } = jobsHeadline(jobs, wording);
  return `### ${verdictLooks[sign].icon} ${formatTitle(page.title)}: ${formatCount(jobs.length, 'job')}\n\nEverything else is left out here because it is too long: see the reports of the jobs.\n`;
}

/** @param wording names are as long as the extent allows */
function compose(jobs: readonly JobReport[], extent: Extent, page: Page, wording: Wording): string {
  const { sign, text } = jobsHeadline(jobs, wording);
  const [worst] = jobs.flatMap(({ report }) => report ?? []);
  const own = wording.as(sentenceName);
  const { room } = extent;
  return writeMarkdown([
    [
      `### ${verdictLooks[sign].icon} ${formatTitle(page.title)}: ${text}`,
      { table: { columns: [{ head: 'job' }, { head: 'verdict' }], rows: listRows(jobs, extent, page, wording) } },
    ],
    ...(room === undefined
      ? [['The details of the jobs are left out here because they are too long: see their reports.']]
      : jobs.map((job) => details(job, room, page, own))),
    worst === undefined ? [footerWithoutReport(page)] : [comparedLine(worst, own), footer(worst, page, own)],
  ]);
}

function listRows(
  jobs: readonly JobReport[],
  extent: Extent,
  page: Page,
  wording: Wording,
): readonly (readonly string[])[] {
  const isCalm = ({ report }: JobReport): boolean =>
    report !== undefined && headline(report, wording).sign === 'passed';
  const calm = extent.groups === Infinity ? [] : jobs.filter(isCalm);
  const rows = jobs
    .filter((job) => !calm.includes(job))
    .map((job) => [nameCell(job, page, wording), verdictCell(job, extent, wording)].map(escapeBars));
  const others = `${verdictLooks.passed.icon} ${formatCount(calm.length, 'other job')}`;
  return calm.length === 0 ? rows : [...rows, [others, `no regression in ${countCases(calm)}`]];
}

const countCases = (jobs: readonly JobReport[]): string =>
  formatCount(sum(jobs.map(({ report }) => report?.tallies.cases ?? 0)), 'case');

function nameCell({ name, report }: JobReport, page: Page, wording: Wording): string {
  const shown = wording.name(name);
  const { icon } = verdictLooks[report === undefined ? 'unusable' : headline(report, wording).sign];
  // A report is trusted to link to a run of this repository only.
  const [runs] = /^https?:\/\/.*\/actions\/runs\//.exec(page.links?.job ?? '') ?? [];
  const url = report?.job?.url;
  const isRun = runs !== undefined && url?.startsWith(runs) === true && /^[\d/a-z]+$/.test(url.slice(runs.length));
  return `${icon} ${isRun ? link(shown, url) : `**${shown}**`}`;
}

function verdictCell({ report, problems }: JobReport, extent: Extent, wording: Wording): string {
  if (report === undefined) return explainUnread({ problems });
  const lines = listJobSentences(report, wording);
  const shown = lines.slice(0, extent.groups);
  const more = lines.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${formatCount(more, 'more group')}`] : [])].join('<br>');
}

/** The table of groups, the certainty and the next steps of a job that did not pass. */
function details({ name, report }: JobReport, room: Room, page: Page, wording: Wording): Section {
  if (report === undefined || headline(report, wording).sign === 'passed') return [];
  const { key: _, ...own } = page;
  const title = `${summaryName(name, 'One job')}: groups, certainty and next steps`;
  return { title, isFolded: true, body: [{ written: [writeMarkdown(bodySections(report, room, own, wording))] }] };
}

/** @param jobs worst first */
export function jobRenderings(jobs: readonly JobReport[], host: Host): Publication {
  const defaults = createPage(host);
  const wording = plainWording(...jobs.flatMap(({ report }) => report ?? []));
  const worst = jobs.find(({ report }) => report !== undefined)?.report;
  return {
    ...(worst !== undefined && { report: worst }),
    outcome: jobs[0]?.report?.outcome ?? 'unusable',
    headline: shortenHeadline(jobsHeadline(jobs, wording).text),
    text: (id, page) => {
      const own = { ...defaults, ...page };
      return id === 'markdown' ? jobsMarkdown(jobs, own) : id === 'text' ? jobsText(jobs, own, wording) : undefined;
    },
    annotations: () => jobs.flatMap(annotateJob),
  };
}

function jobsText(jobs: readonly JobReport[], page: Page, wording: Wording): string {
  const { sign, text } = jobsHeadline(jobs, wording);
  const start = page.title === undefined ? '' : `${printableLine(page.title)}: `;
  const facts = jobs.flatMap(({ name, report, problems }) => [
    printableLine(name),
    { items: report === undefined ? [explainUnread({ problems })] : listJobSentences(report, wording) },
  ]);
  return writeText([[`${verdictLooks[sign].word.toUpperCase()}  ${start}${text}`], facts], page);
}

/** The annotations of a job, with its name in the title. */
const annotateJob = ({ name, report }: JobReport): readonly Annotation[] =>
  (report === undefined ? [] : annotateReport(report)).map(({ place, ...annotation }) => {
    const title = joinParts([printableLine(name), place.title], ': ');
    return { ...annotation, place: { ...place, title } };
  });

type JobsHeadline = Readonly<{ sign: Headline['sign'] | 'unusable'; text: string }>;

/** "2 of 6 jobs failed; the worst is linux: checkout got slower: throughput −37 %". */
function jobsHeadline(jobs: readonly JobReport[], wording: Wording): JobsHeadline {
  const verdicts = jobs.map(({ report }) => (report === undefined ? undefined : headline(report, wording)));
  for (const [sign, verb] of verbs) {
    const chosen = jobs.flatMap((_, i) => ((verdicts[i]?.sign ?? 'unusable') === sign ? [i] : []));
    const [worst] = chosen;
    if (worst === undefined) continue;
    const name = wording.name(jobs[worst]?.name ?? '');
    const detail = verdicts[worst]?.text ?? explainUnread(jobs[worst]);
    const subject = chosen.length === 1 ? name : `the worst is ${name}`;
    return {
      sign,
      text: `${thousands(chosen.length)} of ${formatCount(jobs.length, 'job')} ${verb}; ${subject}: ${detail}`,
    };
  }
  return { sign: 'passed', text: `no regression in ${countCases(jobs)} of ${formatCount(jobs.length, 'job')}` };
}

/** Why a job has no report: it wrote none, or the file is not one. */
function explainUnread({ problems }: Pick<JobReport, 'problems'> = { problems: [] }): string {
  const [first] = problems.filter((problem) => !isOf(problem, noSuchReport));
  if (first === undefined && problems.length > 0) return 'it wrote no report';
  if (first && isOf(first, otherCommit)) return first.message.replace(/^This (.*), \w+\.$/, 'its $1');
  return joinParts(['its report cannot be used', first?.code], ': ');
}

/** Worst first. */
const verbs = [
  ['failed', 'failed'],
  ['unusable', 'judged nothing'],
  ['unjudged', 'could not be judged'],
  ['undecided', 'could not be decided'],
  ['doubt', 'passed with a warning'],
] as const satisfies readonly (readonly [JobsHeadline['sign'], verb: string])[];

/** One sentence per group that got worse; otherwise the verdict. */
function listJobSentences(report: Report, wording: Wording): readonly string[] {
  const groups = listWorse(report).map((group) => describeGroup(group, report, wording));
  return groups.length > 0 ? groups : [headline(report, wording).text];
}

/** The reports of several jobs, e.g. of a matrix: their names and their order. */
interface JobReport {
  /** Distinguishes the job from the others. */
  readonly name: string;
  /** Absent if the file is not a usable report; the problems contain the reason. */
  readonly report?: Report;
  readonly problems: readonly Problem[];
}

/** A report that was read from a file. */
export interface ReportFile extends Omit<JobReport, 'name'> {
  readonly file: string;
}

/** Named jobs, worst first. All jobs of a matrix have the same key unless the workflow sets separate ones. */
export function nameJobs(files: readonly ReportFile[]): readonly JobReport[] {
  // "5-users" and "reports/5-users" for "reports/5-users/report.json".
  const paths = files.map(({ file }) => file.replaceAll('\\', '/').replace(/(?:\/report)?\.json$/i, ''));
  const keys = files.map(({ report }) => report?.job?.key ?? '');
  const names = [keys, paths.map((path) => path.replace(/^.*\//, '')), paths].find(
    (all) => new Set(all).size === files.length && !all.includes(''),
  );
  const jobs = files.map(({ file, ...job }, i): JobReport => ({ ...job, name: names?.[i] ?? file }));
  return jobs.sort((a, b) => rank(a) - rank(b) || severity(b) - severity(a) || compareNaturally(a.name, b.name));
}

const order: Readonly<Record<Outcome, number>> = { failed: 0, undecided: 2, passed: 4 };

function rank({ report }: JobReport): number {
  if (report === undefined) return 1;
  const { outcome, tallies } = report;
  const isDoubtful = tallies.regression + tallies.suspect + tallies.missing + tallies.invalid > 0;
  return order[outcome] - (outcome === 'passed' && isDoubtful ? 1 : 0);
}

const severity = ({ report }: JobReport): number =>
  (report?.findings ?? []).reduce((worst, { fails, severity: own = 0 }) => (fails ? Math.max(worst, own) : worst), 0);
