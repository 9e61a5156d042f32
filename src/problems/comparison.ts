/** Problems with comparing the two sides. */
import type { Problem } from '../model/documents.js';
import { note, warning, type Place } from './problem.js';
import { quote, shortList } from '../lang/list.js';
import { lasting } from './inputs.js';
import { thousands } from '../lang/thousands.js';

export const newestOfHistory = (runs: number, startedAt: string | undefined): Problem =>
  note(
    'newest-of-history',
    undefined,
    `The input holds ${String(runs)} runs; the newest one${startedAt === undefined ? '' : ` (${startedAt})`} is the candidate.`,
    'To judge it against the runs before it, give the same file with --against.',
  );

/** @param isHistory what is judged is the newest run of a history */
export const noBaseline = (store: string, against: string, isHistory = false): Problem =>
  warning(
    'no-baseline',
    undefined,
    against === 'history'
      ? `There is no baseline in ${quote(store)}.`
      : `No baseline fits --against ${quote(against)}.`,
    against === 'history'
      ? isHistory
        ? 'What was named as results is a history. If it is the baselines, say so: guardband check RESULTS --baselines DIR.'
        : 'Record the first one from a run you trust: guardband record RESULTS --baselines DIR.'
      : 'Look into the baselines for what was recorded, or use --against history.',
  );

/** @param where the history is, or what was named instead of one */
export const onlyOwnRun = (where: string): Problem =>
  warning(
    'only-own-run',
    undefined,
    `The baseline in ${quote(where)} holds no other run than the one that is judged, and no run vouches for itself.`,
    'Measure again and check that: guardband check RESULTS.',
  );

export const notOneSession = (pauseHours: number, mostHours: number): Problem =>
  note(
    'not-one-session',
    undefined,
    `Baseline and candidate are not of one session: ${pauseHours < 48 ? `${pauseHours.toFixed(0)} hours` : `${(pauseHours / 24).toFixed(0)} days`} lie between one measurement and the next, and more than ${String(mostHours)} hours end a session. The baseline was taken for one run of a history.`,
    'Measure both sides back to back for the smaller noise of one session, or record the baseline and compare with more runs.',
  );

export const sameRunInBaseline = (startedAt: string): Problem =>
  note(
    'same-run-in-baseline',
    undefined,
    `The run that is judged (${startedAt}) is also in the baseline; there it was left out.`,
    'Nothing: a run never vouches for itself.',
  );

export const environmentDiffers = (axes: readonly string[]): Problem =>
  warning(
    'environment-differs',
    undefined,
    `The candidate and baseline runs ran in different environments: ${shortList(axes)} differ${axes.length === 1 ? 's' : ''}.`,
    'Runs of another environment are not compared. Measure on the same machine, or record a baseline on the new one.',
  );

/** @param candidate, baseline axes of the environment that this side does not name and the other does */
export const environmentUnknown = (candidate: readonly string[], baseline: readonly string[]): Problem => {
  const unsaid = [
    ...(candidate.length === 0 ? [] : [`the candidate ran on is not known (${shortList(candidate)})`]),
    ...(baseline.length === 0 ? [] : [`the baseline ran on is not known (${shortList(baseline)})`]),
  ];
  return note(
    'environment-unknown',
    undefined,
    `What ${unsaid.join(', and what ')}, so a change of machine would not be noticed.`,
    'Say it under `environment:` in guardband.yml or with --set environment.instance=NAME.',
  );
};

export const looksLikeOldResult = (keys: readonly string[]): Problem =>
  warning(
    'looks-like-old-result',
    undefined,
    `${String(keys.length)} case${keys.length === 1 ? ' has' : 's have'} exactly the values of a past run: ${shortList(keys, 3)}. This looks like the old result.`,
    'Check that the test really ran and that its results, not those of an earlier run, were given.',
  );

/** @param shares of requests that fail, percent */
export const saturatedCases = (keys: readonly string[], shares: readonly number[]): Problem => {
  const [least, most] = [Math.min(...shares), Math.max(...shares)].map((share) => String(Number(share.toFixed(2))));
  return note(
    'saturated-cases',
    undefined,
    `${String(keys.length)} case${keys.length === 1 ? ' is' : 's are'} saturated in the baseline: ${least === most ? `${String(most)} %` : `${String(least)} to ${String(most)} %`} of requests fail there, and none or hardly any at a lower load: ${shortList(keys, 3)}.`,
    'What is measured there is the overload, not the program. Measure at a load that is sustained, or retire these cases.',
  );
};

/** How long a load test took, and how many requests its most frequent label was, before and now. */
interface Lengths {
  readonly key: string;
  readonly usualMs: number;
  readonly ms: number;
  readonly usual: number;
  readonly samples: number;
}

/** @param more how many others */
export const measuredShorter = ({ key, usualMs, ms, usual, samples }: Lengths, more: number): Problem =>
  warning(
    'measured-shorter',
    undefined,
    `${key} was measured for less than half as long as in the runs before, and with less than half as many requests: ${lasting(ms)} instead of ${lasting(usualMs)}, ${thousands(Math.round(samples))} ${samples === 1 ? 'request' : 'requests'} instead of ${thousands(Math.round(usual))}.${more === 0 ? '' : ` So ${more === 1 ? 'was 1 more' : `were ${String(more)} more`}.`}`,
    'If the test broke off, measure again. Else measure as long as before, or record a baseline of the new length: the rarest slow requests, of which p99 is made, are not comparable.',
  );

/** Milliseconds that were left out at the beginning of a case. */
interface Warmups {
  readonly key: string;
  readonly before: number;
  readonly now: number;
}

/** @param first of so many cases */
export const warmupDiffers = ({ key, before, now }: Warmups, cases: number): Problem => {
  const said = (ms: number): string => (ms === 0 ? 'nothing' : lasting(ms));
  return warning(
    'warmup-differs',
    undefined,
    `Another warm-up was left out than in the newest run before, in ${cases === 1 ? '1 case' : `${String(cases)} cases`}: ${said(now)} instead of ${said(before)} in ${key}.`,
    'Say the same --warmup, or `warmup:` in guardband.yml, whenever results are read; or record a baseline with the new one.',
  );
};

export const fewControls = (found: number, wanted: number): Problem =>
  note(
    'few-controls',
    undefined,
    `Of ${String(wanted)} cases to measure again beside the suspects, ${found === 0 ? 'none was' : `only ${String(found)} ${found === 1 ? 'was' : 'were'}`} found: they are declared controls, or unchanged cases of other scenarios.`,
    'Measure all cases again, or add a scenario that the change cannot touch and name it under `controls:` in guardband.yml.',
  );

export const nothingDerived = (place: Place, metric: string, axes: readonly string[]): Problem =>
  warning(
    'nothing-derived',
    place,
    `No ${metric} could be derived from this run: no cases have the metric and the axes that this names${metric === 'kneePoint' ? ' on at least three loads' : ''}, or too many of their requests failed.`,
    axes.length === 0 ? 'The cases of this run have no axes.' : `The axes of this run are ${shortList(axes, 12)}.`,
  );

export const littlesLawBroken = (cases: ReadonlyMap<string, number>): Problem => {
  const values = [...cases.values()].map((value) => value.toFixed(2));
  const [least = '', most = least] = [values[0], values.at(-1)];
  return warning(
    'littles-law',
    undefined,
    `In ${String(cases.size)} case${cases.size === 1 ? '' : 's'} throughput x mean response time is not the number of users but ${least === most ? least : `${least} to ${most}`} times it: ${shortList([...cases.keys()], 3)}.`,
    'Less than 1: users pause, or the load generator could not keep up. More than 1 cannot be: the numbers are not of one test, or the users are not all.',
  );
};
