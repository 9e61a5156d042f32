import type { Finding, Problem } from '../model/documents.js';
import { deadTests } from '../problems/comparison.js';

/**
 * Describes the cases in which most requests always fail, although the configuration does not declare them, in a single
 * sentence.
 */
export function describeDeadTests(findings: readonly Finding[]): readonly Problem[] {
  const dead = findings.filter(({ reason, gated }) => reason === 'dead' && gated);
  if (dead.length === 0) return [];
  const runs = Math.min(...dead.map(({ baseline }) => baseline?.runs ?? 1));
  return [
    deadTests(
      dead.map(({ case: { key } }) => key),
      runs,
    ),
  ];
}
