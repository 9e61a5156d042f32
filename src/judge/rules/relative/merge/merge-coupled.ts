/**
 * Merges rows that measure one quantity, so that it is judged once. In a closed loop every label of a load test is
 * requested once per iteration, so their throughputs are one number. A transaction and its only request have one latency.
 */
import { loadTestKey } from '../../../../cases/names.js';
import { groupBy } from '../../../../lang/group-by.js';
import { knownMedian } from '../../../../stats/median.js';
import { comparedTestKey } from './compared-test.js';
import { equalRows, proportionalRows, type Place } from './coupling.js';
import { countingErrors, usualRequests } from './counting.js';
import { areSameTimes, readMaxima, computeReach, type Times } from './equal-times.js';
import { common } from '../settings.js';
import type { Row, Table } from '../table.js';

export interface Merged {
  readonly table: Table;
  /** The rows of the original table that each row represents. */
  readonly members: readonly (readonly number[])[];
}

/** @param table one row per case */
export function mergeCoupled(table: Table): Merged {
  const { rows, metric } = table;
  if (!rows.some(({ comparison }) => comparison.case.label !== undefined))
    return { table, members: rows.map((_, i) => [i]) };
  const loadTests = groupBy([...rows.keys()], (i) => comparedTestKey((rows[i] as Row).comparison));
  const testByRow = new Map([...loadTests.values()].flatMap((test) => test.map((i) => [i, test] as const)));
  const values = rows.map(({ past, present }) => [...past, ...present]);
  const maxima = table.kind === 'rate' ? [] : rows.map(({ comparison }) => readMaxima(comparison, table.runIds));
  const readTimes = (row: number): Times => ({ values: values[row] ?? [], maxima: maxima[row] ?? [] });
  const readBand = (row: number): number => rows[row]?.band ?? 0;
  // In the run under test, because all rows were measured there.
  const findPlace = (row: number): Place => {
    const value = rows[row]?.present.find((measured) => !Number.isNaN(measured)) ?? NaN;
    return { row, value, reach: computeReach(value, common.coupledTime * readBand(row), metric) };
  };
  const members = [...loadTests.values()].flatMap((loadTest) =>
    table.kind === 'rate'
      ? proportionalRows(loadTest, values, (row) => common.coupledRate * readBand(row))
      : equalRows(loadTest.map(findPlace), (row, other) =>
          areSameTimes(
            readTimes(row),
            readTimes(other),
            common.coupledTime * Math.min(readBand(row), readBand(other)),
            metric,
          ),
        ),
  );
  const ordered = members.map((indices) => [...indices].sort((a, b) => a - b)).sort(([a = 0], [b = 0]) => a - b);
  const merged = ordered.map((indices) => {
    const members = indices.map((i) => rows[i] as Row);
    return mergeRows(members, members.length === testByRow.get(indices[0] ?? 0)?.length);
  });
  const isCounted = metric.id === 'throughput';
  return {
    table: { ...table, rows: isCounted ? countRequests(merged, ordered, rows, [...loadTests.values()]) : merged },
    members: ordered,
  };
}

/** @param loadTests the rows of each */
function countRequests(
  merged: readonly Row[],
  members: Merged['members'],
  rows: readonly Row[],
  loadTests: Merged['members'],
): readonly Row[] {
  const requests = rows.map(({ comparison }) => usualRequests(comparison));
  const selectRequests = (indices: readonly number[]): readonly number[] => indices.map((i) => requests[i] ?? NaN);
  const correctionByRow = new Map(
    loadTests.flatMap((test) => {
      const correct = countingErrors(selectRequests(test));
      return test.map((i) => [i, correct] as const);
    }),
  );
  return merged.map((row, r) => {
    const indices = members[r] ?? [];
    return correctionByRow.get(indices[0] ?? 0)?.(row, selectRequests(indices)) ?? row;
  });
}

/**
 * Mean of the members' logarithms, each relative to its own level, with the smallest noise of all members.
 *
 * @param isWhole whether they are all labels of their load test
 */
function mergeRows(members: readonly Row[], isWhole: boolean): Row {
  const [first] = members as [Row];
  if (members.length === 1) return first;
  const levels = members.map(({ past }) => knownMedian(past));
  const averageRuns = (readValues: (row: Row) => readonly number[]): readonly number[] =>
    readValues(first).map((_, t) => {
      const known = members.flatMap((row, m) => {
        const value = readValues(row)[t] ?? NaN;
        return Number.isNaN(value) ? [] : [value - (levels[m] ?? 0)];
      });
      return known.length === 0 ? NaN : known.reduce((sum, value) => sum + value, 0) / known.length;
    });
  const { case: name } = first.comparison;
  const { label: _, ...test } = name;
  const past = averageRuns((row) => row.past);
  return {
    ...first,
    comparison: { ...first.comparison, case: isWhole ? { ...test, key: loadTestKey(name) } : name },
    labels: isWhole ? [] : members.flatMap(({ comparison }) => comparison.case.label ?? []),
    past,
    present: averageRuns((row) => row.present),
    usual: knownMedian(past),
    runs: past.filter((value) => !Number.isNaN(value)).length,
    levelRuns: Math.max(...members.map(({ levelRuns }) => levelRuns)),
    standing: members.reduce((sum, { standing }) => sum + standing, 0) / members.length,
    prior: Math.min(...members.map(({ prior }) => prior)),
    least: Math.min(...members.map(({ least }) => least)),
    chance: Math.min(...members.map(({ chance }) => chance)),
    rounding: Math.min(...members.map(({ rounding }) => rounding)),
    resolution: Math.min(...members.map(({ resolution }) => resolution)),
    isBrief: members.some(({ isBrief }) => isBrief),
    band: Math.min(...members.map(({ band }) => band)),
  };
}
