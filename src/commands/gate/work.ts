/** The work of both sides of a pair: processor time per request. */
import { nameCase } from '../../cases/names.js';
import type { PairWork } from '../../judge/pairs/witness.js';
import type { MachineUse } from '../../model/documents.js';
import type { Run } from '../../model/run.js';
import { sum } from '../../stats/sum.js';

/** What is known of one measurement. */
export interface MeasuredWork {
  readonly machine: MachineUse;
  readonly run: Run;
}

/** A service that uses less of a core mostly waits: its time per request then depends on how cold the processor is. */
const leastCores = 1 / 3;
/** More of the requests than this may not be others than those of the other side: each kind has its own work. */
const mostMoved = 0.05;

/** @returns undefined if it cannot be compared */
export function comparePairWork(base: MeasuredWork, head: MeasuredWork): PairWork | undefined {
  const isComparable = hasGenerator(base) === hasGenerator(head) && shareMoved(base.run, head.run) <= mostMoved;
  const [before, after] = [workPerRequest(base), workPerRequest(head)];
  return isComparable && before !== undefined && after !== undefined ? { base: before, head: after } : undefined;
}

/** Whether the work is that of the service alone. */
export const hasGenerator = ({ machine }: Pick<MeasuredWork, 'machine'>): boolean => machine.generatorMs !== undefined;

/** Milliseconds of processor time per request; undefined if it is unknown or says nothing. */
export function workPerRequest({ machine: { serviceMs, spanMs }, run }: MeasuredWork): number | undefined {
  const requests = sum([...countRequests(run).values()]);
  return requests > 0 && serviceMs >= leastCores * spanMs ? serviceMs / requests : undefined;
}

/** The number of requests by case. NaN if one is unknown. Transactions consist of other requests. */
function countRequests({ measurements }: Run): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const measurement of measurements) {
    if (measurement.transaction === true) continue;
    const { key } = nameCase(measurement);
    counts.set(key, (counts.get(key) ?? 0) + (measurement.samples ?? NaN));
  }
  return counts;
}

/** The share of the requests that are of another case than on the other side. */
function shareMoved(base: Run, head: Run): number {
  const [before, after] = [countRequests(base), countRequests(head)];
  const [all, others] = [sum([...before.values()]), sum([...after.values()])];
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return sum(keys.map((key) => Math.abs((before.get(key) ?? 0) / all - (after.get(key) ?? 0) / others))) / 2;
}
