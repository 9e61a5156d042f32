/** The gate: read -> match -> judge -> decide -> publish. */
import { exitCodes, unusable, type ExitCode } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import type { PastMeasurement } from '../../model/run.js';
import type { Problem, Report } from '../../model/documents.js';
import type { Published, Publisher } from '../../model/rendering.js';
import { nameCase } from '../../cases/names.js';
import { defaultConfigFile } from '../../config/read-config.js';
import { deriveMetrics, findImplausible } from '../../compare/derived-metrics.js';
import { findMergeBaseBaseline, type MergeBaseBaseline } from '../../history/merge-base-baseline.js';
import { judge } from '../../judge/judge-metrics.js';
import { assignLevels, longestHistory } from '../../compare/levels/assign-levels.js';
import { pairCases } from '../../compare/pair-cases.js';
import type { Selection } from '../../history/selection.js';
import { judgeObjectives } from '../../judge/objectives.js';
import { findOwners } from '../../report/codeowners.js';
import { decide, tally } from '../../judge/outcome.js';
import { fewControls, littlesLawBroken, noBaseline, nothingDerived, onlyOwnRun } from '../../problems/comparison.js';
import { unmatchedEntry } from '../../problems/config.js';
import { reportRenderings, unjudgedRenderings } from '../../report/renderings.js';
import { remarks } from '../../judge/caveats.js';
import { fewestControls, rerunOf } from '../../judge/rerun-plan.js';
import { detectSession, type Session } from '../../compare/same-session.js';
import { readSettings, defaultStore, type Request } from '../../config/settings.js';
import { toPastMeasurements, readBaseline, groupRuns } from '../../history/baseline.js';
import { readCandidate } from '../../input/candidate.js';
import { findUnmatchedEntries } from '../../config/unmatched-entries.js';
import { version } from '../../version.js';
import { waive } from '../../judge/waivers.js';
import { matchesWhere } from '../../cases/patterns.js';
import { isError } from '../../problems/problem.js';

export interface Gated {
  readonly exitCode: ExitCode;
  /** Undefined where the input or the configuration was unusable: nothing was judged, and the problems say why. */
  readonly report?: Report;
  /** Everything to be told about the inputs, and about publishing. */
  readonly problems: readonly Problem[];
}

/** Judges a run against its baselines and shows the report wherever it is wanted; or there that nothing was judged. */
export async function gate(request: Request, publishers: readonly Publisher[], host: Host): Promise<Gated> {
  const asked = await readSettings(request, host);
  if (asked.problems.some(isError)) return await nothingJudged(asked.problems, publishers, host);
  const target = request.against === undefined ? host.job?.targetCommit : undefined;
  const { problems: moved, ...posts }: MergeBaseBaseline =
    target === undefined ? { problems: [] } : await findMergeBaseBaseline(target, asked, host);
  const settings = { ...asked, ...posts };

  const candidate = await readCandidate(settings, host);
  const baseline = await readBaseline(settings, host);
  const read = distinct([...candidate.problems, ...baseline.problems, ...moved]);
  const selected = baseline.past.length > 0 || !baseline.problems.some(isError);
  if (candidate.run === undefined || !selected) return await nothingJudged(read, publishers, host);

  const { policy, only } = settings;
  const now = deriveMetrics(candidate.run, policy.derivations);
  const past =
    policy.derivations.length === 0
      ? baseline.past
      : groupRuns(baseline.past).flatMap((run) => toPastMeasurements(deriveMetrics(run, policy.derivations).run));
  const session: Session = baseline.isResult ? detectSession(now.run, past) : { problems: [] };
  const isSession = session.repetitions !== undefined;
  const isHistory = baseline.at === 'history' && !isSession;
  const look: Selection = {
    at: baseline.at,
    runs: isHistory ? Math.max(longestHistory, policy.historyRuns) : policy.historyRuns,
    isSession,
    isControl: (of) => policy.controls.some((where) => matchesWhere(where, of)),
  };
  const all = pairCases(now.run, past, look);
  const found = only === undefined ? all : pairCases(now.run, past, { ...look, only });
  // One run, or those of a release, are asked for as they are.
  const { pairs, changes } = isHistory
    ? assignLevels(found.pairs, baseline.accepts, policy)
    : { pairs: found.pairs, changes: [] };
  const matched = { ...found, pairs };
  const config = request.config ?? defaultConfigFile;
  const unmetOnes = findUnmatchedEntries(
    policy,
    all.pairs.map((pair) => pair.case),
    () => past.map(({ measurement }) => nameCase(measurement)),
  ).map(({ kind, pointer }) => unmatchedEntry(kind, { file: config, pointer }));
  const axes = [...new Set(candidate.run.measurements.flatMap(({ configuration }) => Object.keys(configuration)))];
  const underived = policy.derivations.flatMap(({ metric }, i) =>
    now.counts[i] === 0 ? [nothingDerived({ file: config, pointer: `/derive/${String(i)}` }, metric, axes)] : [],
  );
  const odd = findImplausible(now.run);
  const { findings: judged, runShifts, scenarios } = judge(matched.pairs, policy);
  const { findings, uses } = waive(
    [...judged, ...judgeObjectives(matched.pairs, policy)],
    policy.waivers,
    host.now().toISOString().slice(0, 10),
  );
  const { outcome, reasons } = decide(findings, policy, {
    baselineRuns: matched.runs.length,
    unreadInputs: read.some(isError),
    runShifts,
  });

  const isOwn = ({ provenance }: PastMeasurement): boolean =>
    isOwnRun(provenance.startedAt, candidate.run?.provenance.startedAt);
  const ownRunInPast = baseline.past.some(isOwn);
  const rerun = rerunOf(findings);
  const lonely = rerun.suspects.length > 0 && rerun.controls.length < fewestControls;
  const owners = outcome === 'failed' ? await findOwners(settings.store, config, host) : undefined;
  const report: Report = {
    schemaVersion: 1,
    tool: { name: 'guardband', version },
    outcome,
    reasons,
    tallies: tally(findings),
    findings,
    runShifts,
    scenarios,
    rerun,
    ...(owners && { owners }),
    waivers: uses,
    problems: [
      ...read,
      ...(matched.runs.length > 0
        ? []
        : [
            ownRunInPast && baseline.past.every(isOwn)
              ? onlyOwnRun(baseline.isResult ? settings.against : settings.store)
              : noBaseline(settings.store, settings.against, candidate.isOfHistory),
          ]),
      ...unmetOnes,
      ...underived,
      ...(odd.size > 0 ? [littlesLawBroken(new Map([...odd].sort(([, a], [, b]) => a - b)))] : []),
      ...session.problems,
      ...remarks(now.run, matched, changes, ownRunInPast),
      ...(lonely ? [fewControls(rerun.controls.length, fewestControls)] : []),
    ],
    candidate: {
      provenance: candidate.run.provenance,
      cases: matched.pairs.filter((pair) => pair.candidate.length > 0).length,
      measurements: candidate.run.measurements.length,
    },
    baseline: {
      selector: settings.against,
      ...(settings.store !== defaultStore && { store: settings.store }),
      cases: matched.pairs.filter((pair) => pair.history.length > 0).length,
      runs: matched.runs,
      ...(session.repetitions !== undefined && { repetitions: session.repetitions }),
    },
  };
  const unpublished = await publish(reportRenderings(report, host), publishers, host);
  return { exitCode: exitCodes[outcome], report, problems: [...report.problems, ...unpublished] };
}

/** What was said of an earlier run must not stay where it would be taken for this one's. */
export async function nothingJudged(
  problems: readonly Problem[],
  publishers: readonly Publisher[],
  host: Host,
): Promise<Gated> {
  const unpublished = await publish(unjudgedRenderings(problems, host), publishers, host);
  return { exitCode: unusable, problems: [...problems, ...unpublished] };
}

const publish = async (what: Published, publishers: readonly Publisher[], host: Host): Promise<readonly Problem[]> =>
  (await Promise.all(publishers.map((publisher) => publisher.publish(what, host)))).flat();

/** A file that is candidate and baseline at once is read twice. */
const distinct = (problems: readonly Problem[]): readonly Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

const isOwnRun = (a: string | undefined, b: string | undefined): boolean => a !== undefined && a === b;
