/** The two sides of the comparison, and that with a second baseline, as if it were the only one. */
import { formatCount, joinParts, shortList, formatSpan } from '../../lang/format.js';
import type { Provenance, ReferenceComparison, Report, ConfigChange } from '../../model/documents.js';
import type { Wording } from './words.js';
import { cacheByObject, groupBy, readOwn, defined } from '../../lang/objects.js';
import type { Table } from '../blocks/blocks.js';
import type { Inputs } from '../../model/host.js';
import { formatAmount } from './numbers.js';
import { countPastRuns, type Course, countRepetitions } from '../../judge/account/certainty.js';
import { printableLine } from '../../lang/printable.js';
import { headings } from './table.js';
import { isOf } from '../../problems/problem.js';
import { onlyOwnRun } from '../../problems/comparison.js';

/** "2026-11-20", or an empty text. */
export const runDay = ({ startedAt }: Provenance): string => /^\d{4}-\d{2}-\d{2}/.exec(startedAt ?? '')?.[0] ?? '';

/** " from 2026-01-02 to 2026-02-01", " of 2026-02-01": the first and the last known day; empty if none is known. */
export function describeDays(runs: readonly Provenance[]): string {
  const days = runs.map(runDay).filter((day) => day !== '');
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? '' : first === last ? ` of ${first}` : ` from ${first} to ${last}`;
}

/** A shortened commit id. Undefined for anything else, because GitHub turns ids into links. */
export const shortCommit = (provenance: Provenance): string | undefined => fullCommit(provenance)?.slice(0, 10);

/** A commit id; undefined for anything else. */
export const fullCommit = ({ commit }: Provenance): string | undefined =>
  commit !== undefined && /^[0-9a-f]{7,64}$/i.test(commit) ? commit : undefined;

/** "Candidate 1a2b3c4d5e (main) against 8 runs from 2026-01-02 to 2026-02-01, newest 5d4c3b2a10". */
export function describeComparedRuns(report: Report, wording: Wording): string {
  const { candidate, gate } = report;
  // What decided comes first.
  const view = isDecidedByReference(report) ? referenceReport(report) : undefined;
  const { baseline } = view ?? report;
  const { provenance } = candidate;
  const commit = shortCommit(provenance);
  const names = [provenance.tag, provenance.branch].filter((name) => name !== undefined).map(wording.name);
  const words = [
    names.length === 0 && commit === undefined ? 'This run' : 'Candidate',
    commit,
    names.length === 0 ? '' : `(${names.join(', ')})`,
  ];
  // Of a gate, the folder of its measurements says nothing.
  const selected = baseline.selector === 'history' || gate !== undefined ? '' : `${wording.name(baseline.selector)}: `;
  const times = countRepetitions(view ?? report);
  const measured = times === 1 ? '' : `, measured ${String(times)} times,`;
  return `${joinParts(words, ' ')}${measured} against ${selected}${describeBaseline(baseline, wording)}${view === undefined ? '' : `; and against ${nameReference(report, wording)}: ${describeBaseline(report.baseline, wording)}`}`;
}

/** "8 runs from 2026-01-02 to 2026-02-01" or "3 repetitions of 2026-02-01". */
export function describeBaseline({ runs, noiseRuns, repetitions, age }: Report['baseline'], wording: Wording): string {
  const newest = runs.at(-1);
  if (newest === undefined) return 'no baseline';
  const name = shortCommit(newest) ?? (newest.tag === undefined ? undefined : wording.name(newest.tag));
  const measured = repetitions === undefined ? formatCount(runs.length, 'run') : formatCount(repetitions, 'repetition');
  const noise = noiseRuns === undefined ? '' : `, noise from ${formatCount(noiseRuns, 'other')}`;
  const old = age === undefined || repetitions !== undefined ? '' : `, ${describeAge(age)} old`;
  return `${measured}${describeDays(runs)}${name === undefined ? '' : `, ${runs.length > 1 ? 'newest ' : ''}${name}`}${old}${noise}`;
}

/**
 * "one past run", "4 past runs": one wording and one count, whether they are compared with or only show the noise. "one comparable run"
 * where the history has others, such as those of a shorter test.
 */
export function describePastRuns(
  report: Report,
  count = countPastRuns(report),
  noun = count < report.baseline.runs.length ? 'comparable run' : 'past run',
): string {
  return count === 1 ? `one ${noun}` : formatCount(count, noun);
}

/** "289 days", "12 days and 4 commits" */
export const describeAge = ({ days, commits }: NonNullable<Report['baseline']['age']>): string =>
  `${formatCount(days, 'day')}${commits === undefined || commits === 0 ? '' : ` and ${formatCount(commits, 'commit')}`}`;

/** Whether the baseline contains only the judged run itself; recording it again would change nothing. */
export const isOnlyOwnBaseline = ({ problems }: Report): boolean => problems.some((one) => isOf(one, onlyOwnRun));

/** "the run of 2026-10-03 04:12, 1.4.0, commit 1a2b3c4d5e": what identifies a run in a history, as far as it is known. */
export function nameRun(provenance: Provenance, wording: Wording): string {
  const { startedAt, tag } = provenance;
  const minute = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/.exec(startedAt ?? '');
  const commit = shortCommit(provenance);
  const day = minute === null ? 'a run without a date' : `the run of ${joinParts([minute[1], minute[2]], ' ')}`;
  return joinParts([day, tag && wording.name(tag), commit && `commit ${commit}`], ', ');
}

/** "4.4.0 1a2b3c4d5e": the tag and the commit of a build, as far as they are known. */
export const nameBuild = (build: Pick<Provenance, 'tag' | 'commit'>, wording: Wording): string =>
  joinParts([build.tag && wording.name(build.tag), shortCommit(build)], ' ');

/**
 * What the addresses of commits and comparisons begin with. The URL of a repository can come from the environment of a job, so only plain HTTPS is accepted.
 *
 * @param address such as "https://github.com/owner/name"; a git remote that ends in .git is accepted, too
 * @returns undefined unless it is an HTTPS URL without credentials, query or fragment
 */
export function repositoryRoot(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isPlain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (url.protocol !== 'https:' || !isPlain) return undefined;
  const path = url.pathname.replace(/\/+$/, '').replace(/\.git$/, '');
  if (path === '') return undefined;
  // GitHub, Gitea and Forgejo use the same URLs; GitLab puts /-/ before everything that is not a project.
  return `${url.origin}${path}${url.hostname.split('.').includes('gitlab') ? '/-' : ''}`;
}

/**
 * The page that shows the changes between two runs: the comparison, or the commit if only one is known.
 *
 * @returns undefined if no commit is known, or both runs measured the same one
 */
export function changesUrl(root: string | undefined, before: Provenance, after: Provenance): string | undefined {
  const [start, end] = [before, after].map((side) => (shortCommit(side) === undefined ? undefined : side.commit));
  if (root === undefined || end === undefined || end === start) return undefined;
  return start === undefined ? `${root}/commit/${end}` : `${root}/compare/${start}...${end}`;
}

/**
 * The report as if the second baseline were the only one. Undefined if there is no second baseline or none of its runs was
 * found.
 */
export function referenceReport(report: Report): Report | undefined {
  const { reference } = report;
  return reference === undefined || reference.baseline.runs.length === 0 ? undefined : viewOf(reference, report);
}

const viewOf = cacheByObject((reference: ReferenceComparison, report: Report): Report => {
  const { reference: _, ...shared } = report;
  const { decides, unread, ...comparison } = reference;
  // Problems, errors and reruns belong to the report as a whole.
  return { ...shared, ...comparison, problems: [], errors: [], waivers: [], rerun: { suspects: [], controls: [] } };
});

/** Whether the comparison with the second baseline alone decided the outcome. */
export const isDecidedByReference = ({ reasons, reference }: Report): boolean =>
  reference !== undefined && reasons.length === 1 && reasons[0] === 'reference';

/** Whether the headline says what was found in the comparison with the second baseline: if it decided, or alone got worse. */
export const isReferenceInHeadline = (report: Report): boolean =>
  isDecidedByReference(report) || (report.outcome === 'passed' && referenceReport(report)?.outcome === 'failed');

/** The release of tag:4.4.0 ("4.4.0"), "the last run", "the history", or the selector. */
export function nameReference({ baseline: { selector } }: Pick<Report, 'baseline'>, wording: Wording): string {
  if (selector === 'last') return 'the last run';
  if (selector === 'history') return 'the history';
  return wording.name(selector.replace(/^tag:(?=.)/, ''));
}

/** Why nothing was compared with the second baseline. */
export const whyNoReference = ({ unread }: ReferenceComparison): string =>
  unread === true ? 'it could not be read' : 'no recorded run belongs to it yet';

type Sides = Pick<Report, 'candidate' | 'baseline'>;

/** One axis of the environments of both sides. */
interface ComparedAxis {
  readonly axis: string;
  /** The candidate's value; undefined if it is not recorded. */
  readonly present: string | undefined;
  /** The distinct values of the baseline, in order of the runs; undefined for runs that do not record the axis. */
  readonly past: readonly { readonly value: string | undefined; readonly runs: number }[];
  /** Whether any run of the baseline has another value than the candidate. */
  readonly differs: boolean;
}

/** The environment axes of both sides, in alphabetical order. */
export function compareEnvironments({ candidate, baseline }: Sides): readonly ComparedAxis[] {
  const present = candidate.provenance.environment ?? {};
  const past = baseline.runs.map((run) => run.environment ?? {});
  const axes = [...new Set([present, ...past].flatMap((environment) => Object.keys(environment)))].sort();
  return axes.map((axis) => {
    const read = (environment: Readonly<Record<string, string>>): string | undefined => readOwn(environment, axis);
    const own = read(present);
    const values = [...groupBy(past, read)].map(([value, runs]) => ({ value, runs: runs.length }));
    const differs = values.some(({ value }) => own !== undefined && value !== undefined && value !== own);
    return { axis, present: own, past: values, differs };
  });
}

const maxAxes = 100;

/**
 * The environments of both sides, for every surface.
 *
 * @param mark what marks an axis that differs
 */
export function environmentTable(sides: Sides, { name }: Wording, mark = ' (differs)'): Table {
  const write = (value: string | undefined): string => (value === undefined ? 'not recorded' : name(value));
  // "c5.xlarge in 3 runs, m7.large in 1 run and 2 more"; empty without a baseline.
  const listPast = ({ past }: ComparedAxis): string =>
    past.length === 1
      ? write(past[0]?.value)
      : shortList(
          past.map(({ value, runs }) => `${write(value)} in ${formatCount(runs, 'run')}`),
          4,
        );
  return {
    columns: [{ head: 'environment' }, { head: 'this run' }, { head: 'baseline' }],
    // What differs may explain the verdict.
    rows: compareEnvironments(sides)
      .toSorted((a, b) => Number(b.differs) - Number(a.differs))
      .slice(0, maxAxes)
      .map((axis) => [`${name(axis.axis)}${axis.differs ? mark : ''}`, write(axis.present), listPast(axis) || '-']),
  };
}

/** "instance is m7.large, not c5.xlarge as in the baseline and 2 more"; empty if none is known to differ. */
export const describeEnvironments = (sides: Sides, { name }: Wording): string =>
  shortList(
    compareEnvironments(sides).flatMap(({ axis, present, past: [only, ...others] }) =>
      others.length === 0 && only?.value !== undefined && present !== undefined && only.value !== present
        ? [`${name(axis)} is ${name(present)}, not ${name(only.value)} as in the baseline`]
        : [],
    ),
    1,
  );

const maxChanges = 5;
const maxCharacters = 60;

/**
 * Returns one sentence per line; none if there is nothing unusual. They belong on the first screen, because a change of
 * rules must not go unnoticed.
 */
export function configurationLines({ configuration }: Report, wording: Wording): readonly string[] {
  if (configuration === undefined) return [];
  const { from, commit, absent, judging, reading, retiring = [] } = configuration;
  const base = wording.name(commit.slice(0, 10));
  const effect =
    absent === true
      ? `The merge base ${base} has no configuration, so the built-in defaults apply.`
      : `They do not count before the merge: the configuration of ${base} applies.`;
  const say = (lead: string, changes: readonly ConfigChange[], end = ''): string => {
    const texts = changes.map((change) => describeChange(change, wording));
    return texts.length === 0 ? '' : `This pull request ${lead}: ${shortList(texts, maxChanges)}.${end}`;
  };
  return [
    say('retires what it no longer measures', retiring),
    say('changes how it is judged', judging, from === 'head' ? '' : ` ${effect}`),
    from === 'head' ? 'The pull request is judged by its own configuration, because of --config-from head.' : '',
    say('changes how results are read', reading),
  ].filter((line) => line !== '');
}

function describeChange({ key, base, head }: ConfigChange, wording: Wording): string {
  const value = (text: string): string =>
    wording.name(text.length > maxCharacters ? `${text.slice(0, maxCharacters - 3)}...` : text);
  if (base === undefined) return `${wording.name(key)} added (${value(head ?? '')})`;
  if (head === undefined) return `${wording.name(key)} removed (${value(base)})`;
  return `${wording.name(key)} from ${value(base)} to ${value(head)}`;
}

/** A report, and the names that the user gave for the inputs; unknown if the report of another job is shown. */
interface Judged {
  readonly report: Pick<Report, 'job' | 'configuration'>;
  readonly inputs?: Inputs | undefined;
}

/** The path of the configuration that an option names; undefined if no option does. */
function namedConfiguration({ report, inputs }: Judged): string | undefined {
  if (inputs === undefined) return report.job?.config;
  const place = inputs.options.indexOf('--config');
  return place < 0 ? undefined : inputs.options[place + 1];
}

/** The configuration in a sentence of a next step: guardband.yml, unless an option names another. */
export function configurationName(judged: Judged): string {
  const path = namedConfiguration(judged);
  if (path === undefined) return 'guardband.yml';
  // Other paths would need escaping, which differs by renderer.
  return /^[\w./-]+$/.test(path) ? `\`${path}\`` : 'the configuration';
}

/** The configuration to edit, for next steps: a pull request is judged by that of the merge base. */
export const configurationToEdit = (judged: Judged): string =>
  `${configurationName(judged)}${judged.report.configuration?.from === 'base' ? ' on the target branch, merged into this one' : ''}`;

/** The metrics of a headline: what a reader of any load test looks for first. */
const shown = ['throughput', 'p50', 'p99'];

/** "37,426 requests in 60 s, 0 errors, 621 /s, p50 44 ms, p99 298 ms"; empty if the number of requests is unknown. */
export function describeLoadTest({ statistics }: Report, wording: Wording): string {
  const { total, cases = [], metrics = [] } = statistics ?? {};
  const rows = total === undefined ? cases.filter(({ transaction }) => transaction !== true) : [total];
  const samples = rows.reduce((sum, row) => sum + (row.samples ?? NaN), 0);
  if (!(samples > 0)) return '';
  const errors = rows.reduce((sum, row) => sum + (row.errors ?? NaN), 0);
  const read = (id: string): number | undefined => total?.values[metrics.indexOf(id)] ?? undefined;
  const perSecond = read('throughput');
  const length = perSecond === undefined ? NaN : (1000 * samples) / perSecond;
  const values = shown.flatMap((metric) => {
    const value = read(metric);
    const rounded = value === undefined || value < 10 ? value : Math.round(value);
    const text = rounded === undefined ? '' : formatAmount(rounded, wording.metric({ metric }));
    return text === '' ? [] : [metric === 'throughput' ? text : `${wording.title({ metric })} ${text}`];
  });
  const size = formatCount(samples, 'request') + (Number.isFinite(length) ? ` in ${formatSpan(length)}` : '');
  return joinParts([size, Number.isFinite(errors) ? formatCount(errors, 'error') : '', ...values], ', ');
}

/** Whether nothing was compared, because there is no baseline: the load test itself is all that there is to show. */
export const isFirstRun = ({ tallies, reasons }: Pick<Report, 'tallies' | 'reasons'>): boolean =>
  tallies.compared === 0 && reasons.includes('no-baseline');

/** "1.5.0, 1a2b3c4d5e, 2026-11-20 12:00 UTC, 6 result files, 12 cases measured": what was measured first, whatever it is compared with. */
export function describeMeasured(report: Report, wording: Wording): string {
  const { commit, tag } = report.candidate.provenance;
  return joinParts([tag && wording.name(tag), commit?.slice(0, 10), describeInput(report)], ', ');
}

/** "2026-11-20 12:00 UTC, 6 result files, 12 cases measured": when it was measured, and what was read. */
export function describeInput({ candidate }: Report): string {
  const { startedAt } = candidate.provenance;
  const start = startedAt && `${startedAt.slice(0, 16).replace('T', ' ')} UTC`;
  const files = candidate.files ? formatCount(candidate.files, 'result file') : '';
  return joinParts([start, files, `${formatCount(candidate.cases, 'case')} measured`], ', ');
}

/**
 * "37,426 requests in 60 s, 0 errors; nothing to compare with yet: 18 cases measured, no baseline".
 *
 * @param why what follows "nothing to compare with yet"
 */
export const describeFirst = (report: Report, wording: Wording, why: string): string =>
  joinParts([describeLoadTest(report, wording), headings.firstRun(why)], '; ');

/** The address of JMeter's dashboard: of a web page, or a relative path with encoded names. */
export const dashboardAddress = (named: string): string => (isWebAddress(named) ? named : encodePath(named));

export const isWebAddress = (address: string): boolean => /^https?:\/\//.test(address);

/** Prevents a name that contains a colon from becoming a protocol. encodeURIComponent() throws for a lone surrogate. */
const encodePath = (path: string): string =>
  `./${path
    .split('/')
    .map((name) => encodeURIComponent(name.replace(/\p{Cs}/gu, '\ufffd')))
    .join('/')}`;

/**
 * "since the run of 2026-10-03 04:12", or "over the newest 6 runs" if nothing is known about the first run. A loss may begin with
 * different runs in its cases: then the first of these runs is named.
 */
export function describeEarliest({ starts }: Pick<Course, 'starts'>, wording: Wording): string {
  const known = starts.filter(({ since, commit, tag }) => (since ?? commit ?? tag) !== undefined);
  const [first] = known;
  if (first === undefined)
    return `over the newest ${formatCount(Math.max(0, ...starts.map(({ runs }) => runs)), 'run')}`;
  const { since, commit, tag } = first;
  const name = nameRun(defined({ startedAt: since && printableLine(since), commit, tag }), wording);
  const isShared = known.every((drift) => drift.since === since && drift.commit === commit);
  return `since ${name}${isShared ? '' : ' or later'}`;
}

/** The command that lists the commits between two runs. Undefined if one is unknown, or both are the same. */
export function changesCommand(before: Provenance, after: Provenance): string | undefined {
  const [start, end] = [shortCommit(before), shortCommit(after)];
  return start === undefined || end === undefined || start === end ? undefined : `git log --oneline ${start}..${end}`;
}
