/** Whether candidate and baseline were measured alike: as long, and with the same beginning left out. */
import { loadTestKey } from '../cases/names.js';
import { groupBy } from '../lang/group-by.js';
import type { Measurement, Problem } from '../model/documents.js';
import type { Pair } from '../model/run.js';
import { measuredShorter, warmupDiffers } from '../problems/comparison.js';
import { defaultPercentileMethod } from '../input/samples/percentile.js';
import { median } from '../stats/median.js';

/** A test that broke off, or another one: what differs by less is the same test on a slower day. */
const muchShorter = 0.5;

export function compareTestLengths(pairs: readonly Pair[]): readonly Problem[] {
  return [...shorter(pairs), ...otherWarmup(pairs)];
}

/**
 * Both shorter and with fewer requests: a test of so many requests takes a faster program less time, and a test of so many
 * seconds sends a slower one fewer requests. The label with most requests speaks for its load test: one that is called now and
 * then lasts from the first call to the last, whenever they are.
 */
function shorter(pairs: readonly Pair[]): readonly Problem[] {
  const tests = groupBy(pairs, (pair) => loadTestKey(pair.case));
  const found = [...tests].flatMap(([key, ofTest]) => {
    const [most] = ofTest.map(lengthsOf).sort((a, b) => (b.usual || 0) - (a.usual || 0));
    return most !== undefined && most.ms < muchShorter * most.usualMs && most.samples < muchShorter * most.usual
      ? [{ key, ...most }]
      : [];
  });
  const [worst] = found.toSorted((a, b) => a.ms / a.usualMs - b.ms / b.usualMs);
  return worst === undefined ? [] : [measuredShorter(worst, found.length - 1)];
}

function lengthsOf({ candidate, history }: Pair) {
  const before = history.map(({ measurement }) => measurement);
  return {
    usualMs: middle(before, durationOf),
    ms: middle(candidate, durationOf),
    usual: middle(before, samplesOf),
    samples: middle(candidate, samplesOf),
  };
}

/** NaN where none tells, which nothing is less than. */
function middle(of: readonly Measurement[], valueOf: (each: Measurement) => number | undefined): number {
  const told = of.flatMap((each) => valueOf(each) ?? []);
  return told.length === 0 ? NaN : median(told);
}
const durationOf = ({ durationMs }: Measurement): number | undefined => durationMs;
const samplesOf = ({ samples }: Measurement): number | undefined => samples;

/** Against the newest run, as whoever changed it has recorded it since. */
function otherWarmup(pairs: readonly Pair[]): readonly Problem[] {
  const found = pairs.flatMap((pair) => {
    const before = warmupOf(pair.history.at(-1)?.measurement);
    const now = warmupOf(pair.candidate[0]);
    return before === undefined || now === undefined || before === now ? [] : [{ key: pair.case.key, before, now }];
  });
  const [first] = found;
  return first === undefined ? [] : [warmupDiffers(first, found.length)];
}

/** Undefined of a summary that others made: nobody knows what they left out. */
const warmupOf = (of: Measurement | undefined): number | undefined =>
  of?.method?.percentile === defaultPercentileMethod ? (of.warmupMs ?? 0) : of?.warmupMs;
