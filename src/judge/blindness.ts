import { metricById } from '../metrics/index.js';
import type { BlindHistory } from '../model/comparison.js';
import type { Problem } from '../model/documents.js';
import { historyCannotJudge } from '../problems/comparison.js';

/**
 * The one sentence about a history that cannot judge throughput, response times or both. Response times count only where
 * no gated one can be judged: a noisy percentile beside a quiet one is no reason to measure differently.
 *
 * @param histories of the gated metrics, those that can be judged as well
 */
export function describeBlindness(histories: readonly BlindHistory[]): readonly Problem[] {
  const families = [
    { name: 'throughput', members: histories.filter(({ metric }) => metric === 'throughput') },
    { name: 'response times', members: histories.filter(({ metric }) => metricById.get(metric)?.unit === 'ms') },
  ];
  const blind = families.filter(({ members }) => members.length > 0 && members.every(({ isBlind }) => isBlind));
  if (blind.length === 0) return [];
  // The quietest metric of a family tells what can be seen in it, the worst family what cannot.
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
