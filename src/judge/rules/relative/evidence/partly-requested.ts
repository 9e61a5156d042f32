/**
 * Labels that are requested in a part of the iterations only, as below an If or a Throughput Controller. They lose requests
 * where the iterations of their thread group get longer, although nothing about them changed.
 */
import { groupBy } from '../../../../lang/group-by.js';
import type { Comparison } from '../../../../model/comparison.js';
import { explainsChange, measureLoss, measurePart, type Attribution, type Part } from './attribution.js';
import { usualRequests } from '../merge/counting.js';
import { severity } from '../verdicts/decision.js';
import type { ReasonedDecision } from '../verdicts/decide-all.js';
import { comparedTestKey } from '../merge/compared-test.js';
import type { Judged } from '../verdicts/judge-metric.js';

/** How much more than the loop such a label may lose, in standard deviations of one run; or its tolerance band. */
const mostNoises = 3;

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
  const rankDecision = (i: number): number => severity[decisions[i]?.[0] ?? 'pass'];
  if (metric.id !== 'throughput') return attribution;
  const loops = findLoops(judged, comparisons);
  const worse = [...attribution.worse];
  merged.members.forEach(([i = 0, ...others], row) => {
    const own = comparisons[i];
    if (others.length > 0 || own?.case.label === undefined) return;
    const isWaiting = loops.get(comparedTestKey(own))?.some((loop) => {
      const isPart = (merged.table.rows[row]?.chance ?? 0) > 0 && usualRequests(own) < loop.fewestRequests;
      if (!isPart || !losesNoMore(judged, row, loop.row)) return false;
      if (!loop.members.some((member) => attribution.worse[member] && rankDecision(member) >= rankDecision(i)))
        return false;
      return explainsChange([measurePart(own), ...loop.parts], loop.loss, 1)[0] === false;
    });
    if (isWaiting === true) worse[i] = false;
  });
  return { ...attribution, worse };
}

/** Labels that share one throughput, with their row in the model. */
interface Loop {
  readonly members: readonly number[];
  readonly row: number;
  readonly fewestRequests: number;
  readonly parts: readonly Part[];
  readonly loss: number;
}

/** The loops of each load test. A history may contain thousands of labels, so what they share is computed once. */
function findLoops(judged: Judged, comparisons: readonly Comparison[]): ReadonlyMap<string, readonly Loop[]> {
  const loops = judged.merged.members.flatMap((members, row) => {
    const ofLoop = members.flatMap((member) => comparisons[member] ?? []);
    const [first] = ofLoop;
    if (first === undefined || members.length < 2) return [];
    const fewestRequests = smallest(ofLoop.map(usualRequests));
    const loop = { members, row, fewestRequests, parts: ofLoop.map(measurePart), loss: measureLoss(judged, members) };
    return [{ key: comparedTestKey(first), loop }];
  });
  const byKey = groupBy(loops, ({ key }) => key);
  return new Map([...byKey].map(([key, ofTest]) => [key, ofTest.map(({ loop }) => loop)]));
}

/** NaN if any value is unknown. */
const smallest = (values: readonly number[]): number =>
  values.reduce((least, value) => Math.min(least, value), Infinity);

function losesNoMore({ model }: Judged, row: number, loop: number): boolean {
  const readDeviation = (r: number): number => (model.deviation[r] ?? 0) + (model.standing[r] ?? 0);
  const noise = Math.sqrt(model.fit.variance[row] ?? 0);
  const band = model.fit.table.rows[row]?.band ?? 0;
  return readDeviation(loop) > 0 && readDeviation(row) - readDeviation(loop) <= Math.max(band, mostNoises * noise);
}
