/** The pairs' answer to every comparison, and what a report says about groups of cases. */
import { loadTestKey } from '../../cases/names.js';
import { toPercent, worseSign } from '../../metrics/log-scale.js';
import type { Comparison, Evidence, MetricComparisons, Weighed } from '../../model/comparison.js';
import type { MeasuredPairs, PairEffect, PairGroup } from '../../model/documents.js';
import { median } from '../../stats/median.js';
import { decideByPairs, withoutWaiting, type JudgedGroup, type PairsDecision } from './decide-by-pairs.js';
import { estimateRange, excludedFrom, smallestFound } from './evidence.js';
import { foundFrom } from './found-from.js';
import type { Screen } from './screen.js';
import { common } from '../model/settings.js';
import { classify, pairSettings } from './settings.js';

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
  const weighed = tables.map((table): Weighed => {
    const { metric } = table;
    const { comparisons } = withoutWaiting(table);
    const ofMetric = decision.groups.filter((group) => group.metric === metric);
    const own = new Map(
      ofMetric.filter(({ group }) => group.kind === 'case').map((found) => [found.group.members[0], found]),
    );
    const worse = ofMetric.filter(({ state }) => state === 'worse');
    const evidence = new Map(
      comparisons.map((comparison, i) => {
        const found = own.get(i);
        if (found === undefined) return [comparison, unjudged] as const;
        const described = describeCase(found, comparison, worse, i);
        const isPart = described.verdict === 'pass' || described.verdict === 'inconclusive';
        const labels = isPart ? findAwaited(found, decision) : [];
        if (labels.length === 0) return [comparison, described] as const;
        return [
          comparison,
          { ...described, verdict: 'pass', reason: 'coupled', because: { waitsFor: labels } },
        ] as const;
      }),
    );
    return { evidence: table.comparisons.map((comparison) => evidence.get(comparison) ?? waiting) };
  });
  return { weighed, decision };
}

/** The slower labels that the users of a case wait for, if its rate fell. */
function findAwaited({ metric, cases: [name], own, band }: JudgedGroup, { groups }: PairsDecision) {
  if (name === undefined || classify(metric) !== 'rate' || own <= band) return [];
  const slower = groups.filter(({ state, metric: other }) => state === 'worse' && classify(other) !== 'rate');
  // A whole test is slower with one of its labels.
  const labels = slower.filter(({ group: { kind } }) => kind === 'case' || kind === 'label');
  const awaited = (labels.length > 0 ? labels : slower).flatMap(({ cases }) =>
    cases.filter((other) => loadTestKey(other) === loadTestKey(name)),
  );
  return [...new Set(awaited.flatMap(({ label }) => label ?? []))].map((label) => ({ scenario: name.scenario, label }));
}

/** The rate of a load test with new labels. */
const waiting: Evidence = { verdict: 'inconclusive', reason: 'coupled' };

/** A control, or a case whose band accepts everything. */
const unjudged: Evidence = { verdict: 'pass', reason: 'within-band', severity: 0 };

function describeCase(
  found: JudgedGroup,
  comparison: Comparison,
  worse: readonly JudgedGroup[],
  member: number,
): Evidence {
  const { metric, differences, credited, noise, band, own } = found;
  const limit = limitOf(found);
  const group = worse.find(({ group: { members } }) => members.includes(member));
  // A member of a group that did not get worse itself is not blamed.
  const fails = group !== undefined && (group === found || own >= pairSettings.ownShare * band);
  const [, high] = estimateRange(credited, noise);
  const isBetter = !fails && high < -band;
  const isOpen = !fails && !isBetter && isUnstable(found);
  const severity = Number.isFinite(limit) ? differences.mean / limit : 0;
  const pastMedian = median(comparison.past.values);
  const evidence: Evidence = {
    verdict: fails ? 'regression' : isBetter ? 'improvement' : isOpen ? 'inconclusive' : 'pass',
    reason: fails
      ? group === found
        ? 'beyond-limit'
        : 'group'
      : isOpen
        ? 'too-noisy'
        : differences.mean > band
          ? 'within-noise'
          : 'within-band',
    severity: fails ? Math.max(severity, group.blamed.mean / limitOf(group), 1) : Math.min(severity, 1),
    effect: effectOf(fails ? group : isBetter ? { ...found, differences: credited } : found),
    noise: { percent: 100 * Math.sqrt(noise.variance), runs: differences.count, from: 'session' },
  };
  return {
    ...evidence,
    ...(fails && { group: group.group.id }),
    ...(Number.isFinite(limit) && {
      limit: pastMedian * Math.exp(worseSign(metric) * limit),
      smallestDetectable: Math.abs(toPercent(limit, metric)),
    }),
  };
}

/** The mean from which on a group fails on its own. */
const limitOf = ({ differences, noise, band, weight }: JudgedGroup): number =>
  smallestFound(differences, noise, band, 1 / (pairSettings.alpha * weight));

/** Whether a case stayed open, and only a change so large would have been found that a pass would say nothing. */
const isUnstable = (found: JudgedGroup): boolean =>
  found.isJudged &&
  found.state === 'open' &&
  limitOf(found) > Math.max(common.unstable.bands * found.band, common.unstable.reach);

function effectOf({ metric, blamed, noise, band, state, isJudged, ...judged }: JudgedGroup): PairEffect {
  const differences = state === 'worse' ? blamed : judged.differences;
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
export function summarizePairs({ state, pairs, evidence, groups }: PairsDecision): MeasuredPairs {
  const shown = groups.filter((group) => group.state === 'worse' || (group.isJudged && group.state === 'open'));
  return {
    pairs,
    state,
    alpha: pairSettings.alpha,
    evidence: bounded(evidence),
    groups: shown.slice(0, maxGroups).map(describeGroup),
    found: foundFrom(groups, limitOf),
  };
}

/** A group as documents describe it. */
export function describeGroup(judged: JudgedGroup): PairGroup {
  const { group, metric, state, evidence } = judged;
  const { pairs: _, ...effect } = effectOf(judged);
  return {
    id: group.id,
    metric: metric.id,
    kind: group.kind,
    name: group.name,
    state,
    ...effect,
    evidence: bounded(evidence),
  };
}

/** JSON has no infinity. */
const bounded = (evidence: number): number => Math.min(evidence, 1e12);
