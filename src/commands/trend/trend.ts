/** Finds level changes in every series of a history, with hindsight. */
import { joinWithPast } from '../../compare/compare-run.js';
import { deriveMetrics } from '../../compare/derived-metrics.js';
import { groupRuns, readBaseline, readHistory, readRunsSince, toPastMeasurements } from '../../history/baseline.js';
import { isCommitted } from '../../history/stores/index.js';
import { findMoved, putInPlace } from '../../history/select-past.js';
import { joinHistory } from '../../compare/levels/long-histories.js';
import { buildTrend } from '../../compare/levels/trend.js';
import { type Result, unusable } from '../../model/exit-code.js';
import type {
  Accept,
  Finding,
  Problem,
  Provenance,
  Trend,
  TrendChange,
  TrendDrift,
  TrendSeries,
} from '../../model/documents.js';
import { isUnresolved, largestMove } from '../../model/comparison.js';
import { noteDecisions } from '../../history/decisions.js';
import { type Host, today } from '../../model/host.js';
import { type Run, startOf } from '../../model/run.js';
import { type CheckRequest, historyOptions, readSettings, type Settings } from '../../config/settings.js';
import type { Policy } from '../../config/policy.js';
import { matcherFor } from '../../cases/patterns.js';
import { findUnmatched } from '../unmatched.js';
import { isError } from '../../problems/problem.js';
import { includeGiven } from '../given.js';
import { undatedRuns } from '../../problems/commands.js';
import { nothingRead } from '../../problems/inputs.js';
import { isUnknown } from '../../judge/outcome.js';
import { judgeCases } from '../../judge/judge-run.js';
import { defined, groupBy } from '../../lang/objects.js';
import { seriesKey } from '../../judge/account/events.js';

export interface TrendRequest extends Omit<CheckRequest, 'results' | 'against' | 'only'> {
  /** Files, folders or globs of histories; if empty, the recorded history. */
  readonly history: readonly string[];
  /**
   * Part of a case name, or a pattern with * and ?: only these cases are shown. Shifts of a run are always estimated from
   * all cases.
   */
  readonly pattern?: string;
  /** The start of the run whose changes to report; by default the newest run. Other jobs may have recorded runs since. */
  readonly startedAt?: string;
}

/** 0: the trend was computed, whatever its content. 3: no history could be read. */
export type TrendResult = Result<{
  readonly trend?: Trend;
  /** The changes of the trend that first became visible with the newest run, or with the one that `startedAt` names. */
  readonly fresh: readonly TrendChange[];
  /** The changes that were visible one run earlier. */
  readonly earlier: readonly TrendChange[];
}>;

/**
 * Finds changes of level in a history, with hindsight: when, between which commits, by how many percent, accepted or not.
 *
 * @param request which history, and which of its cases
 * @param host the outside world; `nodeHost()` on a machine with Node
 * @returns the trend (schemas/trend.schema.json) and what the newest run changed, and an exit code: 0 the trend was computed, 3 there is no history
 * @throws only for defects; what a user can cause is a problem in the result
 */
export async function trend(request: TrendRequest, host: Host): Promise<TrendResult> {
  const nothing = { exitCode: unusable, fresh: [], earlier: [] };
  const refused = (problems: readonly Problem[]): TrendResult => ({ ...nothing, problems });
  const settings = await readSettings(request, host);
  if (settings.problems.some(isError)) return refused(settings.problems);
  const { policy } = settings;
  const { accepts, problems, decisions, undated, columns, losses } = await readRuns(request, settings, host);
  const allProblems = [...problems, ...(undated > 0 ? [undatedRuns(undated)] : [])];
  const read = columns.runs.length;
  if (read === 0) return refused(allProblems.some(isError) ? allProblems : [...allProblems, nothingRead()]);
  const { pattern, startedAt } = request;
  const earlierRuns =
    startedAt === undefined ? read - 1 : columns.runs.filter(({ startedAt: start = '' }) => start < startedAt).length;
  const { changes: earlier } = buildTrend(columns, accepts, policy, earlierRuns);
  const dayBefore = findDayBefore(columns.runs);
  const yesterday =
    dayBefore + 1 === earlierRuns ? earlier : buildTrend(columns, accepts, policy, dayBefore + 1).changes;
  const found = buildTrend(columns, accepts, policy);
  const whole =
    dayBefore < 0
      ? found
      : { ...found, changes: markNews(found.changes, yesterday, { runs: columns.runs, since: dayBefore }, findSame) };
  const cases = whole.series.map((series) => series.case);
  const isNamed = pattern === undefined ? () => true : matcherFor(pattern, cases);
  const isShown = (shown: Pick<TrendSeries, 'case'>): boolean => isNamed(shown.case);
  const { drifts, failed, unknown } = losses;
  const locate = (losses: readonly StartedFinding[]) => toLosses(losses, columns.runs, policy);
  const open = new Set(whole.changes.filter(isUnresolved).map(seriesKey));
  const shown = {
    ...whole,
    ...(request.history.length === 0 ? historyOptions(settings) : { unrecorded: true as const }),
    ...(pattern !== undefined && { only: [pattern] }),
    series: whole.series.filter(isShown),
    changes: whole.changes.filter(isShown),
    ...(dayBefore >= 0 && { since: dayBefore }),
    ...(decisions.length > 0 && { decisions }),
    drifts: joinSlowLosses(locate(drifts), whole.drifts ?? [], whole.changes).filter(isShown),
    failed: locate(failed).filter((loss) => isShown(loss) && !open.has(seriesKey(loss))),
    unknown: locate(unknown).filter(isShown),
  };
  if (pattern !== undefined && shown.series.length === 0)
    return refused([...allProblems, ...findUnmatched([pattern], cases)]);
  return {
    exitCode: 0,
    trend: shown,
    problems: allProblems,
    fresh: findFresh(shown.changes, earlier, startedAt),
    earlier: earlier.filter(isShown),
  };
}

/** Collects the runs, each in the place of its commit. */
async function readRuns({ history }: TrendRequest, settings: Settings, host: Host) {
  const found = await readHistory(history, settings.readBaseline, settings.store, host);
  // As a check does.
  const baseline = found.isForeign ? { ...(await readBaseline(settings, host, 'all')), problems: [] } : undefined;
  const given = baseline && includeGiven(baseline, settings);
  const dated = found.runs.filter(({ provenance }) => provenance.startedAt !== undefined);
  const { moved, accepts, ...held } = await findMoved(
    dated.map(({ provenance }) => provenance),
    given?.accepts ?? found.accepts,
    await isCommitted(settings.store, host),
    host,
  );
  const place = (found: readonly Run[]): readonly Run[] =>
    putInPlace(found, moved).map((run) => deriveMetrics(run, settings.policy).run);
  const runs = place(dated);
  const columns = joinHistory(runs.flatMap(toPastMeasurements), settings.policy);
  const recent = history.length > 0 ? undefined : await readRunsSince(undefined, settings, host);
  const losses = findLosses(runs, accepts, settings.policy, recent && place(groupRuns(recent.measurements)));
  const decided = noteDecisions(accepts, runs.flatMap(toPastMeasurements), settings.policy, today(host));
  const problems = [...(given?.problems ?? []), ...found.problems, ...held.problems];
  const decisions = decided.map(({ message }) => message);
  return { accepts, problems, decisions, columns, losses, undated: found.runs.length - dated.length };
}

/** A finding, and the start of its run. */
type StartedFinding = Finding & Pick<Provenance, 'startedAt'>;

/** Findings with the run with which they began: that of a slow loss, or of the level that a failed run shows. */
function toLosses(
  findings: readonly StartedFinding[],
  all: readonly Provenance[],
  { metrics }: Policy,
): readonly TrendDrift[] {
  const indexOf = new Map(all.map(({ startedAt }, i) => [startedAt, i]));
  return findings.flatMap(({ case: name, metric, drift, delta, began, fails, startedAt }) => {
    const size = metrics.byId.get(metric)?.scale === 'points' ? delta?.absolute : delta?.percent;
    const own = { percent: size ?? 0, runs: 1 + (began?.runs ?? 0), since: began?.since ?? startedAt };
    const { percent, runs, since } = fails === true || drift === undefined ? own : drift;
    const run = indexOf.get(since);
    return run === undefined ? [] : [{ case: name, metric, run, percent, runs }];
  });
}

/** The changes that were not visible one run earlier. */
function findFresh(
  changes: readonly TrendChange[],
  earlier: readonly TrendChange[],
  startedAt: string | undefined,
): readonly TrendChange[] {
  // A run cannot reveal a change after it, but old results may be recorded late.
  const isLater = ({ after }: TrendChange): boolean => startedAt !== undefined && startOf(after) > startedAt;
  return changes.filter((change) => !isLater(change) && findSame(change, earlier) === undefined);
}

/** Finds the same change among those seen with one run more or less, even if its position moved. */
function findSame(
  { case: { key }, metric, run, direction }: TrendChange,
  others: readonly TrendChange[],
): TrendChange | undefined {
  const distance = (other: TrendChange): number => Math.abs(other.run - run);
  return others
    .filter((other) => other.case.key === key && other.metric === metric && other.direction === direction)
    .filter((other) => distance(other) <= largestMove)
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

/**
 * The largest first; each loss is listed once. One that began with the run of an open regression is that regression.
 *
 * @param present those that a check of the newest run reports
 * @param found those of the history
 */
export function joinSlowLosses(
  present: readonly TrendDrift[],
  found: readonly TrendDrift[],
  changes: readonly TrendChange[],
): readonly TrendDrift[] {
  const lossKey = (loss: Pick<TrendDrift, 'case' | 'metric' | 'run'>): string =>
    `${seriesKey(loss)} ${String(loss.run)}`;
  const known = new Set(present.map(seriesKey));
  const open = new Set(changes.filter(isUnresolved).map(lossKey));
  return [...present, ...found.filter((loss) => !known.has(seriesKey(loss)))]
    .filter((loss) => !open.has(lossKey(loss)))
    .sort((a, b) => Math.abs(b.percent) - Math.abs(a.percent));
}

/**
 * Judges the newest run of each scenario, as a check does: scenarios may be measured in separate runs.
 *
 * @param runs the oldest first, with derived metrics
 * @param read what a check reads of them
 */
export function findLosses(runs: readonly Run[], accepts: readonly Accept[], policy: Policy, read = runs) {
  const newest = new Map(runs.flatMap((run) => run.measurements.map(({ scenario }) => [scenario, run] as const)));
  const byScenario = groupBy(read.flatMap(toPastMeasurements), ({ measurement }) => measurement.scenario);
  const judged = [...new Set(newest.values())].flatMap(({ provenance, measurements: all }) => {
    const measurements = all.filter(({ scenario }) => newest.get(scenario)?.provenance === provenance);
    const own = [...new Set(measurements.map(({ scenario }) => scenario))].flatMap(
      (name) => byScenario.get(name) ?? [],
    );
    const past = { measurements: own, accepts, selection: 'history' } as const;
    const { cases } = joinWithPast({ provenance, measurements }, past, policy);
    return judgeCases(cases, policy, { baselineRuns: runs.length, isInputIncomplete: false }).findings.flatMap(
      (found) => (found.gated ? [{ ...found, ...defined({ startedAt: provenance.startedAt }) }] : []),
    );
  });
  return {
    drifts: judged.filter(({ drift }) => drift !== undefined),
    failed: judged.filter(
      ({ fails, verdict, objective }) => fails === true && verdict === 'regression' && objective === undefined,
    ),
    unknown: judged.filter((finding) => isUnknown(finding) && finding.drift === undefined),
  };
}

/** What changed since the day before the newest run: the news of a trend. */
const dayMs = 86_400_000;
/** A nightly run may start so much earlier than the one before: then that one is still the last of the day before. */
const jitterMs = 4 * 3_600_000;
/**
 * The rank-sum test finds a change within so many runs. One that is older was found before: it seems new because later runs moved
 * its first run.
 */
const lateRuns = 18;

/**
 * The run that news are counted from: the last one at least a day before the newest. Of nightly and weekly runs that is the run
 * before; of a run per merge, all runs of the last day are new.
 *
 * @returns its index; -1 if there is none
 */
export function findDayBefore(runs: readonly Provenance[]): number {
  const times = runs.map(({ startedAt = '' }) => Date.parse(startedAt));
  const newest = times.reduce((max, time) => Math.max(max, time), -Infinity);
  return times.findLastIndex((time) => time <= newest - dayMs + jitterMs);
}

/**
 * Marks the changes that are news.
 *
 * @param earlier the changes that were visible with the runs until that day
 * @param since that day's run among all runs
 * @param findSame finds the form that a change had then
 */
export function markNews(
  changes: readonly TrendChange[],
  earlier: readonly TrendChange[],
  { runs, since }: { readonly runs: readonly Provenance[]; readonly since: number },
  findSame: (change: TrendChange, others: readonly TrendChange[]) => TrendChange | undefined,
): readonly TrendChange[] {
  const openBefore = earlier.filter(isUnresolved);
  const wasOpen = new Set(openBefore.map(seriesKey));
  const moved = new Set(openBefore.filter((change) => findSame(change, changes) === undefined).map(seriesKey));
  const oldest = runs[Math.max(0, since - lateRuns)]?.startedAt ?? '';
  const findNews = (change: TrendChange): TrendChange['news'] => {
    const { startedAt = '' } = change.recovered ?? change.after;
    if (!change.isBeyondBand || startedAt < oldest) return undefined;
    const known = findSame(change, earlier);
    const wasUnresolved = known !== undefined && isUnresolved(known);
    if (isUnresolved(change) && (wasUnresolved || moved.has(seriesKey(change)))) return undefined;
    if (isUnresolved(change)) return wasOpen.has(seriesKey(change)) ? 'worse' : 'new';
    if (change.recovered !== undefined) return wasUnresolved ? 'recovered' : undefined;
    return change.direction === 'better' && known === undefined && !wasOpen.has(seriesKey(change))
      ? 'better'
      : undefined;
  };
  return changes.map((change) => {
    const news = findNews(change);
    return news === undefined ? change : { ...change, news };
  });
}
