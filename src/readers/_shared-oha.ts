/** What oha's text and JSON have in common: which of its requests failed, and which only ran out of time. */
import type { Reading } from '../model.js';
import { unfinishedRequests } from '../problems.js';
import { failedIn, toolReadings, type Told, type Tool } from './_shared-tool.js';

const oha: Tool = { method: { percentile: 'unknown' }, remedy: 'tool' };

type Counts = readonly (readonly [name: string, count: number])[];

/** @param values response times in ms, by metric id */
export function* ohaReadings(
  file: string,
  responses: Counts,
  failures: Counts,
  durationMs: number | undefined,
  values: Told['values'],
): Generator<Reading> {
  const sum = (counts: Counts): number => counts.reduce((all, [, count]) => all + count, 0);
  // With -z it counts what was under way at the end as errors.
  const unfinished = sum(failures.filter(([name]) => name === 'aborted due to deadline'));
  const failed = sum(failures) - unfinished;
  const samples = sum(responses) + failed;
  const run: Told = {
    samples,
    errors: failedIn(responses) + failed,
    durationMs,
    values: {
      // Its own rate counts them too.
      throughput: durationMs === undefined || durationMs === 0 ? undefined : (samples * 1000) / durationMs,
      ...values,
    },
  };
  yield* toolReadings(file, [run], oha);
  if (samples > 0 && unfinished > 0) yield { kind: 'problem', problem: unfinishedRequests(file, unfinished) };
}
