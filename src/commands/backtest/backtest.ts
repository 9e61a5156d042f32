/** Replays the gate over a history. */
import { createBacktest, findBlindness, toVerdict, type ReadRuns, type Verdict } from './summary.js';
import type { Accept, Backtest, TrendChange } from '../../model/documents.js';
import { collectColumns } from '../../compare/levels/history-columns.js';
import { buildTrend } from '../../compare/levels/trend.js';
import { groupBy } from '../../lang/objects.js';
import { nameCase } from '../../cases/names.js';
import { deriveMetrics } from '../../compare/derived-metrics.js';
import { createReplay } from '../../judge/replay.js';
import { readHistory, type HistoryRead } from '../../history/read-history.js';
import { unusable, type Result } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import type { Run } from '../../model/run.js';
import { readSettings, type CheckRequest } from '../../config/settings.js';
import type { Policy } from '../../config/policy.js';
import { thousands } from '../../lang/format.js';
import { isError } from '../../problems/problem.js';
import { tooFewRuns, undatedRuns } from '../../problems/commands.js';
import { nothingRead } from '../../problems/inputs.js';

export interface BacktestRequest extends Omit<CheckRequest, 'results' | 'against' | 'only'> {
  /** Files, folders or globs of histories; if empty, the recorded history. */
  readonly history: readonly string[];
  /** How many of the newest runs to replay; older ones still serve as history. Absent for all runs. */
  readonly runs?: number;
}

/** 0: the history was replayed, whatever the result. 2: there is only one run, or not everything could be read. 3: nothing could be read. */
export type BacktestResult = Result<{ readonly backtest?: Backtest }>;

/**
 * Judges every run of a history against the runs before it.
 *
 * @param request which history, and how many of its runs
 * @returns the backtest (schemas/backtest.schema.json), and an exit code: 0 replayed, whatever the result, 2 there is only one run,
 *   or not everything could be read, 3 nothing could be read
 */
export async function backtest(request: BacktestRequest, host: Host): Promise<BacktestResult> {
  const settings = await readSettings(request, host);
  if (settings.problems.some(isError)) return { exitCode: unusable, problems: settings.problems };
  const { policy } = settings;
  const history = await readHistory(request.history, settings.readBaseline, settings.store, host);
  const before = await readHistory(request.history, settings.readBaseline, settings.store, host);
  const lasting = await findLastingLosses(before, policy);
  // The accepted levels of the first reading are complete.
  const accepts = [...before.accepts, ...lasting.map(acceptLoss)];
  const replayed = { ...history, accepts };
  const { verdicts, read, undated } = await replayAll(replayed, policy, request.runs ?? Infinity, host);
  const { problems } = history;
  const allProblems = [...problems, ...(undated > 0 ? [undatedRuns(undated)] : [])];
  if (read.runs + undated === 0)
    return { exitCode: unusable, problems: allProblems.some(isError) ? allProblems : [...allProblems, nothingRead()] };
  if (read.runs < 2) return { exitCode: 2, problems: [...allProblems, tooFewRuns(read.runs)] };
  return {
    exitCode: problems.some(isError) ? 2 : 0,
    backtest: createBacktest(verdicts, read, listEvents(lasting), policy),
    problems: [...allProblems, ...findBlindness(verdicts)],
  };
}

/**
 * The losses that lasted, in hindsight. The gate would have gone on failing until someone had accepted each of them, which says
 * nothing about the runs after it.
 */
async function findLastingLosses({ runs, accepts }: HistoryRead, policy: Policy): Promise<readonly TrendChange[]> {
  const columns = collectColumns(policy);
  for await (const run of runs) if (run.provenance.startedAt !== undefined) columns.add(deriveMetrics(run, policy).run);
  const { changes } = buildTrend(columns, accepts, policy);
  return changes.filter(
    ({ direction, accepted, isBeyondBand }) => direction === 'worse' && accepted === undefined && isBeyondBand,
  );
}

/** Every event once: the losses that begin with the same run. */
function listEvents(lasting: readonly TrendChange[]): Parameters<typeof createBacktest>[2] {
  const byStart = groupBy(lasting, ({ after: { startedAt = '' } }) => startedAt);
  return new Map(
    [...byStart].map(([start, own]) => [
      start,
      { runs: Math.max(...own.map(({ runs }) => runs)), cases: new Set(own.map((change) => change.case.key)).size },
    ]),
  );
}

const acceptLoss = ({ case: { key: _, ...name }, metric, after: { startedAt = '' } }: TrendChange): Accept => ({
  case: name,
  metric,
  from: startedAt,
  reason: 'it lasted',
  acceptedAt: startedAt,
});

/**
 * Reads and judges one run after the other.
 *
 * @param most how many of the newest runs are judged
 */
async function replayAll({ runs, accepts }: HistoryRead, policy: Policy, most: number, host: Host) {
  const replay = createReplay(policy, accepts);
  const read: ReadRuns = { runs: 0, measurements: 0, cases: new Set() };
  const verdicts: Verdict[] = [];
  // The newest runs are known only at the end. Until then that many runs wait, and the runs before them belong to the
  // past.
  const waiting: Run[] = [];
  let undated = 0;
  const judge = (run: Run): void => {
    verdicts.push(toVerdict(replay.judge(run)));
    replay.add(run);
    host.progress(`replayed run ${thousands(verdicts.length)}`);
  };
  for await (const run of runs) {
    if (run.provenance.startedAt === undefined) {
      undated++;
      continue;
    }
    read.measurements += run.measurements.length;
    for (const measurement of run.measurements) read.cases.add(nameCase(measurement).key);
    const derived = deriveMetrics(run, policy).run;
    // The first run has no past, so it is not judged.
    if (read.runs++ === 0) replay.add(derived);
    else if (most === Infinity) judge(derived);
    else {
      waiting.push(derived);
      if (waiting.length > most) replay.add(waiting.shift() ?? derived);
    }
  }
  for (const run of waiting) judge(run);
  return { verdicts, read, undated };
}
