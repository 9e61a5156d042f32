/** The work of both sides of a pair: processor time per request. */
import { nameCase } from '../../cases/names.js';
import type { PairWork } from './screen.js';
import type { MachineUse } from '../../model/documents.js';
import type { Run } from '../../model/run.js';
import { sum } from '../../stats/averages.js';

/** What is known of one measurement. */
interface Measured {
  readonly machine?: MachineUse;
  readonly candidate?: { readonly run: Run };
}

/** A service that uses less of a core mostly waits: its time per request then depends on how cold the processor is. */
const leastCores = 1 / 3;
/** More of the requests than this may not be others than those of the other side: each kind has its own work. */
const mostMoved = 0.05;

export interface Works {
  /** Undefined where it is unknown, or cannot be compared. */
  readonly pairs: readonly (PairWork | undefined)[];
  /** Whether it is the work of the service alone, without that of a load generator. */
  readonly isOfService: boolean;
}

/** @param base the measurements of one side; those of the other belong to them in the same order */
export const compareWork = (base: readonly Measured[], head: readonly Measured[]): Works => ({
  pairs: base.map((measured, i) => comparePairWork(measured, head[i] ?? {})),
  isOfService: head.every(isOfService),
});

/** Undefined unless it is known of all pairs. */
export function knownWork({ pairs }: Works): readonly PairWork[] | undefined {
  const known = pairs.filter((work) => work !== undefined);
  return known.length < pairs.length ? undefined : known;
}

function comparePairWork(base: Measured, head: Measured): PairWork | undefined {
  const [before, after] = [countRequests(base), countRequests(head)];
  const work = { base: workPerRequest(base, before), head: workPerRequest(head, after) };
  const isComparable = isOfService(base) === isOfService(head) && shareMoved(before, after) <= mostMoved;
  return isComparable && work.base > 0 && work.head > 0 ? work : undefined;
}

const isOfService = ({ machine }: Measured): boolean => machine?.generatorMs !== undefined;

/** Milliseconds of processor time per request; NaN if it is unknown or says nothing. */
function workPerRequest({ machine }: Measured, counts: Counts): number {
  const requests = sum([...counts.values()]);
  return machine !== undefined && machine.serviceMs >= leastCores * machine.spanMs ? machine.serviceMs / requests : NaN;
}

/** The number of requests by case; NaN if it is unknown. */
type Counts = ReadonlyMap<string, number>;

/** Transactions are left out: they consist of other requests. */
function countRequests({ candidate }: Measured): Counts {
  const counts = new Map<string, number>();
  for (const measurement of candidate?.run.measurements ?? []) {
    if (measurement.transaction === true) continue;
    const { key } = nameCase(measurement);
    counts.set(key, (counts.get(key) ?? 0) + (measurement.samples ?? NaN));
  }
  return counts;
}

/** The share of the requests that are of another case than on the other side. */
function shareMoved(before: Counts, after: Counts): number {
  const [all, others] = [sum([...before.values()]), sum([...after.values()])];
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return sum(keys.map((key) => Math.abs((before.get(key) ?? 0) / all - (after.get(key) ?? 0) / others))) / 2;
}
