/** Accepts the current level of cases as their new baseline. */
import { derivePast } from '../../compare/derived-metrics.js';
import { withGiven } from '../given.js';
import { loadTestKey, nameCase } from '../../cases/names.js';
import { matcherFor } from '../../cases/patterns.js';
import { findUnmatched } from '../unmatched.js';
import { defined, groupBy } from '../../lang/objects.js';
import { type Result, unusable } from '../../model/exit-code.js';
import type { Accept, CaseName, Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { PastMeasurement } from '../../model/run.js';
import { metricPolicyFinder } from '../../config/policy.js';
import { type CheckRequest, readSettings, type Settings } from '../../config/settings.js';
import { readRunsSince } from '../../history/baseline.js';
import { appendEntries, assessDamage, findDecider } from '../../history/append-entries.js';
import { isError } from '../../problems/problem.js';
import { allMetrics, findStarts, forgotten } from '../../history/decisions.js';
import { retainRuns } from '../../compare/levels/long-histories.js';
import { record } from '../record/record.js';
import { badMetric } from '../../problems/config.js';
import { noReason, noSuchRun } from '../../problems/levels.js';
import { noHistory } from '../../problems/commands.js';
import { areEquallyFrequent, minSharedLoss, newestBefore } from '../../compare/loops.js';
import { usualValue } from '../../metrics/values.js';
import { median } from '../../stats/averages.js';

export interface AcceptRequest extends Omit<CheckRequest, 'against' | 'only'> {
  /** Case names, parts of names, or patterns with * and ?. */
  readonly pattern: string | readonly string[];
  /** The reason for the new baseline; kept in the history. Must not be blank. */
  readonly reason: string;
  /** The id of a metric; absent for all metrics. */
  readonly metric?: string;
  /**
   * The start time of the level's first run, or the beginning of that text. Default: the run in `results`, which is
   * recorded first; without results, the newest run of each case.
   */
  readonly from?: string;
}

/** 0: every matching case is accepted now. 3: none was accepted. */
export type AcceptResult = Result<{
  /** The marks that were added, also those of waiting labels. */
  readonly accepted: readonly Accept[];
  /** The history files that were changed. */
  readonly files: readonly string[];
}>;

/**
 * Makes the current level of cases their new baseline: adds a line to the history for each case that matches.
 *
 * @param request the cases, the metric and the reason
 * @param host the outside world; `nodeHost()` on a machine with Node
 * @returns the lines that were added, and an exit code: 0 every matching case is accepted now, 3 none was accepted
 * @throws only for defects; what a user can cause is a problem in the result
 */
export async function accept(request: AcceptRequest, host: Host): Promise<AcceptResult> {
  const { pattern, metric = allMetrics, results, from: wanted, ...location } = request;
  const patterns = typeof pattern === 'string' ? [pattern] : pattern;
  const reason = request.reason.trim();
  if (reason === '') return refuse(noReason());
  const settings = await readSettings(location, host);
  if (settings.problems.some(isError)) return refuse(...settings.problems);
  const match = (past: readonly PastMeasurement[]) => matchCases({ patterns, metric }, past, settings);
  const findErrors = (past: readonly PastMeasurement[]) => match(past).unmatched;
  const recording = { ...location, isSeparate: true, findErrors };
  const recorded = results === undefined ? undefined : await record({ ...recording, results }, host);
  if (recorded?.exitCode === unusable) return refuse(...recorded.problems);
  // The run stays recorded even if nothing is accepted.
  const refuseRecorded = (...found: readonly Problem[]): AcceptResult => ({
    ...refuse(...found),
    files: recorded?.files ?? [],
  });
  const start = wanted ?? recorded?.startedAt;
  const baseline = await readRunsSince(start, settings, host);
  const { accepts } = baseline;
  const past = derivePast(baseline.measurements, settings.policy);
  // A run that is already recorded, or worse, is normal here.
  const remarks = (recorded?.problems ?? []).filter(({ code }) => !/^(?:already-recorded|recorded-beyond)$/.test(code));
  const damage = assessDamage(baseline.problems, settings.store);
  const problems = [...remarks, ...damage.problems];
  if (problems.some(isError)) return refuseRecorded(...problems);
  if (past.length === 0) return refuseRecorded(...problems, noHistory(settings.store));
  const { histories, matching, unmatched } = match(past);
  if (unmatched.length > 0) return refuseRecorded(...problems, ...unmatched);
  const starts = start === undefined ? undefined : findStarts(start, [...matching.values()].flat());
  if (start !== undefined && starts?.length !== 1) return refuseRecorded(...problems, noSuchRun(start, starts ?? []));

  const levels = [...matching.values()].flatMap((history) => findLevel(history, starts?.[0]));
  const known = new Set(accepts.map(identify));
  const acceptedAt = host.now().toISOString();
  const waiting = listWaiting(levels, metric, histories, settings);
  const who = await findDecider(host);
  const commits = new Map(past.map(({ provenance }) => [provenance.startedAt, provenance.commit]));
  const decide = (level: Level, ofMetric: string): Accept => ({
    ...level,
    metric: ofMetric,
    reason,
    acceptedAt,
    ...defined({ ...who, commit: commits.get(level.from) }),
  });
  const marks = [
    ...levels.map((level) => decide(level, metric)),
    ...waiting.map((level) => decide(level, 'throughput')),
  ];
  const added = marks.filter((mark) => !known.has(identify(mark)));
  const own = added.map((accept) => ({ accept }));
  const options = { isSeparate: true, broken: damage.broken };
  const entries = withGiven(own, baseline, settings);
  const retain = retainRuns(settings.policy);
  const { files, problems: unwritten = [] } = await appendEntries(entries, settings.store, retain, host, options);
  if (unwritten.some(isError)) return refuseRecorded(...problems, ...unwritten);
  const changed = [...new Set([...(recorded?.files ?? []), ...files])];
  return {
    exitCode: 0,
    accepted: added,
    files: changed,
    problems: [...problems, ...damage.moved],
  };
}

/** The histories of the cases that patterns name, with a problem for each pattern or metric that names none. */
function matchCases(
  { patterns, metric }: { readonly patterns: readonly string[]; readonly metric: string },
  past: readonly PastMeasurement[],
  { policy }: Settings,
) {
  const histories = groupBy(past, ({ measurement }) => nameCase(measurement).key);
  const cases = [...histories.values()].flatMap(([first]) =>
    first === undefined ? [] : [nameCase(first.measurement)],
  );
  const chosen = patterns.flatMap((name) => cases.filter(matcherFor(name, cases)));
  const matching = new Map(chosen.map(({ key }) => [key, histories.get(key) ?? []] as const));
  const derived = policy.derivations.map((derivation): string => derivation.metric);
  const ids = new Set([
    ...[...matching.values()].flat().flatMap(({ measurement }) => Object.keys(measurement.metrics)),
    ...derived,
  ]);
  const known = policy.metrics.all.filter(({ id }) => ids.has(id));
  const unknown =
    [allMetrics, forgotten].includes(metric) || chosen.length === 0 || ids.has(metric)
      ? []
      : [badMetric('--metric', metric, known)];
  return { histories, matching, unmatched: [...findUnmatched(patterns, cases), ...unknown] };
}

/** The labels whose throughput is accepted as well; none if that of the accepted cases is not. */
function listWaiting(
  levels: readonly Level[],
  metric: string,
  histories: ReadonlyMap<string, readonly PastMeasurement[]>,
  { policy }: Settings,
): readonly Level[] {
  const throughput = policy.metrics.byId.get('throughput');
  if (throughput === undefined || (metric !== allMetrics && metric !== throughput.id)) return [];
  return findWaitingLabels(levels, histories, (name) => metricPolicyFinder(policy, name)(throughput).band.percent ?? 0);
}

const refuse = (...problems: readonly Problem[]): AcceptResult => ({
  exitCode: unusable,
  accepted: [],
  files: [],
  problems,
});

const startTimes = (history: readonly PastMeasurement[]): readonly string[] =>
  history.flatMap(({ provenance: { startedAt } }) => startedAt ?? []);

/** The level to accept for one case; none if the requested run did not measure the case. */
function findLevel(history: readonly PastMeasurement[], wanted: string | undefined): readonly Level[] {
  const times = startTimes(history);
  const start = wanted ?? newest(times);
  const [first] = history;
  if (first === undefined || start === undefined || !times.includes(start)) return [];
  const { scenario, label, configuration } = nameCase(first.measurement);
  return [{ case: { scenario, ...defined({ label }), configuration }, from: start }];
}

const newest = (times: readonly string[]): string | undefined =>
  times.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);

/** The identity of a mark: two marks with equal identities have the same effect. */
const identify = ({ case: accepted, metric, from }: Pick<Accept, 'case' | 'metric' | 'from'>): string =>
  JSON.stringify([nameCase(accepted).key, metric, from]);

/** A case and the start of the first run of its accepted level. */
type Level = Pick<Accept, 'case' | 'from'>;

/**
 * In a closed loop a slower label lowers the throughput of all. Once its level is accepted, nothing explains the loss of the
 * others any more, so the next unchanged run would fail in them.
 *
 * @param levels accepted in throughput
 * @param histories the recorded measurements of each case, by its key
 * @param findBand the tolerance band of the throughput of a case, in percent
 * @returns the levels of the other labels of these load tests whose throughput fell as much in the same run
 */
export function findWaitingLabels(
  levels: readonly Level[],
  histories: ReadonlyMap<string, readonly PastMeasurement[]>,
  findBand: (name: CaseName) => number,
): readonly Level[] {
  const accepted = new Set(levels.map((level) => nameCase(level.case).key));
  const others = [...histories].flatMap(([key, history]) => {
    const [first] = history;
    return first === undefined || accepted.has(key) ? [] : [{ name: nameCase(first.measurement), history }];
  });
  const othersByTest = groupBy(others, ({ name }) => loadTestKey(name));
  const levelsByTest = groupBy(levels, (level) => `${loadTestKey(level.case)} ${level.from}`);
  return [...levelsByTest.values()].flatMap((ofTest) => {
    const [first] = ofTest;
    if (first === undefined) return [];
    const remaining = ofTest
      .map((level) => remainingThroughput(histories.get(nameCase(level.case).key) ?? [], level.from))
      .filter((share) => !Number.isNaN(share));
    if (remaining.length === 0) return [];
    const share = median(remaining);
    return (othersByTest.get(loadTestKey(first.case)) ?? []).flatMap(({ name, history }): readonly Level[] => {
      const isLoss = share < 1 - (minSharedLoss * findBand(name)) / 100;
      const isWaiting = isLoss && areEquallyFrequent(remainingThroughput(history, first.from), share);
      const { key: _, ...own } = name;
      return isWaiting ? [{ case: own, from: first.from }] : [];
    });
  });
}

/** The throughput of a run as a share of the usual one before it; NaN if one of them is unknown. */
function remainingThroughput(history: readonly PastMeasurement[], from: string): number {
  const start = Date.parse(from);
  const parseStart = ({ provenance }: PastMeasurement): number => Date.parse(provenance.startedAt ?? '');
  const usualThroughput = (runs: readonly PastMeasurement[]): number =>
    usualValue(
      runs.map(({ measurement }) => measurement),
      'throughput',
    );
  const before = history.filter((run) => parseStart(run) < start).toSorted((a, b) => parseStart(a) - parseStart(b));
  return (
    usualThroughput(history.filter((run) => parseStart(run) === start)) / usualThroughput(before.slice(-newestBefore))
  );
}
