/** Reads a run and its baseline, and judges it. */
import { historyOptions, type GateRequest, type Settings } from '../../config/settings.js';
import { readGuardedSettings, type GuardedSettings } from '../../history/guarded-settings.js';
import type { ChangeBase } from '../../history/change-base.js';
import { findBaseHistory, type BaseHistory } from '../../history/merge-base-baseline.js';
import { findBaselineAge, isStale } from '../../history/baseline-age.js';
import { isOfHistory, type BaselineRead } from '../../history/baseline.js';
import { readSelectedBaseline, type SelectedBaseline } from '../../history/selected-baseline.js';
import { readCandidate, type Candidate } from '../../input/candidate.js';
import { findRampUp } from '../../input/ramp-up.js';
import { judgeRun, type JudgedRun } from '../../judge/judge-run.js';
import { defined } from '../../lang/defined.js';
import type { BaselineSide, ConfigurationSource, Problem } from '../../model/documents.js';
import { today, type Host } from '../../model/host.js';
import { describeAge } from '../../report/phrases/compared-runs.js';
import { distinct, isError } from '../../problems/problem.js';
import { staleBaseline } from '../../problems/history.js';
import { loadTestFailed } from '../../problems/inputs.js';

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
  /** The second baseline, if it was read before. */
  readonly reference?: BaselineRead;
  /** How old the newest run of the baseline was. */
  readonly age?: NonNullable<BaselineSide['age']>;
  /** Problems with reading. */
  readonly problems: readonly Problem[];
}

/** Reads and judges, without a report. If `judged` is undefined, the problems explain why nothing could be judged. */
export async function check(
  request: GateRequest,
  host: Host,
): Promise<CheckedRun | { readonly judged?: undefined; readonly problems: readonly Problem[] }> {
  return await checkBy(await readGuardedSettings(request, host), request, host);
}

/** What a run is compared with, and the commit that it was read from. */
export interface Past extends SelectedBaseline, BaseHistory {}

/** The same with settings, and maybe a past, that were read before. */
export async function checkBy(
  { base, settings: asked, source, notes }: GuardedSettings,
  request: GateRequest,
  host: Host,
  past?: Past,
): ReturnType<typeof check> {
  if (asked.problems.some(isError)) return { problems: asked.problems };
  const { commit, problems: moved } = past ?? (await findHistory(asked, base, host));
  // Without a repository, the baselines may be those of the change: the outcome is then undecided at best.
  if (base.kind !== 'no-repository' && moved.some(isError)) return { problems: [...moved, ...notes] };
  const settings = commit !== undefined && asked.against === 'history' ? { ...asked, against: `ref:${commit}` } : asked;
  const end = request.loadTest ?? 'success';
  const failed = end === 'success' ? [] : [loadTestFailed(end)];
  const candidate = await readCandidate(settings, host);
  const { baseline, version, hasRuns } =
    past ?? (await readSelectedBaseline(settings, candidate.run?.provenance ?? {}, base, commit, host));
  const ramp = baseline.measurements.length > 0 ? [] : await findRampUp(candidate.sources, settings.read, host);
  const problems = distinct([...failed, ...candidate.problems, ...ramp, ...baseline.problems, ...moved, ...notes]);
  const hasBaseline = baseline.measurements.length > 0 || !baseline.problems.some(isError);
  if (candidate.run === undefined || !hasBaseline) return { problems };
  const { policy } = settings;
  // A history whose runs do not count for this version is not that of a first run.
  const isEmpty = !hasRuns || baseline.measurements.length > 0;
  const judgement = judgeRun({
    candidate: candidate.run,
    past: baseline,
    policy: { ...policy, emptyPasses: policy.emptyPasses && mayBeEmpty(settings.against) && isEmpty },
    ...(settings.only !== undefined && { only: settings.only }),
    today: today(host),
    isInputIncomplete: problems.some(isError),
    ...defined({ unsound: candidate.unsound }),
    history: historyOptions(settings),
  });
  const judged = problems.some(({ code }) => code === 'generators-missing') ? withhold(judgement) : judgement;
  // A release or a file may be as old as its user likes.
  const age =
    version === undefined ? undefined : await findBaselineAge(judged.runs, judged.candidate.provenance, version, host);
  const stale = isStale(age) && age !== undefined ? [staleBaseline(describeAge(age))] : [];
  return {
    settings,
    candidate: candidate as Candidate,
    baseline,
    judged,
    problems: [...problems, ...stale],
    ...defined({ source, commit, age }),
  };
}

/** The history of the base of a change, if the settings select a part of a history. */
export const findHistory = async (settings: Settings, base: ChangeBase, host: Host): Promise<BaseHistory> =>
  readsHistory(settings) ? await findBaseHistory(base, settings, host) : { problems: [] };

/** A run with another load than usual shows nothing, neither a regression nor that there is none. */
const withhold = (judged: JudgedRun): JudgedRun => ({
  ...judged,
  findings: judged.findings.map(({ fails: _, ...finding }) => finding),
  outcome: 'undecided',
  reasons: ['unreadable-input'],
});

/** Whether this baseline may have no runs yet. A release, a commit or a file that the user names must have some. */
const mayBeEmpty = (against: string): boolean => against === 'history' || against === 'last';

/**
 * Whether a part of the history is selected, which is then that of the base of a change. A commit or a file that the workflow
 * names is read as it is.
 */
const readsHistory = ({ against, reference }: Settings): boolean =>
  isOfHistory(against) || (reference !== undefined && isOfHistory(reference));
