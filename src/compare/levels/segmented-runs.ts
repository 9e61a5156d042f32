/** The past runs of a pair that are judged, and the number of the segment of each. */
import type { Metric } from '../../model/metric.js';
import type { Pair, PairedMeasurement } from '../../model/run.js';

/** The segments of a history: the first run and the number of each. The first segment includes all earlier runs. */
export interface NumberedSegments {
  readonly starts: readonly number[];
  readonly numbers: readonly number[];
}

/** The segments of one pair by metric; no entry for a metric with a single level. */
export type SegmentsByMetric = ReadonlyMap<string, NumberedSegments>;
export const noSegments: SegmentsByMetric = new Map();

const findSegment = (starts: readonly number[], run: number): number =>
  Math.max(
    starts.findLastIndex((start) => start <= run),
    0,
  );

/**
 * The newest runs and, for every metric, the newest runs of its baseline level, which are older after a regression that was not
 * accepted, and the run with which that began. Undefined if these are all runs.
 *
 * @param count the number of newest runs, and of runs of a level
 */
export function selectRuns({ history }: Pair, segments: SegmentsByMetric, count: number) {
  if (history.length <= count) return undefined;
  const runs = [...new Set(history.map(({ run }) => run))];
  if (runs.length <= count) return undefined;
  const ofLevels = [...segments.values()].flatMap((ofMetric) => [
    ...newestOfLevel(runs, ofMetric, count),
    ...ofMetric.starts.slice(ofMetric.numbers.lastIndexOf(0) + 1).slice(0, 1),
  ]);
  return { all: new Set([...runs.slice(-count), ...ofLevels]), count };
}

export const newestOfLevel = (runs: readonly number[], { starts, numbers }: NumberedSegments, count: number) =>
  runs.filter((run) => numbers[findSegment(starts, run)] === 0).slice(-count);

/** A history of a single level. */
const oneLevel: NumberedSegments = { starts: [-1], numbers: [0] };

/**
 * Runs of the baseline level that are older than the newest ones, and remain only because of another metric, show the noise.
 *
 * @param kept the runs that remain; undefined for all
 */
export function assignSegments(
  { history }: Pair,
  segments: SegmentsByMetric,
  metrics: readonly Metric[],
  kept: ReturnType<typeof selectRuns>,
): readonly PairedMeasurement[] {
  if (segments.size === 0) return kept === undefined ? history : history.filter(({ run }) => kept.all.has(run));
  const runs = [...(kept?.all ?? [])].sort((a, b) => a - b);
  const levels = metrics.map(({ id }) => {
    const ofMetric = segments.get(id) ?? oneLevel;
    return { id, ...ofMetric, oldest: kept && newestOfLevel(runs, ofMetric, kept.count)[0] };
  });
  const numberOf = (run: number, { starts, numbers, oldest = run }: (typeof levels)[number]): number => {
    const number = numbers[findSegment(starts, run)] ?? 0;
    return number === 0 && run < oldest ? starts.length : number;
  };
  const numbersByRun = new Map<number, Readonly<Record<string, number>>>();
  return history.flatMap((measurement): readonly PairedMeasurement[] => {
    const { run } = measurement;
    if (kept?.all.has(run) === false) return [];
    const numbers =
      numbersByRun.get(run) ?? Object.fromEntries(levels.map((level) => [level.id, numberOf(run, level)]));
    numbersByRun.set(run, numbers);
    return [{ ...measurement, segments: numbers }];
  });
}
