import { metricById } from '../metrics/index.js';
import type { BlindHistory } from '../model/comparison.js';
import type { Problem } from '../model/documents.js';
import { historyCannotJudge } from '../problems/comparison.js';

/**
 * Describes a history that cannot judge throughput, response times or both in a single sentence. Response times are
 * mentioned only if none of the gated ones can be judged: one noisy percentile next to a quiet one is no reason to measure
 * differently.
 *
 * @param histories the histories of the gated metrics, including those that can be judged
 */
export function describeBlindness(histories: readonly BlindHistory[]): readonly Problem[] {
  const families = [
    { name: 'throughput', members: histories.filter(({ metric }) => metric === 'throughput') },
    { name: 'response times', members: histories.filter(({ metric }) => metricById.get(metric)?.unit === 'ms') },
  ];
  const blind = families.filter(({ members }) => members.length > 0 && members.every(({ isBlind }) => isBlind));
  if (blind.length === 0) return [];
  // The quietest metric of a family shows what can be detected; the worst family is reported.
  const limits = blind.flatMap(({ members }) => {
    const percents = members.flatMap(({ everythingPercent }) => everythingPercent ?? []);
    return percents.length === members.length ? [Math.min(...percents)] : [];
  });
  const percent = limits.length === 0 ? undefined : Math.max(...limits);
  const cases = new Set(blind.flatMap(({ members }) => members.flatMap((member) => member.cases)));
  return [
    historyCannotJudge(
      blind.map(({ name }) => name),
      percent,
      cases.size,
    ),
  ];
}
