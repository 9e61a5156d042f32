/** Compares the length and the warm-up of the tests on both sides. */
import { loadTestKey } from '../cases/names.js';
import { groupBy } from '../lang/objects.js';
import type { Measurement, Problem } from '../model/documents.js';
import type { Pair } from '../model/run.js';
import { defaultPercentileMethod } from '../samples/response-times.js';
import { Sample } from '../stats/sample.js';
import { measuredShorter, warmupDiffers, type ShorterTest } from '../problems/comparison.js';

/** Below this share of the usual length, a test was cut short or replaced; its high percentiles are not comparable. */
const muchShorter = 0.5;
/** Below this share, the report mentions the length; smaller differences are normal variation. */
const shorter = 0.8;
/** The duration or the number of requests of past runs varies by less than this if the test plan fixes it. */
const fixedSpread = 0.02;
/** How many past runs it takes to show what the test plan fixes. */
const minRuns = 3;

/** Notes that the candidate's test was shorter than the baseline's. */
export function describeShorterTests(pairs: readonly Pair[]): readonly Problem[] {
  const found = findShorterTests(pairs);
  const much = found.filter(({ isMuch }) => isMuch);
  const shown = much.length > 0 ? much : found;
  const [worst] = shown.toSorted((a, b) => shareOf(a) - shareOf(b));
  return worst === undefined ? [] : [measuredShorter(worst, shown.length - 1)];
}

const shareOf = ({ ms, usualMs, samples, usualSamples }: ShorterTest): number =>
  Math.min(ms / usualMs, samples / usualSamples);

/**
 * Finds the load tests that were shorter than usual. A plan that runs for a fixed time makes fewer requests if the service is
 * slower, so only the time tells, unless it made as many requests as usual. With a fixed number of requests, only their number
 * tells. If the past does not show which of them is fixed, both must be less. The label with the most requests represents its
 * load test, because the time span of a rare label depends on chance.
 */
export function findShorterTests(pairs: readonly Pair[]): readonly ShorterTest[] {
  const tests = groupBy(pairs, (pair) => loadTestKey(pair.case));
  return [...tests].flatMap(([key, ofTest]) => {
    const [max] = ofTest.map(measureLength).sort((a, b) => (b.usualSamples || 0) - (a.usualSamples || 0));
    if (max === undefined) return [];
    const { ms, usualMs, samples, usualSamples, newest, isTimeFixed, areRequestsFixed } = max;
    const isLess = (share: number) => ({ time: ms < share * usualMs, requests: samples < share * usualSamples });
    const { time, requests } = isLess(shorter);
    const isShorter =
      isTimeFixed === areRequestsFixed ? time && requests : isTimeFixed ? time && samples < usualSamples : requests;
    const much = isLess(muchShorter);
    // After a deliberate change of the plan, the newest run is as short.
    const isAlsoNew = !(ms >= muchShorter * newest.ms) && !(samples >= muchShorter * newest.samples);
    const isMuch = much.time && much.requests && isAlsoNew;
    return isShorter ? [{ key, ms, usualMs, samples, usualSamples, isMuch }] : [];
  });
}

function measureLength({ candidate, history }: Pair) {
  const past = history.map(({ measurement }) => measurement);
  const usualSamples = middleTest(past);
  const { ms, samples } = middleTest(candidate);
  const newestRun = history.at(-1)?.run;
  return {
    usualMs: usualSamples.ms,
    ms,
    usualSamples: usualSamples.samples,
    samples,
    newest: middleTest(history.filter(({ run }) => run === newestRun).map(({ measurement }) => measurement)),
    isTimeFixed: isFixed(past.map(({ durationMs }) => durationMs)),
    areRequestsFixed: isFixed(past.map((measurement) => measurement.samples)),
  };
}

/** Whether past values are so similar that the test plan must fix them. */
function isFixed(values: readonly (number | undefined)[]): boolean {
  const known = values.filter((value) => value !== undefined);
  if (known.length < minRuns) return false;
  const [min, max] = known.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Infinity, 0]);
  return max - min <= fixedSpread * max;
}

const durations = new Sample();
const requests = new Sample();

/** Median duration and number of requests; NaN if no measurement has them, and comparisons with NaN are false. */
function middleTest(measurements: readonly Measurement[]): { readonly ms: number; readonly samples: number } {
  durations.clear();
  requests.clear();
  for (const { durationMs, samples } of measurements) {
    durations.add(durationMs ?? NaN);
    requests.add(samples ?? NaN);
  }
  return { ms: durations.median(), samples: requests.median() };
}

/** Compares with the newest run only: after a deliberate change it was recorded with the new warm-up. */
export function findOtherWarmups(pairs: readonly Pair[]): readonly Problem[] {
  const found = pairs.flatMap((pair) => {
    const before = readWarmup(pair.history.at(-1)?.measurement);
    const current = readWarmup(pair.candidate[0]);
    return before === undefined || current === undefined || before === current
      ? []
      : [{ key: pair.case.key, before, current }];
  });
  const [first] = found;
  return first === undefined ? [] : [warmupDiffers(first, found.length)];
}

/** The excluded warm-up in milliseconds; undefined for summaries of other tools, which do not record it. */
const readWarmup = (measurement: Measurement | undefined): number | undefined =>
  measurement?.method?.percentile === defaultPercentileMethod ? (measurement.warmupMs ?? 0) : measurement?.warmupMs;
