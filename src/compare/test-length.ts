/** Compares the length and the warm-up of the tests on both sides. */
import { loadTestKey } from '../cases/names.js';
import { groupBy } from '../lang/group-by.js';
import type { Measurement, Problem } from '../model/documents.js';
import type { Pair } from '../model/run.js';
import { measuredShorter, warmupDiffers } from '../problems/comparison.js';
import { defaultPercentileMethod } from '../input/samples/percentile.js';
import { Sample } from '../stats/sample.js';

/** A test below this share of the usual length was cut short or replaced; smaller differences are normal variation. */
const muchShorter = 0.5;

/** Warns if the candidate's test was much shorter than the baseline's, or excluded a different warm-up. */
export function compareTestLengths(pairs: readonly Pair[]): readonly Problem[] {
  return [...findShorterTests(pairs), ...findOtherWarmups(pairs)];
}

/**
 * A test must be both shorter and have fewer requests: with a fixed number of requests a faster program takes less time,
 * and with a fixed duration a slower program makes fewer requests. The label with the most requests represents its load
 * test, because the time span of a rare label depends on chance.
 */
function findShorterTests(pairs: readonly Pair[]): readonly Problem[] {
  const tests = groupBy(pairs, (pair) => loadTestKey(pair.case));
  const found = [...tests].flatMap(([key, ofTest]) => {
    const [most] = ofTest.map(measureLength).sort((a, b) => (b.usual || 0) - (a.usual || 0));
    return most !== undefined && most.ms < muchShorter * most.usualMs && most.samples < muchShorter * most.usual
      ? [{ key, ...most }]
      : [];
  });
  const [worst] = found.toSorted((a, b) => a.ms / a.usualMs - b.ms / b.usualMs);
  return worst === undefined ? [] : [measuredShorter(worst, found.length - 1)];
}

function measureLength({ candidate, history }: Pair) {
  const usual = middleTest(history.map(({ measurement }) => measurement));
  const { ms, samples } = middleTest(candidate);
  return { usualMs: usual.ms, ms, usual: usual.samples, samples };
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
function findOtherWarmups(pairs: readonly Pair[]): readonly Problem[] {
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
