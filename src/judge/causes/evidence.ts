/** The evidence of one comparison: verdict, reason, and every number needed to recompute it. */
import { valuesOfLevel } from '../../compare/usable-values.js';
import type { Mutable } from '../../lang/objects.js';
import type { BlindHistory, Comparison, Evidence } from '../../model/comparison.js';
import type { CaseDrift, LimitBasis, Noise, RunShift } from '../../model/documents.js';
import { finite, median } from '../../stats/averages.js';
import { findBeyondFloor } from '../decide/floor.js';
import { findingExceptions, moveVerdict, severity } from '../decide/exceptions.js';
import type { JudgedMetric } from '../decide/judge-metric.js';
import { type RowVerdict, smallestFailing } from '../decide/judge-rows.js';
import { toPercent, worseSign } from '../../metrics/values.js';
import { nameStart } from '../../compare/loss-start.js';
import { findRise, type Rise } from '../../stats/change-points.js';
import type { QuantityTable, Row } from '../quantities/table.js';
import { noEstimate, ownLosses } from '../model/effects/model.js';
import { type Fit, twoSidedScale, worseSideScale } from '../model/fit/fit-history.js';
import { type Awaited, findAwaited, findChanged } from '../../compare/loops.js';
import { comparedTestKey, type RowLoop, usualRequests } from '../quantities/merge.js';
import { hasFewRequests } from '../quantities/observe.js';
import { percentileLevel } from '../../metrics/index.js';
import type { Metric } from '../../model/metric.js';

type Labels = NonNullable<RunShift['labels']>;

/** @returns the evidence of each comparison */
export function createEvidence(judged: JudgedMetric, comparisons: readonly Comparison[]): readonly Evidence[] {
  const awaited = findWaiting(judged);
  const drifts = findDrifts(judged, comparisons);
  const floor = findBeyondFloor(judged);
  return judged.rowNumbers.map((row, index) => {
    const drift = drifts[index];
    const better = floor[index] ?? 0;
    const isBeyondFloor = better > 0;
    const labels = isBeyondFloor ? findExcuse(awaited[index], comparisons, floor) : awaited[index];
    const first = verdictOf(judged, row);
    const moved = moveVerdict(findingExceptions, first.verdict, {
      judged,
      index,
      row,
      isWaiting: labels !== undefined,
      isDrifting: drift !== undefined,
      isBeyondFloor,
    });
    const { verdict, reason = first.reason } = moved;
    const isPast = reason === 'within-band' && verdict === 'pass' && isBeyondBand(judged, index);
    const evidence = addNumbers(judged, index, { verdict, reason: isPast ? 'within-noise' : reason });
    const { exceptions = [] } = judged.verdicts[row] ?? {};
    const fired = [...exceptions, ...moved.exceptions];
    if (fired.length > 0) evidence.exceptions = fired;
    if (labels !== undefined) evidence.because = { waitsFor: labels };
    if (drift !== undefined) evidence.drift = drift;
    if (verdict === 'suspect' && isBeyondFloor && Number.isFinite(better)) evidence.newest = better;
    return evidence;
  });
}

/** What a case waits for excuses a value beyond the floor only if that is not green itself. */
function findExcuse(
  labels: Labels | undefined,
  comparisons: readonly Comparison[],
  floor: readonly number[],
): Labels | undefined {
  const isSeen = (label: Labels[number]): boolean =>
    label.new ??
    label.gone ??
    label.failing ??
    comparisons.some(
      ({ case: name }, i) => (floor[i] ?? 0) > 0 && name.scenario === label.scenario && name.label === label.label,
    );
  return labels?.some(isSeen) === true ? labels : undefined;
}

/** The verdict before the other rows and metrics are considered, with its reason. */
function verdictOf({ model, verdicts }: JudgedMetric, row: number): Pick<Evidence, 'verdict' | 'reason'> {
  const { decision, found, exceptions } = verdicts[row] as RowVerdict;
  if (decision === 'regression')
    return { verdict: decision, reason: model.kindOf(found?.group ?? NaN) === 'case' ? 'flagrant' : 'group' };
  if (decision === 'suspect')
    return { verdict: decision, reason: exceptions.includes('not-measured-worse') ? 'relative' : 'single-run' };
  return { verdict: decision, reason: decision === 'improvement' ? 'beyond-limit' : 'within-band' };
}

/** Whether a loss was measured, by the model or as the report shows it, that is beyond the band. */
function isBeyondBand({ model, table, metric, verdicts, rowNumbers }: JudgedMetric, index: number): boolean {
  const row = rowNumbers[index] ?? 0;
  const { comparison, band } = table.rows[index] as Row;
  const level = valuesOfLevel(comparison.past);
  const shown = level.length === 0 ? 0 : Math.log(median(comparison.candidate) / median(level));
  const loss = Math.max(model.deviation[row] ?? 0, worseSign(metric) * shown);
  // Only controls show that the machine was slower.
  return (model.hasControls ? Math.min(loss, verdicts[row]?.effect ?? 0) : loss) > band;
}

/** Adds the numbers one by one, which is many times faster than spreading objects. */
function addNumbers(
  judged: JudgedMetric,
  i: number,
  { verdict, reason }: Pick<Evidence, 'verdict' | 'reason'>,
): Mutable<Evidence> {
  const { metric, table, model, rowNumbers, verdicts, loops } = judged;
  const { fit } = model;
  const r = rowNumbers[i] ?? 0;
  const { effect, limit, shift, found } = verdicts[r] as RowVerdict;
  const value = median(table.rows[i]?.comparison.candidate ?? [NaN]);
  const basis = basisOf(judged, r);
  const composed = loops[r]?.composed ?? 0;
  const evidence: Mutable<Evidence> = { verdict, reason, noise: noiseOf(judged, r) };
  // The distance of the value from its limit equals that of the effect, so that both always agree.
  const limitValue = value * Math.exp(worseSign(metric) * (limit - effect));
  if (Number.isFinite(limitValue)) evidence.limit = limitValue;
  if (Number.isFinite(effect / limit)) evidence.severity = effect / limit;
  const smallestDetectable = round(Math.abs(toPercent(limit, metric)));
  if (Number.isFinite(smallestDetectable)) evidence.smallestDetectable = smallestDetectable;
  if (basis !== undefined) evidence.basis = basis;
  if (fit.cases > 1)
    evidence.adjusted = {
      percent: round(toPercent(effect, metric)),
      shift: round(toPercent(shift, metric)),
      ...(composed !== 0 && { awaited: toPercent(composed, metric) }),
      source: isShared(judged, found?.group) ? 'group' : model.hasControls ? 'controls' : 'all',
    };
  if (found !== undefined) {
    evidence.group = `${metric.id}:${String(found.group)}`;
    evidence.probability = found.probability;
  }
  return evidence;
}

/** The numbers behind the limit and the probability of a row, with which both can be recomputed. */
function basisOf({ model, verdicts }: JudgedMetric, row: number): LimitBasis | undefined {
  const { found, error, freedom } = verdicts[row] as RowVerdict;
  if (!Number.isFinite(error)) return undefined;
  const groups = round(model.multiplicity.get(model.kindOf(found?.group ?? NaN)) ?? NaN);
  const level = model.fit.table.settings.fails;
  const basis: Mutable<LimitBasis> = { error: round(100 * Math.expm1(error)), freedom: round(freedom), level, groups };
  if (found !== undefined) basis.errors = round(Math.abs(found.effect) / found.error);
  return basis;
}

/** Whether the effect is that of several cases, whose remainder contains the noise of each. */
const isShared = ({ model }: JudgedMetric, group: number | undefined): boolean =>
  group !== undefined && (model.groups[group]?.members.length ?? 0) > 1;

/** The noise of a row of the model, and the estimates that it combines. */
function noiseOf(judged: JudgedMetric, r: number): Noise {
  const { fit } = judged.model;
  const { runs = 0 } = fit.table.rows[r] ?? {};
  const expected = percentNoise(fit.expectedVariance[r] ?? 0);
  const noise: Mutable<Noise> = {
    percent: percentNoise(fit.variance[r] ?? 0),
    runs,
    from: runs < 3 ? 'assumed' : 'history',
  };
  // Equal values show no noise, but they count. Rounding errors can make their variance slightly negative.
  if (runs > 1) noise.own = percentNoise(Math.max(0, fit.ownVariance[r] ?? 0));
  if (fit.cases > 1) noise.siblings = expected;
  else noise.assumed = expected;
  const raised = findMinimum(judged, r);
  if (raised !== undefined) noise.raised = raised;
  return noise;
}

/** Where the noise of a row is its minimum: what sets the minimum. */
function findMinimum({ model: { fit }, merged, table, metric }: JudgedMetric, r: number): Noise['raised'] {
  const noiseFloor = fit.table.rows[r]?.noiseFloor ?? 0;
  if ((fit.variance[r] ?? 0) > noiseFloor ** 2) return undefined;
  if (noiseFloor <= fit.table.settings.floor) return 'floor';
  const isRounding = (i: number): boolean => Math.abs((table.rows[i]?.resolution ?? NaN) - noiseFloor) < 1e-9;
  return metric.unit === 'ms' && (merged.members[r] ?? []).some(isRounding) ? 'rounding' : 'requests';
}

const percentNoise = (variance: number): number => round(100 * Math.expm1(Math.sqrt(variance)));

/** No reader needs more decimals, which would be a tenth of a report. */
const round = (value: number): number => Math.round(value * 1e6) / 1e6;

const drift = {
  /** The number of newest runs that are searched for a drift. */
  newest: 10,
  /** The minimum number of runs before them, from which level and noise are estimated. */
  minBefore: 8,
  /**
   * The limit of the cumulative sum for one case, and its increase with the logarithm of their number. Sums of noise exceed
   * a limit with a probability of about exp(-2 x slack x limit), so that many cases together alarm as rarely as one.
   */
  limit: 4.25,
  limitGrowth: 0.5,
  /** Weight of the model's noise against the spread of the earlier runs, in degrees of freedom. */
  noiseWeight: 6,
};

/**
 * Finds a drift. A level that became the baseline by itself would hide it: runs before that level are moved back to where
 * they were measured.
 *
 * @param residuals oldest first, the run under test last; logarithms, larger = worse; NaN where not measured
 * @param noise standard deviation of one run, as the model estimates it
 * @param cases the number of cases that are searched
 * @param taken the loss whose level became the baseline, with the index of its first run
 */
export function estimateDrift(
  residuals: Float64Array,
  noise: number,
  cases: number,
  taken?: { readonly start: number; readonly step: number },
): Rise | undefined {
  const first = Math.max(0, residuals.length - drift.newest);
  if (taken !== undefined && taken.start >= first)
    for (let i = 0; i < taken.start; i++) residuals[i] = (residuals[i] ?? NaN) - taken.step;
  const before = finite(residuals.subarray(0, first));
  const count = before.length;
  if (count < drift.minBefore) return undefined;
  const level = median(before);
  const own = worseSideScale(new Float64Array(before.map((value) => value - level)), count);
  const freedom = (count - 1) / 2;
  const sigma = Math.sqrt((drift.noiseWeight * noise ** 2 + freedom * own ** 2) / (drift.noiseWeight + freedom));
  const limit = drift.limit + drift.limitGrowth * Math.log(cases);
  return findRise(residuals, { level, sigma, limit }, first);
}

/**
 * Residual series of a row: the residuals of the history, then that of the run under test after removing the machine and
 * its groups. Each call overwrites the series of the previous one.
 */
function residualSeries({ model }: JudgedMetric): (row: number) => Float64Array {
  const { fit, cases } = model;
  const losses = ownLosses(model, new Float64Array(cases));
  const { runs, residuals } = fit;
  const series = new Float64Array(runs + 1);
  return (row) => {
    for (let t = 0; t < runs; t++) series[t] = residuals[t * cases + row] ?? NaN;
    series[runs] = losses[row] ?? NaN;
    return series;
  };
}

/** By comparison: its slow loss, for findings and for the exception `drift`; undefined without one. */
function findDrifts(judged: JudgedMetric, comparisons: readonly Comparison[]): readonly (CaseDrift | undefined)[] {
  const { table, model, metric, rowNumbers } = judged;
  // The level of selected runs is not that of the runs before this one.
  if (comparisons.some(({ isSelected }) => isSelected)) return [];
  const readSeries = residualSeries(judged);
  return rowNumbers.map((row, i) => {
    const { decision = 'pass' } = judged.verdicts[row] ?? {};
    if (decision !== 'pass' && decision !== 'suspect') return undefined;
    const noise = Math.sqrt(model.fit.variance[row] ?? 0);
    const found = estimateDrift(readSeries(row), noise, model.fit.cases, findTakenLoss(table, comparisons[i]));
    if (found === undefined) return undefined;
    const past = comparisons[i]?.past;
    const source = past?.sources[past.runs.indexOf(table.runIds[found.start] ?? NaN)];
    return { percent: toPercent(found.mean, metric), runs: found.count, ...nameStart(source) };
  });
}

/** The loss whose level became the baseline, with the index of its first run among the past runs. */
function findTakenLoss({ runIds }: QuantityTable, comparison: Comparison | undefined) {
  const taken = comparison?.takenLoss;
  if (taken === undefined) return undefined;
  const start = runIds.findIndex((run) => run >= taken.run);
  return start < 0 ? undefined : { start, step: taken.step };
}

/** By comparison: the labels that it waits for; undefined if its throughput has a verdict of its own. */
function findWaiting(judged: JudgedMetric): readonly (Labels | undefined)[] {
  const { loops, merged, rowNumbers } = judged;
  const awaited = loops.map((loop, row) => loop && explainLoop(judged, loop, row));
  return rowNumbers.map((row, i) => {
    const place = loops[row]?.members.indexOf(i) ?? NaN;
    if (awaited[row]?.isCause[place] === false) return awaited[row].labels;
    return merged.members[row]?.length === 1 ? awaitOtherLoop(judged, i, row) : undefined;
  });
}

/** The labels that explain the verdict on a loop, or that changed its composition; undefined if none are known. */
function explainLoop(judged: JudgedMetric, loop: RowLoop, row: number): Awaited | undefined {
  const decision = judged.verdicts[row]?.decision ?? 'pass';
  const { parts, loss, composed, band } = loop;
  if (decision === 'pass')
    return Math.abs(loss) > band && 2 * Math.abs(composed) >= Math.abs(loss) ? findChanged(loop) : undefined;
  const found = findAwaited(loop, decision === 'improvement' ? -1 : 1);
  return found?.isCause.some((isCause, p) => isCause && parts[p]?.change === undefined) === true ? found : undefined;
}

/**
 * A label outside the loops of its load test, as below an If or a Throughput Controller, loses requests where the iterations of its
 * thread group get longer. It waits if it lost no more than a loop of at least as many requests, whose verdict is as severe.
 */
function awaitOtherLoop(judged: JudgedMetric, i: number, row: number): Labels | undefined {
  const { comparison } = judged.table.rows[i] ?? {};
  const own = judged.verdicts[row] as RowVerdict;
  if (comparison?.case.label === undefined || severity[own.decision] === 0) return undefined;
  const key = comparedTestKey(comparison);
  const { model, explained } = judged;
  const min = smallestFailing(model, explained.marginal[model.caseGroups[row] ?? NaN] ?? noEstimate);
  for (const [r, loop] of judged.loops.entries()) {
    const first = judged.table.rows[loop?.members[0] ?? NaN]?.comparison;
    if (loop === undefined || loop.members.length < 2 || first === undefined || comparedTestKey(first) !== key)
      continue;
    const { decision } = judged.verdicts[r] as RowVerdict;
    if (severity[decision] < severity[own.decision]) continue;
    const isPart = usualRequests(comparison) <= usualRequests(first);
    const further = (model.deviation[row] ?? 0) - (model.deviation[r] ?? 0);
    if (isPart && further <= min) return explainLoop(judged, loop, r)?.labels;
  }
  return undefined;
}

/** Labels that take less than this share of an iteration do not count where few explain a change of many. */
const noticeable = 0.05;

/**
 * The labels that explain a shift of the whole run. In every load test they must be few of the noticeable ones, or change its
 * composition: then these labels changed, not everything. Undefined if they are more.
 */
function labelsOfShift(judged: JudgedMetric, sign: 1 | -1): Labels | undefined {
  const { loops, merged } = judged;
  const labels = new Map<string, Labels[number]>();
  for (const [row, loop] of loops.entries()) {
    if (loop === undefined) {
      // What waits for a loop is explained by the labels of that loop.
      if (awaitOtherLoop(judged, merged.members[row]?.[0] ?? 0, row) !== undefined) continue;
      return undefined;
    }
    const found = findAwaited(loop, sign);
    if (found === undefined) return undefined;
    const total = loop.parts.reduce((sum, { before, added }) => sum + before + Math.max(0, added), 0);
    const isNoticed = loop.parts.map(({ before, added }) => before + Math.max(0, added) >= noticeable * total);
    const count = isNoticed.filter(Boolean).length;
    const few = found.isCause.filter(
      (isCause, p) => isCause && isNoticed[p] && loop.parts[p]?.change === undefined,
    ).length;
    if (!(2 * few < count || (count === 2 && few === 1))) return undefined;
    for (const label of found.labels) labels.set(JSON.stringify([label.scenario, label.label]), label);
  }
  return labels.size === 0 ? undefined : [...labels.values()];
}

/** A throughput that falls by a fifth, or a response time that grows by a quarter: the same logarithm. */
const unseen = -Math.log(1 - 0.2);
/** What all cases share shows that whole runs vary if it is this many times what rounding and few requests explain. */
const farFromFloor = 4;
/** A shorter history is reported as short, not as noisy. */
const minRuns = 5;

/**
 * A history that cannot judge: whole runs or single cases vary so much that a loss of a fifth goes undetected. Undefined if it is too
 * short to decide.
 */
export function blindHistory({ model, metric, merged, table, explained }: JudgedMetric): BlindHistory | undefined {
  const { fit, groups } = model;
  if (fit.runs < minRuns) return undefined;
  const { settings, rows } = fit.table;
  // Side-by-side measurement does not help where whole milliseconds or few requests set the noise.
  const isMeasuredNoise = rows.map(
    ({ noiseFloor, rounding, comparison }, row) =>
      ((fit.variance[row] ?? 0) > Math.max(noiseFloor, rounding) ** 2 ||
        Math.max(noiseFloor, rounding) <= settings.floor) &&
      (percentileLevel(metric.id) > 95 || !hasFewRequests(comparison, metric)),
  );
  const floor = median(rows.map(({ noiseFloor, rounding }) => Math.max(noiseFloor, rounding)));
  let everything: number | undefined;
  const judgedRows = new Set<number>();
  groups.forEach(({ kind, members }, g) => {
    const limit = smallestFailing(model, explained.marginal[g] ?? noEstimate);
    if (g === model.everything && limit > Math.max(unseen, farFromFloor * floor))
      everything = 100 * Math.abs(Math.expm1(worseSign(metric) * limit));
    // A slower endpoint is slower at all loads, where its label is detected although single cases are not.
    if (g !== model.everything && (kind === 'case' || kind === 'label') && limit <= unseen)
      for (const row of members) judgedRows.add(row);
  });
  const [cases, judgedCases, coarseCases]: [string[], string[], string[]] = [[], [], []];
  rows.forEach(({ runs, comparison: { isControl } }, row) => {
    const isJudged = judgedRows.has(row) || runs < minRuns;
    if (isControl) return;
    const keys = isJudged ? judgedCases : isMeasuredNoise[row] === true ? cases : coarseCases;
    for (const i of merged.members[row] ?? []) keys.push(table.rows[i]?.comparison.case.key ?? '');
  });
  return {
    metric: metric.id,
    ...(everything !== undefined && { everythingPercent: everything }),
    cases,
    judgedCases,
    coarseCases,
  };
}

/** With fewer past runs, the spread of a case from run to run is not known. */
const minRunsOfShift = 3;

/** The shift of the whole run; undefined with fewer than two rows, unless labels that are new or gone explain it. */
export function runShiftOf(judged: JudgedMetric): RunShift | undefined {
  const { metric, model, explained, verdicts, loops } = judged;
  const { fit, deviation, everything } = model;
  const { rows } = fit.table;
  const composed = rows.map((_, row) => loops[row]?.composed ?? 0);
  const isComposed = composed.length > 0 && composed.every((part) => part !== 0);
  if (rows.length < 2 && !isComposed) return undefined;
  const controls = rows.filter(({ comparison }) => comparison.isControl).map(({ comparison }) => comparison.case.key);
  const moved = verdicts.filter(({ found }) => found !== undefined && found.group === everything && everything >= 0);
  const bands = rows.map(({ band }) => band);
  const limit = Math.max(median(bands), smallestFailing(model, explained.marginal[everything] ?? noEstimate));
  const worst = findWorstPastShift(fit);
  const shift = median([...deviation].map((value, row) => (isComposed ? value + (composed[row] ?? 0) : value)));
  const labels = labelsOfShift(judged, shift < 0 ? -1 : 1);
  const verdict = judgeShift(verdicts, moved);
  return {
    metric: metric.id,
    percent: toPercent(shift, metric),
    cases: rows.length,
    controls,
    ...(everything >= 0 && Number.isFinite(limit) && { limit: toPercent(limit, metric) }),
    ...(worst !== undefined && { worstPast: toPercent(worst, metric) }),
    ...(fit.runs >= minRunsOfShift && { spread: measureSpread(fit, metric) }),
    verdict: labels === undefined ? verdict : 'pass',
    ...(labels && { labels }),
  };
}

/** @param moved the rows that moved with the whole run; none if something else explains the run */
function judgeShift(all: readonly RowVerdict[], moved: readonly RowVerdict[]): RunShift['verdict'] {
  const isWorse = ({ decision }: RowVerdict): boolean => decision === 'regression';
  if (moved.some(isWorse) || all.every(isWorse)) return 'regression';
  return moved.some(({ decision }) => decision === 'suspect') ? 'inconclusive' : 'pass';
}

/**
 * The largest median deviation of a past run, as a logarithm; undefined if no run measured at least half of the cases, whose
 * median would not be that of the whole run.
 */
function findWorstPastShift({ cases, runs, deviations }: Fit): number | undefined {
  const shifts = Array.from({ length: runs }, (_, t) => finite(deviations.subarray(t * cases, (t + 1) * cases)))
    .filter(({ length }) => length > 0 && 2 * length >= cases)
    .map((known) => median(known));
  return shifts.length === 0 ? undefined : Math.max(...shifts);
}

/** How much cases moved from run to run. */
function measureSpread({ cases, runs, deviations }: Fit, metric: Metric): number {
  const scales = Array.from({ length: cases }, (_, c) => {
    const own = new Float64Array(runs);
    for (let t = 0; t < runs; t++) own[t] = deviations[t * cases + c] ?? NaN;
    const known = finite(own);
    return twoSidedScale(new Float64Array(known), known.length);
  });
  return Math.abs(toPercent(median(scales), metric));
}
