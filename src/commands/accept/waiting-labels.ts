/** The labels whose throughput fell because their users wait for a label whose level is accepted. */
import { loadTestKey, nameCase } from '../../cases/names.js';
import { areEquallyFrequent, minSharedLoss, newestBefore } from '../../compare/loops.js';
import { groupBy } from '../../lang/objects.js';
import { usualValue } from '../../metrics/values.js';
import type { Accept, CaseName } from '../../model/documents.js';
import type { PastMeasurement } from '../../model/run.js';
import { median } from '../../stats/averages.js';

/** A case and the start of the first run of its accepted level. */
export type Level = Pick<Accept, 'case' | 'from'>;

/**
 * In a closed loop a slower label lowers the throughput of all. Once its level is accepted, nothing explains the loss of the
 * others any more, so the next unchanged run would fail in them.
 *
 * @param levels accepted in throughput
 * @param histories the recorded measurements of each case, by its key
 * @param findBand the tolerance band of the throughput of a case, in percent
 * @returns the levels of the other labels of these load tests whose throughput fell as much in the same run
 */
export function findWaitingLabels(
  levels: readonly Level[],
  histories: ReadonlyMap<string, readonly PastMeasurement[]>,
  findBand: (name: CaseName) => number,
): readonly Level[] {
  const accepted = new Set(levels.map((level) => nameCase(level.case).key));
  const others = [...histories].flatMap(([key, history]) => {
    const [first] = history;
    return first === undefined || accepted.has(key) ? [] : [{ name: nameCase(first.measurement), history }];
  });
  const othersByTest = groupBy(others, ({ name }) => loadTestKey(name));
  const levelsByTest = groupBy(levels, (level) => `${loadTestKey(level.case)} ${level.from}`);
  return [...levelsByTest.values()].flatMap((ofTest) => {
    const [first] = ofTest;
    if (first === undefined) return [];
    const remaining = ofTest
      .map((level) => remainingThroughput(histories.get(nameCase(level.case).key) ?? [], level.from))
      .filter((share) => !Number.isNaN(share));
    if (remaining.length === 0) return [];
    const share = median(remaining);
    return (othersByTest.get(loadTestKey(first.case)) ?? []).flatMap(({ name, history }): readonly Level[] => {
      const isLoss = share < 1 - (minSharedLoss * findBand(name)) / 100;
      const isWaiting = isLoss && areEquallyFrequent(remainingThroughput(history, first.from), share);
      const { key: _, ...own } = name;
      return isWaiting ? [{ case: own, from: first.from }] : [];
    });
  });
}

/** The throughput of a run as a share of the usual one before it; NaN if one of them is unknown. */
function remainingThroughput(history: readonly PastMeasurement[], from: string): number {
  const start = Date.parse(from);
  const parseStart = ({ provenance }: PastMeasurement): number => Date.parse(provenance.startedAt ?? '');
  const usualThroughput = (runs: readonly PastMeasurement[]): number =>
    usualValue(
      runs.map(({ measurement }) => measurement),
      'throughput',
    );
  const before = history.filter((run) => parseStart(run) < start).toSorted((a, b) => parseStart(a) - parseStart(b));
  return (
    usualThroughput(history.filter((run) => parseStart(run) === start)) / usualThroughput(before.slice(-newestBefore))
  );
}
