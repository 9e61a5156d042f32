/** The gate: read the run and its baseline, judge, report, publish. */
import type { CheckRequest } from '../../config/settings.js';
import type { Problem, Report, Outcome, Provenance } from '../../model/documents.js';
import { exitCodeOf, unusable, type Result } from '../../model/exit-code.js';
import { today, type Host, type Inputs } from '../../model/host.js';
import type { Publication, Publisher } from '../../model/rendering.js';
import { isError } from '../../problems/problem.js';
import { reportRenderings, unjudgedRenderings } from '../../report/renderings.js';
import { compareWithReference, createReport } from './create-report.js';
import type { CheckedRun } from '../../measuring/judge-measured.js';
import { readAndJudge } from './read-and-judge.js';
import { isSameEnvironment, nameCase } from '../../cases/names.js';
import { groupRuns } from '../../history/baseline.js';
import { judgeRun } from '../../judge/judge-run.js';
import { includeReference } from '../../judge/outcome.js';
import { byStart, startOf, type PastMeasurement, type Run } from '../../model/run.js';

/** 0 passed, 1 failed, 2 undecided, 3 unusable input or configuration. The problems are about inputs and publishing. */
export type CheckResult = Result<{
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
export async function check(request: CheckRequest, publishers: readonly Publisher[], host: Host): Promise<CheckResult> {
  const checked = await readAndJudge(request, host);
  return checked.judged === undefined
    ? await nothingJudged(checked.problems, publishers, host)
    : await publishJudged(checked, request, publishers, host);
}

/** Publishes the report of a judged run. */
export async function publishJudged(
  checked: CheckedRun,
  request: CheckRequest,
  publishers: readonly Publisher[],
  host: Host,
): Promise<CheckResult> {
  const isInputIncomplete = checked.problems.some(isError);
  const compared = await compareWithReference(checked, isInputIncomplete, host);
  const report = await createReport(checked, host, compared);
  const renderings = reportRenderings(report, host, listInputs(request, checked, host), () =>
    judgePrevious(checked, host),
  );
  const unpublished = await publish(renderings, publishers, host);
  return { exitCode: exitCodeOf(report), report, problems: [...report.problems, ...unpublished] };
}

/** The arguments that a suggested command repeats to read and judge the same run again. */
export function listInputs(request: CheckRequest, { settings }: CheckedRun, { forge }: Pick<Host, 'forge'>): Inputs {
  const { config, set, warmup, percentiles, shards, only, judge, target, configFrom } = request;
  const { patterns } = settings.read;
  // The job downloads the document of another run to a folder that exists only there.
  const areDownloaded = forge?.foreign === 'results';
  return {
    results: areDownloaded ? patterns.map((path) => path.replace(/^.*[\\/](?=.)/, '')) : patterns,
    ...(areDownloaded && { areDownloaded }),
    options: listWords({ set, config, warmup, percentiles, shards }),
    // Fewer cases are fewer chances of an outlier, which changes the limits of each.
    judging: listWords({ only, judge: judge === 'none' ? undefined : judge, target, 'config-from': configFrom }),
  };
}

const listWords = (options: Readonly<Record<string, string | readonly string[] | undefined>>): readonly string[] =>
  Object.entries(options).flatMap(([name, values = []]) => [values].flat().flatMap((value) => [`--${name}`, value]));

/** Publishes that nothing was judged, so that nobody mistakes the report of an earlier run for this one's. */
export async function nothingJudged(
  problems: readonly Problem[],
  publishers: readonly Publisher[],
  host: Host,
): Promise<CheckResult> {
  const unpublished = await publish(unjudgedRenderings(problems, host), publishers, host);
  return { exitCode: unusable, problems: [...problems, ...unpublished] };
}

/** All publishers get their turn before an error of one of them is thrown: what it left can then be corrected everywhere. */
async function publish(
  published: Publication,
  publishers: readonly Publisher[],
  host: Host,
): Promise<readonly Problem[]> {
  const ends = await Promise.allSettled(publishers.map(async (publisher) => await publisher(published, host)));
  return ends.flatMap((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  });
}

/**
 * The outcome of the run before the candidate. No outcome is recorded, so it is judged again by the present rules.
 *
 * @returns undefined if there is no earlier run: the history is empty, or the baseline is a single result
 */
async function judgePrevious(checked: CheckedRun, host: Host): Promise<Outcome | undefined> {
  const { settings, baseline, judged, candidate } = checked;
  if (baseline.selection === 'result') return undefined;
  // The cases that the candidate was expected to measure: another job may record others into the same history.
  const expected = new Set(judged.cases.map((one) => one.case.key));
  const past = baseline.measurements.filter(({ measurement }) => expected.has(nameCase(measurement).key));
  const previous = findPrevious(past, judged.candidate.provenance);
  if (previous === undefined) return undefined;
  const start = startOf(previous.provenance);
  const { outcome, reasons } = judgeRun({
    candidate: previous,
    past: { ...baseline, measurements: past.filter(({ provenance }) => startOf(provenance) < start) },
    policy: settings.policy,
    today: today(host),
    isInputIncomplete: false,
  });
  const reference = settings.policy.referenceDecides
    ? await compareWithReference(
        { ...checked, candidate: { ...candidate, run: previous, unsound: new Set() } },
        false,
        host,
      )
    : undefined;
  return includeReference({ outcome, reasons }, reference?.reference.outcome, settings.policy).outcome;
}

/** The newest run before the candidate, in its environment; of its branch, if the history has any. */
function findPrevious(past: readonly PastMeasurement[], candidate: Provenance): Run | undefined {
  const isEarlier = (provenance: Provenance): boolean =>
    candidate.startedAt === undefined || startOf(provenance) < candidate.startedAt;
  const runs = groupRuns(past)
    .filter(({ provenance }) => isEarlier(provenance) && isSameEnvironment(provenance, candidate))
    .sort((a, b) => byStart(a.provenance, b.provenance));
  return runs.findLast(({ provenance }) => provenance.branch === candidate.branch) ?? runs.at(-1);
}
