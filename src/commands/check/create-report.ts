/** The report of a judged run. */
import { nameCase } from '../../cases/names.js';
import { matchesWhere } from '../../cases/patterns.js';
import { nameStore, type Settings } from '../../config/settings.js';
import { listTags, readReference } from '../../history/baseline.js';
import { listCaseErrors, listStatistics, listTimelines } from '../../compare/case-errors.js';
import { includeReference, planRerun, tally } from '../../judge/outcome.js';
import { defined } from '../../lang/objects.js';
import { listDeclared } from '../../metrics/index.js';
import type { CaseName, Problem, Provenance, ReferenceComparison, Report } from '../../model/documents.js';
import { type Host, today } from '../../model/host.js';
import { distinct, isError } from '../../problems/problem.js';
import { listUnreadFiles } from '../../report/sentences/headline.js';
import { version } from '../../model/version.js';
import type { CheckedRun } from '../../measuring/judge-measured.js';
import * as comparisonProblems from '../../problems/comparison.js';
import { unmatchedEntry } from '../../problems/config.js';
import { nearest } from '../../lang/nearest.js';
import type { CaseEntry, Policy } from '../../config/policy.js';
import { judgeRun } from '../../judge/judge-run.js';
import { makeStatements } from '../../judge/account/groups.js';

/**
 * @param compared the comparison with the second baseline
 */
export async function createReport(checked: CheckedRun, host: Host, compared?: ReferenceResult): Promise<Report> {
  const { settings, judged } = checked;
  const { findings, cases, runs, noiseRuns } = judged;
  const { outcome, reasons } = includeReference(judged, compared?.reference.outcome, settings.policy);
  const rerun = planRerun(findings);
  const [all, own] = [judged.allCases, cases].map(
    (some) => some.filter(({ candidate }) => candidate.length > 0).length,
  );
  const leftOut = (all ?? 0) - (own ?? 0);
  const errors = listCaseErrors(cases);
  const timelines = listTimelines(cases);
  const similar = runs.length === 0 ? await findSimilarStore(settings.store, host) : undefined;
  const report = {
    schemaVersion: 2,
    tool: { name: 'guardband', version },
    outcome,
    reasons,
    tallies: tally(findings),
    ...listDeclared(settings.policy.metrics),
    findings,
    runShifts: judged.runShifts,
    rerun,
    ...(errors.length > 0 && { errors }),
    ...(timelines.length > 0 && { timelines }),
    ...defined({
      statistics: listStatistics(cases, findings, settings.policy.metrics),
      pairs: judged.measured,
      gate: checked.gate,
    }),
    ...(checked.gate === undefined && settings.measure.run === undefined && { cannotMeasure: true }),
    waivers: judged.waiverUses,
    problems: distinct([...listProblems(checked, similar), ...(compared?.problems ?? [])]),
    ...defined({ configuration: checked.source, job: toJob(host, settings), reference: compared?.reference }),
    candidate: {
      provenance: judged.candidate.provenance,
      cases: cases.filter((one) => one.candidate.length > 0).length,
      measurements: checked.candidate.run.measurements.length,
      files: countFiles(checked.candidate),
      ...(leftOut > 0 && { leftOut }),
    },
    baseline: {
      selector: settings.against,
      ...defined({ similarStore: similar }),
      ...nameStore(settings),
      cases: cases.filter((one) => one.history.length > 0).length,
      runs,
      ...defined({ noiseRuns, age: checked.age, repetitions: judged.repetitions }),
    },
  } as const satisfies Report;
  return { ...report, statements: makeStatements(report) };
}

/** How many result files were named, read or not. */
function countFiles({ sources, problems }: CheckedRun['candidate']): number {
  const read = [...sources.values()].flatMap((own) => own.map(({ file }) => file));
  return new Set([...read, ...listUnreadFiles({ problems, baseline: {} })]).size;
}

/** Identifies the job, so that one comment can show the reports of several jobs. */
function toJob({ page: { title, key, links } }: Host, { config }: Settings): Report['job'] {
  const [name, id, path] = [title, key, config].map((text) => text?.slice(0, 500));
  const job = defined({ title: name, key: id, url: links?.job, config: path });
  return Object.keys(job).length === 0 ? undefined : job;
}

function listProblems(checked: CheckedRun, similar: string | undefined): readonly Problem[] {
  const { settings, judged, problems } = checked;
  const config = settings.policyFile;
  const cases = judged.allCases.map((one) => one.case);
  const everMeasured = () => judged.past.map(({ measurement }) => nameCase(measurement));
  const axes = [...new Set(judged.candidate.measurements.flatMap(({ configuration }) => Object.keys(configuration)))];
  return [
    ...problems,
    ...(judged.runs.length > 0 ? [] : [noBaselineProblem(checked, similar)]),
    ...findUnmatchedEntries(settings.policy, cases, everMeasured).map(({ pointer }) =>
      unmatchedEntry({ file: config, pointer }),
    ),
    ...settings.policy.derivations.flatMap(({ metric }, i) =>
      judged.derived[i] === 0
        ? [comparisonProblems.nothingDerived({ file: config, pointer: `/derive/${String(i)}` }, metric, axes)]
        : [],
    ),
    ...judged.caveats,
  ];
}

/**
 * The problem of a run without any other run to compare with: there is no history yet, or it contains only this run.
 *
 * @param similar a folder with histories, with a name similar to that of the empty one
 */
function noBaselineProblem({ settings, candidate, baseline }: CheckedRun, similar: string | undefined): Problem {
  const { startedAt } = candidate.run.provenance;
  const isOnlyOwnRun =
    startedAt !== undefined &&
    baseline.measurements.length > 0 &&
    baseline.measurements.every(({ provenance }) => provenance.startedAt === startedAt);
  if (isOnlyOwnRun)
    return comparisonProblems.onlyOwnRun(baseline.selection === 'result' ? settings.against : settings.store);
  if (settings.against === 'history')
    return comparisonProblems.noBaseline(settings.store, candidate.isOfHistory, similar);
  return comparisonProblems.nothingSelected(settings.against, listTags(baseline.measurements));
}

/**
 * Finds the folder that was probably meant: a sibling of the given folder that contains histories and either has a similar
 * name or is the only one with "baseline" in its name.
 */
async function findSimilarStore(store: string, host: Host): Promise<string | undefined> {
  const wanted = store.replace(/\/+$/, '');
  if (/[:*?{}[\]]/.test(wanted)) return undefined;
  const parent = wanted.slice(0, wanted.lastIndexOf('/') + 1);
  const files = await host.find(`${parent}*/*.ndjson`);
  const folders = new Set(files.map((file) => file.split('/').at(-2) ?? ''));
  const name = wanted.slice(parent.length);
  folders.delete(name);
  const baselines = [...folders].filter((folder) => /baseline/i.test(folder));
  const similar = nearest(name, [...folders]) ?? (baselines.length === 1 ? baselines[0] : undefined);
  return similar === undefined ? undefined : parent + similar;
}

/**
 * @param cases cases of candidate and baseline, before any --only filter
 * @param findAllCases returns every case that was ever measured; called only if needed. A retirement or an override may
 *   outlive the runs that are compared
 * @returns the entries that match none of the cases that their kind is checked against
 */
function findUnmatchedEntries(
  { entries }: Policy,
  cases: readonly CaseName[],
  findAllCases: () => readonly CaseName[],
): readonly CaseEntry[] {
  return entries.filter(({ kind, where }) => {
    const matches = (caseName: CaseName): boolean => matchesWhere(where, caseName);
    if (Object.keys(where).length === 0 || cases.some(matches)) return false;
    return kind === 'control' || kind === 'objective' || !findAllCases().some(matches);
  });
}

/** Judges the same run against a second baseline, such as the last release. The report shows both comparisons. */
interface ReferenceResult {
  readonly reference: ReferenceComparison;
  readonly problems: readonly Problem[];
}

/**
 * Judges a run against the second baseline of its settings. Objectives are omitted: they have no baseline, and the first
 * comparison has already judged them.
 *
 * @param checked the settings and the candidate, and the commit that the history is read from
 * @param isInputIncomplete whether part of the candidate could not be read
 * @returns undefined if there is no second baseline
 */
export async function compareWithReference(
  checked: Pick<CheckedRun, 'settings' | 'candidate' | 'commit' | 'reference'>,
  isInputIncomplete: boolean,
  host: Host,
): Promise<ReferenceResult | undefined> {
  const { settings, candidate, commit } = checked;
  const { reference: against, policy, only } = settings;
  if (against === undefined) return undefined;
  const [, named] = /^ref:(.+)$/.exec(settings.against) ?? [];
  const read = checked.reference ?? (await readReference(settings, commit ?? named, host));
  const errors = read.problems.filter(isError);
  const judged = judgeRun({
    candidate: candidate.run,
    past: read,
    policy: { ...policy, objectives: [] },
    ...(only !== undefined && { only }),
    today: today(host),
    isInputIncomplete: isInputIncomplete || errors.length > 0,
    unsound: candidate.unsound,
  });
  const { outcome, reasons, findings, runShifts, cases, runs, noiseRuns, repetitions } = judged;
  const reference: ReferenceComparison = {
    ...(policy.referenceDecides && { decides: true }),
    outcome,
    reasons,
    tallies: tally(findings),
    findings,
    runShifts,
    baseline: {
      selector: nameSelector(against, runs),
      ...nameStore(settings),
      cases: cases.filter((one) => one.history.length > 0).length,
      runs,
      ...defined({ noiseRuns, repetitions }),
    },
    ...(errors.length > 0 && { unread: true }),
  };
  return {
    reference: { ...reference, statements: makeStatements({ ...reference, ...listDeclared(policy.metrics) }) },
    problems: [
      // An error would make the whole gate undecided, even if the second baseline does not decide.
      ...errors.map((error) => comparisonProblems.referenceUnread(against, error)),
      ...read.problems.filter((problem) => !isError(problem)),
      ...(runs.length === 0 && errors.length === 0
        ? [comparisonProblems.noReference(against, settings.store, listTags(read.measurements))]
        : []),
    ],
  };
}

/** A pattern for the last release is replaced by the release that was found. */
function nameSelector(against: string, runs: readonly Provenance[]): string {
  const tag = runs.at(-1)?.tag;
  return tag !== undefined && /^tag:.*[*?]/.test(against) ? `tag:${tag}` : against;
}
