/** The evidence of one comparison: verdict, reason, and every number needed to recompute it. */
import type { Mutable } from '../../../../lang/mutable.js';
import type { Evidence } from '../../../../model/comparison.js';
import type { Noise } from '../../../../model/documents.js';
import { median } from '../../../../stats/median.js';
import type { Attribution, Direction } from './attribution.js';
import type { ReasonedDecision } from '../verdicts/decide-all.js';
import { hasFewRequests } from '../percentiles.js';
import { limitBases } from './limit-bases.js';
import type { Judged } from '../verdicts/judge-metric.js';
import { common } from '../settings.js';
import type { Row } from '../table.js';
import { isRunUnresolved, unresolvedRow } from '../verdicts/unresolved.js';
import { toPercent, worseSign } from '../../../../metrics/log-scale.js';
import type { RowVerdict } from '../verdicts/row-verdicts.js';

/**
 * @param decisions by comparison
 * @param attribution which comparisons explain the change of the load test that they are coupled to
 * @returns the evidence of each comparison
 */
export function createEvidence(
  judged: Judged,
  decisions: readonly ReasonedDecision[],
  attribution: Attribution,
): readonly Evidence[] {
  const context = { judged, bases: limitBases(judged), isRunOpen: isRunUnresolved(judged) };
  return judged.rowNumbers.map((_, i) => {
    const decision = decisions[i] ?? ['pass'];
    const direction = directions[decision[0]];
    const explains = direction === undefined || (attribution[direction][i] ?? true);
    if (!explains) return addNumbers(context, i, { verdict: 'pass', reason: 'coupled' });
    const evidence = createDecided(context, i, decision);
    const isAwaiting = evidence.verdict === 'pass' && judged.awaited[i]?.explains === true;
    return isAwaiting ? { ...evidence, reason: 'coupled' } : evidence;
  });
}

const directions = {
  regression: 'worse',
  suspect: 'worse',
  improvement: 'better',
  pass: undefined,
} as const satisfies Record<ReasonedDecision[0], Direction | undefined>;

interface Context {
  readonly judged: Judged;
  /** By row of the model. */
  readonly bases: ReturnType<typeof limitBases>;
  /** Whether everything is worse, and nothing shows whether the machine or the change is the cause. */
  readonly isRunOpen: boolean;
}

function createDecided(context: Context, i: number, decision: ReasonedDecision): Evidence {
  const { judged } = context;
  const row = judged.rowNumbers[i] ?? 0;
  const evidence = addNumbers(context, i, explainDecision(context, row, decision));
  const unresolved = decision[0] === 'suspect' ? unresolvedRow(judged, row) : undefined;
  if (unresolved !== undefined) evidence.unresolved = unresolved;
  return evidence;
}

/** Adds the numbers one by one, which is many times faster than spreading objects. */
function addNumbers(
  { judged, bases }: Context,
  i: number,
  { verdict, reason }: Pick<Evidence, 'verdict' | 'reason'>,
): Mutable<Evidence> {
  const { metric, table, model, rowNumbers, verdicts } = judged;
  const { fit } = model;
  const r = rowNumbers[i] ?? 0;
  const { effect, limit, shift, found } = verdicts[r] as RowVerdict;
  const value = median(table.rows[i]?.comparison.candidate ?? [NaN]);
  const basis = bases[r];
  const allowance = judged.awaited[i]?.allowance;
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
      ...(allowance && { awaited: toPercent(median(allowance), metric) }),
      source: isShared(judged, found?.group) ? 'group' : judged.hasControls ? 'controls' : 'all',
    };
  if (found !== undefined) {
    evidence.group = `${metric.id}:${String(found.group)}`;
    evidence.probability = found.probability;
  }
  return evidence;
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
    from: runs < 3 ? 'assumed' : judged.table.isSession ? 'session' : 'history',
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
  const least = fit.table.rows[r]?.least ?? 0;
  if ((fit.variance[r] ?? 0) > least ** 2) return undefined;
  if (least <= fit.table.settings.floor) return 'floor';
  const isRounding = (i: number): boolean => Math.abs((table.rows[i]?.resolution ?? NaN) - least) < 1e-9;
  return metric.unit === 'ms' && (merged.members[r] ?? []).some(isRounding) ? 'rounding' : 'requests';
}

const percentNoise = (variance: number): number => 100 * Math.expm1(Math.sqrt(variance));

/** The number of runs that a case without siblings needs to pass. */
const fewestRunsAlone = 3;

/** Verdict and reason, as the report states them. */
function explainDecision(
  { judged, isRunOpen }: Context,
  r: number,
  [decision, reason]: ReasonedDecision,
): Pick<Evidence, 'verdict' | 'reason'> {
  const { model, verdicts } = judged;
  const { rows, repetitions } = model.fit.table;
  const { found, effect, ownLimit } = verdicts[r] as RowVerdict;
  const row = rows[r];
  const band = row?.band ?? 0;
  const kind = found === undefined ? 'case' : model.groups[found.group]?.kind;
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
  // A slow machine may explain a value beyond the band, but not while the movement of the run itself is unexplained.
  if (isRunOpen && deviation > band)
    return { verdict: 'inconclusive', reason: isShort ? 'short-history' : 'within-noise' };
  if (Math.min(effect, deviation) > band) return { verdict: 'inconclusive', reason: 'within-noise' };
  if (judged.table.rows.length < 3 && isShort) return { verdict: 'inconclusive', reason: 'short-history' };
  return { verdict: 'pass', reason: 'within-band' };
}

/** With few requests a metric is noisy by chance alone; more runs would not help, but a longer test does. */
const whyUnstable = ({ metric }: Judged, row: Row | undefined): 'few-samples' | 'too-noisy' =>
  row !== undefined && hasFewRequests(row.comparison, metric) ? 'few-samples' : 'too-noisy';
