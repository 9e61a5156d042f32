/** The pairs' answer to every comparison, and what a report says about groups of cases. */
import type { Awaited } from '../../compare/loops.js';
import { toPercent, worseSign } from '../../metrics/values.js';
import type { Comparison, Evidence, MetricComparisons, Weighed } from '../../model/comparison.js';
import type { MeasuredPairs, PairEffect, PairGroup } from '../../model/documents.js';
import { median } from '../../stats/averages.js';
import { decideByPairs, type JudgedGroup, type PairsDecision, viewsOf, withoutWaiting } from './decide-by-pairs.js';
import { estimateRange, excludedFrom, expectDifferences, pooledVariance, smallestFound, type View } from './views.js';
import { foundFrom, isShared } from './groups.js';
import type { Screen } from './screen.js';
import { classifyMetric, common } from '../model/settings.js';
import { pairSettings } from './settings.js';

/** A report does not list more groups. */
const maxGroups = 100;

export interface WeighedPairs {
  /** One result per table, in the same order. */
  readonly weighed: readonly Weighed[];
  readonly decision: PairsDecision;
}

/** @param tables of metrics that are compared by ratio */
export function weighPairs(tables: readonly MetricComparisons[], screen?: Screen): WeighedPairs {
  const decision = decideByPairs(tables, screen);
  const worse = decision.groups.filter(({ state }) => state === 'worse').flatMap(({ cases }) => cases);
  // Before a label fails, nobody is known to wait for it.
  const areWorse = (labels: Awaited['labels']): boolean =>
    labels.some((one) => worse.some(({ scenario, label }) => scenario === one.scenario && label === one.label));
  const weighed = tables.map((table): Weighed => {
    const { metric } = table;
    const { comparisons } = withoutWaiting(table);
    const ofMetric = decision.groups.filter((group) => group.metric === metric);
    const own = new Map(
      ofMetric.filter(({ group }) => group.kind === 'case').map((found) => [found.group.members[0], found]),
    );
    const ofState = (wanted: JudgedGroup['state']) => ofMetric.filter(({ state }) => state === wanted);
    const groups = { worse: ofState('worse'), suspect: ofState('suspect') };
    const indices = new Map(comparisons.map((comparison, i) => [comparison, i]));
    const evidence = table.comparisons.map((comparison): Evidence => {
      const i = indices.get(comparison);
      if (i === undefined) return waiting;
      const found = own.get(i);
      if (found === undefined) return unjudged;
      const described = evidenceOf(found, comparison, groups, i);
      const labels = metric.id === 'throughput' ? decision.awaited.get(comparison.case.key) : undefined;
      return labels === undefined || !areWorse(labels)
        ? described
        : { ...described, verdict: 'pass', reason: 'coupled', because: { waitsFor: labels } };
    });
    return { evidence };
  });
  return { weighed, decision };
}

/** The rate of a load test with new labels. */
const waiting: Evidence = { verdict: 'inconclusive', reason: 'coupled' };

type Groups = Readonly<Record<'worse' | 'suspect', readonly JudgedGroup[]>>;

/** A control, or a case whose band accepts everything. */
const unjudged: Evidence = { verdict: 'pass', reason: 'within-band', severity: 0 };

/** Why a case is judged as it is: by itself or with a group that contains it. */
function evidenceOf(found: JudgedGroup, comparison: Comparison, groups: Groups, member: number): Evidence {
  const { metric, own, band } = found;
  const limit = limitOf(found);
  const within = ({ group: { members } }: JudgedGroup): boolean => members.includes(member);
  const group = groups.worse.find(within);
  // A member of a group that did not get worse itself is not blamed.
  const fails = group !== undefined && (group === found || own.differences.mean >= pairSettings.ownShare * band);
  const isSuspect = !fails && own.differences.mean > band && groups.suspect.some(within);
  const isBetter = viewsOf(found).every(
    ({ differences, noise, gains }) => gains && estimateRange(differences, noise)[1] < -band,
  );
  const isOpen = !isBetter && isUnstable(found);
  const share = own.differences.mean / limit;
  const pastMedian = median(comparison.past.values);
  return {
    ...(fails
      ? { verdict: 'regression', reason: group === found ? 'beyond-limit' : 'group', severity: Math.max(share, 1) }
      : isSuspect
        ? { verdict: 'suspect', reason: 'single-run', severity: Math.max(share, 1) }
        : {
            verdict: isBetter ? 'improvement' : isOpen ? 'inconclusive' : 'pass',
            reason: isOpen ? 'too-noisy' : own.differences.mean > band ? 'within-noise' : 'within-band',
            severity: Math.min(share, 1),
          }),
    effect: { ...effectOf(found, own), ...(isSuspect && { beyond: own.beyond }) },
    noise: { percent: 100 * Math.sqrt(pooledVariance(own) / 2), runs: own.differences.count, from: 'session' },
    ...(fails ? { group: group.group.id } : { limit: pastMedian * Math.exp(worseSign(metric) * limit) }),
    smallestDetectable: Math.abs(toPercent(limit, metric)),
  };
}

/** The mean from which on a group fails on its own: of so many pairs, or of the fewest that may fail. */
function limitOf(judged: JudgedGroup): number {
  const views = viewsOf(judged);
  const limits = views.map(({ differences, noise }) => {
    const least = expectDifferences(pairSettings.minPairs, 0, noise);
    const seen = differences.count < pairSettings.minPairs ? least : differences;
    return smallestFound(seen, noise, !isShared(judged.group), (pairSettings.alpha * judged.weight) / views.length);
  });
  return Math.max(judged.band, Math.min(...limits));
}

/** Whether a case stayed open, and only a change so large would have been found that a pass would say nothing. */
const isUnstable = (found: JudgedGroup): boolean =>
  found.isJudged &&
  found.state === 'open' &&
  limitOf(found) > Math.max(common.unstable.bands * found.band, common.unstable.reach);

/** The change that a view shows, with the interval of the same number. */
function effectOf({ metric, band, state, isJudged }: JudgedGroup, { differences, noise }: View): PairEffect {
  const ends = estimateRange(differences, noise).map((end) => toPercent(end, metric));
  return {
    percent: toPercent(differences.mean, metric),
    low: Math.min(...ends),
    high: Math.max(...ends),
    pairs: differences.count,
    ...(isJudged && state === 'open' && { open: toPercent(excludedFrom(differences, noise, band), metric) }),
  };
}

/** What a report says about the pairs as a whole. */
export function summarizePairs(decision: PairsDecision, areErrorsPromising = false): MeasuredPairs {
  const { state: ofSpeed, isPromising, pairs, chance, groups } = decision;
  const needed = pairsToSign(decision);
  const state = ofSpeed === 'passed' && areErrorsPromising ? 'open' : ofSpeed;
  const rank = ({ state: of }: JudgedGroup): number => ['worse', 'suspect', 'open'].indexOf(of);
  const shown = groups
    .filter((group) => rank(group) >= 0 && (group.isJudged || group.state !== 'open'))
    .toSorted((a, b) => rank(a) - rank(b));
  return {
    pairs,
    state,
    ...((isPromising || areErrorsPromising) && { isPromising: true }),
    alpha: pairSettings.alpha,
    chance,
    ...(Number.isFinite(needed) && { needed }),
    groups: shown.slice(0, maxGroups).map(toPairGroup),
    found: pairs < pairSettings.minPairs ? [] : foundFrom(groups, limitOf),
    noise: foundFrom(groups, ({ own }) => Math.sqrt(pooledVariance(own) / 2)).map(({ metric, percent }) => ({
      metric,
      percent: Math.abs(percent),
    })),
  };
}

/** A group as documents describe it. */
export function toPairGroup(judged: JudgedGroup): PairGroup {
  const { group, metric, state, clearer, chance } = judged;
  const { pairs: _, ...effect } = effectOf(judged, clearer);
  return {
    id: group.id,
    metric: metric.id,
    kind: group.kind,
    name: group.name,
    state,
    by: clearer.by,
    ...effect,
    chance,
  };
}

/**
 * The number of pairs that show what a release needs, if further ones look like those so far: that each group lost less than its limit.
 * No more than were measured if they show it; infinite if a group looks worse.
 */
const pairsToSign = ({ groups }: PairsDecision): number =>
  groups.length === 0 ? Infinity : Math.max(pairSettings.minPairs, ...groups.map(pairsOf));

function pairsOf(group: JudgedGroup): number {
  if (group.state === 'worse' || group.state === 'suspect') return Infinity;
  const { loss, exclusion } = pairSettings.release[classifyMetric(group.metric) === 'tail' ? 'tail' : 'other'];
  const limit = Math.max(loss, group.band);
  // What the machine did to all cases alike is excluded in relation to the others; all together have a group of their own.
  const { differences, noise } = group.beside;
  const { mean, count } = differences;
  const reach = excludedFrom(differences, noise, group.band, exclusion) - mean;
  // What is known to plus or minus so much is known to half of it by four times as many pairs.
  return mean + reach <= limit ? count : mean < limit ? Math.ceil(count * (reach / (limit - mean)) ** 2) : Infinity;
}
