/**
 * Labels without a history. In a closed loop a new label makes every iteration longer, so the throughput of all others falls
 * although none became slower.
 */
import { groupBy } from '../../../../lang/group-by.js';
import { remainingShare, totalTime } from '../../../../compare/loops.js';
import { numericValue, usualValue } from '../../../../metrics/values.js';
import type { Comparison } from '../../../../model/comparison.js';
import type { RunShift } from '../../../../model/documents.js';
import { median } from '../../../../stats/median.js';
import { belongToLoop } from './counting.js';
import { comparedTestKey } from './compared-test.js';
import type { Merged } from './merge-coupled.js';
import type { Table } from '../table.js';

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
  const labels = table.rows.map(({ comparison }) => createLabel(comparison));
  const labelsByTest = groupBy(labels, ({ test }) => test);
  const measured = newcomers.filter(({ candidate }) => candidate.length === table.repetitions);
  const newcomersByTest = groupBy(measured.map(createLabel), ({ test }) => test);
  for (const group of members) {
    const { test = '' } = labels[group[0] ?? 0] ?? {};
    const added = newcomersByTest.get(test) ?? [];
    if (added.length === 0) continue;
    const found = awaitTogether(table, group, { labels, ofTest: labelsByTest.get(test) ?? [], added });
    for (const row of group) awaited[row] = found;
  }
  return awaited;
}

/** A comparison with what is needed to compare it with many others. */
interface Label {
  readonly comparison: Comparison;
  /** The key of its load test. */
  readonly test: string;
  /** The number of requests in the run under test. */
  readonly requests: number;
  /** By repetition: the time of all requests, and by how much it is longer than at the usual response time. */
  readonly times: readonly number[];
  readonly slower: readonly number[];
}

function createLabel(comparison: Comparison): Label {
  const { past, candidateMeasurements } = comparison;
  const before = past.sources.filter((_, t) => (past.segments?.[t] ?? 0) === 0);
  const usual = usualValue(
    before.map(({ measurement }) => measurement),
    'mean',
  );
  const times = candidateMeasurements.map(totalTime);
  return {
    comparison,
    test: comparedTestKey(comparison),
    requests: median(candidateMeasurements.map(({ samples }) => samples ?? NaN)),
    times,
    slower: candidateMeasurements.map((measurement, r) =>
      Math.max(0, (times[r] ?? NaN) * (1 - usual / numericValue(measurement, 'mean'))),
    ),
  };
}

interface LoadTest {
  /** By row of the table. */
  readonly labels: readonly Label[];
  readonly ofTest: readonly Label[];
  /** Labels of the load test without a history. */
  readonly added: readonly Label[];
}

function awaitTogether(
  { rows, repetitions }: Table,
  group: readonly number[],
  { labels, ofTest, added: addedToTest }: LoadTest,
): Awaited | undefined {
  const shared = group.flatMap((row) => labels[row] ?? []);
  const requests = shared.map((label) => label.requests);
  const isOfLoop = (label: Label): boolean => belongToLoop(label.requests, requests);
  const added = addedToTest.filter(isOfLoop);
  if (added.length === 0) return undefined;
  const isShared = new Set(shared);
  const loop = ofTest.filter((label) => isShared.has(label) || isOfLoop(label));
  if (loop.some(({ comparison }) => comparison.candidate.length < repetitions)) return undefined;
  const losses = Array.from({ length: repetitions }, (_, r) =>
    median(group.map((row) => (rows[row]?.present[r] ?? NaN) - (rows[row]?.usual ?? NaN))),
  );
  const allowance = losses.map((loss, r) => explainLoss(loss, loop, added, r));
  if (!allowance.some((part) => part > 0)) return undefined;
  const [loss, part] = [median(losses), median(allowance)];
  const band = Math.min(...group.map((row) => rows[row]?.band ?? Infinity));
  return {
    allowance,
    explains: loss > band && part >= leastShare * loss,
    labels: added.flatMap(
      ({
        comparison: {
          case: { scenario, label },
        },
      }) => (label === undefined ? [] : [{ scenario, label, new: true as const }]),
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
function explainLoss(loss: number, loop: readonly Label[], added: readonly Label[], r: number): number {
  const own = loop.reduce((sum, { times }) => sum + (times[r] ?? NaN), 0);
  const slower = loop.reduce((sum, label) => sum + (label.slower[r] ?? NaN), 0);
  const fresh = added.reduce((sum, { times }) => sum + (times[r] ?? NaN), 0);
  if (!(loss > 0) || !(fresh > 0) || !(own > 0) || !(slower >= 0)) return 0;
  const lost = -Math.expm1(-loss);
  return -Math.log(Math.max(1 - (lost * fresh) / (fresh + slower), remainingShare(own, fresh)));
}

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
