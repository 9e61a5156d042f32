/** The gate: read the run and its baseline, judge, report, publish. */
import { nameCase } from '../../cases/names.js';
import { defaultConfigFile } from '../../config/read-config.js';
import { historyOptions, nameStore, type GateRequest, type Settings } from '../../config/settings.js';
import { findUnmatchedEntries } from '../../config/unmatched-entries.js';
import { readGuardedSettings } from '../../history/guarded-settings.js';
import { findMergeBaseBaseline } from '../../history/merge-base-baseline.js';
import { findSimilarStore } from '../../history/similar-store.js';
import { groupRuns, isOfHistory, readBaseline, type BaselineRead } from '../../history/baseline.js';
import { readCandidate, type Candidate } from '../../input/candidate.js';
import { listCaseErrors } from '../../judge/case-errors.js';
import { listTimelines } from '../../judge/case-timelines.js';
import { judgeRun, type JudgedRun } from '../../judge/judge-run.js';
import { includeReference, tally } from '../../judge/outcome.js';
import { fewestControls, planRerun } from '../../judge/rerun-plan.js';
import { defined } from '../../lang/defined.js';
import { compareCodeUnits } from '../../lang/natural-order.js';
import { listDeclared } from '../../metrics/index.js';
import type { ConfigurationSource, Problem, Report } from '../../model/documents.js';
import { exitCodes, unusable } from '../../model/exit-code.js';
import { today, type Host, type Inputs } from '../../model/host.js';
import type { Publication, Publisher } from '../../model/rendering.js';
import { fewControls, noBaseline, nothingSelected, onlyOwnRun } from '../../problems/comparison.js';
import { unmatchedEntry } from '../../problems/config.js';
import { nothingDerived } from '../../problems/comparison.js';
import { isError } from '../../problems/problem.js';
import { findOwners } from '../../report/codeowners.js';
import { reportRenderings, unjudgedRenderings } from '../../report/renderings.js';
import { version } from '../../version.js';
import type { Result } from '../result.js';
import { judgePrevious } from './previous-outcome.js';
import { compareWithReference, type ReferenceResult } from './reference.js';

/** 0 passed, 1 failed, 2 undecided, 3 unusable input or configuration. The problems are about inputs and publishing. */
export type GateResult = Result<{
  /** Undefined if the input or the configuration was unusable: nothing was judged, and the problems explain why. */
  readonly report?: Report;
}>;

/**
 * Judges a run against its baselines and publishes the report, or the statement that nothing was judged.
 *
 * @param request the caller's request; guardband.yml fills in the rest
 * @param publishers where the report goes
 * @param host the outside world; `nodeHost()` on a machine with Node
 * @returns the report, the problems with inputs and publishing, and an exit code: 0 passed, 1 failed, 2 undecided, 3
 * unusable input or configuration
 * @throws only for defects; problems that a user can cause are in the result
 */
export async function gate(request: GateRequest, publishers: readonly Publisher[], host: Host): Promise<GateResult> {
  const checked = await check(request, host);
  if (checked.judged === undefined) return await nothingJudged(checked.problems, publishers, host);
  const isInputIncomplete = checked.problems.some(isError);
  const compared = await compareWithReference(checked, isInputIncomplete, host);
  const report = await createReport(checked, request.config ?? defaultConfigFile, host, compared);
  const renderings = reportRenderings(report, host, listInputs(request, checked, host), () =>
    judgePrevious(checked, host),
  );
  const unpublished = await publish(renderings, publishers, host);
  return { exitCode: exitCodes[report.outcome], report, problems: [...report.problems, ...unpublished] };
}

/** The arguments that a suggested command repeats to read the same run again. */
function listInputs(request: GateRequest, { settings, candidate }: CheckedRun, { forge }: Host): Inputs {
  const { config, set = [], warmup, percentiles, shards } = request;
  const options = { config, warmup, percentiles, shards };
  const { patterns } = settings.read;
  // The job downloads the document of another run to a folder that exists only there.
  const areDownloaded = forge?.foreign === 'results';
  return {
    results: areDownloaded ? patterns.map((path) => path.replace(/^.*[\\/](?=.)/, '')) : patterns,
    ...(areDownloaded && { areDownloaded }),
    dashboards: candidate.dashboards,
    options: [
      ...set.flatMap((value) => ['--set', value]),
      ...Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value])),
    ],
  };
}

/** A judged run with everything that was read for it. */
export interface CheckedRun {
  readonly settings: Settings;
  readonly candidate: Candidate;
  readonly baseline: BaselineRead;
  readonly judged: JudgedRun;
  /** The origin of the configuration, on a pull request. */
  readonly source?: ConfigurationSource;
  /** The commit that the history was read from, on a pull request; undefined for the history of the work tree. */
  readonly commit?: string;
  /** Problems with reading. */
  readonly problems: readonly Problem[];
}

/** Reads and judges, without a report. If `judged` is undefined, the problems explain why nothing could be judged. */
export async function check(
  request: GateRequest,
  host: Host,
): Promise<CheckedRun | { readonly judged?: undefined; readonly problems: readonly Problem[] }> {
  const { settings: asked, source, notes } = await readGuardedSettings(request, host);
  if (asked.problems.some(isError)) return { problems: asked.problems };
  const { commit, problems: moved } = await findHistoryCommit(asked, host);
  if (moved.some(isError)) return { problems: [...moved, ...notes] };
  const settings = commit !== undefined && asked.against === 'history' ? { ...asked, against: `ref:${commit}` } : asked;
  const candidate = await readCandidate(settings, host);
  const baseline = await readBaseline(settings, host, undefined, commit);
  const problems = distinct([...candidate.problems, ...baseline.problems, ...moved, ...notes]);
  const hasBaseline = baseline.measurements.length > 0 || !baseline.problems.some(isError);
  if (candidate.run === undefined || !hasBaseline) return { problems };
  const { policy } = settings;
  const judged = judgeRun({
    candidate: candidate.run,
    past: baseline,
    policy: { ...policy, emptyPasses: policy.emptyPasses && mayBeEmpty(settings.against) },
    ...(settings.only !== undefined && { only: settings.only }),
    today: today(host),
    isInputIncomplete: problems.some(isError),
    history: historyOptions(settings),
  });
  return { settings, candidate: candidate as Candidate, baseline, judged, problems, ...defined({ source, commit }) };
}

/** Whether this baseline may have no runs yet. A release, a commit or a file that the user names must have some. */
const mayBeEmpty = (against: string): boolean => against === 'history' || against === 'last';

/**
 * Finds the commit to read the history from: on a pull request the merge base, whatever part of the history is selected. A
 * commit or a file that the workflow names is read as it is.
 */
async function findHistoryCommit(
  settings: Settings,
  host: Host,
): Promise<{ readonly commit?: string; readonly problems: readonly Problem[] }> {
  const { against, reference } = settings;
  const isHistoryRead = isOfHistory(against) || (reference !== undefined && isOfHistory(reference));
  if (!isHistoryRead) return { problems: [] };
  const { targetCommit, targetProblem } = host;
  return targetCommit === undefined
    ? { problems: targetProblem === undefined ? [] : [targetProblem] }
    : await findMergeBaseBaseline(targetCommit, settings, host);
}

/**
 * @param config the path of the configuration
 * @param compared the comparison with the second baseline
 */
export async function createReport(
  checked: CheckedRun,
  config: string,
  host: Host,
  compared?: ReferenceResult,
): Promise<Report> {
  const { settings, judged } = checked;
  const { findings, pairs, runs } = judged;
  const { outcome, reasons } = includeReference(judged, compared?.reference.outcome, settings.policy);
  const rerun = planRerun(findings);
  const errors = listCaseErrors(pairs);
  const timelines = listTimelines(pairs);
  const similar = runs.length === 0 ? await findSimilarStore(settings.store, host) : undefined;
  const owners = outcome === 'failed' ? await findOwners(settings.store, config, host) : undefined;
  return {
    schemaVersion: 1,
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
    ...(owners && { owners }),
    waivers: judged.waiverUses,
    problems: distinct([...listProblems(checked, rerun, similar), ...(compared?.problems ?? [])]),
    ...defined({ configuration: checked.source, job: describeJob(host, settings), reference: compared?.reference }),
    candidate: {
      provenance: judged.candidate.provenance,
      cases: pairs.filter((pair) => pair.candidate.length > 0).length,
      measurements: checked.candidate.run.measurements.length,
    },
    baseline: {
      selector: settings.against,
      ...defined({ similarStore: similar }),
      ...nameStore(settings),
      cases: pairs.filter((pair) => pair.history.length > 0).length,
      runs,
      ...(judged.repetitions !== undefined && { repetitions: judged.repetitions }),
    },
  };
}

/** Identifies the job, so that one comment can show the reports of several jobs. */
function describeJob({ page: { title, key, links } }: Host, { config }: Settings): Report['job'] {
  const [name, id, path] = [title, key, config].map((text) => text?.slice(0, 500));
  const job = defined({ title: name, key: id, url: links?.job, config: path });
  return Object.keys(job).length === 0 ? undefined : job;
}

function listProblems(checked: CheckedRun, rerun: Report['rerun'], similar: string | undefined): readonly Problem[] {
  const { settings, judged, problems } = checked;
  const config = settings.policyFile;
  const cases = judged.allPairs.map((pair) => pair.case);
  const everMeasured = () => judged.past.map(({ measurement }) => nameCase(measurement));
  const axes = [...new Set(judged.candidate.measurements.flatMap(({ configuration }) => Object.keys(configuration)))];
  // In a plan with one scenario nothing can be a control, so all cases are measured again anyway.
  const hasOthers = new Set(cases.map(({ scenario }) => scenario)).size > 1;
  const lacksControls = hasOthers && rerun.suspects.length > 0 && rerun.controls.length < fewestControls;
  return [
    ...problems,
    ...(judged.runs.length > 0 ? [] : [noBaselineProblem(checked, similar)]),
    ...findUnmatchedEntries(settings.policy, cases, everMeasured).map(({ kind, pointer }) =>
      unmatchedEntry(kind, { file: config, pointer }),
    ),
    ...settings.policy.derivations.flatMap(({ metric }, i) =>
      judged.derived[i] === 0 ? [nothingDerived({ file: config, pointer: `/derive/${String(i)}` }, metric, axes)] : [],
    ),
    ...judged.caveats,
    ...(lacksControls ? [fewControls(rerun.controls.length, fewestControls)] : []),
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
  if (isOnlyOwnRun) return onlyOwnRun(baseline.isResult ? settings.against : settings.store);
  if (settings.against === 'history') return noBaseline(settings.store, candidate.isOfHistory, similar);
  const tags = groupRuns(baseline.measurements)
    .toSorted((a, b) => compareCodeUnits(b.provenance.startedAt ?? '', a.provenance.startedAt ?? ''))
    .flatMap(({ provenance: { tag } }) => tag ?? []);
  return nothingSelected(settings.against, [...new Set(tags)]);
}

/** Publishes that nothing was judged, so that nobody mistakes the report of an earlier run for this one's. */
export async function nothingJudged(
  problems: readonly Problem[],
  publishers: readonly Publisher[],
  host: Host,
): Promise<GateResult> {
  const unpublished = await publish(unjudgedRenderings(problems, host), publishers, host);
  return { exitCode: unusable, problems: [...problems, ...unpublished] };
}

const publish = async (
  published: Publication,
  publishers: readonly Publisher[],
  host: Host,
): Promise<readonly Problem[]> =>
  (await Promise.all(publishers.map((publisher) => publisher.publish(published, host)))).flat();

/** Removes duplicates: a file that is both candidate and baseline is read twice. */
const distinct = (problems: readonly Problem[]): readonly Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];
