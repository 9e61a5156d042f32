/** What oha's text and JSON have in common: which of its requests failed, and which only ran out of time. */
import type { Reading } from '../../../model/reading.js';
import { unfinishedRequests } from '../../../problems/summaries.js';
import { failedIn, sumOf, toolReadings, type Told, type Tool } from './tool.js';

const oha: Tool = { method: { percentile: 'unknown' }, remedy: 'tool' };

type Counts = readonly (readonly [name: string, count: number])[];

/** The name of what was under way at the end; the last line of a print may be cut within it. */
const deadline = 'aborted due to deadline';

/** @param values response times in ms, by metric id */
export function* ohaReadings(
  file: string,
  responses: Counts,
  failures: Counts,
  durationMs: number | undefined,
  values: Told['values'],
): Generator<Reading> {
  // With -z it counts what was under way at the end as errors.
  const unfinished = sumOf(failures.filter(([name]) => deadline.startsWith(name)));
  const failed = sumOf(failures) - unfinished;
  const samples = sumOf(responses) + failed;
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
