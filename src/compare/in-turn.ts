import { compareCodeUnits } from '../lang/natural-order.js';
import type { Pair } from '../model/run.js';

/**
 * Whether base and head of each case were measured in turn, by the dates of their measurements; undefined if these do not tell.
 * Otherwise what the machine did in between looks like a change. One measurement of each side has no turns.
 */
export function areInTurn(pairs: readonly Pair[]): boolean | undefined {
  const whole = pairs.filter(({ candidate, history }) => candidate.length === history.length);
  const orders = whole.map(({ candidate, history }) =>
    [
      ...candidate.map(({ startedAt = '' }) => ({ startedAt, side: 'head' })),
      ...history.map(({ measurement: { startedAt = '' } }) => ({ startedAt, side: 'base' })),
    ].toSorted((a, b) => compareCodeUnits(a.startedAt, b.startedAt)),
  );
  if (orders.length === 0 || orders.flat().some(({ startedAt }) => startedAt === '')) return undefined;
  return orders.every(
    (order) => order.length > 2 && order.every(({ side }, i) => i % 2 === 1 || side !== order[i + 1]?.side),
  );
}
