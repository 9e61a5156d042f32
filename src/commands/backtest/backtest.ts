/** Replays the gate and alternative rules over a history. */
import { bandRules, summariseNight, summarise, type Night, type Policies } from './summary.js';
import type { Backtest } from '../../model/documents.js';
import { scaleBands } from './scaled-bands.js';
import { deriveMetrics } from '../../compare/derived-metrics.js';
import { describeBlindness } from '../../judge/blindness.js';
import { readHistory } from '../../history/read-history.js';
import { unusable } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import { nothingRead } from '../../problems/inputs.js';
import { tooFewRuns, undatedRuns } from '../../problems/commands.js';
import { replay } from './replay.js';
import type { Result } from '../result.js';
import { readSettings, type Request } from '../../config/settings.js';
import { thousands } from '../../lang/thousands.js';
import { isError } from '../../problems/problem.js';

export interface BacktestRequest extends Omit<Request, 'results' | 'against' | 'only'> {
  /** Files, folders or globs of histories; if empty, the recorded history. */
  readonly history: readonly string[];
  /** How many of the newest runs to replay; older ones still serve as history. Absent for all runs. */
  readonly runs?: number;
}

/** 0: the history was replayed, whatever the result. 2: there is only one run, or not everything could be read. 3: nothing could be read. */
export type Backtested = Result<{ readonly backtest?: Backtest }>;

/**
 * Judges every run of a history against the runs before it.
 *
 * @param request which history, and how many of its runs
 * @returns the backtest (schemas/backtest.schema.json), and an exit code: 0 replayed, whatever the result, 2 there is only one run,
 *   or not everything could be read, 3 nothing could be read
 */
export async function backtest(request: BacktestRequest, host: Host): Promise<Backtested> {
  const settings = await readSettings(request, host);
  if (settings.problems.some(isError)) return { exitCode: unusable, problems: settings.problems };
  const { runs, accepts, problems } = await readHistory(request.history, settings.readBaseline, settings.store, host);
  const dated = runs.filter(({ provenance }) => provenance.startedAt !== undefined);
  const allProblems = [...problems, ...(dated.length < runs.length ? [undatedRuns(runs.length - dated.length)] : [])];
  if (runs.length === 0)
    return { exitCode: unusable, problems: allProblems.some(isError) ? allProblems : [...allProblems, nothingRead()] };
  if (dated.length < 2) return { exitCode: 2, problems: [...allProblems, tooFewRuns(dated.length)] };

  const { policy } = settings;
  const first = Math.max(1, dated.length - (request.runs ?? Infinity));
  const policies: Policies = [policy, ...bandRules.slice(1).map(({ factor }) => scaleBands(policy, factor))];
  const nights: Night[] = [];
  for (const replayed of replay(
    dated.map((run) => deriveMetrics(run, policy).run),
    policies,
    { first, accepts },
  )) {
    nights.push(summariseNight(replayed));
    host.progress(`replaying run ${thousands(nights.length)} of ${thousands(dated.length - first)}`);
  }
  return {
    exitCode: problems.some(isError) ? 2 : 0,
    backtest: summarise(dated, nights, policies),
    problems: [...allProblems, ...describeBlindness(nights.at(-1)?.configured.blind ?? [])],
  };
}
