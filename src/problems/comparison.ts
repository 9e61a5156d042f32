/** Problems with comparing candidate and baseline. */
import { formatCount, formatSpan, quote, shortList, thousands, formatDuration } from '../lang/format.js';
import type { Problem } from '../model/documents.js';
import type { LoadChange } from '../model/run.js';
import { didYouMean, defineProblem, defineProblemAt, placeOf, variantOf } from './problem.js';

export const newestOfHistory = defineProblem('newest-of-history', 'note', {
  advice: 'To compare it with the runs before it, pass the same file to --against.',
  message: (runs: number, startedAt: string | undefined) =>
    `The input contains ${String(runs)} runs. The newest one${startedAt === undefined ? '' : ` (${startedAt})`} is the candidate.`,
});

/** @param judged past runs of the level, each judged by the others with `judge: bands` */
export const failedByBands = defineProblem('failed-by-bands', 'note', {
  advice: 'Widen the bands, or judge by noise (`judge: noise`), if that is too often.',
  message: ({ judged, failed }: { readonly judged: number; readonly failed: number }) =>
    `\`judge: bands\` would have failed ${String(failed)} of ${formatCount(judged, 'past run')} in which nothing is known to have changed.`,
});

/**
 * @param isHistory whether the candidate is the newest run of a history
 * @param similar a folder with histories that has a similar name
 */
export const noBaseline = defineProblem('no-baseline', 'warning', {
  message: (store: string, isHistory = false, similar?: string) => ({
    message: `There is no baseline in ${quote(store)}.`,
    advice:
      similar !== undefined
        ? `Did you mean --baselines "${similar}"?`
        : isHistory
          ? 'A history was given as results. If it contains the baselines, run: guardband check RESULTS --baselines DIR.'
          : 'Record the first one from a run you trust: guardband record RESULTS.',
  }),
});

/**
 * @param against a selector that selects no run
 * @param tags the recorded tags, newest first
 */
export const nothingSelected = variantOf(noBaseline, (against: string, tags: readonly string[]) => ({
  message: `No baseline matches --against ${quote(against)}.`,
  advice: adviseSelector(against, tags),
}));

function adviseSelector(against: string, tags: readonly string[]): string {
  const [, kind = '', tag = ''] = /^(tag|commit):(.+)$/.exec(against) ?? [];
  if (kind === '') return 'Check what has been recorded, or use --against history.';
  if (kind === 'commit' || tags.length === 0)
    return `No recorded run has this ${kind}. Record the results of that version with it: guardband record RESULTS --${kind} ${kind === 'tag' ? 'NAME' : 'ID'}.`;
  if (tags.includes(tag)) return 'Only the run under test has this tag. Name a run from before it.';
  const recorded = `Recorded tags, newest first: ${shortList(tags.map(quote))}.`;
  return didYouMean(tag, tags, recorded, (close) => `--against ${quote(`tag:${close}`)}`);
}

/** @param unread the reason why the second baseline could not be read */
export const referenceUnread = defineProblem('reference-unread', 'warning', {
  message: (reference: string, unread: Problem) => ({
    place: placeOf(unread),
    message: `The second baseline (${quote(reference)}) could not be read: ${unread.message}`,
    advice: unread.advice,
  }),
});

export const noReference = defineProblem('no-reference', 'note', {
  advice: 'Correct `baselines: {reference: ...}` or --reference, or record a run that it selects.',
  message: (reference: string, store: string, tags: readonly string[]) => ({
    message: `No run in ${quote(store)} matches the second baseline (${quote(reference)}).`,
    advice: reference.startsWith('tag:')
      ? didYouMean(
          reference.slice(4),
          tags,
          'Record the runs of a release with its name: guardband record RESULTS --tag NAME.',
        )
      : undefined,
  }),
});

/** @param where the store of the history, or the path given instead of one */
export const onlyOwnRun = defineProblem('only-own-run', 'warning', {
  advice: 'Measure again and check the new run: guardband check RESULTS.',
  message: (where: string) =>
    `The baseline in ${quote(where)} contains only the run under test, and a run is not compared with itself.`,
});

export const notOneSession = defineProblem('not-one-session', 'note', {
  advice:
    'Measure both sides back to back to get the lower noise of a session, or record the baseline and compare with more runs.',
  message: (pauseHours: number, mostHours: number) =>
    `Baseline and candidate were not measured in one session: ${pauseHours < 48 ? `${pauseHours.toFixed(0)} hours` : `${(pauseHours / 24).toFixed(0)} days`} passed between one measurement and the next, more than the limit of ${String(mostHours)} hours. The baseline was treated as one run of a history.`,
});

const turns = { true: 'in turn', false: 'one side after the other', undefined: 'in an unknown order' };

/**
 * @param pauseHours the longest pause between measurements of one session; undefined if they have no times
 * @param areInTurn whether base and head were measured in turn; undefined if it is not known
 */
export const pairsOfOthers = defineProblem('pairs-of-others', 'note', {
  advice: 'Let guardband gate measure both, which measures in random order and until it knows.',
  message: (pauseHours: number | undefined, areInTurn: boolean | undefined) =>
    `Both sides are taken for one session (${pauseHours === undefined ? 'the baseline was measured several times' : `less than ${String(pauseHours)} hours apart`}), measured ${turns[`${areInTurn}`]}. What the machine did meanwhile is unknown.`,
});

export const sameRunInBaseline = defineProblem('same-run-in-baseline', 'note', {
  advice: 'No action needed: a run is never compared with itself.',
  message: (startedAt: string) => `The run under test (${startedAt}) is also in the baseline and was excluded from it.`,
});

export const errorsBeyondBand = defineProblem('errors-beyond-band', 'note', {
  advice: 'No action needed if these requests fail as often as before.',
  message: (rates: readonly string[]) =>
    `More requests failed than usual, as many as in some past runs or as chance explains: ${shortList(rates, 3)}.`,
});

export const environmentDiffers = defineProblem('environment-differs', 'warning', {
  advice:
    'Runs from different environments are not compared. Measure on the same machine, or record a baseline on the new one.',
  message: (axes: readonly string[]) =>
    `Candidate and baseline were measured in different environments: ${shortList(axes)} differ${axes.length === 1 ? 's' : ''}.`,
});

/**
 * @param candidate environment axes that only the baseline names
 * @param baseline environment axes that only the candidate names
 */
export const environmentUnknown = defineProblem('environment-unknown', 'note', {
  advice: 'Set it under `environment:` in guardband.yml or with --set environment.instance=NAME.',
  message: (candidate: readonly string[], baseline: readonly string[]) => {
    const unknown = [
      ...(candidate.length === 0 ? [] : [`of the candidate (${shortList(candidate)})`]),
      ...(baseline.length === 0 ? [] : [`of the baseline (${shortList(baseline)})`]),
    ];
    return `The environment ${unknown.join(' and ')} is not known, so a change of the machine would go unnoticed.`;
  },
});

export const looksLikeOldResult = defineProblem('looks-like-old-result', 'warning', {
  advice: 'Check that the test ran and that its own results were given, not those of an earlier run.',
  message: (keys: readonly string[]) =>
    `${formatCount(keys.length, 'case')} ${keys.length === 1 ? 'has' : 'have'} exactly the values of a past run: ${shortList(keys, 3)}. This looks like an old result.`,
});

/** @param runs the minimum number of runs in the baselines of these cases */
export const deadTests = defineProblem('dead-test', 'warning', {
  advice: 'Repair the test. If its requests are meant to fail, list it under `dead:` in guardband.yml with the reason.',
  message: (keys: readonly string[], runs: number) =>
    `${formatCount(keys.length, 'case')} ${keys.length === 1 ? 'is' : 'are'} dead: most requests failed in this run and in ${runs === 1 ? 'the only run' : `all ${thousands(runs)} runs`} of the baseline: ${shortList(keys, 3)}.`,
});

/** @param cases with their error rates in the baseline */
export const saturatedCases = defineProblem('saturated-cases', 'note', {
  advice:
    'These cases measure overload, not the program. Measure at a load the system can sustain, or retire these cases.',
  message: (cases: readonly { readonly key: string; readonly errorPercent: number }[]) => {
    const keys = cases.map(({ key }) => key);
    const most = Math.max(...cases.map(({ errorPercent }) => errorPercent)).toFixed(2);
    return `${formatCount(keys.length, 'case')} ${keys.length === 1 ? 'is' : 'are'} saturated in the baseline: ${keys.length === 1 ? '' : 'up to '}${String(Number(most))} % of requests fail, but hardly any at a lower load: ${shortList(keys, 3)}.`;
  },
});

const formatLoad = (of: LoadChange['of'], n: number): string =>
  of === 'ms' ? formatSpan(n) : of === 'rate' ? String(Number(n.toPrecision(3))) : thousands(Math.round(n));
const loadUnits = { threads: ' threads', ms: '', rate: ' requests/s' } as const;

/** @param more how many other load tests are affected */
export const loadDiffers = defineProblem('load-differs', 'warning', {
  withholds: 'pass',
  message: ({ test, of, before, now }: LoadChange, more: number) => ({
    message: `The load test changed: ${formatLoad(of, before)} → ${formatLoad(of, now)}${loadUnits[of]} in ${test}${more === 0 ? '' : ` and ${formatCount(more, 'other load test')}`}.`,
    // Another length is no other case, and a case has its load only once.
    advice: `Nothing passes under a different load. If it was aborted or changed by mistake, measure again under the old one. Otherwise record this run: later ones under the new load are compared with it.${
      of === 'ms' || /\b(?:users?|threads?|load|rate)=/.test(test)
        ? ''
        : ` To keep both, name the load as an axis (--set ${of === 'rate' ? 'rate' : 'users'}=${formatLoad(of, now)}).`
    }`,
  }),
});

export const loadUnknown = defineProblem('load-unknown', 'note', {
  advice: 'Raw results with the column allThreads say it.',
  message: (side: 'candidate' | 'baseline') =>
    `The number of threads of the ${side} is not known, so a change of the load would go unnoticed.`,
});

const formatWarmup = (ms: number): string => (ms === 0 ? 'nothing' : formatDuration(ms));

/** @param cases how many differ; the first is described, with what was cut in the newest earlier run, and now */
export const warmupDiffers = defineProblem('warmup-differs', 'warning', {
  advice: 'Use the same --warmup, or `warmup:` in guardband.yml, for every run; or record a baseline with the new one.',
  message: (key: string, [before, current]: readonly [number, number], cases: number) =>
    `The warm-up differs from the newest earlier run in ${formatCount(cases, 'case')}: ${formatWarmup(current)} instead of ${formatWarmup(before)} cut in ${key}.`,
});

export const nothingDerived = defineProblemAt('nothing-derived', 'warning', {
  message: (metric: string, axes: readonly string[]) => ({
    message: `No ${metric} could be derived from this run: no cases have the configured metric and axes${metric === 'kneePoint' ? ' at three or more loads' : ''}, or too many of their requests failed.`,
    advice:
      axes.length === 0 ? 'The cases of this run have no axes.' : `The axes of this run are ${shortList(axes, 12)}.`,
  }),
});

export const littlesLawBroken = defineProblem('littles-law', 'warning', {
  advice:
    'Below 1: users pause, or the load generator could not keep up. Above 1 is impossible: the numbers are from different tests, or users are missing from the count.',
  message: (cases: ReadonlyMap<string, number>) => {
    const values = [...cases.values()].map((value) => value.toFixed(2));
    const [lowest = '', highest = lowest] = [values[0], values.at(-1)];
    return `In ${formatCount(cases.size, 'case')}, throughput x mean response time does not equal the number of users, but ${lowest === highest ? lowest : `${lowest} to ${highest}`} times that: ${shortList([...cases.keys()], 3)}.`;
  },
});
