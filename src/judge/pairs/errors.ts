/**
 * Errors in pairs. Failed requests are counted as events: those of one moment are one, so that an incident of a second is no
 * evidence. If nothing changed, each event is as likely on either side as a request is.
 */
import type { Comparison, Evidence, MetricComparisons } from '../../model/comparison.js';
import type { Measurement } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';
import { median, mean, sum } from '../../stats/averages.js';
import { countMoments } from '../quantities/observe.js';
import { judgeDead, mostPercent } from '../decide/bands.js';
import { groupsOf, withWeights, type PairedGroup } from './groups.js';
import { pairSettings } from './settings.js';
import { agree } from './views.js';

/** One side of a pair in a group of cases. */
interface Side {
  readonly requests: number;
  readonly failed: number;
  readonly events: number;
  /** The most events that may have one cause, as far as the timeline shows. */
  readonly perCause: number;
}

interface CountedPair<Counts = Side> {
  readonly head: Counts;
  readonly base: Counts;
}

/** What the likelihood of a pair depends on. */
type EventPair = CountedPair<Pick<Side, 'requests' | 'events'>>;

/** A group of cases, and what its errors show. */
interface JudgedErrors {
  readonly metric: Metric;
  readonly group: PairedGroup;
  readonly weight: number;
  readonly evidence: number;
  readonly pairs: readonly CountedPair[];
  readonly agrees: boolean;
}

/** @param table of the error rate; all its requests are counted */
export function decideErrors({ metric, comparisons }: MetricComparisons) {
  const sides = comparisons.map(readPairs);
  const groups = withWeights(
    groupsOf(metric, comparisons).map((group) => {
      const cases = group.members.map((i) => sides[i] ?? []);
      const pairs = addUp(cases);
      const rises = pairs.filter(hasEvents).map(riseOf);
      return { metric, group, pairs, evidence: weigh(pairs, clumping(cases)), agrees: agree(rises) };
    }),
  );
  const found = groups.filter((group) => group.agrees && isBeyond(group, comparisons));
  const worse = nameGroups(found);
  return {
    /** In the order of the comparisons. */
    evidence: comparisons.map((comparison, i): Evidence => {
      const own = groups.find(({ group: { kind, members } }) => kind === 'case' && members[0] === i);
      if (own === undefined) return { verdict: 'pass', reason: 'within-band', severity: 0 };
      return judgeCase(
        own,
        comparison,
        worse.find(({ group: { members } }) => members.includes(i)),
      );
    }),
    /** Whether another pair may show that errors rose. */
    isPromising: worse.length === 0 && groups.some((group) => group.evidence >= 1 && isBeyond(group, comparisons)),
  };
}

/** Whether the mean rise exceeds the band of the group. */
const isBeyond = ({ group: { members }, pairs }: JudgedErrors, comparisons: readonly Comparison[]): boolean =>
  meanRise(pairs) > median(members.map((i) => comparisons[i]?.band.absolute ?? 0));

function judgeCase(own: JudgedErrors, comparison: Comparison, worse: JudgedErrors | undefined): Evidence {
  const { pairs } = own;
  const past = median(comparison.past.values);
  const head = ratePercent(pairs.map((pair) => pair.head));
  const base = ratePercent(pairs.map((pair) => pair.base));
  const band = comparison.band.absolute ?? 0;
  const rise = meanRise(pairs);
  const least = leastRise(own, band);
  const noise = { runs: pairs.length, from: 'counts' } as const;
  const shared = Number.isFinite(least)
    ? { noise: { ...noise, absolute: least }, smallestDetectable: least }
    : { noise };
  const dead = judgeDead(comparison, [head, ...pairs.map(() => base)], { id: 'errorPercent' });
  if (dead !== undefined) return { ...dead, ...shared };
  if (pairs.every((pair) => ratePercent([pair.head]) > mostPercent) && rise > band)
    return { verdict: 'regression', reason: 'beyond-limit', severity: rise / band, ...shared };
  if (worse !== undefined && (worse === own || rise > pairSettings.ownShare * band)) {
    const reason = worse === own ? 'beyond-limit' : 'group';
    return { verdict: 'regression', reason, group: worse.group.id, severity: Math.max(1, rise / least), ...shared };
  }
  const limit = Number.isFinite(least) ? { limit: past + Math.max(least, band) } : {};
  const severity = Math.min(1, rise / Math.max(least, band, Number.EPSILON));
  // The median: an incident in one pair is over.
  const isSuspect = own.evidence >= pairSettings.errors.likely && median(pairs.map(riseOf)) > band;
  if (isSuspect) return { verdict: 'suspect', reason: 'single-run', severity: 1, ...shared };
  const isBetter = -median(pairs.map(riseOf)) > band && agree(pairs.filter(hasEvents).map((pair) => -riseOf(pair)));
  return isBetter
    ? { verdict: 'improvement', reason: 'beyond-limit', severity, ...limit, ...shared }
    : { verdict: 'pass', reason: rise > band ? 'within-noise' : 'within-band', severity, ...limit, ...shared };
}

/** The sides of each pair of a case. */
function readPairs({ candidate, candidateMeasurements, past }: Comparison): readonly CountedPair[] {
  return candidate.slice(0, past.values.length).map((percent, k) => ({
    head: readSide(percent, candidateMeasurements[k]),
    base: readSide(past.values[k] ?? NaN, past.sources[k]?.measurement),
  }));
}

/** Where the number of requests is unknown, a rate says what share failed, but not of how many: they count as a hundred. */
function readSide(percent: number, measurement: Measurement | undefined): Side {
  const requests = measurement?.samples ?? 100;
  const failed = Math.round((percent / 100) * requests);
  const { timeline } = measurement ?? {};
  if (timeline?.errors === undefined) return { requests, failed, events: failed, perCause: failed };
  return { requests, failed, events: countMoments(timeline.errors, timeline.requests, failed), perCause: 1 };
}

const addSides = (sides: readonly Side[]): Side => ({
  requests: sum(sides.map(({ requests }) => requests)),
  failed: sum(sides.map(({ failed }) => failed)),
  events: sum(sides.map(({ events }) => events)),
  perCause: Math.max(0, ...sides.map(({ perCause }) => perCause)),
});

/** The pairs of a group: what its cases have at the same place belongs together. */
const addUp = (cases: readonly (readonly CountedPair[])[]): readonly CountedPair[] =>
  Array.from({ length: Math.max(0, ...cases.map(({ length }) => length)) }, (_, k) => {
    const pairs = cases.flatMap((ofCase) => ofCase[k] ?? []);
    return { head: addSides(pairs.map(({ head }) => head)), base: addSides(pairs.map(({ base }) => base)) };
  });

const ratePercent = (sides: readonly Side[]): number => {
  const { failed, requests } = addSides(sides);
  return requests === 0 ? 0 : (100 * failed) / requests;
};

const riseOf = ({ head, base }: CountedPair): number => ratePercent([head]) - ratePercent([base]);

const meanRise = (pairs: readonly CountedPair[]): number => mean(pairs.map(riseOf));

const hasEvents = ({ head, base }: EventPair): boolean => head.events + base.events > 0;

/** Beyond it, no number is more certain, and a sum of infinities is none. */
const mostLogEvidence = 300;

/** The likelihood of the events with a head that has more of them, over that without a change, for several sizes. */
const weigh = (pairs: readonly EventPair[], perCause: number): number =>
  mean(
    pairSettings.errors.ratios.map((ratio) =>
      Math.exp(
        Math.min(sum(pairs.filter(hasEvents).map((pair) => logLikelihood(pair, ratio))) / perCause, mostLogEvidence),
      ),
    ),
  );

/**
 * How many events one cause has: their variance from pair to pair, as a multiple of chance. Before the pairs show it, all events
 * of a measurement without a timeline may have one cause.
 *
 * @param cases the pairs of each case, since an incident need not hit all of them
 */
function clumping(cases: readonly (readonly CountedPair[])[]): number {
  const sides = cases
    .flatMap((pairs) => [pairs.map(({ head }) => head), pairs.map(({ base }) => base)])
    .filter((side) => side.some(({ events }) => events > 0));
  const squares = sides.map((side) => {
    const usual = mean(side.map(({ events }) => events));
    return sum(side.map(({ events }) => (events - usual) ** 2)) / usual;
  });
  const atMost = Math.max(...sides.map((side) => mean(side.map(({ perCause }) => perCause))));
  const freedom = sum(sides.map(({ length }) => length - 1));
  return Math.max(1, (sum(squares) + atMost) / (freedom + 1));
}

function logLikelihood({ head, base }: EventPair, ratio: number): number {
  const share = head.requests / (head.requests + base.requests);
  const changed = (ratio * share) / (ratio * share + 1 - share);
  return head.events * Math.log(changed / share) + base.events * Math.log((1 - changed) / (1 - share));
}

/** The rise in points that these pairs would have found in a group that had no errors before. */
function leastRise({ pairs, weight }: JudgedErrors, band: number): number {
  const requests = sum(pairs.map(({ head }) => head.requests));
  if (pairs.length < pairSettings.minPairs) return Infinity;
  const needed = 1 / (pairSettings.errors.alpha * weight);
  const none = { requests: sum(pairs.map(({ base }) => base.requests)), events: 0 };
  for (let events = pairSettings.minPairs; events <= requests; events++) {
    const pair = { head: { requests, events }, base: none };
    if (weigh([pair], 1) >= needed) return Math.max(band, (100 * events) / requests);
  }
  return Infinity;
}

/** The groups that fail: those that reach 1 / alpha by themselves, if the weighted sum of all reaches it. */
function nameGroups(found: readonly JudgedErrors[]): readonly JudgedErrors[] {
  const needed = 1 / pairSettings.errors.alpha;
  const isEnough = sum(found.map(({ weight, evidence }) => weight * evidence)) >= needed;
  return found.filter(({ evidence }) => isEnough && evidence >= needed);
}
