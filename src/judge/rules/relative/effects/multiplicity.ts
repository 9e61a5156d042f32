/** The factor on the probabilities of each kind of group, because several hypotheses are tested. */
import type { Group } from './groups.js';
import { common, kindWeights, type GroupKind } from '../settings.js';

/**
 * A few groups mostly overlap or move together, so they count by a power of their number; each further group counts in
 * full.
 */
const effectiveNumber = (n: number): number =>
  Math.min(n, common.wide) ** common.multiplicityPower * Math.max(1, n / common.wide);

/** Bonferroni's inequality by the effective number of groups of a kind; the kinds share the probability by their weights. */
export function multiplicities(groups: readonly Group[]): ReadonlyMap<GroupKind, number> {
  const counts = new Map<GroupKind, number>();
  for (const { kind } of groups) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const total = [...counts.keys()].reduce((sum, kind) => sum + kindWeights[kind], 0);
  return new Map([...counts].map(([kind, n]) => [kind, (effectiveNumber(n) * total) / kindWeights[kind]]));
}
