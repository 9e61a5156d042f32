import { metricById } from '../metrics/index.js';
import type { BlindHistory } from '../model/comparison.js';
import type { Problem } from '../model/documents.js';
import { historyCannotJudge, type Blindness } from '../problems/levels.js';

/**
 * Describes in a single sentence what a history cannot judge: throughput, response times or both, in all cases or in some.
 * Response times are mentioned only where none of the gated ones can be judged: a slower service moves all of them, so one
 * noisy percentile next to a quiet one is not a reason to measure differently.
 *
 * @param histories the histories of the gated metrics, including those that can be judged
 */
export function describeBlindness(histories: readonly BlindHistory[]): readonly Problem[] {
  const found = findBlindness(histories);
  return found.length === 0 ? [] : [historyCannotJudge(found)];
}

/** In metrics of which each shows a slower service. */
const findBlindness = (histories: readonly BlindHistory[]): readonly Blindness[] => [
  ...describeFamily(
    'throughput',
    histories.filter(({ metric }) => metric === 'throughput'),
  ),
  ...describeFamily(
    'response times',
    histories.filter(({ metric }) => metricById.get(metric)?.unit === 'ms'),
  ),
];

function describeFamily(name: string, members: readonly BlindHistory[]): readonly Blindness[] {
  if (members.length === 0) return [];
  const percents = members.flatMap(({ everythingPercent }) => everythingPercent ?? []);
  // A case is not restless if one of its metrics is only measured too coarsely.
  const judged = new Set(members.flatMap(({ judgedCases, coarseCases }) => [...judgedCases, ...coarseCases]));
  const cases = [...new Set(members.flatMap((member) => member.cases))].filter((key) => !judged.has(key));
  // The quietest metric shows what can be detected.
  if (percents.length === members.length) return [{ name, cases, isWhole: true, percent: Math.min(...percents) }];
  if (cases.length === 0) return [];
  return [{ name, cases, ...(cases.length >= judged.size && { isWhole: true }) }];
}
