import { metricById } from '../metrics/index.js';
import type { BlindHistory } from '../model/comparison.js';
import type { Problem } from '../model/documents.js';
import { historyCannotJudge } from '../problems/comparison.js';

/**
 * The one sentence about a history that cannot judge. Only throughput counts: every load test has it, and a noisy
 * percentile alone is no reason to measure differently.
 *
 * @param blind the gated metrics whose history hides a loss of a fifth
 */
export function describeBlindness(blind: readonly BlindHistory[]): readonly Problem[] {
  const worst = blind.find(({ metric, isBlind }) => metric === 'throughput' && isBlind);
  if (worst === undefined) return [];
  const title = metricById.get(worst.metric)?.title ?? worst.metric;
  return [historyCannotJudge(title, worst.everythingPercent, worst.cases.length)];
}
