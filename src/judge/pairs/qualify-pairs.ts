/** What pairs of the same version show about their own noise, and about what pairs of this kind can find. */
import type { Comparison, MetricComparisons } from '../../model/comparison.js';
import type { Metric } from '../../model/metric.js';
import { toPercent } from '../../metrics/values.js';
import type { MeasuredPairs } from '../../model/documents.js';
import { decideByPairs, type JudgedGroup } from './decide-by-pairs.js';
import { expectDifferences, smallestFound, type Noise } from './evidence.js';
import { classifyMetric } from '../model/settings.js';
import { pairSettings } from './settings.js';
import { summarizePairs } from './weigh-pairs.js';

/** The numbers of pairs for which the smallest change is stated. */
export const statedPairs = [1, 2, 4, 8] as const;

export interface QualifiedGroup {
  readonly metric: Metric;
  /** The label, or the case if it has no label in several configurations. */
  readonly name: string;
  /** The standard deviation of a pair's difference, in percent. */
  readonly noisePercent: number;
  /** The change in percent that half of all gates with so many pairs find; undefined if none. */
  readonly found: readonly (number | undefined)[];
}

export interface PairQuality {
  readonly pairs: number;
  readonly groups: readonly QualifiedGroup[];
  /** Comparisons of the version with itself, and how many of them failed: of every pair alone, and of the first pairs together. */
  readonly comparisons: number;
  readonly failed: number;
  /** How much a label varies from one measurement to the next, as the gate says it. */
  readonly noise: MeasuredPairs['noise'];
  readonly machine: Machine;
}

/** The kinds of machine for which docs/gate.md says how often an unchanged version fails. */
export type Machine = 'calm' | 'restless' | 'very restless';

/** By how many percent measurements may differ from one to the next on a calm machine, and on a restless one. */
const most = { calm: 10, restless: 20 };

/** @param tables pairs of one version */
export function qualifyPairs(tables: readonly MetricComparisons[]): PairQuality {
  const decision = decideByPairs(tables);
  const { groups, pairs } = decision;
  const labels = groups.filter(({ group }) => group.kind === 'label');
  const shown = labels.length > 0 ? labels : groups.filter(({ group }) => group.kind === 'case');
  const subsets = [
    ...Array.from({ length: pairs }, (_, k) => [k]),
    ...Array.from({ length: Math.max(pairs - 1, 0) }, (_, k) => Array.from({ length: k + 2 }, (__, i) => i)),
  ];
  const failed = subsets.filter(
    (subset) => decideByPairs(tables.map((table) => onlyPairs(table, subset))).state === 'failed',
  );
  const { noise } = summarizePairs(decision);
  return {
    pairs,
    groups: shown.map(qualifyGroup),
    comparisons: subsets.length,
    failed: failed.length,
    noise,
    machine: machineOf(noise, tables),
  };
}

/** A tail varies on the calmest machine, so a typical response time says what the machine is, where there is one. */
function machineOf(noise: PairQuality['noise'], tables: readonly MetricComparisons[]): Machine {
  const typical = new Set(tables.flatMap(({ metric }) => (classifyMetric(metric) === 'typical' ? [metric.id] : [])));
  const known = noise.filter(({ metric }) => typical.has(metric));
  const largest = Math.max(...(known.length > 0 ? known : noise).map(({ percent }) => percent));
  return largest <= most.calm ? 'calm' : largest <= most.restless ? 'restless' : 'very restless';
}

function qualifyGroup({ metric, group, clearer, relative = clearer, band, weight }: JudgedGroup): QualifiedGroup {
  const { differences, noise } = relative;
  const { squares, count, mean } = differences;
  // Nothing changed, so the differences are deviations from none.
  const sum = squares + count * mean ** 2;
  const freedom = noise.freedom + count;
  const known: Noise = { variance: (noise.variance * noise.freedom + sum / 2) / freedom, freedom };
  return {
    metric,
    name: group.name,
    noisePercent: Math.abs(toPercent(Math.sqrt(2 * known.variance), metric)),
    found: statedPairs.map((pairs) => {
      const limit = Math.max(
        band,
        smallestFound(expectDifferences(pairs, 0, known), noise, true, pairSettings.alpha * weight),
      );
      return Number.isFinite(limit) ? toPercent(limit, metric) : undefined;
    }),
  };
}

const onlyPairs = ({ metric, comparisons }: MetricComparisons, subset: readonly number[]): MetricComparisons => ({
  metric,
  comparisons: comparisons.map((comparison): Comparison => {
    const { past } = comparison;
    const pick = <Item>(items: readonly Item[]): Item[] => subset.flatMap((i) => items.slice(i, i + 1));
    return {
      ...comparison,
      candidate: pick(comparison.candidate),
      candidateMeasurements: pick(comparison.candidateMeasurements),
      past: { values: pick(past.values), runs: pick(past.runs), sources: pick(past.sources) },
    };
  }),
});
