/** The run with which a loss began, which may be older than the run under test. */
import { defined } from '../lang/objects.js';
import type { PastSource } from '../model/comparison.js';
import type { Delta, Finding, LossStart } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import { median } from '../stats/averages.js';
import { calculateDelta, type UsableValues } from './usable-values.js';

/** Whether a value was measured worse than its baseline, or better, by more than is tolerated. */
export const isBeyondBand = (
  { delta, band }: Pick<Finding, 'delta' | 'band'>,
  direction: Delta['direction'] = 'worse',
): boolean =>
  delta?.direction === direction &&
  Math.abs(delta.absolute) > (band?.absolute ?? 0) &&
  Math.abs(delta.percent ?? Infinity) > (band?.percent ?? 0);

/** So many runs show how far a slow loss has come. */
export const newestRuns = 3;

/**
 * The start of a loss that is older than this run: the newest past values have a level of their own. If this run is worse than it,
 * only a part of the loss is older.
 *
 * @param level the value of the baseline
 */
export function findStart(
  candidate: number,
  level: number,
  { past, band }: UsableValues,
  metric: Metric,
): Pick<Finding, 'began' | 'older'> {
  const { segments = [], values, runs, sources } = past;
  const first = segments.lastIndexOf(0) + 1;
  const open = values.slice(first);
  if (segments.length === 0 || open.length === 0) return {};
  const startAt = (k: number): LossStart => ({ runs: new Set(runs.slice(k)).size, ...nameStart(sources[k]) });
  // The newest runs of a slow loss are worse than their level.
  const isNew = [open, open.slice(-newestRuns)].every((runs) =>
    isBeyondBand({ delta: calculateDelta(candidate, median(runs), metric), band }),
  );
  if (!isNew) return { began: startAt(first) };
  const newest = segments.findLastIndex((segment) => segment !== segments.at(-1)) + 1;
  const part = calculateDelta(median(values.slice(newest)), level, metric);
  const { percent } = part;
  return percent !== undefined && isBeyondBand({ delta: part, band }) ? { older: { percent, ...startAt(newest) } } : {};
}

/** The values of a loss before it, in its first run and now, which may have gone on to get worse. */
export type LossCourse = readonly [before: number, first: number, now: number];

/** Of a loss that began at once, its first run shows at least this part. */
const partAtOnce = 2 / 3;

/** Whether losses grew after their first run: in further steps, or gradually. */
export function isGradual(courses: readonly LossCourse[]): boolean {
  const parts = courses.map(([before, first, now]) => (first - before) / (now - before)).filter(Number.isFinite);
  return parts.length > 0 && median(parts) < partAtOnce;
}

/** The run with which a loss began, by one of its values. */
export function nameStart(source: PastSource | undefined): Omit<LossStart, 'runs'> {
  const { startedAt: since = source?.measurement.startedAt, commit, tag } = source?.provenance ?? {};
  return defined({ since, commit, tag });
}
