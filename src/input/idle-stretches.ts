/**
 * Finds long stretches of a result in which no request ended: without -f, JMeter appends to an existing result, so that two
 * tests look like one, and local times jump when the clock does. The timelines of the labels show this for every form of
 * input, at a cost that does not depend on its size.
 */
import { loadTestKey } from '../cases/names.js';
import { groupBy } from '../lang/objects.js';
import type { Problem } from '../model/documents.js';
import { caseKeyOf, filesOf, type LocatedMeasurement } from './open-input.js';
import { addIntervals, emptyIntervals, fromTimeline, type IntervalCounts } from '../samples/timeline.js';
import { approximateSpans, spanLength, unionOfSpans, type Span } from '../model/spans.js';
import { idleResult, type IdleStretch } from '../problems/raw-results.js';

/** The minimum stretch, because any test may pause for a shorter time. */
const minStretchMs = 60_000;
/** The minimum stretch as a share of the whole time: the default tolerance of throughput, so less cannot decide a verdict. */
const minShare = 0.05;
/** A stretch is not by chance if requests that arrive independently would leave one of this length in fewer of 1,000 runs. */
const chance = 0.001;
/** Several stretches of similar lengths up to this one are pauses of the test plan. */
const longestPauseMs = 900_000;
const fewestPauses = 3;

/** @param localFiles the files whose times are local times of a clock, without a zone */
export function findIdleStretches(
  measurements: readonly LocatedMeasurement[],
  localFiles: ReadonlySet<string>,
): readonly Problem[] {
  const dated = measurements.filter(({ measurement }) => measurement.timeline !== undefined);
  const tests = groupBy(dated, (located) => JSON.stringify([filesOf(located), loadTestKey(located.measurement)]));
  const problems = new Map<string, Problem>();
  for (const test of tests.values()) {
    const file = test[0]?.sources[0]?.file ?? '';
    if (problems.has(file)) continue;
    const stretch = splitRepetitions(test)
      .map((whole) => findStretch(whole) ?? findSharedStretch(whole))
      .find(Boolean);
    if (stretch === undefined) continue;
    problems.set(file, idleResult(file, { ...stretch, isLocal: localFiles.has(file) }));
  }
  return [...problems.values()];
}

/** Repetitions of a load test are measured one after the other; only its labels belong together. */
function splitRepetitions(test: readonly LocatedMeasurement[]): readonly (readonly LocatedMeasurement[])[] {
  const areDistinct = new Set(test.map(caseKeyOf)).size === test.length;
  return areDistinct ? [test] : test.map((repetition) => [repetition]);
}

/** A stretch without requests, as far as the intervals of the timeline show it. */
interface Stretch extends Omit<IdleStretch, 'isLocal'> {
  readonly whole: Span;
}

function findStretch(test: readonly LocatedMeasurement[], fewest = fewestPauses): Stretch | undefined {
  const counts = emptyIntervals();
  const labels = test.flatMap(({ measurement }) =>
    measurement.timeline === undefined ? [] : [fromTimeline(measurement.timeline)],
  );
  for (const label of labels) addIntervals(counts, label);
  const whole = unionOfSpans(test.flatMap(({ measurement }) => approximateSpans(measurement)));
  const stretches = listStretches(counts, whole, labels).sort((a, b) => b.leastMs - a.leastMs);
  const [longest] = stretches;
  if (longest === undefined || !isNotable(longest)) return undefined;
  const alike = stretches.filter(({ leastMs }) => leastMs > longest.leastMs / 2);
  return longest.mostMs <= longestPauseMs && alike.length >= fewest ? undefined : longest;
}

/**
 * A stretch that several labels have in common while others are requested: a part of the load generator stopped. A single label may
 * be requested now and then, and who pauses twice does so on purpose.
 */
function findSharedStretch(test: readonly LocatedMeasurement[]): Stretch | undefined {
  const own = test.flatMap((located) => {
    const stretch = findStretch([located], 2);
    return stretch === undefined ? [] : [{ ...stretch, label: located.measurement.label ?? '' }];
  });
  const [first] = own.toSorted((a, b) => b.leastMs - a.leastMs);
  if (first === undefined) return undefined;
  const shared = own.filter((other) => other.fromMs < endOf(first) && first.fromMs < endOf(other));
  const count = (side: 'before' | 'after'): number => shared.reduce((sum, stretch) => sum + stretch[side], 0);
  const labels = shared.map(({ label }) => label);
  // Another thread group, which was requested at that time only, had its turn.
  const isOfOther = ({ measurement }: LocatedMeasurement): boolean =>
    approximateSpans(measurement).some(
      (span) =>
        spanLength(span) > first.leastMs / 2 &&
        span.startMs >= first.fromMs + first.leastMs - first.mostMs &&
        span.endMs <= first.fromMs + first.mostMs,
    );
  return shared.length < 2 || test.some(isOfOther)
    ? undefined
    : { ...first, before: count('before'), after: count('after'), labels };
}

const endOf = ({ fromMs, leastMs }: Stretch): number => fromMs + leastMs;

/**
 * The stretches of empty intervals in which the service did not merely keep all requests waiting. Only labels that were requested
 * before and after a stretch show that it is none: between thread groups, or after a set-up, others follow.
 */
function listStretches(
  { widthMs, intervals }: IntervalCounts,
  whole: Span,
  labels: readonly IntervalCounts[],
): Stretch[] {
  return intervals.flatMap(({ number }, i) => {
    const next = intervals[i + 1];
    const leastMs = ((next?.number ?? number) - number - 1) * widthMs;
    const isWaiting = (next?.slowest ?? 0) >= leastMs / 2;
    if (leastMs < minStretchMs || isWaiting) return [];
    const fromMs = (number + 1) * widthMs;
    const mostMs = Math.min(leastMs + 2 * widthMs, spanLength(whole));
    const sides = labels.map((label) => countSides(label, fromMs)).filter((side) => side.every((count) => count > 0));
    const [before, after] = [0, 1].map((side) => sides.reduce((sum, counted) => sum + (counted[side] ?? 0), 0));
    return before === undefined || after === undefined || sides.length === 0
      ? []
      : [{ leastMs, mostMs, whole, fromMs, before, after }];
  });
}

/** The numbers of requests before a time and after it. */
function countSides({ widthMs, intervals }: IntervalCounts, fromMs: number): readonly [number, number] {
  const sides: [number, number] = [0, 0];
  for (const { number, requests } of intervals) sides[number * widthMs < fromMs ? 0 : 1] += requests;
  return sides;
}

function isNotable({ leastMs, whole, before, after }: Stretch): boolean {
  const share = leastMs / spanLength(whole);
  const requests = before + after;
  return share >= minShare && requests * Math.exp(-requests * share) < chance;
}
