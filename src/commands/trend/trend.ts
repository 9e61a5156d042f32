/** Change points of every series of a history, with hindsight: when, between which commits, how much, accepted or not. */
import { deriveMetrics } from '../../compare/derived-metrics.js';
import { readHistory } from '../../history/read-history.js';
import { buildTrend } from '../../compare/levels/trend.js';
import { unusable } from '../../model/exit-code.js';
import type { Problem } from '../../model/documents.js';
import type { Hindsight, Trend, TrendChange, TrendSeries } from '../../model/trend.js';
import type { Host } from '../../model/host.js';
import type { Run } from '../../model/run.js';
import { noSuchCase, undatedRuns } from '../../problems/commands.js';
import { nothingRead } from '../../problems/inputs.js';
import { readSettings, type Request } from '../../config/settings.js';
import { matcherFor } from '../../cases/patterns.js';
import { isError } from '../../problems/problem.js';
import type { Result } from '../result.js';

export interface TrendRequest extends Omit<Request, 'results' | 'against' | 'only'> {
  /** Files, folders or globs of histories; the recorded history when there are none. */
  readonly history: readonly string[];
  /** Part of a case's name, or a pattern with * and ?: only these are shown, though all tell what moved a run. */
  readonly pattern?: string;
  /** When the run began that may make something visible; the newest without it. Other jobs may have recorded since. */
  readonly startedAt?: string;
}

/** 0: the trend was computed, whatever it shows. 3: no history could be read. */
export type Trended = Result<{
  readonly trend?: Trend;
  /** The changes of the trend that first became visible with the newest run, or with the one that `startedAt` names. */
  readonly fresh: readonly TrendChange[];
  /** The changes that were visible one run earlier, each with what it looks like now. */
  readonly hindsight: readonly Hindsight[];
}>;

export async function trend(request: TrendRequest, host: Host): Promise<Trended> {
  const refused = (problems: readonly Problem[]): Trended => ({
    exitCode: unusable,
    fresh: [],
    hindsight: [],
    problems,
  });
  const settings = await readSettings(request, host);
  if (settings.problems.some(isError)) return refused(settings.problems);
  const { runs, accepts, problems } = await readHistory(request.history, settings.read, settings.store, host);
  const { policy } = settings;
  const dated = runs
    .filter(({ provenance }) => provenance.startedAt !== undefined)
    .map((run) => deriveMetrics(run, policy.derivations).run);
  const told = [...problems, ...(dated.length < runs.length ? [undatedRuns(runs.length - dated.length)] : [])];
  if (dated.length === 0) return refused(told.some(isError) ? told : [...told, nothingRead()]);
  const whole = buildTrend(dated, accepts, policy);
  const { pattern, startedAt } = request;
  const cases = whole.series.map((each) => each.case);
  const isNamed = pattern === undefined ? () => true : matcherFor(pattern, cases);
  const isShown = (each: Pick<TrendSeries, 'case'>): boolean => isNamed(each.case);
  const shown = { ...whole, series: whole.series.filter(isShown), changes: whole.changes.filter(isShown) };
  if (pattern !== undefined && shown.series.length === 0)
    return refused([...told, noSuchCase(pattern, [...new Set(cases.map(({ key }) => key))])]);
  const earlier = buildTrend(
    dated.filter((run, i) => (startedAt === undefined ? i < dated.length - 1 : startOf(run) < startedAt)),
    accepts,
    policy,
  );
  return {
    ...{ exitCode: 0, trend: shown, problems: told },
    ...compared(shown.changes, earlier.changes.filter(isShown), startedAt),
  };
}

const startOf = ({ provenance }: Pick<Run, 'provenance'>): string => provenance.startedAt ?? '';

/** What one more run made of the changes that were to be seen before. */
function compared(
  changes: readonly TrendChange[],
  earlier: readonly TrendChange[],
  startedAt: string | undefined,
): Pick<Trended, 'fresh' | 'hindsight'> {
  // What began after a run was not made visible by it: old results may be recorded late.
  const isLater = ({ after }: TrendChange): boolean =>
    startedAt !== undefined && startOf({ provenance: after }) > startedAt;
  return {
    fresh: changes.filter((each) => !isLater(each) && sameAs(each, earlier) === undefined),
    hindsight: earlier.map((then): Hindsight => {
      const now = sameAs(then, changes);
      return { then, ...(now !== undefined && { now }) };
    }),
  };
}

/** With one run more the place of a change may move by so many. */
const sameChange = 3;

/** Which of the changes seen with one run more or less is this one, even if it seems to have happened a run earlier or later. */
function sameAs(
  { case: { key }, metric, run, direction }: TrendChange,
  others: readonly TrendChange[],
): TrendChange | undefined {
  const far = (each: TrendChange): number => Math.abs(each.run - run);
  return others
    .filter((each) => each.case.key === key && each.metric === metric && each.direction === direction)
    .filter((each) => far(each) <= sameChange)
    .reduce<TrendChange | undefined>((best, each) => (best && far(best) <= far(each) ? best : each), undefined);
}
