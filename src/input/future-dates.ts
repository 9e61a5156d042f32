/** Finds measurements dated in the future: a clock is wrong, or a date was read with day and month swapped. */
import type { Measurement, Problem } from '../model/documents.js';
import type { Run } from '../model/run.js';
import type { Source } from '../model/reading.js';
import { beginsInFuture } from '../problems/inputs.js';

/** Larger than any difference between clocks and time zones. */
const toleratedMs = 24 * 60 * 60 * 1000;

/** @param nowMs epoch milliseconds */
export function checkFutureDates(
  { provenance, measurements }: Run,
  sources: ReadonlyMap<Measurement, readonly Source[]>,
  nowMs: number,
): readonly Problem[] {
  const future = measurements
    .map((measurement) => ({ measurement, startMs: Date.parse(measurement.startedAt ?? provenance.startedAt ?? '') }))
    .filter(({ startMs }) => startMs > nowMs + toleratedMs);
  const files = future.flatMap(({ measurement }) => (sources.get(measurement) ?? []).map(({ file }) => file));
  const latestMs = future.reduce((latest, { startMs }) => Math.max(latest, startMs), -Infinity);
  return future.length === 0 ? [] : [beginsInFuture([...new Set(files)], latestMs)];
}
