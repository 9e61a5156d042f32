/** Shared parts of oha's text and JSON output. */
import type { Reading } from '../../../model/reading.js';
import { countFailed, listFailures, sumCounts, type Counts } from './responses.js';
import { perSecond, reportRuns, type Tool, type ToolRun } from './tool.js';
import { unfinishedRequests } from '../../../problems/summaries.js';

const oha: Tool = { method: { percentile: 'unknown' }, remedy: 'tool' };

/** oha's name for requests in flight at the end. A text may be truncated within it. */
const deadline = 'aborted due to deadline';

/** What both formats contain. */
interface OhaRun {
  readonly responses: Counts;
  readonly failures: Counts;
  readonly durationMs: number | undefined;
  /** Response times in milliseconds, by metric id. */
  readonly values: ToolRun['values'];
}

export function* reportOhaRun(file: string, { responses, failures, durationMs, values }: OhaRun): Generator<Reading> {
  // With -z, oha counts requests in flight at the end as errors, and includes them in its rate.
  const unfinished = sumCounts(failures.filter(([name]) => deadline.startsWith(name)));
  const failed = sumCounts(failures) - unfinished;
  const samples = sumCounts(responses) + failed;
  const run: ToolRun = {
    samples,
    errors: countFailed(responses) + failed,
    failures: listFailures(
      responses,
      failures.filter(([name]) => !deadline.startsWith(name)),
    ),
    durationMs,
    values: { throughput: perSecond(samples, durationMs), ...values },
  };
  yield* reportRuns(file, [run], oha);
  if (samples > 0 && unfinished > 0) yield { kind: 'problem', problem: unfinishedRequests(file, unfinished) };
}
