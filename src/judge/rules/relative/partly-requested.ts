/**
 * Labels that are requested in a part of the iterations only, as below an If or a Throughput Controller. They lose requests
 * where the iterations of their thread group get longer, although nothing about them changed.
 */
import type { Comparison } from '../../../model/comparison.js';
import { explainsChange, lossOf, partOf, type Attribution } from './attribution.js';
import { usualRequests } from './counting.js';
import type { ReasonedDecision } from './decisions.js';
import { loadTestOf } from './groups.js';
import type { Judged } from './one-metric.js';

/** How much more than the loop such a label may lose, in standard deviations of one run; or its tolerance band. */
const mostNoises = 3;

const ranks: Readonly<Partial<Record<ReasonedDecision[0], number>>> = { suspect: 1, regression: 2 };

/**
 * Lets them wait for the labels that slow down the loop of their load test, if they lost no more than the loop and did not
 * become slower themselves. At least one of those labels must have as severe a verdict, so that no loss is lost.
 *
 * @param decisions by comparison
 * @param attribution which members of the loops explain its loss
 */
export function awaitLoop(
  judged: Judged,
  comparisons: readonly Comparison[],
  decisions: readonly ReasonedDecision[],
  attribution: Attribution,
): Attribution {
  const { metric, merged } = judged;
  const loops = merged.members.map((members, row) => ({ members, row })).filter(({ members }) => members.length > 1);
  if (metric.id !== 'throughput' || loops.length === 0) return attribution;
  const rankOf = (i: number): number => ranks[decisions[i]?.[0] ?? 'pass'] ?? 0;
  const worse = [...attribution.worse];
  merged.members.forEach(([i = 0, ...others], row) => {
    if (others.length > 0) return;
    const isWaiting = loops.some((loop) => {
      if (!isPartOf(judged, comparisons, i, loop.members) || !losesNoMore(judged, row, loop.row)) return false;
      const explaining = loop.members.filter((member) => attribution.worse[member]);
      if (!explaining.some((member) => rankOf(member) >= rankOf(i))) return false;
      const parts = [i, ...loop.members].map((member) => partOf(comparisons[member] as Comparison));
      return explainsChange(parts, lossOf(judged, loop.members), 1)[0] === false;
    });
    if (isWaiting) worse[i] = false;
  });
  return { ...attribution, worse };
}

/** Whether a case belongs to the load test of a loop and is requested less often than its labels. */
function isPartOf(
  { merged }: Judged,
  comparisons: readonly Comparison[],
  i: number,
  [first = 0, ...others]: readonly number[],
): boolean {
  const [own, loop] = [comparisons[i], comparisons[first]];
  if (own === undefined || loop === undefined || own.case.label === undefined || own.isControl !== loop.isControl)
    return false;
  const row = merged.members.findIndex((members) => members.length === 1 && members[0] === i);
  const isCounted = (merged.table.rows[row]?.chance ?? 0) > 0;
  const fewest = Math.min(...[first, ...others].map((member) => usualRequests(comparisons[member] as Comparison)));
  return isCounted && loadTestOf(own.case) === loadTestOf(loop.case) && usualRequests(own) < fewest;
}

function losesNoMore({ model }: Judged, row: number, loop: number): boolean {
  const deviationOf = (r: number): number => (model.deviation[r] ?? 0) + (model.standing[r] ?? 0);
  const noise = Math.sqrt(model.fit.variance[row] ?? 0);
  const band = model.fit.table.rows[row]?.band ?? 0;
  return deviationOf(loop) > 0 && deviationOf(row) - deviationOf(loop) <= Math.max(band, mostNoises * noise);
}
