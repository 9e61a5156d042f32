/** The evidence of one comparison: verdict, reason, and every number needed to recompute it. */
import type { Mutable } from '../../lang/objects.js';
import type { Comparison, Evidence } from '../../model/comparison.js';
import type { LimitBasis, Noise } from '../../model/documents.js';
import { median } from '../../stats/averages.js';
import { findingExceptions, moveVerdict } from '../decide/exceptions.js';
import type { Judged } from '../decide/judge-metric.js';
import { common } from '../model/settings.js';
import type { RowVerdict } from '../decide/judge-rows.js';
import { toPercent, worseSign } from '../../metrics/values.js';
import { findDrifts } from './drift.js';
import { findUnexplained, isRunOpen } from './run-shift.js';
import { findWaiting } from './waiting.js';

/** @returns the evidence of each comparison */
export function createEvidence(judged: Judged, comparisons: readonly Comparison[]): readonly Evidence[] {
  const awaited = findWaiting(judged);
  const drifts = findDrifts(judged, comparisons);
  const open = isRunOpen(judged);
  const unexplained = findUnexplained(judged);
  return judged.rowNumbers.map((row, index) => {
    const drift = drifts[index];
    const first = describeDecision(judged, row);
    const moved = moveVerdict(findingExceptions, first.verdict, {
      judged,
      index,
      row,
      isRunOpen: open,
      isUnexplained: unexplained.has(row),
      isWaiting: awaited[index] !== undefined,
      isDrifting: drift !== undefined,
    });
    const { verdict, reason = first.reason } = moved;
    const evidence = addNumbers(judged, index, { verdict, reason });
    const { exceptions = [] } = judged.verdicts[row] ?? {};
    const fired = [...exceptions, ...moved.exceptions];
    const labels = awaited[index];
    if (fired.length > 0) evidence.exceptions = fired;
    if (labels !== undefined) evidence.because = { waitsFor: labels };
    if (drift !== undefined) evidence.drift = drift;
    return evidence;
  });
}

/** The verdict before the other rows and metrics are considered, with its reason. */
function describeDecision({ model, verdicts }: Judged, row: number): Pick<Evidence, 'verdict' | 'reason'> {
  const { decision, found, exceptions } = verdicts[row] as RowVerdict;
  if (decision === 'regression')
    return { verdict: decision, reason: model.kindOf(found?.group ?? -1) === 'case' ? 'flagrant' : 'group' };
  if (decision === 'suspect')
    return { verdict: decision, reason: exceptions.includes('not-measured-worse') ? 'relative' : 'single-run' };
  return { verdict: decision, reason: decision === 'improvement' ? 'beyond-limit' : 'within-band' };
}

/** Adds the numbers one by one, which is many times faster than spreading objects. */
function addNumbers(
  judged: Judged,
  i: number,
  { verdict, reason }: Pick<Evidence, 'verdict' | 'reason'>,
): Mutable<Evidence> {
  const { metric, table, model, rowNumbers, verdicts, loops } = judged;
  const { fit } = model;
  const r = rowNumbers[i] ?? 0;
  const { effect, limit, shift, found } = verdicts[r] as RowVerdict;
  const value = median(table.rows[i]?.comparison.candidate ?? [NaN]);
  const basis = describeBasis(judged, r);
  const composed = loops[r]?.composed ?? 0;
  const evidence: Mutable<Evidence> = { verdict, reason, noise: describeNoise(judged, r) };
  // The distance of the value from its limit equals that of the effect, so that both always agree.
  const limitValue = value * Math.exp(worseSign(metric) * (limit - effect));
  if (Number.isFinite(limitValue)) evidence.limit = limitValue;
  if (Number.isFinite(effect / limit)) evidence.severity = effect / limit;
  const smallestDetectable = Math.abs(toPercent(limit, metric));
  if (Number.isFinite(smallestDetectable)) evidence.smallestDetectable = smallestDetectable;
  if (basis !== undefined) evidence.basis = basis;
  if (fit.cases > 1)
    evidence.adjusted = {
      percent: toPercent(effect, metric),
      shift: toPercent(shift, metric),
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
function describeBasis({ model, verdicts }: Judged, row: number): LimitBasis | undefined {
  const { found, error, freedom } = verdicts[row] as RowVerdict;
  if (!Number.isFinite(error)) return undefined;
  const factor = model.multiplicity.get(model.kindOf(found?.group ?? -1)) ?? 1;
  const level = common.suspects;
  const basis: Mutable<LimitBasis> = { error: 100 * Math.expm1(error), freedom, level, groups: factor };
  if (found !== undefined) basis.errors = Math.abs(found.effect) / found.error;
  return basis;
}

/** Whether the effect is that of several cases, whose remainder contains the noise of each. */
const isShared = ({ model }: Judged, group: number | undefined): boolean =>
  group !== undefined && (model.groups[group]?.members.length ?? 0) > 1;

/** The noise of a row of the model, and the estimates that it combines. */
function describeNoise(judged: Judged, r: number): Noise {
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
function findMinimum({ model: { fit }, merged, table, metric }: Judged, r: number): Noise['raised'] {
  const noiseFloor = fit.table.rows[r]?.noiseFloor ?? 0;
  if ((fit.variance[r] ?? 0) > noiseFloor ** 2) return undefined;
  if (noiseFloor <= fit.table.settings.floor) return 'floor';
  const isRounding = (i: number): boolean => Math.abs((table.rows[i]?.resolution ?? NaN) - noiseFloor) < 1e-9;
  return metric.unit === 'ms' && (merged.members[r] ?? []).some(isRounding) ? 'rounding' : 'requests';
}

const percentNoise = (variance: number): number => 100 * Math.expm1(Math.sqrt(variance));
