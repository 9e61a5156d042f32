/**
 * Runs in which a plan got another request, or lost one. In a closed loop that changes the throughput of every label, although
 * none became slower or faster, so the throughput of later runs is a level of its own.
 */
import { loadTestKey, nameCase } from '../../cases/names.js';
import { cacheByObject, groupBy } from '../../lang/objects.js';
import { numericValue, usualValue } from '../../metrics/values.js';
import type { Accept } from '../../model/documents.js';
import type { Pair, PairedMeasurement } from '../../model/run.js';
import { largest, knownMedian, sum } from '../../stats/averages.js';
import { areEquallyFrequent, newestBefore, remainingShare, totalTime } from '../loops.js';
import { findAcceptedLevels, firstRuns } from './accepted-levels.js';

/** A loss of this share of what a change of the plan leaves is noise. */
const tolerated = 0.1;

/** A label with the first and the last run that measured it; of a label in the candidate, no run is the last one. */
interface Lifetime {
  readonly pair: Pair;
  readonly first: number;
  readonly last: number;
}

/** A label that the plan got, or lost, with the first run of the changed plan. */
interface Change {
  readonly changed: Lifetime;
  readonly run: number;
  readonly event: string;
}

/**
 * Accepts the throughput of labels where another label of their loop was measured for the first time, or no longer: from the
 * first run on that lost no more than this explains. A label without any run is not in the history yet: the judge explains what
 * it costs. A loss that nobody accepted stays one where the plan changes later.
 *
 * @param accepts what was accepted already
 * @param newest the number of newest runs of a load test that are compared: of older ones, only some labels may remain
 * @returns one entry for each label and run; none for runs without a start time, which no entry can name
 */
export function findPlanChanges(
  pairs: readonly Pair[],
  accepts: readonly Accept[] = [],
  newest = Infinity,
): readonly Accept[] {
  const acceptsByCase = groupBy(accepts, (accept) => nameCase(accept.case).key);
  const labelled = pairs.filter(({ case: { label }, history }) => label !== undefined && history.length > 0);
  const tests = groupBy(labelled, ({ case: name, isControl }) => JSON.stringify([isControl, loadTestKey(name)]));
  return [...tests.values()].flatMap((ofTest) => {
    const start = ofTest.reduce((latest, pair) => Math.max(latest, startOfNewest(pair, newest)), -Infinity);
    const labels = ofTest.flatMap((pair) => toLifetime(pair, start));
    const changesByRun = groupBy(findChanges(labels), ({ run }) => run);
    if (changesByRun.size === 0) return [];
    const findLoop = loops();
    const found = new Map<Lifetime, readonly Accept[]>();
    const inOrder = [...changesByRun].sort(([a], [b]) => a - b);
    for (const [run, changes] of inOrder) {
      const old = labels.filter(({ first, last }) => first < run && run <= last);
      for (const label of old) {
        const isOfLoop = findLoop(label);
        const ofLoop = changes.filter(({ changed }) => isOfLoop(changed));
        const earlier = found.get(label) ?? [];
        const known = [...(acceptsByCase.get(label.pair.case.key) ?? []), ...earlier];
        found.set(label, [...earlier, ...acceptFrom(label, old, ofLoop, known)]);
      }
    }
    return [...found.values()].flat();
  });
}

/** The first of the newest runs of a label; -Infinity if it has no more runs than these. */
function startOfNewest({ history }: Pair, newest: number): number {
  if (history.length <= newest) return -Infinity;
  const runs = [...new Set(history.map(({ run }) => run))];
  return runs.length <= newest ? -Infinity : (runs.at(-newest) ?? -Infinity);
}

/** @param start earlier runs are ignored */
function toLifetime(pair: Pair, start: number): readonly Lifetime[] {
  const { history, candidate } = pair;
  const [first, last] = [history.find(({ run }) => run >= start)?.run, history.at(-1)?.run];
  return first === undefined || last === undefined
    ? []
    : [{ pair, first, last: candidate.length > 0 ? Infinity : last }];
}

/** A history may contain a hundred thousand labels, so neither their pairs nor their number of arguments may be large. */
function findChanges(labels: readonly Lifetime[]): readonly Change[] {
  const first = labels.reduce((min, label) => Math.min(min, label.first), Infinity);
  const last = labels.reduce((max, label) => Math.max(max, label.last), -Infinity);
  return labels.flatMap((changed): readonly Change[] => [
    ...(changed.first > first ? [{ changed, run: changed.first, event: 'was added to the plan' }] : []),
    ...(changed.last < last ? [{ changed, run: changed.last + 1, event: 'was removed from the plan' }] : []),
  ]);
}

/**
 * @param changes of the same run, of labels of its loop
 * @param known what was accepted of the label
 */
function acceptFrom(
  label: Lifetime,
  old: readonly Lifetime[],
  changes: readonly Change[],
  known: readonly Accept[],
): readonly Accept[] {
  const [change] = changes;
  if (change === undefined) return [];
  const { changed, run, event } = change;
  const { history, case: name } = label.pair;
  const before = history.filter((entry) => entry.run < run);
  const accepted = firstRuns(findAcceptedLevels({ history: before }, { id: 'throughput' }, known));
  const usualRate = usualThroughput(before, largest(accepted, 0));
  const added = changes.flatMap((other) => (other.changed.first === run ? [other.changed] : []));
  const first = history.find((entry) => {
    if (entry.run < run) return false;
    const shareLeft = numericValue(entry.measurement, 'throughput') / usualRate;
    return !(shareLeft < (1 - tolerated) * estimateShareLeft(added, old, entry));
  });
  const from = first?.provenance.startedAt;
  if (from === undefined) return [];
  const { key: _, ...own } = name;
  const reason = `${changed.pair.case.label ?? ''} ${event}`;
  return [{ case: own, metric: 'throughput', from, reason, acceptedAt: from }];
}

/** The throughput before a change of the plan: that of the newest runs, or of the whole level if these lost some of it. */
function usualThroughput(before: readonly PairedMeasurement[], start: number): number {
  const ofLevel = before.filter(({ run }) => run >= start);
  const medianThroughput = (runs: readonly PairedMeasurement[]): number =>
    usualValue(
      runs.map(({ measurement }) => measurement),
      'throughput',
    );
  return Math.max(medianThroughput(ofLevel.slice(-newestBefore)), medianThroughput(ofLevel));
}

/**
 * The least share of its throughput that added labels leave to a loop in one run: without pauses, the share of the old labels
 * in the time of all requests. 0 if times or counts are not known.
 */
function estimateShareLeft(
  added: readonly Lifetime[],
  old: readonly Lifetime[],
  { run, measurement }: PairedMeasurement,
): number {
  if (added.length === 0) return 1;
  const addTimes = (labels: readonly Lifetime[]): number =>
    sum(
      labels.flatMap(({ pair: { history } }) => {
        const other = history.find((entry) => entry.run === run)?.measurement;
        const isOfLoop = areEquallyFrequent(other?.samples ?? NaN, measurement.samples ?? NaN);
        return isOfLoop && other !== undefined ? [totalTime(other)] : [];
      }),
    );
  return remainingShare(addTimes(old), addTimes(added));
}

/**
 * Finds out whether two labels are requested equally often in the runs that measured both. A single request has a throughput
 * of its own, which may be that of the loop by chance, so the requests are compared as well if they are known.
 */
function loops(): (label: Lifetime) => (other: Lifetime) => boolean {
  const measurementsOf = cacheByObject(
    ({ pair }: Lifetime) => new Map(pair.history.map(({ run, measurement }) => [run, measurement])),
  );
  return (label) => {
    const own = measurementsOf(label);
    return (other) => {
      const both = other.pair.history.flatMap(({ run, measurement }) => {
        const mine = own.get(run);
        return mine === undefined ? [] : [[mine, measurement] as const];
      });
      const ratio = usualRatio(both.map(([a, b]) => numericValue(a, 'throughput') / numericValue(b, 'throughput')));
      const counts = usualRatio(both.map(([a, b]) => (a.samples ?? NaN) / (b.samples ?? NaN)));
      return areEquallyFrequent(ratio, 1) && (Number.isNaN(counts) || areEquallyFrequent(counts, 1));
    };
  };
}

/** The median of the ratios that are known; NaN if none is. */
const usualRatio = (ratios: readonly number[]): number =>
  knownMedian(ratios.filter((ratio) => ratio > 0 && ratio < Infinity));
