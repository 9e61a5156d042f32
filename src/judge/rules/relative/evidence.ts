/** The evidence of one comparison: verdict, reason, and every number needed to recompute it. */
import type { Mutable } from '../../../lang/mutable.js';
import type { Evidence } from '../../../model/comparison.js';
import type { Noise } from '../../../model/documents.js';
import type { Metric } from '../../../model/metric.js';
import { median } from '../../../stats/median.js';
import type { ReasonedDecision } from './decisions.js';
import { hasFewTailValues, highPercentile } from './latency.js';
import type { Judged } from './one-metric.js';
import { common } from './settings.js';
import type { Row } from './table.js';
import type { ModelEvidence } from './types.js';
import { unresolvedRow } from './unresolved.js';
import { percentOf, signOf } from './values.js';
import type { RowVerdict } from './verdicts.js';

/** @param explainsLoss whether the comparison explains the loss of the load test that it is coupled to */
export function createEvidence(
  judged: Judged,
  i: number,
  decision: ReasonedDecision,
  explainsLoss: boolean,
): ModelEvidence {
  const isWorse = decision[0] === 'regression' || decision[0] === 'suspect';
  if (isWorse && !explainsLoss) return withNumbers(judged, i, { verdict: 'pass', reason: 'coupled' });
  const row = judged.rowOf[i] ?? 0;
  const evidence = withNumbers(judged, i, explainDecision(judged, row, decision));
  const unresolved = decision[0] === 'suspect' ? unresolvedRow(judged, row) : undefined;
  if (unresolved !== undefined) evidence.unresolved = unresolved;
  return evidence;
}

/** Adds the numbers one by one, which is many times faster than spreading objects. */
function withNumbers(
  judged: Judged,
  i: number,
  { verdict, reason }: Pick<Evidence, 'verdict' | 'reason'>,
): Mutable<ModelEvidence> {
  const { metric, table, model, rowOf, verdicts } = judged;
  const { fit } = model;
  const r = rowOf[i] ?? 0;
  const { effect, limit, shift, probability, group } = verdicts[r] as RowVerdict;
  const row = table.rows[i];
  const value = median(row?.comparison.candidate ?? [NaN]);
  const evidence: Mutable<ModelEvidence> = { verdict, reason, noise: noiseOf(judged, row?.runs ?? 0, r) };
  // The distance of the value from its limit equals that of the effect, so that both always agree.
  const limitValue = value * Math.exp(signOf(metric) * (limit - effect));
  if (Number.isFinite(limitValue)) evidence.limit = limitValue;
  if (Number.isFinite(effect / limit)) evidence.severity = effect / limit;
  const smallestDetectable = Math.abs(percentOf(limit, metric));
  if (Number.isFinite(smallestDetectable)) evidence.smallestDetectable = smallestDetectable;
  if (fit.cases > 1)
    evidence.adjusted = {
      percent: percentOf(effect, metric),
      shift: percentOf(shift, metric),
      toldBy: judged.hasControls ? 'controls' : 'all',
    };
  if (group !== undefined) {
    evidence.group = groupId(metric, group);
    evidence.probability = probability;
  }
  return evidence;
}

/** @param runs past runs of the comparison, which has this row in the model */
function noiseOf({ model: { fit }, table }: Judged, runs: number, row: number): Noise {
  const own = fit.ownVariance[row] ?? 0;
  const noise: Mutable<Noise> = {
    percent: percentNoise(fit.variance[row] ?? 0),
    runs,
    from: runs < 3 ? 'assumed' : table.isSession ? 'session' : 'history',
  };
  if (own > 0) noise.own = percentNoise(own);
  if (fit.cases > 1) noise.siblings = percentNoise(fit.expectedVariance[row] ?? 0);
  return noise;
}

const percentNoise = (variance: number): number => 100 * Math.expm1(Math.sqrt(variance));

/** The number of runs that a case without siblings needs to pass. */
const fewestRunsAlone = 3;

/** Verdict and reason, as the report states them. */
function explainDecision(
  judged: Judged,
  r: number,
  [decision, reason]: ReasonedDecision,
): Pick<Evidence, 'verdict' | 'reason'> {
  const { model, verdicts } = judged;
  const { rows, repetitions } = model.fit.table;
  const { group, effect, ownLimit } = verdicts[r] as RowVerdict;
  const row = rows[r];
  const band = row?.band ?? 0;
  const kind = group === undefined ? 'case' : model.groups[group]?.kind;
  if (decision === 'regression')
    return {
      verdict: decision,
      reason: reason ?? (kind !== 'case' ? 'group' : repetitions > 1 ? 'beyond-limit' : 'flagrant'),
    };
  if (decision === 'suspect') return { verdict: decision, reason: reason ?? 'single-run' };
  if (decision === 'improvement') return { verdict: decision, reason: 'beyond-limit' };
  const { bands, reach } = common.unstable;
  const deviation = (model.deviation[r] ?? 0) + (model.standing[r] ?? 0);
  const isShort = (row?.runs ?? 0) < fewestRunsAlone;
  // A short history cannot bound a change, so a value measured within the band counts as unchanged.
  const isCalm = isShort && Math.max(effect, deviation) <= band;
  if (ownLimit > Math.max(bands * band, reach) && !isCalm)
    return { verdict: 'inconclusive', reason: isShort ? 'short-history' : whyUnstable(judged, row) };
  if (Math.min(effect, deviation) > band) return { verdict: 'inconclusive', reason: 'within-noise' };
  if (judged.table.rows.length < 3 && isShort) return { verdict: 'inconclusive', reason: 'short-history' };
  return { verdict: 'pass', reason: 'within-band' };
}

/** A high percentile of few requests is noisy by chance alone; lower quantiles of the case are judged instead. */
function whyUnstable({ metric }: Judged, row: Row | undefined): 'few-samples' | 'too-noisy' {
  const level = highPercentile(metric.id);
  const counts = row?.comparison.candidateMeasurements.map(({ samples }) => samples) ?? [];
  const isFew = counts.some((samples) => samples !== undefined && hasFewTailValues(samples, level ?? 0));
  return level !== undefined && isFew ? 'few-samples' : 'too-noisy';
}

/** @param group the index of the group in the model */
export const groupId = (metric: Metric, group: number): string => `${metric.id}:${String(group)}`;
