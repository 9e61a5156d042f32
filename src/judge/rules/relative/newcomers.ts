/**
 * Labels without a history. In a closed loop a new label makes every iteration longer, so the throughput of all others falls
 * although none became slower.
 */
import { numericValue } from '../../../metrics/values.js';
import type { Comparison } from '../../../model/comparison.js';
import type { Measurement, RunShift } from '../../../model/documents.js';
import { median } from '../../../stats/median.js';
import { belongToLoop } from './counting.js';
import { loadTestOf } from './groups.js';
import type { Merged } from './merge.js';
import type { Table } from './table.js';

/** What new labels do to the throughput of one case. */
export interface Awaited {
  /** By repetition: the part of its loss that they explain, as a logarithm. */
  readonly allowance: readonly number[];
  /** Whether they explain at least half of a loss beyond the band. */
  readonly explains: boolean;
  readonly labels: NonNullable<RunShift['labels']>;
}

/** New labels explain a loss if they explain at least this fraction of it. */
const leastShare = 0.5;

/**
 * @param table one row per case
 * @param members the rows that share a quantity
 * @param newcomers cases of this run without a history
 * @returns by row; undefined where no new label explains anything
 */
export function awaitNewcomers(
  table: Table,
  members: Merged['members'],
  newcomers: readonly Comparison[],
): readonly (Awaited | undefined)[] {
  const awaited = Array<Awaited | undefined>(table.rows.length).fill(undefined);
  if (table.metric.id !== 'throughput' || newcomers.length === 0) return awaited;
  for (const group of members) {
    const found = awaitTogether(table, group, newcomers);
    for (const row of group) awaited[row] = found;
  }
  return awaited;
}

function awaitTogether(table: Table, group: readonly number[], newcomers: readonly Comparison[]): Awaited | undefined {
  const { rows, repetitions } = table;
  const test = keyOf(rows[group[0] ?? 0]?.comparison);
  const shared = group.flatMap((row) => rows[row]?.comparison ?? []);
  const isOfLoop = (comparison: Comparison): boolean =>
    keyOf(comparison) === test && belongToLoop(requestsNow(comparison), shared.map(requestsNow));
  const added = newcomers.filter((newcomer) => newcomer.candidate.length === repetitions && isOfLoop(newcomer));
  const present = rows.map(({ comparison }) => comparison);
  const loop = present.filter((comparison) => shared.includes(comparison) || isOfLoop(comparison));
  if (added.length === 0 || loop.some(({ candidate }) => candidate.length < repetitions)) return undefined;
  const losses = Array.from({ length: repetitions }, (_, r) =>
    median(group.map((row) => (rows[row]?.present[r] ?? NaN) - (rows[row]?.usual ?? NaN))),
  );
  const allowance = losses.map((loss, r) => explained(loss, loop, added, r));
  if (!allowance.some((part) => part > 0)) return undefined;
  const [loss, part] = [median(losses), median(allowance)];
  const band = Math.min(...group.map((row) => rows[row]?.band ?? Infinity));
  return {
    allowance,
    explains: loss > band && part >= leastShare * loss,
    labels: added.flatMap(({ case: { scenario, label } }) =>
      label === undefined ? [] : [{ scenario, label, new: true as const }],
    ),
  };
}

/**
 * The part of a loss that new labels explain: their share of the time that all labels of the loop add to an iteration, but
 * no more than their share of the time that all of them take. So a loss of which no label shows the cause remains, and a
 * slower label leaves the more of the loss unexplained, the slower it is.
 *
 * @param loss of throughput in a repetition, as a logarithm
 * @returns a logarithm; 0 if response times or counts are not known
 */
function explained(loss: number, loop: readonly Comparison[], added: readonly Comparison[], r: number): number {
  const times = loop.map((comparison) => timeOf(comparison.candidateMeasurements[r]));
  const own = times.reduce((sum, time) => sum + time, 0);
  const slower = loop.reduce((sum, { past, candidateMeasurements }, i) => {
    const before = past.sources.filter((_, t) => (past.stretches?.[t] ?? 0) === 0);
    const usual = middle(before.map(({ measurement }) => measurement));
    return sum + Math.max(0, (times[i] ?? NaN) * (1 - usual / meanOf(candidateMeasurements[r])));
  }, 0);
  const fresh = added.reduce((sum, { candidateMeasurements }) => sum + timeOf(candidateMeasurements[r]), 0);
  if (!(loss > 0) || !(fresh > 0) || !(own > 0) || !(slower >= 0)) return 0;
  const lost = -Math.expm1(-loss);
  return -Math.log(Math.max(1 - (lost * fresh) / (fresh + slower), own / (own + fresh)));
}

/** The time of all requests of a case. */
const timeOf = (measurement: Measurement | undefined): number => (measurement?.samples ?? NaN) * meanOf(measurement);

const meanOf = (measurement: Measurement | undefined): number =>
  measurement === undefined ? NaN : numericValue(measurement, 'mean');

function middle(measurements: readonly Measurement[]): number {
  const values = measurements.map(meanOf).filter((value) => value > 0);
  return values.length === 0 ? NaN : median(values);
}

function requestsNow({ candidateMeasurements }: Comparison): number {
  return median(candidateMeasurements.map(({ samples }) => samples ?? NaN));
}

const keyOf = (comparison: Comparison | undefined): string | undefined =>
  comparison && `${String(comparison.isControl)} ${loadTestOf(comparison.case)}`;

/** The table without the losses that new labels explain. */
export const withoutAwaited = (table: Table, awaited: readonly (Awaited | undefined)[]): Table => ({
  ...table,
  rows: table.rows.map((row, i) => {
    const { allowance } = awaited[i] ?? {};
    return allowance === undefined
      ? row
      : { ...row, present: row.present.map((value, r) => value - (allowance[r] ?? 0)) };
  }),
});
