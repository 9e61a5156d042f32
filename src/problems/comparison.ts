/** Problems with comparing candidate and baseline. */
import type { Problem } from '../model/documents.js';
import { note, warning, type Place } from './problem.js';
import { formatShare } from '../lang/format-number.js';
import { formatCount, quote, shortList } from '../lang/list.js';
import { nearest } from '../lang/nearest.js';
import { defined } from '../lang/defined.js';
import { groupBy } from '../lang/group-by.js';
import { formatDuration } from './format.js';
import { thousands } from '../lang/thousands.js';

export const newestOfHistory = (runs: number, startedAt: string | undefined): Problem =>
  note(
    'newest-of-history',
    undefined,
    `The input contains ${String(runs)} runs. The newest one${startedAt === undefined ? '' : ` (${startedAt})`} is the candidate.`,
  );

/**
 * @param isHistory whether the candidate is the newest run of a history
 * @param similar a folder with histories that has a similar name
 */
export const noBaseline = (store: string, isHistory = false, similar?: string): Problem =>
  warning(
    'no-baseline',
    undefined,
    `There is no baseline in ${quote(store)}.`,
    similar !== undefined
      ? `Did you mean --baselines "${similar}"?`
      : isHistory
        ? 'A history was given as results. If it contains the baselines, run: guardband check RESULTS --baselines DIR.'
        : 'Record the first one from a run you trust: guardband record RESULTS.',
  );

/**
 * @param against a selector that selects no run
 * @param tags the recorded tags, newest first
 */
export function nothingSelected(against: string, tags: readonly string[]): Problem {
  const wanted = /^tag:(.+)$/.exec(against)?.[1];
  const meant = wanted === undefined ? undefined : nearest(wanted, tags);
  const advice =
    meant !== undefined
      ? `Did you mean --against ${quote(`tag:${meant}`)}?`
      : wanted !== undefined && tags.length > 0
        ? `Recorded tags, newest first: ${shortList(tags.map(quote))}.`
        : 'Check what has been recorded, or use --against history.';
  return warning('no-baseline', undefined, `No baseline matches --against ${quote(against)}.`, advice);
}

/** @param error the reason why the second baseline could not be read */
export const referenceUnread = (reference: string, { message, advice, file, line }: Problem): Problem => ({
  ...warning(
    'reference-unread',
    undefined,
    `The second baseline (${quote(reference)}) could not be read: ${message}`,
    advice,
  ),
  ...defined({ file, line }),
});

export const noReference = (reference: string, store: string): Problem =>
  note(
    'no-reference',
    undefined,
    `No run in ${quote(store)} matches the second baseline (${quote(reference)}).`,
    reference.startsWith('tag:')
      ? 'Record the runs of a release with its name: guardband record RESULTS --tag NAME.'
      : undefined,
  );

/** @param where the store of the history, or the path given instead of one */
export const onlyOwnRun = (where: string): Problem =>
  warning(
    'only-own-run',
    undefined,
    `The baseline in ${quote(where)} contains only the run under test, and a run is not compared with itself.`,
  );

export const notOneSession = (pauseHours: number, mostHours: number): Problem =>
  note(
    'not-one-session',
    undefined,
    `Baseline and candidate were not measured in one session: ${pauseHours < 48 ? `${pauseHours.toFixed(0)} hours` : `${(pauseHours / 24).toFixed(0)} days`} passed between one measurement and the next, more than the limit of ${String(mostHours)} hours. The baseline was treated as one run of a history.`,
  );

export const sameRunInBaseline = (startedAt: string): Problem =>
  note(
    'same-run-in-baseline',
    undefined,
    `The run under test (${startedAt}) is also in the baseline and was excluded from it.`,
  );

export const acceptedRunUnderTest = (startedAt: string): Problem =>
  note(
    'accepted-run-under-test',
    undefined,
    `The run under test (${startedAt}) was accepted, so it is compared with its own level where that was accepted.`,
  );

export const environmentDiffers = (axes: readonly string[]): Problem =>
  warning(
    'environment-differs',
    undefined,
    `Candidate and baseline were measured in different environments: ${shortList(axes)} differ${axes.length === 1 ? 's' : ''}.`,
  );

/**
 * @param candidate environment axes that only the baseline names
 * @param baseline environment axes that only the candidate names
 */
export const environmentUnknown = (candidate: readonly string[], baseline: readonly string[]): Problem => {
  const unknown = [
    ...(candidate.length === 0 ? [] : [`of the candidate (${shortList(candidate)})`]),
    ...(baseline.length === 0 ? [] : [`of the baseline (${shortList(baseline)})`]),
  ];
  return note(
    'environment-unknown',
    undefined,
    `The environment ${unknown.join(' and ')} is not known, so a change of the machine would go unnoticed.`,
  );
};

export const looksLikeOldResult = (keys: readonly string[]): Problem =>
  warning(
    'looks-like-old-result',
    undefined,
    `${formatCount(keys.length, 'case')} ${keys.length === 1 ? 'has' : 'have'} exactly the values of a past run: ${shortList(keys, 3)}. This looks like an old result.`,
  );

/** @param runs the minimum number of runs in the baselines of these cases */
export const deadTests = (keys: readonly string[], runs: number): Problem =>
  warning(
    'dead-test',
    undefined,
    `${formatCount(keys.length, 'case')} ${keys.length === 1 ? 'is' : 'are'} dead: most requests failed in this run and in ${runs === 1 ? 'the only run' : `all ${thousands(runs)} runs`} of the baseline: ${shortList(keys, 3)}.`,
  );

/** @param shares error rates of these cases in the baseline, percent */
export const saturatedCases = (keys: readonly string[], shares: readonly number[]): Problem => {
  const [least, most] = [Math.min(...shares), Math.max(...shares)].map((share) => String(Number(share.toFixed(2))));
  return note(
    'saturated-cases',
    undefined,
    `${formatCount(keys.length, 'case')} ${keys.length === 1 ? 'is' : 'are'} saturated in the baseline: ${least === most ? `${String(most)} %` : `${String(least)} to ${String(most)} %`} of requests fail, but hardly any at a lower load: ${shortList(keys, 3)}.`,
  );
};

/**
 * A load test that was shorter than usual: its duration, and the requests of its most frequent label, in earlier runs (usual)
 * and now.
 */
export interface ShorterTest {
  /** The key of the load test. */
  readonly key: string;
  readonly usualMs: number;
  readonly ms: number;
  readonly usual: number;
  readonly samples: number;
  /** Whether time and requests are less than half of the usual ones. */
  readonly isMuch: boolean;
}

/** @param more how many other load tests are affected */
export const measuredShorter = ({ key, usualMs, ms, usual, samples, isMuch }: ShorterTest, more: number): Problem =>
  (isMuch ? warning : note)(
    'measured-shorter',
    undefined,
    `${key} was ${isMuch ? 'measured for less than half the time of earlier runs, with less than half the requests' : 'a shorter test than in earlier runs'}: ${Number.isNaN(ms + usualMs) ? '' : `${formatDuration(ms)} instead of ${formatDuration(usualMs)}, `}${formatCount(Math.round(samples), 'request')} instead of ${thousands(Math.round(usual))}.${more === 0 ? '' : ` ${formatCount(more, 'more load test')} ${more === 1 ? 'is' : 'are'} affected.`}`,
  );

/** Warm-up cut from a case, in milliseconds: in the newest earlier run, and now. */
interface Warmups {
  readonly key: string;
  readonly before: number;
  readonly current: number;
}

/** @param cases how many cases differ; the first is described */
export const warmupDiffers = ({ key, before, current }: Warmups, cases: number): Problem => {
  const formatWarmup = (ms: number): string => (ms === 0 ? 'nothing' : formatDuration(ms));
  return warning(
    'warmup-differs',
    undefined,
    `The warm-up differs from the newest earlier run in ${formatCount(cases, 'case')}: ${formatWarmup(current)} instead of ${formatWarmup(before)} cut in ${key}.`,
  );
};

export const fewControls = (found: number, wanted: number): Problem =>
  note(
    'few-controls',
    undefined,
    `The matrix of suspects should include ${formatCount(wanted, 'control')}, but ${found === 0 ? 'there are none' : `there ${found === 1 ? 'is' : 'are'} only ${String(found)}`}: controls are declared in the configuration, or are unchanged cases of other scenarios.`,
  );

export const nothingDerived = (place: Place, metric: string, axes: readonly string[]): Problem =>
  warning(
    'nothing-derived',
    place,
    `No ${metric} could be derived from this run: no cases have the configured metric and axes${metric === 'kneePoint' ? ' at three or more loads' : ''}, or too many of their requests failed.`,
    axes.length === 0 ? 'The cases of this run have no axes.' : `The axes of this run are ${shortList(axes, 12)}.`,
  );

export const littlesLawBroken = (cases: ReadonlyMap<string, number>): Problem => {
  const values = [...cases.values()].map((value) => value.toFixed(2));
  const [least = '', most = least] = [values[0], values.at(-1)];
  return warning(
    'littles-law',
    undefined,
    `In ${formatCount(cases.size, 'case')}, throughput x mean response time does not equal the number of users, but ${least === most ? least : `${least} to ${most}`} times that: ${shortList([...cases.keys()], 3)}.`,
  );
};

/** What a history cannot judge in one family of metrics. */
export interface Blindness {
  readonly name: string;
  /** The keys of the cases in which losing a fifth would go unnoticed. */
  readonly cases: readonly string[];
  /** Set if the whole history is unsuitable, not only these cases. */
  readonly isWhole?: true;
  /** The smallest detectable change of all cases together, if it exceeds a fifth. */
  readonly percent?: number;
}

/** In how many replayed runs a history could not judge, of those that had enough past runs to determine it. */
export interface ReplayedBlindness {
  readonly blind: number;
  readonly runs: number;
}

/** @param ofFew the level of a problem in a few cases, which are common: the others can still be judged */
export const historyCannotJudge = (
  found: readonly Blindness[],
  ofFew: 'warning' | 'note',
  replayed?: ReplayedBlindness,
): Problem => {
  const restless = found.filter(({ percent }) => percent !== undefined);
  const noisy = groupBy(
    found.filter(({ percent }) => percent === undefined),
    ({ cases }) => JSON.stringify(cases),
  );
  const most = Math.max(...restless.map(({ percent }) => percent ?? 0));
  const inCases = [...noisy.values()].map(
    (alike) =>
      `${joinNames(alike)} in ${formatCount(alike[0]?.cases.length ?? 0, 'case')} (${shortList(alike[0]?.cases ?? [], 3)})`,
  );
  const clauses = [
    restless.length === 0
      ? undefined
      : `${joinNames(restless)}: whole runs vary so much that a change below ${formatShare(most)} would go unnoticed`,
    inCases.length === 0
      ? undefined
      : `${inCases.join(', nor ')}: values vary so much from run to run that a loss of 20 % would go unnoticed`,
  ].filter((clause) => clause !== undefined);
  const subject =
    replayed === undefined
      ? 'This history'
      : `In ${String(replayed.blind)} of the ${formatCount(replayed.runs, 'replayed run')} with enough history, it`;
  const isWarning = ofFew === 'warning' || found.some(({ isWhole }) => isWhole === true);
  return (isWarning ? warning : note)(
    'history-cannot-judge',
    undefined,
    `${subject} cannot judge ${clauses.join('; nor ')}.`,
  );
};

const joinNames = (found: readonly Blindness[]): string => found.map(({ name }) => name).join(' and ');

/** @param base the commit whose ancestors count */
export const runsNotContained = (count: number, base: string): Problem =>
  note(
    'runs-not-contained',
    undefined,
    `${formatCount(count, 'recorded run')} of commits that are not part of ${base.slice(0, 10)} ${count === 1 ? 'is' : 'are'} not compared.`,
  );

/** @param used the branch whose runs are compared instead; empty for those of all branches */
export const otherBranchesUsed = (branch: string, used: readonly string[]): Problem =>
  note(
    'other-branches-used',
    undefined,
    `No run of the branch ${quote(branch)} is recorded, so it is compared with ${used.length === 0 ? 'the other runs' : `runs of ${shortList(used)}`}.`,
  );

export const releaseUsed = (branch: string, tag: string): Problem =>
  note(
    'release-used',
    undefined,
    `No run of the branch ${quote(branch)} is recorded, so it is compared with the newest release, ${quote(tag)}.`,
  );

/** @param age "289 days and 41 commits" */
export const staleBaseline = (age: string): Problem =>
  warning(
    'stale-baseline',
    undefined,
    `The newest recorded run is ${age} old, so other changes are judged along with this one.`,
  );
