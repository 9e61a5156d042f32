/** Whether candidate and baseline were measured alike: as long, and with the same beginning left out. */
import type { Measurement, Pair, Problem } from './model.js';
import { measuredShorter, warmupDiffers } from './problems.js';
import { usualMethod } from './samples/percentile.js';
import { median } from './stats/median.js';

/** A test that broke off, or another one: what differs by less is the same test on a slower day. */
const muchShorter = 0.5;

export function measuredAlike(pairs: readonly Pair[]): readonly Problem[] {
  return [...shorter(pairs), ...otherWarmup(pairs)];
}

/**
 * Both shorter and with fewer requests: a test of so many requests takes a faster program less time, and a test of so many
 * seconds sends a slower one fewer requests.
 */
function shorter(pairs: readonly Pair[]): readonly Problem[] {
  const found = pairs.flatMap((pair) => {
    const [before, now] = [pair.history.map(({ measurement }) => measurement), pair.candidate];
    const [usualMs, ms] = [middle(before, durationOf), middle(now, durationOf)];
    const [usual, samples] = [middle(before, samplesOf), middle(now, samplesOf)];
    const isShorter = ms < muchShorter * usualMs && samples < muchShorter * usual;
    return isShorter ? [{ key: pair.case.key, usualMs, ms, usual, samples }] : [];
  });
  const [worst] = found.toSorted((a, b) => a.ms / a.usualMs - b.ms / b.usualMs);
  return worst === undefined ? [] : [measuredShorter(worst, found.length)];
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
  of?.method?.percentile === usualMethod ? (of.warmupMs ?? 0) : of?.warmupMs;
