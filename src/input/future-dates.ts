/** Runs that say they were not made yet: a clock that is wrong, or a date that was read the wrong way round. */
import type { Measurement, Problem } from '../model/documents.js';
import type { Run } from '../model/run.js';
import type { Source } from '../model/reading.js';
import { beginsInFuture } from '../problems/inputs.js';

/** Clocks and time zones differ by less. */
const toleratedMs = 24 * 60 * 60 * 1000;

/** @param nowMs since 1970 */
export function checkFutureDates(
  { provenance, measurements }: Run,
  sources: ReadonlyMap<Measurement, readonly Source[]>,
  nowMs: number,
): readonly Problem[] {
  const ahead = measurements
    .map((measurement) => ({ measurement, startMs: Date.parse(measurement.startedAt ?? provenance.startedAt ?? '') }))
    .filter(({ startMs }) => startMs > nowMs + toleratedMs);
  const starts = ahead.map(({ startMs }) => startMs).sort((a, b) => b - a);
  const files = ahead.flatMap(({ measurement }) => (sources.get(measurement) ?? []).map(({ file }) => file));
  return starts[0] === undefined ? [] : [beginsInFuture([...new Set(files)], starts[0])];
}
